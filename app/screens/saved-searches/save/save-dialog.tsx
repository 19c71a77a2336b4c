import type { ReactElement, SubmitEvent } from 'react'
import type { Me } from '#contract/accounts/session.ts'
import { savedSearchCalls } from '#contract/saved-searches.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { savedSearchesTexts } from '../texts.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { CallProblem } from '../../../parts/forms/problem-line.tsx'
import { rememberSaved } from '../saved-addresses.ts'
import { savedFrom } from '../saved-form.ts'
import { SaveFields } from './save-fields.tsx'
import css from '../saved-searches.module.css'

interface SaveDialogProps {
  readonly me: Pick<Me, 'id' | 'email'>
  readonly address: string
  /** Proposed name; empty for the unfiltered list. */
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Dialog for saving a search: name and mail frequency. */
export function SaveDialog(props: SaveDialogProps): ReactElement {
  const t = savedSearchesTexts.use().form
  const { me, isOpen, onClose } = props
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.title}>
      <SaveForm {...props} hasEmail={me.email !== ''} />
    </Dialog>
  )
}

function SaveForm({
  me,
  address,
  name,
  hasEmail,
  onClose,
}: SaveDialogProps & { hasEmail: boolean }): ReactElement {
  const t = savedSearchesTexts.use().form
  const { refusals } = useTexts()
  // An empty name is refused without a call.
  const sending = async (form: FormData) =>
    postCall(savedSearchCalls.saveSearch, savedFrom(address, form))
  const save = useMutation(sending, {
    refusalIn: 'screen',
    success: t.done,
    onDone: ({ search }) => {
      rememberSaved(me.id, search)
      onClose()
    },
  })
  const isUnnamed = save.refusal?.code === 'field_required'
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void save(new FormData(event.currentTarget))
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <p>{t.text}</p>
      <SaveFields
        name={name || t.unnamed}
        hasEmail={hasEmail}
        nameError={isUnnamed ? refusals.field_required : undefined}
      />
      {!isUnnamed && <CallProblem call={save} />}
      <Button type="submit" kind="primary" busy={save.isBusy}>
        {t.submit}
      </Button>
    </form>
  )
}
