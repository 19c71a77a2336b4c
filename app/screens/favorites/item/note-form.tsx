import { useRef, type ReactElement, type SubmitEvent } from 'react'
import { favoriteCalls } from '#contract/favorites.ts'
import { favoriteNote } from '#contract/limits.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { CallProblem } from '../../../parts/forms/problem-line.tsx'
import { typedIn, useRefused } from '../favorites-action.ts'
import { favoritesTexts } from '../texts.ts'
import { closeDisclosure, Disclosure } from '../disclosure.tsx'
import css from './favorite-item.module.css'

interface NoteFormProps {
  readonly advertId: string
  readonly title: string
  readonly note: string
}

/** Own note on a favourite. A refusal leaves the text in the field. */
export function NoteForm({ advertId, title, note }: NoteFormProps): ReactElement {
  const t = favoritesTexts.use().note
  const { refusals } = useTexts()
  const refused = useRefused('note', advertId)
  const field = useRef<HTMLTextAreaElement>(null)
  const save = useCall(favoriteCalls.setNote, {
    success: t.done,
    reloads: true,
    refusalIn: 'screen',
    onDone: () => closeDisclosure(field.current),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void save({ advertId, note: typedIn(new FormData(event.currentTarget), 'note') })
  }
  return (
    <Disclosure
      label={note ? t.edit : t.add}
      about={title}
      icon="pencil"
      isCompact
      isOpen={refused !== null}
      onOpen={() => field.current?.focus()}
    >
      <form method="post" className={css['form']} aria-label={t.of(title)} onSubmit={submit}>
        <input type="hidden" name="subject" value={advertId} />
        <Field
          label={t.label}
          name="note"
          hint={t.hint}
          error={refused ? refusals[refused.refused] : undefined}
        >
          <textarea
            key={note}
            ref={field}
            rows={3}
            maxLength={favoriteNote}
            defaultValue={refused?.typed ?? note}
          />
        </Field>
        <CallProblem call={save} />
        <Button type="submit" kind="primary" name="intent" value="note" busy={save.isBusy}>
          {t.submit}
        </Button>
      </form>
    </Disclosure>
  )
}
