import { type FormEvent, type ReactElement } from 'react'
import { useHydrated } from '../../../../lib/browser/hydrated.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { AttributeFields } from '../fields/attributes/attribute-fields.tsx'
import { errorsOf, type CategoryChoice } from '../draft/draft.ts'
import { useFormErrors } from '../state/use-form-errors.tsx'
import { TermsFields } from '../fields/terms-fields.tsx'
import { WhatFields } from '../fields/what-fields.tsx'
import { useFieldEditing, type FieldEditingProps } from '../fields/use-field-editing.ts'
import css from './form.module.css'

interface InformationStepProps extends FieldEditingProps {
  readonly categories: readonly CategoryChoice[]
  readonly onNext: () => Promise<unknown>
  /** Label of the submit button. */
  readonly next: string
  readonly isBusy?: boolean
}

/** Form of an advert that exists: all fields below each other. */
export function InformationStep(props: InformationStepProps): ReactElement {
  const { editor, categories, definitions, errors, onErrors, onNext, isBusy = false } = props
  const { typed } = editor
  const { contacts, ...common } = useFieldEditing(props)
  const isReady = useHydrated()
  const { summary, showErrors } = useFormErrors(errors, definitions)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const hasContacts = Object.keys(contacts).length > 0
    if (hasContacts) onErrors({ ...errorsOf(typed, definitions), ...contacts })
    // After a failed attempt the summary is rendered and takes the focus.
    void (hasContacts ? Promise.resolve() : onNext()).then(showErrors)
  }
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      {summary}
      <fieldset className={css['group']} disabled={!isReady}>
        <WhatFields {...common} categories={categories} />
        <AttributeFields
          definitions={definitions}
          values={typed.attributes}
          errors={errors}
          onChange={(attributes) => common.onChange({ attributes })}
          onBlur={common.onBlur}
        />
        <TermsFields {...common} />
      </fieldset>
      <div className={css['end']}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {props.next}
        </Button>
      </div>
    </form>
  )
}
