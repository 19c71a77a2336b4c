import { type FormEvent, type ReactElement } from 'react'
import type { Attribute } from '#contract/categories.ts'
import { useHydrated } from '../../../../lib/browser/hydrated.ts'
import { useSummaryFocus } from '../../../../lib/browser/use-summary-focus.ts'
import { postingTexts } from '../../texts.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { AttributeFields } from '../fields/attributes/attribute-fields.tsx'
import { errorsOf, type CategoryChoice, type FieldErrors } from '../draft/draft.ts'
import { ErrorSummary } from '../../../../parts/forms/error-summary.tsx'
import { inOrderOfForm } from './error-order.ts'
import { useErrorLabels } from './use-error-labels.ts'
import { TermsFields } from '../fields/terms-fields.tsx'
import { WhatFields } from '../fields/what-fields.tsx'
import { useContacts } from '../fields/use-contacts.ts'
import type { DraftEditor } from '../state/use-draft.ts'
import css from './form.module.css'

/** Wire names of the errors that a changed form field may fix, where they differ from its own name. */
const errorsFixedBy: Readonly<Record<string, readonly string[]>> = {
  category: ['subcategory'],
  isFree: ['price'],
  pin: ['latitude'],
}

interface InformationStepProps {
  readonly editor: Pick<DraftEditor, 'typed' | 'change'>
  readonly categories: readonly CategoryChoice[]
  readonly definitions: readonly Attribute[]
  readonly errors: FieldErrors
  readonly onErrors: (errors: FieldErrors) => void
  readonly onNext: () => Promise<unknown>
  /** Label of the submit button. */
  readonly next?: string
  readonly isBusy?: boolean
}

/** Form of an advert and first step of the wizard: description, price, location. */
export function InformationStep(props: InformationStepProps): ReactElement {
  const { editor, categories, definitions, errors, onErrors, onNext, isBusy = false } = props
  const { typed, change } = editor
  const contacts = useContacts(typed)
  const t = useTexts()
  const own = postingTexts.use()
  const isReady = useHydrated()
  const labels = useErrorLabels(definitions)
  const { summary, showErrors } = useSummaryFocus()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const hasContacts = Object.keys(contacts).length > 0
    if (hasContacts) onErrors({ ...errorsOf(typed, definitions), ...contacts })
    // After a failed attempt the summary is rendered and takes the focus.
    void (hasContacts ? Promise.resolve() : onNext()).then(showErrors)
  }
  /** Revalidates a field with an error on each change, others on blur. */
  const recheck = (name: string): void => {
    const now = { ...errorsOf(typed, definitions), ...contacts }
    const { [name]: _was, ...others } = errors
    onErrors(now[name] ? { ...others, [name]: now[name] } : others)
  }
  const edit: typeof change = (changed) => {
    change(changed)
    const fixed = Object.keys(changed).flatMap((key) => errorsFixedBy[key] ?? key)
    if (fixed.some((name) => errors[name])) {
      onErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !fixed.includes(name))))
    }
  }
  const errorText = (name: string): string | undefined => {
    const code = errors[name] ?? contacts[name]
    return code && t.refusals[code]
  }
  const common = { typed, errorText, onChange: edit, onBlur: recheck }
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <ErrorSummary
        ref={summary}
        title={own.errors}
        errors={Object.fromEntries(inOrderOfForm(errors, definitions))}
        labels={labels}
      />
      <fieldset className={css['group']} disabled={!isReady}>
        <WhatFields {...common} categories={categories} />
        <AttributeFields
          definitions={definitions}
          values={typed.attributes}
          errors={errors}
          onChange={(attributes) => edit({ attributes })}
          onBlur={recheck}
        />
        <TermsFields {...common} />
      </fieldset>
      <div className={css['end']}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {props.next ?? own.next.images}
        </Button>
      </div>
    </form>
  )
}
