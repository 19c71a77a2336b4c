import { useState, type ReactElement } from 'react'
import { autoReplyMaxLength } from '#contract/limits.ts'
import { messageCalls } from '#contract/people/messages.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { CallProblem } from '../../../parts/forms/problem-line.tsx'
import { messageSettingsTexts } from '../texts.ts'
import css from './settings.module.css'

/** The own answer to whoever asks whether an advert is still there. */
export function AutoReply({ text: stored }: { text: string }): ReactElement {
  const { autoReply: t } = messageSettingsTexts.use()
  const [text, setText] = useState(stored)
  const save = useCall(messageCalls.setAutoReply, {
    refusalIn: 'screen',
    success: (answer) => (answer.text ? t.saved : t.removed),
    onDone: (answer) => setText(answer.text),
  })
  return (
    <form
      className={css['section']}
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault()
        void save({ text })
      }}
    >
      <h3>{t.title}</h3>
      <Field label={t.label} name="text" hint={t.hint}>
        <textarea
          value={text}
          maxLength={autoReplyMaxLength}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <CallProblem call={save} />
      <Button kind="primary" type="submit" busy={save.isBusy}>
        {t.save}
      </Button>
    </form>
  )
}
