import type { ReactElement } from 'react'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { resultsTexts } from '../texts.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { ViewToggle } from '../../../parts/lists/view-toggle.tsx'
import type { ListScreenProps } from '../list/listing.ts'
import css from './results-view.module.css'

/** View of the list: cards or rows, stored in the browser, or a map, part of the address. */
export function ResultsView({ listing, basePath }: ListScreenProps): ReactElement {
  const { filters } = listing
  const t = resultsTexts.use().map
  const link = useLink()
  const isMap = filters.view === 'map'
  // Leaving the map also drops its section, which would filter the list invisibly.
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
