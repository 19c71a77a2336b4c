import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../../parts/icons/icon.tsx'
import { liesOnButton } from '../floating/lies-on-control.ts'
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
  useEffect(() => {
    let now: Place = 'corner'
    const update = (): void => {
      if (!button.current) return
      now = placeOf(button.current, now)
      setPlace(now)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    // Content that expands can move controls under the button without a scroll event.
    const growth = new ResizeObserver(update)
    growth.observe(document.body)
    return () => {
      growth.disconnect()
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [button])
  return place
}

function placeOf(button: HTMLElement, now: Place): Place {
  const up = now === 'raised' ? raisedBy : 0
  // A field that is covered at its end can be typed into, a button cannot be pressed.
  for (const isStrict of [true, false]) {
    if (!liesOnButton(button, { raised: -up, isStrict })) return 'corner'
    if (!liesOnButton(button, { raised: raisedBy - up, isStrict })) return 'raised'
  }
  return 'hidden'
}
