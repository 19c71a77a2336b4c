import { useEffect, useState, type ReactElement } from 'react'
import { Form, useNavigation } from '../../lib/router/index.ts'
import type { ImportSource } from '#contract/imports/imports.ts'
import { languages } from '#contract/languages.ts'
import { labelIn, useLang, useTexts } from '../../lib/texts/texts.ts'
import { PlaceInput } from '../../parts/combobox/place-input.tsx'
import { Button } from '../../parts/forms/button.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { focusField } from '../../parts/forms/focus-field.ts'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { Tick } from '../../parts/forms/tick.tsx'
import { useActed } from './import-action.ts'
import { importTexts } from './texts.ts'
import { useSavedToast } from './use-saved-toast.ts'
import css from './import.module.css'

/** What holds for all lines of all files. */
export function RulesSection({ source }: { readonly source: ImportSource }): ReactElement {
  const { rules: t, save, saved } = importTexts.use()
  const { refusals } = useTexts()
  const lang = useLang()
  const acted = useActed('rules')
  const isBusy = useNavigation().formData?.get('intent') === 'rules'
  const ofSource = {
    slug: source.place?.slug ?? '',
    text: source.place ? labelIn(lang, source.place.labels) : '',
  }
  const [place, setPlace] = useState(acted?.refused ? { slug: '', text: acted.place } : ofSource)
  const [removes, setRemoves] = useState(source.removes)
  useSavedToast(acted?.refused === null, saved)
  const refused = acted?.refused ? refusals[acted.refused] : undefined
  const isOfPlace = acted?.field === 'place'
  useEffect(() => {
    if (isOfPlace) focusField('place-name')
  }, [acted, isOfPlace])
  return (
    <section className={css['box']} aria-labelledby="rules-title">
      <h2 className={css['subtitle']} id="rules-title">
        {t.title}
      </h2>
      <Form method="post" className={css['form']} noValidate>
        <Field label={t.language} name="language" hint={t.languageHint}>
          <select defaultValue={source.language}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {t.languages[one]}
              </option>
            ))}
          </select>
        </Field>
        <Field
          label={t.place}
          name="place-name"
          hint={t.placeHint}
          error={isOfPlace ? refused : undefined}
        >
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
        {refused && !isOfPlace && <ProblemLine text={refused} />}
        <div className={css['buttons']}>
          <Button type="submit" name="intent" value="rules" busy={isBusy}>
            {save}
          </Button>
        </div>
      </Form>
    </section>
  )
}
