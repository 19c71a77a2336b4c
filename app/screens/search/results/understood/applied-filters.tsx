import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react'
import { appliedFilters } from '../../../../lib/filters/applied-filters.ts'
import { filtersTexts } from '../../texts.ts'
import { clearedFilters, filterQuery } from '../../../../lib/filters/filters.ts'
import { useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from './applied-filters.module.css'
import type { Listing } from '../../list/listing.ts'

interface AppliedProps {
  readonly listing: Listing
  readonly category: string | null
  readonly basePath: string
}

interface Applied {
  /** Name of the filter; `attributes.year` for an attribute. */
  readonly filter: string
  readonly label: string
  /** Path of the list without this filter. */
  readonly path: string
}

/** Conditions in the words and applied filters, each with the address of the list without it. */
export function useAppliedFilters({ listing, category, basePath }: AppliedProps): Applied[] {
  const t = useTexts()
  const texts = filtersTexts.use()
  const { filters, list } = listing
  const ofWords = list.understood.map(({ text, without }) => ({
    filter: 'q',
    label: text,
    path: basePath + filterQuery({ ...filters, q: without }),
  }))
  const chosen = appliedFilters(t, texts, listing, category).map(({ filter, label, without }) => ({
    filter,
    label,
    path: basePath + filterQuery({ ...filters, ...without }),
  }))
  return [...ofWords, ...chosen]
}

/** Applied filters as chips; a press removes one. */
export function AppliedFilters(props: AppliedProps): ReactElement | null {
  const t = filtersTexts.use()
  const link = useLink()
  const { filters } = props.listing
  const applied = useAppliedFilters(props)
  const { list, onRemove } = useNextFocus(applied.length)
  if (applied.length === 0) return null
  const cleared = filterQuery(clearedFilters(filters))
  // Conditions in the words are no filters: clearing keeps the words.
  const canClear = cleared !== filterQuery(filters)
  return (
    <ul ref={list} className={css['applied']} aria-label={t.applied.title}>
      {applied.map(({ filter, label, path }, at) => (
        <li key={filter + label}>
          <a
            className="pill chosen"
            href={link(path)}
            aria-label={t.applied.remove(label)}
            onClick={() => onRemove(at)}
          >
            {label}
            <Icon name="x" size={16} />
          </a>
        </li>
      ))}
      {canClear && (
        <li>
          <a
            className={css['clear']}
            href={link(props.basePath + cleared)}
            aria-label={filters.q ? `${t.clear}. ${t.clearKeeps(filters.q)}` : undefined}
          >
            {t.clear}
          </a>
        </li>
      )}
    </ul>
  )
}

interface NextFocus {
  readonly list: RefObject<HTMLUListElement | null>
  readonly onRemove: (at: number) => void
}

/** Moves the focus from a removed chip to the one in its place, or to the page when none is left. */
function useNextFocus(count: number): NextFocus {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  useLayoutEffect(() => {
    const at = removed.current
    removed.current = null
    const { activeElement, body } = document
    if (at === null || activeElement !== body) return
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const next = links[Math.min(at, links.length - 1)] ?? document.querySelector('main')
    next?.focus({ preventScroll: true })
  }, [count])
  const onRemove = (at: number): void => {
    removed.current = at
  }
  return { list, onRemove }
}
