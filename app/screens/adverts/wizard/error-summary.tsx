import type { ReactElement, Ref } from 'react'
import type { Attribute } from '#contract/categories.ts'
import { labelIn, useLang, useTexts } from '../../../lib/texts.ts'
import type { FieldErrors } from './draft.ts'
import { fieldId } from './inputs.tsx'
import css from './form.module.css'

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>
  readonly errors: FieldErrors
  readonly definitions: readonly Attribute[]
}

/** All that is wrong, on top of the form, each line a way to its field. */
export function ErrorSummary({ ref, errors, definitions }: ErrorSummaryProps): ReactElement | null {
  const t = useTexts()
  const lang = useLang()
  const { fields } = t.posting
  const wrong = Object.entries(errors)
  if (wrong.length === 0) return null
  const labels: Record<string, string> = {
    subcategory: fields.subcategory,
    title: fields.title,
    description: fields.description,
    price: fields.price,
    place: fields.place,
    ...Object.fromEntries(
      definitions.map(({ key, labels: ofKey }) => [`attributes.${key}`, labelIn(lang, ofKey)]),
    ),
  }
  return (
    <div className={css['summary']} ref={ref} tabIndex={-1} role="alert">
      <h2 className={css['summaryTitle']}>{t.posting.errors}</h2>
      <ul>
        {wrong.map(([name, code]) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(name))?.focus()
              }}
            >
              {labels[name] ?? name}: {t.refusals[code]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
