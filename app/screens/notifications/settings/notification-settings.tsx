import type { ReactElement } from 'react'
import { Form } from '../../../lib/router/index.ts'
import { notificationSettingCalls } from '#contract/people/notification-settings.ts'
import { screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { useSettings } from '../../../lib/calls/settings.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { CallProblem } from '../../../parts/forms/problem-line.tsx'
import { notificationSettingsTexts } from '../texts.ts'
import { BrowserSection } from './browser-section.tsx'
import { ChatSection } from './chat-section.tsx'
import { GroupRow } from './group-row.tsx'
import { settingsAction } from './settings-action.ts'
import { settingsFrom } from './settings-form.ts'
import css from './notification-settings.module.css'

export const texts = [notificationSettingsTexts]

export const head: Head = ({ lang }) => notificationSettingsTexts.of(lang).head

export const loader = screenLoader(({ call }) => call(notificationSettingCalls.getSettings, {}))

export const action = settingsAction

/** By which channels the user is told of what. */
export function Component(): ReactElement {
  const { settings, hasEmail, pushKey, isPushedHere, telegram } = useLoaded<typeof loader>()
  const { isSelling } = useSettings()
  const t = notificationSettingsTexts.use()
  const link = useLink()
  const save = useCall(notificationSettingCalls.saveSettings, {
    success: t.saved,
    refusalIn: 'screen',
  })
  return (
    <div className={css['page']}>
      <header className={css['head']}>
        <a href={link('/my-notifications')}>{t.back}</a>
        <h1>{t.title}</h1>
        <p className={css['hint']}>{t.intro}</p>
      </header>
      <BrowserSection pushKey={pushKey} isOnHere={isPushedHere} />
      {telegram !== 'none' && <ChatSection isPaired={telegram === 'paired'} />}
      {!hasEmail && (
        <p>
          {t.noEmail} <a href={link('/my-profile')}>{t.addEmail}</a>
        </p>
      )}
      <Form
        method="post"
        className={css['groups']}
        onSubmit={(event) => {
          event.preventDefault()
          void save({ settings: settingsFrom(new FormData(event.currentTarget)) })
        }}
      >
        {settings
          .filter(({ group }) => group !== 'bills' || isSelling)
          .map((row) => (
            <GroupRow key={row.group} row={row} hasTelegram={telegram !== 'none'} />
          ))}
        <CallProblem call={save} />
        <Button kind="primary" type="submit" busy={save.isBusy}>
          {t.save}
        </Button>
      </Form>
    </div>
  )
}
