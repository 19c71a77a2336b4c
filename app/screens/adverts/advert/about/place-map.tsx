import { lazy, Suspense, useRef, type ReactElement } from 'react'
import type { AdvertDetail } from '#contract/adverts/adverts.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import type { ShownAdvert } from '../detail.ts'
import { useNear } from '../use-near.ts'
import css from './place-map.module.css'

// When the map fails to load, the page still names the place.
const AdvertMap = lazy(() =>
  import('../../../../parts/map/map.tsx').then(
    (module) => ({ default: module.AdvertMap }),
    () => ({ default: NoMap }),
  ),
)

interface PlaceMapProps {
  readonly advert: Pick<ShownAdvert, 'city' | 'district' | 'address'>
  readonly position: NonNullable<AdvertDetail['position']>
}

/** Location of an advert in words and on a map, which loads when it is scrolled near. */
export function PlaceMap({ advert, position }: PlaceMapProps): ReactElement {
  const t = useTexts().advert.place
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const { latitude, longitude, isExact } = position
  return (
    <section>
      <h2 className={css['heading']}>{t.title}</h2>
      <p className={css['where']}>
        {[advert.city, advert.district, advert.address].filter(Boolean).join(', ')}
      </p>
      <div ref={box} className={`${css['box']} needs-script`}>
        {isNear && (
          <Suspense>
            <AdvertMap position={{ latitude, longitude }} isExact={isExact} />
          </Suspense>
        )}
      </div>
      {!isExact && <p className={css['note']}>{t.about}</p>}
    </section>
  )
}

function NoMap(): ReactElement {
  return <p className={css['note']}>{useTexts().advert.map.failed}</p>
}
