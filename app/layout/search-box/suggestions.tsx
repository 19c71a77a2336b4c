import { useId, useRef, type ReactElement } from 'react'
import { postCall } from '../../lib/calls/calls.ts'
import {
  forgetSearch,
  forgetSearches,
  rememberSearch,
  rememberTyped,
  type RecentSearch,
} from '../../lib/filters/recent-searches.ts'
import { suggestionTexts } from '../texts.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { PlaceButton } from './place-button.tsx'
import { suggestionGroups, type Suggestion, type SuggestionGroup } from './suggestion-groups.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import { RecentTools } from './recent-tools.tsx'
import { OptionCount } from '../../parts/combobox/option-count.tsx'
import { useCombobox } from '../../parts/combobox/use-combobox.ts'
import type { PopupProps } from './use-popup.ts'
import { useTyped } from './use-typed.ts'
import type { SearchPlace } from './use-search-place.ts'
import css from './suggestions.module.css'

export const { ready } = suggestionTexts

/** Listbox under the search box. The input belongs to the form, so the combobox attaches to it by ref. */
export function Popup({ input, search: { place }, setChoosing }: PopupProps): ReactElement {
  const texts = suggestionTexts.use()
  const id = useId()
  const { text, recent, found, isOpen, isFocused, setOpen, refresh } = useTyped(input)
  const { l, near, radius } = place
  const shown = { text, recent, found, place: { l, near, radius } }
  const groups = suggestionGroups(useTexts(), texts, shown)
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
    if (kind === 'queries') rememberTyped(postCall, label, place.l).catch(() => {})
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
      {isFocused && (
        <div
          className={css['popup']}
          data-empty={!first || undefined}
          role="presentation"
          // Keeps the focus in the input, and with it the on-screen keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          <PlaceLine place={place} onOpen={() => setChoosing(true)} />
          {first && (
            <div className={css['lists']}>
              <div ref={list} id={id} role="listbox" aria-label={texts.label}>
                <Groups {...{ id, groups, text, onPick }} />
              </div>
              {first.kind === 'recent' && <RecentTools items={first.items} onForget={onForget} />}
            </div>
          )}
          {first?.kind === 'recent' && groups.length === 1 && text === '' && (
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

interface PlaceLineProps {
  readonly place: SearchPlace
  readonly onOpen: () => void
}

/** Place of the search, where the box is too narrow to show it. */
function PlaceLine({ place, onOpen }: PlaceLineProps): ReactElement {
  const { where } = useTexts().layout
  return (
    <PlaceButton className={css['place']} place={place} aria-expanded={false} onClick={onOpen}>
      <span className={css['detail']}>{where}:</span>
    </PlaceButton>
  )
}
