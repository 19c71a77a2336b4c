import * as z from 'zod'
import { networks, type SiteOperator } from '#contract/content.ts'
import { invoiceSettings } from './invoice-settings.ts'

const page = z.url({ protocol: /^https$/, error: 'Give the https:// address' }).optional()

/** How the operator of the site is reached; the footer shows what is given. */
export const operatorSettings = {
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{5,24}$/, 'Give a phone number, as +373 22 123 456')
    .optional()
    .describe('Phone number of support, shown in the footer'),
  FACEBOOK_URL: page.describe('Page of the site at Facebook, shown in the footer'),
  INSTAGRAM_URL: page.describe('Page of the site at Instagram, shown in the footer'),
  TELEGRAM_URL: page.describe('Channel of the site at Telegram, shown in the footer'),
  VIBER_URL: page.describe('Channel of the site at Viber, shown in the footer'),
  WHATSAPP_URL: page.describe('Channel of the site at WhatsApp, shown in the footer'),
} as const

const settings = z.object({ ...operatorSettings, ...invoiceSettings })

/** The operator as every page names it: the seller of the invoices, and how to reach them. */
export function operatorOf(config: z.infer<typeof settings>): SiteOperator {
  const addresses = {
    facebook: config.FACEBOOK_URL,
    instagram: config.INSTAGRAM_URL,
    telegram: config.TELEGRAM_URL,
    viber: config.VIBER_URL,
    whatsapp: config.WHATSAPP_URL,
  }
  return {
    name: config.INVOICE_IDNO && config.INVOICE_NAME,
    idno: config.INVOICE_IDNO,
    address: config.INVOICE_ADDRESS,
    phone: config.SUPPORT_PHONE ?? '',
    networks: networks.flatMap((network) => {
      const href = addresses[network]
      return href ? [{ network, href }] : []
    }),
  }
}
