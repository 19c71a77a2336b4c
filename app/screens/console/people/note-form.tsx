import { useState, type ReactElement } from 'react'
import { peopleCalls } from '#contract/staff/people.ts'
import { staffNoteMax } from '#contract/limits.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { peopleTexts } from '../texts.ts'
import css from './people.module.css'

/** Notes something about a person, for staff alone. */
export function NoteForm({ userId }: { readonly userId: number }): ReactElement {
  const t = peopleTexts.use()
  const [text, setText] = useState('')
  const add = useStaffCall(peopleCalls.addNote, {
    reloads: true,
    success: t.noted,
    onDone: () => setText(''),
  })
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void add({ userId, text })
      }}
    >
      <Field label={t.note} name="note">
        <textarea
          rows={2}
          value={text}
          maxLength={staffNoteMax}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" busy={add.isBusy}>
        {t.addNote}
      </Button>
    </form>
  )
}
