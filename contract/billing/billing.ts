import * as z from 'zod'
import { call } from '../call.ts'
import { Flag, Id, Language, Offset, PageSize, Slug, Text, Token, wholeNumber } from '../shapes.ts'

const path = '/billing/manage_bills.php'
const cardsPath = '/billing/manage_cards.php'

/**
 * What is sold: packs of promotions; a place on top of lists, a highlight and an urgent mark for days; promotions of a
 * company for days.
 */
export const productKinds = ['bumps', 'top', 'highlight', 'urgent', 'plan'] as const
export type ProductKind = (typeof productKinds)[number]

/** Kinds that are bought for one advert. */
export const placementKinds = ['top', 'highlight', 'urgent'] as const
export type PlacementKind = (typeof placementKinds)[number]

export const paymentMethods = ['card', 'mia-qr', 'mia-request'] as const

/** `failed`: the last attempt to pay was refused; it can be paid in another way, like an open one. */
export const billStates = [
  'open',
  'paid',
  'failed',
  'refunded',
  'part-refunded',
  'expired',
] as const
export type BillState = (typeof billStates)[number]

const Kind = z.enum(productKinds)
const Method = z.enum(paymentMethods)
const State = z.enum(billStates)
/** 1/100 MDL */
const Bani = z.int()

export const ProductShape = z.object({
  code: z.string(),
  kind: Kind,
  /** 0 for a pack. */
  days: z.int(),
  /** Of a pack or a plan, else 0. */
  promotions: z.int(),
  /** With VAT, above 0. */
  priceBani: Bani,
})
export type Product = z.infer<typeof ProductShape>

export const BillLineShape = z.object({
  kind: Kind,
  days: z.int(),
  promotions: z.int(),
  /** Of a placement; null once the advert is gone. */
  advertId: z.string().nullable(),
  /** Title of the advert at that time, or empty. */
  advertTitle: z.string(),
  totalBani: Bani,
  /** Percent, included in the total. */
  vatRate: z.int(),
  vatBani: Bani,
})
export type BillLine = z.infer<typeof BillLineShape>

const billFields = {
  id: z.int(),
  /** "2026-000123" */
  number: z.string(),
  state: State,
  /** ISO 8601, UTC */
  issuedAt: z.string(),
  /** Until when it can be paid. */
  expiresAt: z.string(),
  paidAt: z.string().nullable(),
  lines: z.array(BillLineShape),
  totalBani: Bani,
  vatBani: Bani,
  refundedBani: Bani,
}
export const BillShape = z.object(billFields)
export type Bill = z.infer<typeof BillShape>

const PaymentShape = z.object({
  method: Method,
  /** Where the payer goes on; null for a request to the phone. */
  url: z.string().nullable(),
  /** SVG; empty without a code. */
  qr: z.string(),
  expiresAt: z.string(),
})
export type PendingPayment = z.infer<typeof PaymentShape>

const CardShape = z.object({
  id: z.int(),
  /** "****1124" */
  mask: z.string(),
  brand: z.string(),
  /** "YYYY-MM" */
  expires: z.string(),
})
export type Card = z.infer<typeof CardShape>

/** A bill on its own page. */
const OwnBillShape = z.object({
  ...billFields,
  buyerName: z.string(),
  /** Ways to pay it now; none once it is paid or expired. */
  methods: z.array(Method),
  /** Whether a card that pays it can be kept. */
  savesCards: z.boolean(),
  /** Other money than was asked for has arrived; people look at it, and the bill cannot be paid meanwhile. */
  isChecked: z.boolean(),
  /** The latest payment that waits for the payer. */
  pending: PaymentShape.nullable(),
})
export type OwnBill = z.infer<typeof OwnBillShape>

export const billingCalls = {
  getPrices: call({
    path,
    action: 'getPrices',
    summary: 'List what can be bought, with prices; nothing on a site that is free',
    auth: 'anyone',
    input: {},
    output: { products: z.array(ProductShape) },
  }),
  createBill: call({
    path,
    action: 'createBill',
    summary: 'Issue a bill for a product; an open bill for the same is given again',
    auth: 'user',
    member: { right: 'billing', act: 'billIssued' },
    input: {
      token: Token.optional(),
      product: Slug,
      /** Required for a placement. */
      advertId: Id.optional(),
      /** Fiscal code of a company, 13 digits, for its invoice. */
      idno: Text(20).optional(),
    },
    output: { billId: z.int() },
  }),
  payBill: call({
    path,
    action: 'payBill',
    summary: 'Start to pay a bill; a payment of the same method that is under way is given again',
    auth: 'user',
    member: { right: 'billing', act: 'billPaid' },
    input: {
      token: Token.optional(),
      billId: Id,
      method: Method,
      /** Pay with this saved card. */
      cardId: Id.optional(),
      keepsCard: Flag.default(false),
      /** Language of the provider's page. */
      lang: Language.default('ro'),
    },
    output: { url: z.string().nullable() },
  }),
  getBill: call({
    path,
    action: 'getBill',
    summary: 'Get an own bill, with the state of its payment as the provider states it now',
    auth: 'user',
    member: { right: 'billing' },
    input: { token: Token.optional(), billId: Id },
    output: { bill: OwnBillShape, cards: z.array(CardShape) },
  }),
  listBills: call({
    path,
    action: 'listBills',
    summary: 'List own bills, newest first: recent and open ones, or all by year and state',
    auth: 'user',
    member: { right: 'billing' },
    input: {
      token: Token.optional(),
      scope: z.enum(['recent', 'all']).default('recent'),
      year: wholeNumber(2_000, 9_999).optional(),
      state: State.optional(),
      startID: Offset.default(0),
      itemsNum: PageSize.default(20),
    },
    output: {
      items: z.array(BillShape),
      count: z.int(),
      /** Years with own bills, the last one first. */
      years: z.array(z.int()),
      /** Whether anything is sold. */
      isSelling: z.boolean(),
    },
  }),
  listCards: call({
    path: cardsPath,
    action: 'listCards',
    summary: 'List own saved cards',
    auth: 'user',
    member: { right: 'billing' },
    input: { token: Token.optional() },
    output: { items: z.array(CardShape), isSelling: z.boolean() },
  }),
  deleteCard: call({
    path: cardsPath,
    action: 'deleteCard',
    summary: 'Forget a saved card',
    auth: 'user',
    input: { token: Token.optional(), cardId: Id },
    output: {},
  }),
}
