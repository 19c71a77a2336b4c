import { useState, type ReactElement, type SubmitEvent } from 'react'
import { notificationSettingCalls } from '#contract/people/notification-settings.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../parts/forms/button.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { notificationSettingsTexts } from '../texts.ts'
import { useChatAnswer } from './settings-action.ts'
import css from './notification-settings.module.css'

/** Pairs a Telegram chat with the account. */
export function ChatSection({ isPaired }: { isPaired: boolean }): ReactElement {
  const { chat: t } = notificationSettingsTexts.use()
  const { refusals } = useTexts()
  const answer = useChatAnswer()
  const [link, setLink] = useState(answer.link)
  const pair = useCall(notificationSettingCalls.pairTelegram, {
    onDone: (made) => setLink(made.link),
  })
  const unpair = useCall(notificationSettingCalls.unpairTelegram, {
    reloads: true,
    success: t.stopped,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void (isPaired ? unpair({}) : pair({}))
  }
  return (
    <section className={css['section']} aria-label={t.title}>
      <h2 className={css['legend']}>{t.title}</h2>
      <p className={css['hint']} role="status">
        {link && !isPaired ? t.opened : t[isPaired ? 'paired' : 'unpaired']}
      </p>
      {!isPaired && link && (
        <ButtonLink kind="primary" href={link} target="_blank" rel="noreferrer">
          {t.open}
        </ButtonLink>
      )}
      {(isPaired || !link) && (
        <form method="post" onSubmit={submit}>
          {answer.refused && <ProblemLine text={refusals[answer.refused]} />}
          <Button
            type="submit"
            name="intent"
            value={isPaired ? 'unpair' : 'pair'}
            busy={pair.isBusy || unpair.isBusy}
          >
            {isPaired ? t.stop : t.start}
          </Button>
        </form>
      )}
    </section>
  )
}
