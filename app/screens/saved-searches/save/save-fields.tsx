import type { ReactElement } from 'react'
import { savedSearchName } from '#contract/limits.ts'
import { alertFrequencies } from '#contract/saved-searches.ts'
import { savedSearchesTexts } from '../texts.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Field } from '../../../parts/forms/field.tsx'
import css from './save-fields.module.css'

interface SaveFieldsProps {
  readonly name: string
  readonly hasEmail: boolean
  readonly nameError: string | undefined
}

/** Fields of a saved search: name and mail frequency. */
export function SaveFields({ name, hasEmail, nameError }: SaveFieldsProps): ReactElement {
  const { form: t, frequencies } = savedSearchesTexts.use()
  const link = useLink()
  return (
    <>
      <Field
        label={t.name}
        name="name"
        defaultValue={name}
        error={nameError}
        maxLength={savedSearchName}
        required
        autoComplete="off"
      />
      <fieldset className={css['frequency']}>
        <legend>{t.frequency}</legend>
        {alertFrequencies.map((frequency) => (
          <label key={frequency} className={css['choice']}>
            <input
              type="radio"
              name="frequency"
              value={frequency}
              defaultChecked={frequency === 'daily'}
            />
            {frequencies[frequency]}
          </label>
        ))}
      </fieldset>
      {!hasEmail && (
        <p className={css['note']}>
          {t.noEmail} <a href={link('/my-profile#contacts')}>{t.addEmail}</a>
        </p>
      )}
    </>
  )
}
