import type { ReactElement } from 'react'
import { resultsTexts } from '../texts.ts'
import type { CardOverlay } from '../../../parts/cards/card.tsx'
import { AdvertList } from '../../../parts/lists/advert-list.tsx'
import type { Listing } from '../list/listing.ts'
import css from './partial-results.module.css'

interface PartialProps {
  readonly list: Listing['list']
  /** Cards only: the column beside the map is narrow. */
  readonly isBesideMap?: boolean
  /** Drawn over each card. */
  readonly Overlay?: CardOverlay | undefined
}

/** After a short list: adverts that lack some of the words, under a heading that says which, and those that lack all. */
export function PartialResults(props: PartialProps): ReactElement[] {
  const { list, isBesideMap = false, Overlay } = props
  const t = resultsTexts.use().understood
  const view = isBesideMap ? 'grid' : undefined
  return list.partial.map(({ missing, cards }, index) => {
    const title = missing.length > 0 ? t.without(missing.join(' ')) : t.similar
    return (
      <section key={`${index} ${title}`} className={css['group']} aria-label={title}>
        <h2 className={css['title']}>{title}</h2>
        <AdvertList adverts={cards} now={list.now} heading="h3" view={view} Overlay={Overlay} />
      </section>
    )
  })
}
