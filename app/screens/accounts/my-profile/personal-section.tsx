import type { FormEvent, ReactElement } from 'react'
import { isLanguage, languages, type Lang } from '#contract/languages.ts'
import { addressMaxLength, nameMaxLength } from '#contract/limits.ts'
import { useHydrated } from '../../../lib/browser/hydrated.ts'
import { myAccountTexts } from '../texts.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../parts/forms/error-summary.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { CallProblem } from '../../../parts/forms/problem-line.tsx'
import { PlaceInput } from '../../../parts/combobox/place-input.tsx'
import type { OwnAccount } from './own-account.ts'
import { Section } from './section.tsx'
import { usePersonal } from './use-personal.ts'
import css from './form.module.css'

/** Data that can be changed without proof. */
export function PersonalSection({ account }: { account: OwnAccount }): ReactElement {
  const texts = myAccountTexts.use()
  const t = texts.personal
  const { refusals } = useTexts()
  const isReady = useHydrated()
  const personal = usePersonal(account)
  const { place, placeError } = personal
  const { field, errors, summary } = personal.form
  const isCompany = account.accountType === 1
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    personal.save()
  }
  return (
    <Section id="personal" title={t.title}>
      <form className={css['form']} method="post" noValidate onSubmit={submit}>
        <ErrorSummary
          ref={summary}
          errors={{ ...errors, place: placeError }}
          labels={{ brand: t.brand, place: t.place }}
        />
        <fieldset className={css['fields']} disabled={!isReady}>
          {isCompany && (
            <Field
              {...field('brand')}
              label={t.brand}
              isRequired
              hint={t.brandHint}
              maxLength={nameMaxLength}
              autoComplete="organization"
            />
          )}
          <Field
            {...field('fullName')}
            label={isCompany ? t.contactName : t.fullName}
            hint={isCompany ? undefined : t.fullNameHint}
            maxLength={nameMaxLength}
            autoComplete="name"
          />
          <Field
            label={t.place}
            hint={t.placeHint}
            name="place"
            error={placeError && refusals[placeError]}
          >
            <PlaceInput
              label={t.place}
              chosen={place.text}
              onChange={(found, text) => personal.setPlace({ slug: found?.slug ?? '', text })}
              onBlur={personal.checkPlace}
            />
          </Field>
          <Field
            {...field('address')}
            label={t.address}
            hint={t.addressHint}
            maxLength={addressMaxLength}
            autoComplete="street-address"
          />
          <LanguageField language={personal.language} onChange={personal.setLanguage} />
        </fieldset>
        <CallProblem call={personal.saving} />
        <div className={css['buttons']}>
          <Button
            type="submit"
            kind="primary"
            className="needs-script"
            busy={personal.saving.isBusy}
          >
            {texts.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}

interface LanguageFieldProps {
  readonly language: Lang
  readonly onChange: (language: Lang) => void
}

function LanguageField({ language, onChange }: LanguageFieldProps): ReactElement {
  const t = myAccountTexts.use().personal
  const names = useTexts().adverts.languages
  return (
    <Field label={t.language} hint={t.languageHint} name="language">
      <select
        value={language}
        onChange={({ target }) => isLanguage(target.value) && onChange(target.value)}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </Field>
  )
}
