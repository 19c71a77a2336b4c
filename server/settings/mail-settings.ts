import * as z from 'zod'

/** Settings of mails that are received. */
export const mailSettings = {
  HELP_MAIL: z
    .email('Give an address, as help@example.md')
    .transform((address) => address.toLowerCase())
    .optional()
    .describe(
      'Address of the help desk; its mails are answered to it with a part after +, as help+17-…@example.md; absent: answers are given on the site alone',
    ),
  MAIL_INBOUND_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key that signs received mails, which are posted to /mail/inbound; absent: none are received',
    ),
} as const

const settings = z.object(mailSettings)

/** One line if mails are received for no address. */
export function missingMailSettings(config: z.infer<typeof settings>): string[] {
  return config.MAIL_INBOUND_SECRET !== undefined && config.HELP_MAIL === undefined
    ? ['Setting HELP_MAIL: MAIL_INBOUND_SECRET needs it']
    : []
}
