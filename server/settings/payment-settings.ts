import * as z from 'zod'
import type { PaymentMethod } from '#domains/billing/provider.ts'

const nonEmpty = z.string().min(1)
const keys = z
  .string()
  .regex(/^[^\s,]+(,[^\s,]+)?$/, 'Give the key, or the new and the old one with a comma between')
const methodForm = /^(card|mia-qr|mia-request)(,(card|mia-qr|mia-request))*$/

/** Settings of payments at the bank maib. */
export const paymentSettings = {
  PAYMENTS: z
    .string()
    .regex(methodForm, 'Give some of card, mia-qr, mia-request, with commas between')
    .optional()
    .describe(
      'Ways to pay at the bank maib: some of card, mia-qr, mia-request; absent: nothing is paid at a bank',
    ),
  MAIB_URL: z
    .url({ protocol: /^https?$/, error: 'Give the http:// or https:// address' })
    .default('https://api.maibmerchants.md')
    .describe('URL of maib; https://sandbox.maibmerchants.md to try'),
  MAIB_CHECKOUT_ID: nonEmpty.optional().describe('Client ID of the checkout page, for cards'),
  MAIB_CHECKOUT_SECRET: nonEmpty.optional().describe('Client secret of the checkout page'),
  MAIB_CHECKOUT_KEY: keys
    .optional()
    .describe('Signature key of the checkout page; a new and an old one with a comma between'),
  MAIB_CARDS_ID: nonEmpty
    .optional()
    .describe('Project ID of the e-commerce API, for saved cards; absent: cards are not saved'),
  MAIB_CARDS_SECRET: nonEmpty.optional().describe('Project secret of the e-commerce API'),
  MAIB_CARDS_KEY: keys.optional().describe('Signature key of the e-commerce API; one or two'),
  MAIB_CARDS_ADDRESS: z
    .ipv4('Give an IPv4 address')
    .optional()
    .describe('IPv4 address of this site as the project names it, sent with payments'),
  MAIB_MIA_ID: nonEmpty.optional().describe('Client ID of instant payments (MIA)'),
  MAIB_MIA_SECRET: nonEmpty.optional().describe('Client secret of instant payments'),
  MAIB_MIA_KEY: keys.optional().describe('Signature key of instant payments; one or two'),
} as const

const settings = z.object(paymentSettings)

export type PaymentSettings = z.infer<typeof settings>

/** Client ID and secret, or those of a project, and the keys that callbacks are signed with. */
export interface MaibAccount {
  readonly id: string
  readonly secret: string
  readonly keys: readonly string[]
}

const groups = {
  checkout: ['MAIB_CHECKOUT_ID', 'MAIB_CHECKOUT_SECRET', 'MAIB_CHECKOUT_KEY'],
  cards: ['MAIB_CARDS_ID', 'MAIB_CARDS_SECRET', 'MAIB_CARDS_KEY', 'MAIB_CARDS_ADDRESS'],
  mia: ['MAIB_MIA_ID', 'MAIB_MIA_SECRET', 'MAIB_MIA_KEY'],
} as const

/** The chosen ways to pay; none without a provider. */
export function chosenMethods({ PAYMENTS = '' }: PaymentSettings): PaymentMethod[] {
  const names = PAYMENTS.split(',')
  return (['card', 'mia-qr', 'mia-request'] as const).filter((method) => names.includes(method))
}

/** One line per setting that the chosen ways to pay require and that is missing. */
export function missingPaymentSettings(config: PaymentSettings): string[] {
  const methods = chosenMethods(config)
  const isBegun = (group: keyof typeof groups): boolean =>
    groups[group].some((name) => config[name] !== undefined)
  const needed = [
    ...(methods.includes('card') && (isBegun('checkout') || !isBegun('cards'))
      ? [{ reason: 'PAYMENTS=card', names: groups.checkout }]
      : []),
    ...(methods.includes('card') && isBegun('cards')
      ? [{ reason: 'a project of the e-commerce API', names: groups.cards }]
      : []),
    ...(methods.some((method) => method !== 'card')
      ? [{ reason: 'PAYMENTS with MIA', names: groups.mia }]
      : []),
  ]
  return needed.flatMap(({ reason, names }) =>
    names
      .filter((name) => config[name] === undefined)
      .map((name) => `Setting ${name}: ${reason} needs it`),
  )
}

/** One line if secrets and amounts would go over an open line. */
export function openPaymentLines(config: PaymentSettings): string[] {
  if (!config.PAYMENTS || config.MAIB_URL.startsWith('https://')) return []
  return ['Setting MAIB_URL: in production give the https:// address']
}

/** The account of the checkout page; null if it is not configured. */
export function checkoutAccount(config: PaymentSettings): MaibAccount | null {
  return accountOf(config.MAIB_CHECKOUT_ID, config.MAIB_CHECKOUT_SECRET, config.MAIB_CHECKOUT_KEY)
}

/** The account of saved cards; null if it is not configured. */
export function cardsAccount(
  config: PaymentSettings,
): (MaibAccount & { readonly clientIp: string }) | null {
  const { MAIB_CARDS_ID, MAIB_CARDS_SECRET, MAIB_CARDS_KEY, MAIB_CARDS_ADDRESS } = config
  const account = accountOf(MAIB_CARDS_ID, MAIB_CARDS_SECRET, MAIB_CARDS_KEY)
  return account && MAIB_CARDS_ADDRESS ? { ...account, clientIp: MAIB_CARDS_ADDRESS } : null
}

/** The account of instant payments; null if it is not configured. */
export function miaAccount(config: PaymentSettings): MaibAccount | null {
  return accountOf(config.MAIB_MIA_ID, config.MAIB_MIA_SECRET, config.MAIB_MIA_KEY)
}

function accountOf(
  id: string | undefined,
  secret: string | undefined,
  key: string | undefined,
): MaibAccount | null {
  return id && secret && key ? { id, secret, keys: key.split(',') } : null
}
