import { useState, type ReactElement } from 'react'
import { filtersTexts } from '../texts.ts'
import { focusNew } from '../../../lib/browser/focus.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import panel from '../filters/filter-panel.module.css'

interface NearMeProps {
  /** "47.02,28.83"; empty: not used. */
  readonly near: string
  readonly onNear: (near: string) => void
}

/** In km, unless another radius is chosen. */
export const radiusAroundMe = '10'

type Refused = 'nearDenied' | 'nearFailed'

const geolocationDenied = 1

/** Filter around the user's position. The browser is queried only on a press. */
export function NearMe({ near, onNear }: NearMeProps): ReactElement {
  const t = filtersTexts.use().place
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [isUsed, setUsed] = useState(false)
  // The pressed button is replaced by its opposite, which takes the focus.
  const ref = isUsed ? focusNew : null
  const ask = (): void => {
    setUsed(true)
    setAsking(true)
    setRefused(null)
    getPosition().then(
      (position) => {
        setAsking(false)
        onNear(position)
      },
      (error: unknown) => {
        setAsking(false)
        setRefused(isDenied(error) ? 'nearDenied' : 'nearFailed')
      },
    )
  }
  if (near !== '') {
    return (
      <>
        <button
          ref={ref}
          type="button"
          className="pill chosen"
          aria-label={t.drop(t.nearMe)}
          onClick={() => {
            setUsed(true)
            onNear('')
          }}
        >
          {t.nearMe}
          <Icon name="x" size={16} />
        </button>
        <p className={panel['note']}>{t.nearHint}</p>
      </>
    )
  }
  return (
    <>
      <Button ref={ref} busy={isAsking} onPress={ask}>
        <Icon name="map-pin" size={18} />
        {isAsking ? t.nearAsking : t.near}
      </Button>
      {refused && (
        <p className={panel['note']} role="alert">
          {t[refused]}
        </p>
      )}
    </>
  )
}

/** Two decimals (about 1 km) keep the exact position out of the address. */
function getPosition(): Promise<string> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`),
      reject,
      { timeout: 10_000, maximumAge: 600_000 },
    )
  })
}

function isDenied(error: unknown): boolean {
  return error instanceof GeolocationPositionError && error.code === geolocationDenied
}
