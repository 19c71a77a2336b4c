import { useState, type ReactElement, type SubmitEvent } from 'react'
import type { Me } from '#contract/accounts/accounts.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { savedSearchCalls, type SavedSearch } from '#contract/saved-searches.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { savedSearchesTexts } from '../texts.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { rememberSaved } from '../saved-addresses.ts'
import { savedFrom } from '../saved-form.ts'
import { SaveFields } from './save-fields.tsx'
import css from '../saved-searches.module.css'

interface SaveDialogProps {
  readonly me: Pick<Me, 'id' | 'email'>
  readonly address: string
  /** As proposed; empty for the list of everything. */
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** How the search shall be called and how often mails come, over the list that it is. */
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
  const { code, isBusy, save } = useSaving()
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void save(address, new FormData(event.currentTarget)).then((search) => {
      if (!search) return
      rememberSaved(me.id, search)
      onClose()
      toast(t.done, 'success')
    })
  }
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <p>{t.text}</p>
      <SaveFields
        name={name || t.unnamed}
        hasEmail={hasEmail}
        nameError={code === 'field_required' ? refusals[code] : undefined}
      />
      {code && code !== 'field_required' && <ProblemLine text={refusals[code]} />}
      <Button type="submit" kind="primary" busy={isBusy}>
        {t.submit}
      </Button>
    </form>
  )
}

function useSaving() {
  const [isBusy, setBusy] = useState(false)
  const [code, setCode] = useState<RefusalCode | null>(null)
  const save = async (address: string, form: FormData): Promise<SavedSearch | null> => {
    setBusy(true)
    setCode(null)
    try {
      const { search } = await postCall(savedSearchCalls.saveSearch, savedFrom(address, form))
      return search
    } catch (error) {
      setCode(error instanceof Refusal ? error.code : 'unexpected')
      return null
    } finally {
      setBusy(false)
    }
  }
  return { code, isBusy, save }
}
