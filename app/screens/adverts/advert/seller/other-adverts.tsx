import { lazy, Suspense, useRef, type ReactElement } from 'react'
import { useNear } from '../use-near.ts'
import type { OtherAdvertsProps } from './other-list.tsx'
import css from './other-adverts.module.css'

// Without the list there is the link of the seller's card.
const OtherList = lazy(() =>
  import('./other-list.tsx').then(
    (module) => ({ default: module.OtherList }),
    () => ({ default: () => null }),
  ),
)

/** Further adverts of the seller, loaded when they are nearly in view; their room is reserved. */
export function OtherAdverts(props: OtherAdvertsProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  return (
    <div ref={box} className={`${css['room']} needs-script`}>
      {isNear && (
        <Suspense>
          <OtherList {...props} />
        </Suspense>
      )}
    </div>
  )
}
