import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Attribute } from '#contract/categories.ts'
import { useAfterPress } from '../state/use-after-press.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { errorsOf, type FieldErrors, type FieldsProps } from '../draft/draft.ts'
import type { DraftEditor } from '../state/use-draft.ts'
import { errorsLeft } from '../steps/errors-left.ts'
import { useContacts } from './use-contacts.ts'

export interface FieldEditingProps {
  readonly editor: Pick<DraftEditor, 'typed' | 'change'>
  readonly definitions: readonly Attribute[]
  readonly errors: FieldErrors
  readonly onErrors: (errors: FieldErrors) => void
}

interface FieldEditing extends FieldsProps {
  /** Contact details found in the texts. */
  readonly contacts: FieldErrors
}

/** What the fields of an advert need: values, errors while typing, and contact details that texts must not have. */
export function useFieldEditing(props: FieldEditingProps): FieldEditing {
  const { editor, definitions, errors, onErrors } = props
  const { typed, change } = editor
  const contacts = useContacts(typed)
  const t = useTexts()
  const afterPress = useAfterPress()
  const [left, setLeft] = useState<{ readonly name: string } | null>(null)
  const validate = useEffectEvent((name: string) => {
    const now = { ...errorsOf(typed, definitions), ...contacts }
    const { [name]: _was, ...others } = errors
    onErrors(now[name] ? { ...others, [name]: now[name] } : others)
  })
  // In the same task, before what has the focus next is scrolled into view.
  useLayoutEffect(() => {
    if (left) validate(left.name)
  }, [left])
  /** Revalidates a field with an error on each change, others on blur. */
  const onBlur = (name: string): void => afterPress(() => setLeft({ name }))
  const onChange: typeof change = (changed) => {
    change(changed)
    onErrors(errorsLeft(errors, typed, changed))
  }
  const errorText = (name: string): string | undefined => {
    const code = errors[name] ?? contacts[name]
    return code && t.refusals[code]
  }
  return { typed, errorText, onChange, onBlur, contacts }
}
