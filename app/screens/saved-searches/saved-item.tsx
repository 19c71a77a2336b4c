import { useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { appliedFilters } from '../../lib/filters/applied-filters.ts'
import { filtersTexts } from '../search/texts.ts'
import { formatDate } from '../../lib/texts/format.ts'
import { savedSearchesTexts } from './texts.ts'
import { useLang, useLink, useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import { FrequencyForm, RenameForm } from './item-forms.tsx'
import { openedAddress } from '../../lib/lists/opened-address.ts'
import type { SavedLine } from './saved-line.ts'
import type { Searches } from './use-searches.ts'
import css from './saved-searches.module.css'

interface SavedItemProps {
  readonly line: SavedLine
  readonly searches: Searches
  readonly onDelete: () => void
}

/** A saved search. Without JavaScript its forms submit to the server. */
export function SavedItem(props: SavedItemProps): ReactElement {
  const t = savedSearchesTexts.use()
  const lang = useLang()
  const link = useLink()
  const { line, searches } = props
  const { id, name, newCount, createdAt } = line
  return (
    <li className={css['item']} aria-busy={searches.isBusy(id) || undefined}>
      <h2 className={css['name']}>
        <a href={link(openedAddress(line))}>{name}</a>
      </h2>
      <SavedFilters line={line} />
      <p className={css['news']} data-fresh={newCount > 0}>
        {newCount > 0 ? t.fresh(newCount) : t.nothingFresh}
        <span className={css['since']}>{t.savedAt(formatDate(lang, createdAt))}</span>
      </p>
      <Tools {...props} />
    </li>
  )
}

function Tools(props: SavedItemProps): ReactElement {
  const t = savedSearchesTexts.use()
  const { line, onDelete } = props
  const [isRenaming, setRenaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const formId = `rename-${line.id}`
  const close = (): void => {
    setRenaming(false)
    opener.current?.focus()
  }
  const remove = (event: SubmitEvent): void => {
    event.preventDefault()
    onDelete()
  }
  return (
    <div className={css['tools']}>
      <FrequencyForm {...props} />
      <Button
        ref={opener}
        className="needs-script"
        aria-expanded={isRenaming}
        aria-controls={formId}
        onPress={() => setRenaming(!isRenaming)}
      >
        <Icon name="pencil" size={18} />
        {t.rename}
      </Button>
      <form method="post" onSubmit={remove}>
        <input type="hidden" name="searchId" value={line.id} />
        <Button type="submit" name="intent" value="delete" aria-label={t.remove.of(line.name)}>
          <Icon name="trash-2" size={18} />
          {t.remove.button}
        </Button>
      </form>
      <RenameForm {...props} id={formId} isOpen={isRenaming} onDone={close} />
    </div>
  )
}

/** Filters of the saved list as labels. */
function SavedFilters({ line: { narrowed, category } }: { line: SavedLine }): ReactElement {
  const t = useTexts()
  const texts = filtersTexts.use()
  const own = savedSearchesTexts.use()
  const applied = narrowed ? appliedFilters(t, texts, narrowed, category) : []
  const labels = [narrowed?.filters.q ?? '', ...applied.map(({ label }) => label)].filter(Boolean)
  return (
    <ul className={css['chips']} aria-label={own.lookedFor}>
      {(labels.length > 0 ? labels : [own.form.unnamed]).map((label) => (
        <li key={label} className={css['chip']}>
          {label}
        </li>
      ))}
    </ul>
  )
}
