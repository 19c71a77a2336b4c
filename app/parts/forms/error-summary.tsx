import type { MouseEvent, ReactElement, Ref } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import css from './error-summary.module.css'

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>
  /** By the name of the field. */
  readonly errors: Readonly<Partial<Record<string, RefusalCode>>>
  /** What the form calls its fields. */
  readonly labels: Readonly<Record<string, string>>
}

/** What is said of a field that was left empty. */
const ofEmpty: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'field_required',
  'name_missing',
  'username_invalid',
  'password_missing',
  'password_unconfirmed',
])

/** All that is wrong, on top of the form, each line a way to its field. It takes the focus after a submit. */
export function ErrorSummary({ ref, errors, labels }: ErrorSummaryProps): ReactElement | null {
  const t = useTexts()
  const wrong = Object.entries(errors).flatMap(([name, code]) => (code ? [{ name, code }] : []))
  if (wrong.length === 0) return null
  return (
    <div className={css['summary']} ref={ref} tabIndex={-1} role="alert">
      {wrong.filter(({ code }) => ofEmpty.has(code)).length > 1 && (
        <p>{t.refusals.fields_missing}</p>
      )}
      <ul>
        {wrong.map(({ name, code }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => goToField(event, name)}>
              {labels[name] ?? name}: {t.refusals[code]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function goToField(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  event.preventDefault()
  const input = event.currentTarget.closest('form')?.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}
