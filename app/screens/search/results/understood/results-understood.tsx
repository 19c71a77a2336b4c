import type { ReactElement } from 'react'
import { filterQuery } from '../../../../lib/filters/filters.ts'
import { resultsTexts } from '../../texts.ts'
import { useLink } from '../../../../lib/texts/texts.ts'
import type { Listing } from '../../list/listing.ts'
import css from './results-understood.module.css'

interface UnderstoodProps {
  readonly listing: Listing
  readonly basePath: string
}

/** How the search words were interpreted, with a link to search them otherwise. */
export function Understood({ listing, basePath }: UnderstoodProps): ReactElement | null {
  const { filters, list } = listing
  const t = resultsTexts.use().understood
  const link = useLink()
  const { q, exact, wide } = filters
  const also = list.also.filter((word) => word !== q && word !== list.correctedTo)
  const isHelped = list.correctedTo !== '' || also.length > 0 || list.missing.length > 0
  if (q && wide) return <Wide listing={listing} basePath={basePath} />
  if (!q || (!exact && !isHelped)) return null

  const otherwise = link(basePath + filterQuery({ ...filters, exact: exact ? '' : '1' }))
  return (
    <p className={css['understood']} role="status">
      {list.correctedTo && <span>{t.typed(q)} </span>}
      {list.missing.length > 0 && <span>{t.missing(list.missing.join(' '))} </span>}
      {also.length > 0 && <span>{t.also(also.join(', '))} </span>}
      {exact && <span>{t.isExact} </span>}
      <a className={css['otherwise']} href={otherwise} rel="nofollow">
        {exact ? t.helpful : t.exact(q)}
      </a>
    </p>
  )
}

/** Shown for the wide search: link back to the narrow one. */
function Wide({ listing: { filters }, basePath }: UnderstoodProps): ReactElement {
  const t = resultsTexts.use().understood
  const link = useLink()
  return (
    <p className={css['understood']} role="status">
      <span>{t.isWide} </span>
      <a
        className={css['otherwise']}
        href={link(basePath + filterQuery({ ...filters, wide: '' }))}
        rel="nofollow"
      >
        {t.narrower}
      </a>
    </p>
  )
}

/** Shown after a narrow search: link to all adverts that mention the words. */
export function Wider({ listing, basePath }: UnderstoodProps): ReactElement | null {
  const { filters, list } = listing
  const t = resultsTexts.use().understood
  const link = useLink()
  if (!list.isNarrow || list.page < list.pages) return null
  return (
    <p className={css['wider']}>
      <a
        className={css['otherwise']}
        href={link(basePath + filterQuery({ ...filters, wide: '1' }))}
        rel="nofollow"
      >
        {t.wider}
      </a>
    </p>
  )
}
