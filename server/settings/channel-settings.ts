import * as z from 'zod'

/** Settings of notifications besides the site and mail. */
export const channelSettings = {
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{3,20}:[\w-]{20,100}$/, 'Give the token as @BotFather says it')
    .optional()
    .describe('Token of the bot that tells people by Telegram; absent: there is none'),
  TELEGRAM_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.telegram.org')
    .describe('URL of the Bot API'),
  PUSH_LOCAL: z
    .stringbool()
    .default(false)
    .describe(
      'For tests: push services may be at http://127.0.0.1; otherwise https at public hosts',
    ),
  OUTGOING_LOCAL: z
    .stringbool()
    .default(false)
    .describe(
      'For tests: addresses that people give (files of imports, webhooks) may be at 127.0.0.1 and any port; otherwise public hosts at 80 and 443',
    ),
} as const

const settings = z.object(channelSettings)

export type ChannelSettings = z.infer<typeof settings>
