import type { ReactElement, Ref } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { focusField } from './focus-field.ts'
import css from './error-summary.module.css'

interface ErrorLinksProps {
  /** By field name, in the order of the form. */
  readonly errors: Readonly<Partial<Record<string, RefusalCode>>>
  /** Labels by field name. */
  readonly labels: Readonly<Record<string, string>>
  /** Handles a press on a line; by default focuses the field on this page. */
  readonly onGo?: (name: string) => void
}

interface ErrorSummaryProps extends ErrorLinksProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly title?: string
}

/** Codes for a field left empty. */
const ofEmpty: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'field_required',
  'name_missing',
  'username_invalid',
  'password_missing',
  'password_unconfirmed',
])

/** All errors of a form, each line linking to its field. Takes the focus after a submit. */
export function ErrorSummary({ ref, title, ...links }: ErrorSummaryProps): ReactElement | null {
  const t = useTexts()
  const wrong = Object.values(links.errors).flatMap((code) => code ?? [])
  if (wrong.length === 0) return null
  const areMissing = wrong.filter((code) => ofEmpty.has(code)).length > 1
  return (
    <div className={css['summary']} ref={ref} tabIndex={-1} role="alert">
      {title && <h2 className={css['title']}>{title}</h2>}
      {!title && areMissing && <p>{t.refusals.fields_missing}</p>}
      <ErrorLinks {...links} />
    </div>
  )
}

function ErrorLinks({ errors, labels, onGo = focusField }: ErrorLinksProps): ReactElement {
  const t = useTexts()
  return (
    <ul>
      {Object.entries(errors).map(
        ([name, code]) =>
          code && (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(name)
                }}
              >
                {labels[name] ?? name}: {t.refusals[code]}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
