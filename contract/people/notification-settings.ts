import * as z from 'zod'
import { call } from '../call.ts'
import { mailModes, notificationGroups } from '../rules/notification-groups.ts'
import { ListOf, Text, Token } from '../shapes.ts'

const Group = z.enum(notificationGroups)
const MailModeShape = z.enum(mailModes)
const path = '/users/notification_settings.php'
const token = { token: Token.optional() }

/** Address of a push service, at which one browser is reached. */
const Endpoint = Text(1_000).pipe(z.url({ protocol: /^https?$/ }).max(1_000))
/** Keys of a browser, base64url. */
const Key = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[\w-]+={0,2}$/)

export const notificationSettingCalls = {
  getSettings: call({
    path,
    action: 'getSettings',
    summary: 'Get by which channels the user is told of what',
    auth: 'user',
    input: token,
    output: {
      settings: z.array(
        z.object({
          group: Group,
          /** Null where no mode can be chosen. */
          mail: MailModeShape.nullable(),
          push: z.boolean(),
          telegram: z.boolean(),
        }),
      ),
      /** Whether mails have an address to go to. */
      hasEmail: z.boolean(),
      /** Public key for subscriptions of browsers, base64url. */
      pushKey: z.string(),
      /** Number of browsers that show pushes, and whether one of them has this session. */
      browsers: z.int().nonnegative(),
      isPushedHere: z.boolean(),
      /** `none`: this site has no bot. */
      telegram: z.enum(['none', 'unpaired', 'paired']),
    },
  }),
  saveSettings: call({
    path,
    action: 'saveSettings',
    summary: 'Change by which channels the user is told of what; absent fields stay as they are',
    auth: 'user',
    input: {
      ...token,
      settings: ListOf(
        z.object({
          group: Group,
          mail: MailModeShape.optional(),
          push: z.boolean().optional(),
          telegram: z.boolean().optional(),
        }),
        notificationGroups.length,
        2_000,
      ),
    },
    output: {},
  }),
  subscribePush: call({
    path,
    action: 'subscribePush',
    summary: 'Show notifications in this browser, until its session ends',
    auth: 'user',
    input: { ...token, endpoint: Endpoint, p256dh: Key(100), auth: Key(40) },
    output: {},
  }),
  unsubscribePush: call({
    path,
    action: 'unsubscribePush',
    summary: 'Show no more notifications in a browser; idempotent',
    auth: 'user',
    input: { ...token, endpoint: Endpoint },
    output: {},
  }),
  pairTelegram: call({
    path,
    action: 'pairTelegram',
    summary: 'Get a one-time link that pairs a Telegram chat with the account, for ten minutes',
    auth: 'user',
    input: token,
    output: {
      link: z.string(),
      /** ISO 8601, UTC */
      expiresAt: z.string(),
    },
  }),
  unpairTelegram: call({
    path,
    action: 'unpairTelegram',
    summary: 'Tell nothing more by Telegram; idempotent',
    auth: 'user',
    input: token,
    output: {},
  }),
}
