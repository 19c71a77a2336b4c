import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ImportSource } from '#contract/imports/imports.ts'
import { importAddressLength } from '#contract/rules/imports/limits.ts'
import { languages } from '#contract/languages.ts'
import { toast } from '../../lib/browser/toasts.ts'
import { formatDay, formatTime } from '../../lib/texts/format.ts'
import { labelIn, useLang, useTexts } from '../../lib/texts/texts.ts'
import { PlaceInput } from '../../parts/combobox/place-input.tsx'
import { Button } from '../../parts/forms/button.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { Tick } from '../../parts/forms/tick.tsx'
import { useActed } from './import-action.ts'
import { importTexts } from './texts.ts'
import css from './import.module.css'

const hours = ['', '6', '12', '24', '168'] as const

/** The address of the file, when it is read, and what holds for all lines. */
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
  const isBusy = useNavigation().formData?.get('intent') !== undefined
  useSavedToast(acted?.refused === null, t.saved)
  const refused = acted?.refused ? refusals[acted.refused] : undefined
  const isOfUrl = acted?.field === 'url'
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
          <select defaultValue={String(source.everyHours ?? '')}>
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
        <LineRules source={source} />
        {refused && !isOfUrl && <ProblemLine text={refused} />}
        <div className={css['buttons']}>
          <Button type="submit" name="intent" value="fetch" kind="primary" busy={isBusy}>
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

function LineRules({ source }: { readonly source: ImportSource }): ReactElement {
  const t = importTexts.use().rules
  const lang = useLang()
  const [place, setPlace] = useState({
    slug: source.place?.slug ?? '',
    text: source.place ? labelIn(lang, source.place.labels) : '',
  })
  const [removes, setRemoves] = useState(source.removes)
  return (
    <fieldset className={css['rules']}>
      <legend className={css['legend']}>{t.title}</legend>
      <Field label={t.language} name="language">
        <select defaultValue={source.language}>
          {languages.map((one) => (
            <option key={one} value={one}>
              {t.languages[one]}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t.place} name="place-name" hint={t.placeHint}>
        <PlaceInput
          label={t.place}
          chosen={place.text}
          onChange={(found, text) => setPlace({ slug: found?.slug ?? '', text })}
        />
      </Field>
      <input type="hidden" name="place" value={place.slug} />
      <Tick
        name="removes"
        label={t.removes}
        hint={t.removesHint}
        isOn={removes}
        onChange={setRemoves}
      />
    </fieldset>
  )
}

/** Once for each answer. */
function useSavedToast(isSaved: boolean, text: string): void {
  const told = useRef(false)
  useEffect(() => {
    if (isSaved && !told.current) toast(text, 'success')
    told.current = isSaved
  }, [isSaved, text])
}
