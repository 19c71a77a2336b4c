import { useRef, useState, type ReactElement, type RefObject } from 'react'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import { liesOnAvoided, type Avoided } from '../floating/lies-on-control.ts'
import { useContentBelow } from '../floating/use-content-below.ts'
import css from './bot-button.module.css'

/**
 * Opens the help bot. Gives way to what lies below it: above the button to the top, or out of sight where that place
 * is taken too. Without JavaScript a link to the help desk at the end of the page.
 */
export function BotButton(): ReactElement {
  const t = useTexts()
  const link = useLink()
  const button = useRef<HTMLAnchorElement>(null)
  const place = usePlace(button)
  return (
    <a
      ref={button}
      href={link('/help-desk')}
      className={css['bot']}
      data-opens="bot"
      data-place={place}
      aria-label={t.layout.askBot}
      aria-haspopup="dialog"
      title={t.layout.askBot}
    >
      <Icon name="circle-help" />
    </a>
  )
}

/** Pixels: above the place of the button to the top. */
const raisedBy = 128

type Place = 'corner' | 'raised' | 'hidden'

function usePlace(button: RefObject<HTMLAnchorElement | null>): Place {
  const [place, setPlace] = useState<Place>('corner')
  useContentBelow((isResting) => {
    if (button.current) setPlace(placeOf(button.current, isResting))
  })
  return place
}

/** A page that moves passes words below the button all the time: it gives way to them where the page comes to rest. */
function placeOf(button: HTMLElement, isResting: boolean): Place {
  // Where it stands: the place that was chosen last may not be drawn yet.
  const isRaised = button.dataset['place'] === 'raised'
  const up = isRaised ? raisedBy : 0
  const heights = { corner: -up, raised: raisedBy - up }
  const places: readonly (keyof typeof heights)[] =
    isRaised && !isResting ? ['raised', 'corner'] : ['corner', 'raised']
  // A field that is covered at its end can be typed into, a button cannot be pressed.
  const avoided: readonly Avoided[] = ['text', 'fields', 'buttons']
  for (const one of isResting ? avoided : avoided.slice(1)) {
    const free = places.find((place) => !liesOnAvoided(button, one, heights[place]))
    if (free) return free
  }
  return 'hidden'
}
