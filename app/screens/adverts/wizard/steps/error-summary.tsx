import type { ReactElement, Ref } from 'react'
import type { Attribute } from '#contract/categories.ts'
import { mapAdvertFields } from '#contract/rules/advert-fields.ts'
import { languages } from '#contract/languages.ts'
import { postingTexts } from '../../texts.ts'
import { labelIn, useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { inOrderOfForm } from './error-order.ts'
import type { FieldErrors } from '../draft/draft.ts'
import { fieldId } from '../fields/inputs.tsx'
import css from './form.module.css'

interface ErrorLinksProps {
  readonly errors: FieldErrors
  readonly definitions: readonly Attribute[]
  readonly onGo: (name: string) => void
}

/** All that is wrong, on top of the form, each line a way to its field. */
export function ErrorSummary({
  ref,
  ...links
}: Omit<ErrorLinksProps, 'onGo'> & { readonly ref: Ref<HTMLDivElement> }): ReactElement | null {
  const t = postingTexts.use()
  if (Object.keys(links.errors).length === 0) return null
  return (
    <div className={css['summary']} ref={ref} tabIndex={-1} role="alert">
      <h2 className={css['summaryTitle']}>{t.errors}</h2>
      <ErrorLinks {...links} onGo={focusField} />
    </div>
  )
}

/** To a field, also one that lies in a fold. */
export function focusField(name: string): void {
  const field = document.getElementById(fieldId(name))
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}

/** What is wrong, a line each: the field as a link, and why. */
export function ErrorLinks({ errors, definitions, onGo }: ErrorLinksProps): ReactElement {
  const t = useTexts()
  const labels = useLabels(definitions)
  return (
    <ul>
      {inOrderOfForm(errors, definitions).map(([name, code]) => (
        <li key={name}>
          <a
            href={`#${fieldId(name)}`}
            onClick={(event) => {
              event.preventDefault()
              onGo(name)
            }}
          >
            {labels[name] ?? name}: {t.refusals[code]}
          </a>
        </li>
      ))}
    </ul>
  )
}

function useLabels(definitions: readonly Attribute[]): Readonly<Record<string, string>> {
  const t = useTexts()
  const { fields, translations } = postingTexts.use()
  const lang = useLang()
  return {
    subcategory: fields.subcategory,
    title: fields.title,
    description: fields.description,
    price: fields.price,
    place: fields.place,
    latitude: t.advert.map.label,
    ...mapAdvertFields((name) => fields[name]),
    ...Object.fromEntries(
      languages.flatMap((other) => [
        [`translations.${other}.title`, translations.title[other]],
        [`translations.${other}.description`, translations.description[other]],
      ]),
    ),
    ...Object.fromEntries(
      definitions.map(({ key, labels }) => [`attributes.${key}`, labelIn(lang, labels)]),
    ),
  }
}
