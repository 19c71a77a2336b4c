import { useEffect, type ReactElement } from 'react'
import { Form, useNavigation } from '../../lib/router/index.ts'
import type { ImportSource } from '#contract/imports/imports.ts'
import { importAddressLength } from '#contract/rules/imports/limits.ts'
import { formatDay, formatTime } from '../../lib/texts/format.ts'
import { useLang, useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { focusField } from '../../parts/forms/focus-field.ts'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { useActed } from './import-action.ts'
import { useSavedToast } from './use-saved-toast.ts'
import { importTexts } from './texts.ts'
import css from './import.module.css'

const hours = ['', '6', '12', '24', '168'] as const

/** The address of the file, and when it is read. */
export function SourceSection({
  source,
  now,
}: {
  readonly source: ImportSource
  readonly now: string
}): ReactElement {
  const t = importTexts.use()
  const { refusals } = useTexts()
  const lang = useLang()
  const acted = useActed('save', 'fetch')
  const isBusy = ['save', 'fetch'].includes(String(useNavigation().formData?.get('intent')))
  useSavedToast(acted?.refused === null, t.saved)
  const ofUrl = { link_invalid: t.failures.bad_address, import_address_needed: t.address.needed }
  const refused = acted?.refused ? { ...refusals, ...ofUrl }[acted.refused] : undefined
  const isOfUrl = acted?.field === 'url'
  useEffect(() => {
    if (isOfUrl) focusField('url')
  }, [acted, isOfUrl])
  return (
    <section className={css['box']} aria-labelledby="address-title">
      <h2 className={css['subtitle']} id="address-title">
        {t.address.title}
      </h2>
      <p className={css['note']}>{t.address.text}</p>
      <Form method="post" className={css['form']} noValidate>
        <Field
          label={t.address.url}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={importAddressLength}
          defaultValue={acted?.refused ? acted.url : source.url}
          error={isOfUrl ? refused : undefined}
        />
        <Field label={t.address.every} name="everyHours" hint={t.address.everyHint}>
          <select
            defaultValue={acted?.refused ? acted.everyHours : String(source.everyHours ?? '')}
          >
            {hours.map((one) => (
              <option key={one} value={one}>
                {t.address.hours[one]}
              </option>
            ))}
          </select>
        </Field>
        {source.nextAt && (
          <p className={css['note']}>
            {t.address.next(`${formatDay(lang, source.nextAt, now)}, ${formatTime(source.nextAt)}`)}
          </p>
        )}
        {refused && !isOfUrl && <ProblemLine text={refused} />}
        <div className={css['buttons']}>
          <Button type="submit" name="intent" value="fetch" busy={isBusy}>
            {t.address.fetch}
          </Button>
          <Button type="submit" name="intent" value="save" busy={isBusy}>
            {t.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}
