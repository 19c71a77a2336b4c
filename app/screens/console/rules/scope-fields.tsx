import { useState, type ReactElement } from 'react'
import { ruleNumbers } from '#contract/rules/moderation/review-rules.ts'
import { languages } from '#contract/languages.ts'
import { Field } from '../../../parts/forms/field.tsx'
import { Tick } from '../../../parts/forms/tick.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
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
  'forbidden_text',
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
      <fieldset>
        <legend className={css['legend']}>{form.categories}</legend>
        <p className={list['muted']}>{form.categoriesHint}</p>
        <div className={css['choices']}>
          {choices.map((choice) => (
            <CategoryTicks key={choice.slug} {...{ choice, typed, onChange }} />
          ))}
        </div>
      </fieldset>
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

/** A category and what is inside it; open where something is ticked already. */
function CategoryTicks({
  choice,
  typed: { categories },
  onChange,
}: PartProps & { readonly choice: Choice }): ReactElement {
  const { form } = rulesTexts.use()
  const { slug, name, inside } = choice
  const options = [{ slug, name: form.wholeCategory }, ...inside]
  const ticked = options.filter((one) => categories.includes(one.slug)).length
  const [isOpenAtFirst] = useState(ticked > 0)
  return (
    <details className={css['choice']} open={isOpenAtFirst}>
      <summary>
        {name}
        {ticked > 0 && <span className={list['mark']}>{ticked}</span>}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={css['options']}>
        {options.map((one) => (
          <Tick
            key={one.slug}
            name={`category_${one.slug}`}
            label={one.name}
            isOn={categories.includes(one.slug)}
            onChange={(isOn) => {
              const others = categories.filter((other) => other !== one.slug)
              onChange({ categories: isOn ? [...others, one.slug] : others })
            }}
          />
        ))}
      </div>
    </details>
  )
}
