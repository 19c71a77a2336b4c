import { useId, useRef, type ReactElement, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { postCall } from '../../lib/calls/calls.ts'
import { readFilters } from '../../lib/filters/filters.ts'
import {
  forgetSearch,
  forgetSearches,
  rememberSearch,
  rememberTyped,
  type RecentSearch,
} from '../../lib/filters/recent-searches.ts'
import { suggestionTexts } from '../texts.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import {
  suggestionGroups,
  type PlaceFilters,
  type Suggestion,
  type SuggestionGroup,
} from './suggestion-groups.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import { RecentTools } from './recent-tools.tsx'
import { OptionCount } from '../../parts/combobox/option-count.tsx'
import { useCombobox } from '../../parts/combobox/use-combobox.ts'
import { useTyped } from './use-typed.ts'
import css from './suggestions.module.css'

/** Texts required before the first render. */
export const { ready } = suggestionTexts

/** Listbox under the search box. The input belongs to the form, so the combobox attaches to it by ref. */
export function Suggestions({
  input,
}: {
  input: RefObject<HTMLInputElement | null>
}): ReactElement | null {
  const texts = suggestionTexts.use()
  const id = useId()
  const { text, recent, found, isOpen, setOpen, refresh } = useTyped(input)
  const place = placeOf(useLocation().search)
  const groups = suggestionGroups(useTexts(), texts, { text, recent, found, place })
  const [first] = isOpen ? groups : []
  const list = useRef<HTMLDivElement>(null)
  useCombobox(input, list, {
    isOpen: first !== undefined,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  })

  const onPick = ({ search, label }: Suggestion, kind: SuggestionGroup['kind']): void => {
    if (search) rememberSearch(search)
    // A list of places that does not load leaves the search forgotten.
    if (kind === 'queries') rememberTyped(postCall, label, place.l ?? '').catch(() => {})
    setOpen(false)
    input.current?.blur()
  }
  const onForget = (search: RecentSearch | null): void => {
    if (search) forgetSearch(search)
    else forgetSearches()
    refresh()
    // The pressed button is removed with its line, so the focus returns to the input.
    input.current?.focus()
  }
  return (
    <>
      <OptionCount count={first ? groups.flatMap(({ items }) => items).length : 0} />
      {first && (
        <div
          className={css['popup']}
          role="presentation"
          // Keeps the focus in the input, and with it the on-screen keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          <div ref={list} id={id} role="listbox" aria-label={texts.label}>
            <Groups {...{ id, groups, text, onPick }} />
          </div>
          {first.kind === 'recent' && <RecentTools items={first.items} onForget={onForget} />}
          {groups.length === 1 && first.kind === 'recent' && text === '' && (
            <p className={css['footnote']}>{texts.recentNote}</p>
          )}
        </div>
      )}
    </>
  )
}

/** Groups whose lines need no heading to be understood; screen readers hear one. */
const untitled: ReadonlySet<SuggestionGroup['kind']> = new Set(['queries', 'everywhere'])

interface GroupsProps {
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  readonly text: string
  readonly onPick: (item: Suggestion, kind: SuggestionGroup['kind']) => void
}

function Groups({ id, groups, text, onPick }: GroupsProps): ReactElement[] {
  const texts = suggestionTexts.use()
  return groups.map(({ kind, items }, at) => {
    const from = groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0)
    return (
      <div key={kind} className={css[kind]} role="group" aria-label={texts[kind]}>
        {!untitled.has(kind) && (
          <p className={css[kind === 'recent' ? 'recentGroup' : 'group']} role="presentation">
            {texts[kind]}
          </p>
        )}
        {items.map((item, index) => (
          <SuggestionOption
            key={item.path}
            id={`${id}-${from + index}`}
            {...{ kind, item, text }}
            onPick={() => onPick(item, kind)}
          />
        ))}
      </div>
    )
  })
}

function placeOf(search: string): PlaceFilters {
  const { l, near, radius } = readFilters(new URLSearchParams(search))
  return { l, near, radius }
}
