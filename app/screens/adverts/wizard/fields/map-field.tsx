import { lazy, Suspense, useMemo, useState, type ReactElement } from 'react'
import { metresBetween } from '#contract/rules/distance.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { formatNumber } from '../../../../lib/texts/format.ts'
import { postingTexts } from '../../texts.ts'
import { useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import type { TypedAdvert } from '../draft/draft.ts'
import { Refused } from '../outcome/login-needed.tsx'
import css from '../steps/form.module.css'

// Loads the map library on opening; an error replaces the map.
const PinMap = lazy(() =>
  import('../../../../parts/map/pin-map.tsx').then(
    (part) => ({ default: part.PinMap }),
    () => ({ default: MapFailed }),
  ),
)

interface MapFieldProps {
  readonly typed: TypedAdvert
  readonly error: string | undefined
  readonly onChange: (change: Partial<TypedAdvert>) => void
}

/** Optional pin, collapsed behind a button. */
export function MapField({ typed, error, onChange }: MapFieldProps): ReactElement {
  const t = postingTexts.use()
  const waiting = useTexts().advert.map.loading
  const [isOpen, setIsOpen] = useState(false)
  const place = usePlacePoint(typed, isOpen)
  return (
    <div className={css['field']}>
      {error && <p className={css['error']}>{error}</p>}
      <div className={css['row']}>
        <Button name="latitude" aria-expanded={isOpen} onPress={() => setIsOpen((was) => !was)}>
          {isOpen ? t.map.hide : t.map.show}
        </Button>
        {typed.pin && <Button onPress={() => onChange({ pin: null })}>{t.map.remove}</Button>}
      </div>
      {isOpen && (
        <div className={css['opened']}>
          <p className={css['hint']}>{t.map.hint}</p>
          <FindAddress typed={typed} onChange={onChange} />
          <Suspense fallback={<p role="status">{waiting}</p>}>
            <PinMap
              pin={typed.pin}
              place={place}
              put={t.map.put}
              onPut={(pin) => onChange({ pin })}
            />
          </Suspense>
          <PinAt typed={typed} place={place} />
        </div>
      )}
    </div>
  )
}

interface PinAtProps extends Pick<MapFieldProps, 'typed'> {
  readonly place: ReturnType<typeof usePlacePoint>
}

/** Position of the pin in words for screen readers, and whether it fits the place. */
function PinAt({ typed: { pin }, place }: PinAtProps): ReactElement {
  const t = postingTexts.use().map
  const lang = useLang()
  const km = pin && place ? metresBetween(pin, place) / 1_000 : null
  const isFar = km !== null && place !== null && km > place.maxKm
  return (
    <div role="status">
      {pin && km === null && <p className={css['hint']}>{t.isPut}</p>}
      {km !== null && place && (
        <p className={css[isFar ? 'error' : 'hint']}>
          {km < nearKm
            ? t.inMiddle(place.label)
            : t[isFar ? 'far' : 'at'](formatNumber(lang, km, 1), place.label)}
        </p>
      )}
    </div>
  )
}

/** Below this distance in km the pin counts as at the place. */
const nearKm = 0.1

/** Geocodes the address on a press of the button, never while typing. */
function FindAddress({ typed, onChange }: Omit<MapFieldProps, 'error'>): ReactElement | null {
  const t = postingTexts.use()
  const [outcome, setOutcome] = useState<'found' | 'notFound' | null>(null)
  const find = useCall(ownAdvertCalls.findPosition, {
    refusalIn: 'screen',
    onDone: ({ position: { latitude, longitude, isAddress } }) => {
      if (isAddress) onChange({ pin: { latitude, longitude } })
      setOutcome(isAddress ? 'found' : 'notFound')
    },
  })
  const { place, address } = typed
  if (!place || address.trim() === '') return null
  const press = (): void => {
    setOutcome(null)
    void find({ place, address })
  }
  return (
    <div className={css['row']}>
      <Button busy={find.isBusy} onPress={press}>
        {t.map.find}
      </Button>
      {find.refusal ? (
        <Refused call={find} />
      ) : (
        <p className={css['hint']} role="status">
          {outcome === null ? t.map.findHint : t.map[outcome]}
        </p>
      )}
    </div>
  )
}

/** Centre of the selected place and the maximum distance of its pins. */
function usePlacePoint({ place, placeLabel }: TypedAdvert, isEnabled: boolean) {
  const { answer } = useDebouncedCall(
    ownAdvertCalls.findPosition,
    isEnabled && place ? { place } : null,
    { pauseMs: 0 },
  )
  return useMemo(() => answer && { ...answer.position, label: placeLabel }, [answer, placeLabel])
}

function MapFailed(): ReactElement {
  return <p className={css['hint']}>{useTexts().advert.map.failed}</p>
}
