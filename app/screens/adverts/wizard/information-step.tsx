import { useRef, type FormEvent, type ReactElement } from 'react'
import type { Attribute } from '#contract/categories.ts'
import { languages } from '#contract/languages.ts'
import { descriptionMaxLength, titleMaxLength } from '#contract/limits.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../parts/button.tsx'
import type { CategoryChoice } from '../add-advert.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { errorsOf, type FieldErrors } from './draft.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Choice, Line, Tick, Words } from './inputs.tsx'
import { PlacePicker } from './place-picker.tsx'
import { PriceFields } from './price-fields.tsx'
import type { DraftDesk } from './use-draft.ts'
import css from './form.module.css'

interface InformationStepProps {
  readonly desk: DraftDesk
  readonly categories: readonly CategoryChoice[]
  readonly definitions: readonly Attribute[]
  readonly errors: FieldErrors
  readonly onErrors: (errors: FieldErrors) => void
  readonly onNext: () => Promise<unknown>
}

/** The first step: what it is, what it costs, where it is. */
export function InformationStep(props: InformationStepProps): ReactElement {
  const { desk, categories, definitions, errors, onErrors, onNext } = props
  const { typed, change } = desk
  const t = useTexts()
  const { fields } = t.posting
  const summary = useRef<HTMLDivElement>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // After a failed attempt the summary is there, and the focus goes to it.
    void onNext().then(() => requestAnimationFrame(() => summary.current?.focus()))
  }
  /** A field that was wrong is looked at again with each stroke, one that was not when it is left. */
  const recheck = (name: string): void => {
    const now = errorsOf(typed, definitions)
    const { [name]: _was, ...others } = errors
    onErrors(now[name] ? { ...others, [name]: now[name] } : others)
  }
  const edit: typeof change = (changed) => {
    change(changed)
    const mended = Object.keys(changed).map((key) => (key === 'category' ? 'subcategory' : key))
    if (mended.some((name) => errors[name])) {
      onErrors(
        Object.fromEntries(Object.entries(errors).filter(([name]) => !mended.includes(name))),
      )
    }
  }
  const errorText = (name: string): string | undefined => errors[name] && t.refusals[errors[name]]
  const groups = categories.find(({ slug }) => slug === typed.category)?.groups ?? []

  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <ErrorSummary ref={summary} errors={errors} definitions={definitions} />
      <Choice
        name="category"
        label={fields.category}
        value={typed.category}
        onChange={(category) => edit({ category, subcategory: '', attributes: {} })}
      >
        <option value="">{fields.choose}</option>
        {categories.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        name="subcategory"
        label={fields.subcategory}
        value={typed.subcategory}
        error={errorText('subcategory')}
        onChange={(subcategory) => edit({ subcategory, attributes: {} })}
      >
        <option value="">{fields.choose}</option>
        {groups.map(({ label, subcategories }) => (
          <optgroup key={label} label={label}>
            {subcategories.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      <Line
        name="title"
        label={fields.title}
        hint={fields.titleHint}
        value={typed.title}
        most={titleMaxLength}
        error={errorText('title')}
        onChange={(title) => edit({ title })}
        onBlur={() => recheck('title')}
      />
      <AttributeFields
        definitions={definitions}
        values={typed.attributes}
        errors={errors}
        onChange={(attributes) => edit({ attributes })}
        onBlur={recheck}
      />
      <Words
        name="description"
        label={fields.description}
        hint={fields.descriptionHint}
        value={typed.description}
        most={descriptionMaxLength}
        error={errorText('description')}
        onChange={(description) => edit({ description })}
        onBlur={() => recheck('description')}
      />
      <PriceFields
        typed={typed}
        error={errorText('price')}
        onChange={edit}
        onBlur={() => recheck('price')}
      />
      <PlacePicker
        typed={typed}
        error={errorText('place')}
        onChange={edit}
        onBlur={() => recheck('place')}
      />
      <Line
        name="address"
        label={fields.address}
        hint={fields.addressHint}
        value={typed.address}
        onChange={(address) => edit({ address })}
      />
      <Choice
        name="language"
        label={fields.language}
        value={typed.language}
        onChange={(value) => edit({ language: languages.find((one) => one === value) ?? 'ro' })}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {fields.languages[one]}
          </option>
        ))}
      </Choice>
      <Tick
        name="showPhone"
        label={fields.showPhone}
        hint={fields.showPhoneHint}
        isOn={typed.showsPhone}
        onChange={(showsPhone) => edit({ showsPhone })}
      />
      <div className={css['end']}>
        <Button type="submit" kind="primary">
          {t.posting.next.images}
        </Button>
      </div>
    </form>
  )
}
