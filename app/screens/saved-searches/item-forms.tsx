import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react'
import { savedSearchName } from '#contract/limits.ts'
import { alertFrequencies, type SavedSearch } from '#contract/saved-searches.ts'
import { savedSearchesTexts } from './texts.ts'
import { BareSelect } from '../../parts/forms/bare-control.tsx'
import { Button } from '../../parts/forms/button.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { frequencyOf, nameFrom } from './saved-form.ts'
import type { Searches } from './use-searches.ts'
import css from './saved-searches.module.css'

interface ItemFormProps {
  readonly line: SavedSearch
  readonly searches: Searches
}

/** Frequency of mails; saved on change when JavaScript is available. */
export function FrequencyForm({ line, searches }: ItemFormProps): ReactElement {
  const t = savedSearchesTexts.use()
  const { id, name, frequency } = line
  return (
    <form method="post" className={css['frequency']}>
      <input type="hidden" name="searchId" value={id} />
      <label className={css['mails']}>
        <span className={css['mailsLabel']}>{t.mails}</span>
        <BareSelect
          name="frequency"
          className={css['select']}
          aria-label={t.mailsOf(name)}
          value={frequency}
          onChange={({ currentTarget }) =>
            void searches.setFrequency(id, frequencyOf(currentTarget.value))
          }
        >
          {alertFrequencies.map((each) => (
            <option key={each} value={each}>
              {t.frequencies[each]}
            </option>
          ))}
        </BareSelect>
      </label>
      <button type="submit" name="intent" value="frequency" className={css['apply']}>
        {t.apply}
      </button>
    </form>
  )
}

interface RenameFormProps extends ItemFormProps {
  readonly id: string
  readonly isOpen: boolean
  readonly onDone: () => void
}

/** Expanded by its button; without JavaScript always visible. */
export function RenameForm({ id, line, searches, isOpen, onDone }: RenameFormProps): ReactElement {
  const t = savedSearchesTexts.use()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLInputElement>('input[name="name"]')?.select()
  }, [isOpen])
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const name = nameFrom(new FormData(event.currentTarget))
    void searches.rename(line.id, name).then((isDone) => isDone && onDone())
  }
  return (
    <form
      ref={form}
      id={id}
      method="post"
      data-open={isOpen}
      className={css['rename']}
      onSubmit={submit}
    >
      <input type="hidden" name="searchId" value={line.id} />
      <Field
        key={line.name}
        label={t.form.name}
        name="name"
        defaultValue={line.name}
        maxLength={savedSearchName}
        pattern=".*\S.*"
        required
        autoComplete="off"
      />
      <Button type="submit" name="intent" value="rename" busy={searches.isBusy(line.id)}>
        {t.form.submit}
      </Button>
    </form>
  )
}
