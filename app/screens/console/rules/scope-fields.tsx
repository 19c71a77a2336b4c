import type { ReactElement } from 'react'
import { ruleNumbers } from '#contract/rules/moderation/review-rules.ts'
import { languages } from '#contract/languages.ts'
import { Field } from '../../../parts/forms/field.tsx'
import { Tick } from '../../../parts/forms/tick.tsx'
import list from '../frame/list.module.css'
import { rulesTexts } from './texts.ts'
import type { TypedRule } from './typed-rule.ts'
import css from './rules.module.css'

/** A category, with its subcategories. */
export interface Choice {
  readonly slug: string
  readonly name: string
  readonly inside: readonly { readonly slug: string; readonly name: string }[]
}

interface PartProps {
  readonly typed: TypedRule
  readonly onChange: (changed: Partial<TypedRule>) => void
}

interface NumberFieldsProps extends PartProps {
  readonly errorOf: (field: string) => string | undefined
}

/** The numbers of a kind, each with its range. */
export function NumberFields({ typed, errorOf, onChange }: NumberFieldsProps): ReactElement {
  const { form } = rulesTexts.use()
  const labels: Readonly<Record<string, string>> = form.numbers
  return (
    <div className={css['two']}>
      {Object.entries(ruleNumbers[typed.kind]).map(([name, { min, max }]) => (
        <Field
          key={name}
          label={labels[name] ?? name}
          name={name}
          type="number"
          hint={form.range(min, max)}
          {...{ min, max }}
          error={errorOf(name)}
          value={typed.numbers[name] ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ numbers: { ...typed.numbers, [name]: currentTarget.value } })
          }
        />
      ))}
    </div>
  )
}

interface ScopeFieldsProps extends PartProps {
  readonly choices: readonly Choice[]
}

const textKinds: readonly TypedRule['kind'][] = [
  'words',
  'links',
  'phones',
  'doubtful_contacts',
  'numbers',
]

/** Categories and languages that the rule is for. */
export function ScopeFields({ typed, choices, onChange }: ScopeFieldsProps): ReactElement {
  const { form } = rulesTexts.use()
  return (
    <div className={css['two']}>
      <Field label={form.categories} name="categories" hint={form.categoriesHint}>
        <select
          multiple
          size={8}
          value={typed.categories}
          onChange={({ currentTarget }) =>
            onChange({ categories: [...currentTarget.selectedOptions].map(({ value }) => value) })
          }
        >
          {choices.map(({ slug, name, inside }) => (
            <optgroup key={slug} label={name}>
              <option value={slug}>{name}</option>
              {inside.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
      {textKinds.includes(typed.kind) && (
        <fieldset>
          <legend className={css['legend']}>{form.textLanguages}</legend>
          <p className={list['muted']}>{form.textLanguagesHint}</p>
          <div className={css['ticks']}>
            {languages.map((lang) => (
              <Tick
                key={lang}
                name={`text_${lang}`}
                label={form.languages[lang]}
                isOn={typed.languages.includes(lang)}
                onChange={(isOn) => {
                  const others = typed.languages.filter((one) => one !== lang)
                  onChange({ languages: isOn ? [...others, lang] : others })
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
