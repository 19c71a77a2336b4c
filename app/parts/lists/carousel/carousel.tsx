import { useRef, type ReactElement, type ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/texts.ts'
import css from './carousel.module.css'
import { Icon } from '../../icons/icon.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'

interface CarouselProps {
  readonly title: string
  readonly id?: string
  /** Link beside the title, for example to the whole list. */
  readonly more?: ReactElement
  /** Items per press; absent: the number of visible ones. */
  readonly step?: number
  /** Interval of the automatic advance in seconds. */
  readonly seconds?: number
  /** The title is for screen readers alone, and the buttons stand beside the line. */
  readonly isBare?: boolean
  /** List with its items in one line. */
  readonly children: ReactNode
}

/** Horizontal scroller, moved by touch, wheel, buttons and optionally a timer. */
export function Carousel({
  title,
  id,
  more,
  step,
  seconds,
  isBare = false,
  children,
}: CarouselProps): ReactElement {
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const t = useTexts().search.carousel
  const move = (direction: 1 | -1): void => scrollItems(viewport.current, direction, step)
  const { isPaused, setPaused } = useAutoAdvance(section, seconds, () => move(1))
  return (
    <section
      ref={section}
      id={id}
      className={`${css['carousel']} ${isBare ? css['bare'] : ''}`}
      aria-label={title}
    >
      <header className={css['header']}>
        <h2 className={isBare ? 'visually-hidden' : undefined}>{title}</h2>
        {more}
        <span className={css['buttons']}>
          {seconds && (
            <button
              type="button"
              aria-label={isPaused ? t.play : t.pause}
              onClick={() => setPaused(!isPaused)}
            >
              <span className={css[isPaused ? 'play' : 'pause']} />
            </button>
          )}
          <button
            type="button"
            className={css['arrow']}
            aria-label={t.previous}
            onClick={() => move(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className={css['arrow']}
            aria-label={t.next}
            onClick={() => move(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </span>
      </header>
      <div ref={viewport} className={css['viewport']}>
        {children}
      </div>
    </section>
  )
}

/** Wraps around at both ends. */
function scrollItems(viewport: HTMLElement | null, direction: 1 | -1, step?: number): void {
  const items = viewport?.firstElementChild
  const [first, second] = items?.children ?? []
  if (!viewport || !first) return
  const width = second
    ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
    : first.getBoundingClientRect().width
  const seen = Math.max(1, Math.floor(viewport.clientWidth / width))
  const end = viewport.scrollWidth - viewport.clientWidth
  const at = viewport.scrollLeft
  const target = at + direction * width * (step ?? seen)
  if (direction > 0) viewport.scrollTo({ left: at >= end - 2 ? 0 : target, behavior: 'smooth' })
  else viewport.scrollTo({ left: at <= 2 ? end : target, behavior: 'smooth' })
}
