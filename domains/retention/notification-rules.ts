import { deletionDays } from '#contract/limits.ts'

/** Retention of what people are told, and how. */
export const notificationRetentions = [
  {
    data: 'by which channels an account is told of what: settings, browsers, Telegram chat',
    tables: ['notification_settings', 'push_subscriptions', 'telegram_chats'],
    days: deletionDays,
    since: 'the owner deleted the account',
    why: 'to reach the owner; a browser is forgotten with its session, a chat as soon as the owner says so',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'what is sent by mail, SMS, push and Telegram: to whom, about what; address and words until it was sent',
    tables: ['outbox_messages'],
    days: 30,
    since: 'it was sent or given up',
    why: 'not to tell the same twice, and to send again what was not sent',
    end: 'deleted',
    by: 'cleanUpOutbox',
  },
  {
    data: 'links that pair Telegram, as digests',
    tables: ['telegram_codes'],
    days: 30,
    since: 'the event',
    why: 'to pair a chat',
    end: 'deleted',
    by: 'cleanUpNotifications',
  },
  {
    data: 'notifications',
    tables: ['notifications'],
    days: 180,
    since: 'it was told',
    why: 'to be read again',
    end: 'deleted',
    by: 'cleanUpNotifications',
  },
] as const
