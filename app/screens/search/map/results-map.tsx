import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { useHydrated } from '../../../lib/browser/hydrated.ts'
import { resultsTexts } from '../texts.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import type { ListScreenProps } from '../list/listing.ts'
import css from './results-map.module.css'

// When the map fails to load, the list is still shown.
const MapSide = lazy(() =>
  import('./map-side.tsx').then(
    (module) => ({ default: module.MapSide }),
    () => ({ default: NoMap }),
  ),
)

/** List with its map: side by side on a desktop; on a phone the map alone, with the list as a strip over it. */
export function ResultsMap({
  children,
  ...props
}: ListScreenProps & { readonly children: ReactNode }): ReactElement {
  const t = resultsTexts.use().map
  const isHydrated = useHydrated()
  const list = useRef<HTMLDivElement>(null)
  const map = useRef<HTMLElement>(null)
  useRoomAbove(map)
  const isEmpty = props.listing.list.cards.length === 0
  return (
    <div className={css['split']} data-map="">
      <p className={css['script']}>{t.needsScript}</p>
      <section ref={map} className={`${css['map']} needs-script`} aria-label={t.region}>
        {isHydrated && (
          <Suspense>
            <MapSide {...props} listBox={list} />
          </Suspense>
        )}
      </section>
      <div ref={list} className={css['list']} data-empty={isEmpty || undefined}>
        {children}
      </div>
    </div>
  )
}

/** Tells the style sheet what stands above the map, for titles and chips take more lines than usual. */
function useRoomAbove(map: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = map.current
      if (box) box.style.setProperty('--above', `${box.getBoundingClientRect().top + scrollY}px`)
    }
    const changes = new ResizeObserver(measure)
    changes.observe(document.body)
    return () => changes.disconnect()
  }, [map])
}

function NoMap(): ReactElement {
  return (
    <p className={css['note']} role="status">
      {useTexts().advert.map.failed}
    </p>
  )
}
