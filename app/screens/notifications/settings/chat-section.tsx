import { useState, type ReactElement } from 'react'
import { notificationSettingCalls } from '#contract/people/notification-settings.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { Button, ButtonLink } from '../../../parts/forms/button.tsx'
import { notificationSettingsTexts } from '../texts.ts'
import css from './notification-settings.module.css'

/** Pairs a Telegram chat with the account. */
export function ChatSection({ isPaired }: { isPaired: boolean }): ReactElement {
  const { chat: t } = notificationSettingsTexts.use()
  const [link, setLink] = useState<string | null>(null)
  const pair = useCall(notificationSettingCalls.pairTelegram, {
    onDone: (made) => setLink(made.link),
  })
  const unpair = useCall(notificationSettingCalls.unpairTelegram, {
    reloads: true,
    success: t.stopped,
  })
  return (
    <section className={css['section']} aria-label={t.title}>
      <h2 className={css['legend']}>{t.title}</h2>
      <p className={css['hint']} role="status">
        {link && !isPaired ? t.opened : t[isPaired ? 'paired' : 'unpaired']}
      </p>
      {isPaired && (
        <Button className="needs-script" busy={unpair.isBusy} onPress={() => void unpair({})}>
          {t.stop}
        </Button>
      )}
      {!isPaired && link && (
        <ButtonLink kind="primary" href={link} target="_blank" rel="noreferrer">
          {t.open}
        </ButtonLink>
      )}
      {!isPaired && !link && (
        <Button className="needs-script" busy={pair.isBusy} onPress={() => void pair({})}>
          {t.start}
        </Button>
      )}
    </section>
  )
}
