import type { ReactElement } from 'react'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { resultsTexts } from '../texts.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { ViewToggle } from '../../../parts/lists/view-toggle.tsx'
import type { ListScreenProps } from '../list/listing.ts'
import css from './results-view.module.css'

/** How the list is seen: cards or rows, which the browser remembers, or a map, which the address says. */
export function ResultsView({ listing, basePath }: ListScreenProps): ReactElement {
  const { filters } = listing
  const t = resultsTexts.use().map
  const link = useLink()
  const isMap = filters.view === 'map'
  // A part of the map that nobody sees any more would be a riddle.
  const path = basePath + filterQuery({ ...filters, view: isMap ? '' : 'map', box: '' })
  return (
    <>
      {!isMap && <ViewToggle />}
      <ButtonLink className={`${css['map']} needs-script`} href={link(path)} rel="nofollow">
        <Icon name={isMap ? 'list' : 'map-pin'} size={18} />
        <span className={css['word']}>{isMap ? t.hide : t.show}</span>
      </ButtonLink>
    </>
  )
}
