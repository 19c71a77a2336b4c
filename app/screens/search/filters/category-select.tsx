import type { ReactElement } from 'react'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { filtersTexts } from '../texts.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { countOf } from './controls/filter-option.tsx'
import type { Facets } from './state/use-facets.ts'
import { BareSelect } from '../../../parts/forms/bare-control.tsx'

interface CategorySelectProps {
  readonly category: string
  /** Name of the category or subcategory. */
  readonly label: string | null
  readonly facets: Facets | null
}

/** Category filter of a search; without a selection, options show their numbers of adverts. */
export function CategorySelect({ category, label, facets }: CategorySelectProps): ReactElement {
  const t = filtersTexts.use()
  const lang = useLang()
  const categories = useLayoutData()?.categories ?? []
  const isOther = category !== '' && !categories.some(({ slug }) => slug === category)
  const counted = (slug: string): string => {
    const count = category ? null : countOf(facets, facets?.categories, slug)
    return count ? ` (${count.isEstimate ? '≈' : ''}${formatNumber(lang, count.count)})` : ''
  }
  return (
    <BareSelect name="category" aria-label={t.category} defaultValue={category}>
      <option value="">{t.anyCategory}</option>
      {isOther && <option value={category}>{label ?? category}</option>}
      {categories.map(({ slug, label: name }) => (
        <option key={slug} value={slug}>
          {name + counted(slug)}
        </option>
      ))}
    </BareSelect>
  )
}
