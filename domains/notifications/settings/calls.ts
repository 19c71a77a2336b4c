import { notificationSettingCalls } from '#contract/people/notification-settings.ts'
import { notificationGroups } from '#contract/rules/notification-groups.ts'
import { implement } from '../../implement.ts'
import { isPushedHere, subscribePush, unsubscribePush } from '../push/service.ts'
import { pairTelegram, unpairTelegram } from '../telegram/service.ts'
import { saveSettings, settingsFor } from './service.ts'

export const notificationSettingHandlers = implement(notificationSettingCalls, {
  getSettings: async ({ deps, user }) => {
    const { settings, hasEmail, subscriptions, hasTelegram } = await settingsFor(deps, user)
    const paired = hasTelegram ? 'paired' : 'unpaired'
    return {
      settings: notificationGroups.map((group) => ({ group, ...settings[group] })),
      hasEmail,
      pushKey: deps.pusher.publicKey,
      browsers: subscriptions.length,
      isPushedHere: await isPushedHere(deps, user),
      telegram: deps.telegram ? paired : 'none',
    } as const
  },
  saveSettings: async ({ deps, user, input }) => {
    await saveSettings(deps, user, input.settings)
    return {}
  },
  subscribePush: async ({ deps, user, input: { endpoint, p256dh, auth } }) => {
    await subscribePush(deps, user, { endpoint, p256dh, auth })
    return {}
  },
  unsubscribePush: async ({ deps, user, input }) => {
    await unsubscribePush(deps, user, input.endpoint)
    return {}
  },
  pairTelegram: async ({ deps, user }) => {
    const { link, expiresAt } = await pairTelegram(deps, user)
    return { link, expiresAt: expiresAt.toISOString() }
  },
  unpairTelegram: async ({ deps, user }) => {
    await unpairTelegram(deps, user)
    return {}
  },
})
