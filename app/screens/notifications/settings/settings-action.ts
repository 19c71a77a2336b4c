import { data, redirect, useActionData } from '../../../lib/router/index.ts'
import { notificationSettingCalls } from '#contract/people/notification-settings.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { answeredRefusal } from '../../../lib/calls/refusal.ts'
import { screenAction } from '../../../lib/calls/screen.ts'
import { settingsFrom } from './settings-form.ts'

/** What pairing without JavaScript has come to. */
interface ChatAnswer {
  readonly link: string | null
  readonly refused: RefusalCode | null
}

/** Action of the forms of the page without JavaScript. */
export const settingsAction = screenAction(async ({ call }, form) => {
  const intent = form.get('intent')
  if (intent === 'pair') {
    try {
      const { link } = await call(notificationSettingCalls.pairTelegram, {})
      return data<ChatAnswer>({ link, refused: null })
    } catch (error) {
      const { code: refused } = answeredRefusal(error)
      return data<ChatAnswer>({ link: null, refused }, { status: 422 })
    }
  }
  if (intent === 'unpair') await call(notificationSettingCalls.unpairTelegram, {})
  else await call(notificationSettingCalls.saveSettings, { settings: settingsFrom(form) })
  throw redirect('/my-notifications/settings')
})

export function useChatAnswer(): ChatAnswer {
  return useActionData<ChatAnswer>() ?? { link: null, refused: null }
}
