import * as z from 'zod'
import { call } from '../call.ts'
import { languages } from '../languages.ts'
import { sellerMarks } from '../people/seller-marks.ts'
import { mapAdvertFields } from '../rules/advert/advert-fields.ts'
import { priceUnits } from '../rules/categories/card-facts.ts'
import {
  attributeNumberMax,
  attributesMax,
  attributeTextMax,
  descriptionMaxLength,
  titleMaxLength,
} from '../limits.ts'
import {
  Currency,
  Id,
  IdList,
  LabelsShape,
  PageSize,
  Paragraphs,
  RecordOf,
  SingleLine,
  Slug,
  Token,
} from '../shapes.ts'

export const advertStatuses = [
  'draft',
  'review',
  'active',
  'suspended',
  'rejected',
  'archived',
  'deleted',
] as const
export type AdvertStatus = (typeof advertStatuses)[number]

/** Longer than a published text may be: a draft keeps everything typed, and publishing refuses it. */
export const Title = SingleLine(titleMaxLength * 3)
export const Description = Paragraphs(descriptionMaxLength * 2)

/** Texts as the owner enters them; an absent field stays unchanged. */
export const typedTexts = {
  title: Title.optional(),
  description: Description.optional(),
  /** Texts in the other languages. */
  translations: z
    .partialRecord(
      z.enum(['ro', 'ru', 'en']),
      z.object({ title: Title.default(''), description: Description.default('') }),
    )
    .optional(),
}

export const AttributeValue = z.union([
  SingleLine(attributeTextMax * 3),
  z.number().min(-attributeNumberMax).max(attributeNumberMax),
  z.boolean(),
  z.array(Slug).max(20),
])
/** Values by attribute key. */
export const AttributeInput = RecordOf(z.string().max(40), AttributeValue, attributesMax)
export type AttributeValues = Record<string, z.infer<typeof AttributeValue>>

/** An advert in lists and cards. Missing texts are empty. */
export const AdvertShape = z.object({
  id: z.string(),
  u_id: z.string(),
  ad_title_ro: z.string(),
  ad_title_ru: z.string(),
  ad_title_en: z.string(),
  ad_descr_ro: z.string(),
  ad_descr_ru: z.string(),
  ad_descr_en: z.string(),
  ad_lang: z.enum(languages),
  /** In units of the currency; 0 without `free` means "by agreement". */
  ad_price: z.number(),
  ad_currency: Currency,
  ad_address: z.string(),
  ad_city: LabelsShape,
  cat_id: z.number(),
  sub_id: z.number(),
  /** ISO 8601, UTC: time of publication; of a draft, of its creation. */
  created: z.string(),
  /** At most ten in lists, all on the advert's own page. */
  ad_images: z.object({ images: z.array(z.object({ image: z.string() })) }),
  user: z.object({ id: z.string() }),
  negotiable: z.boolean(),
  /** Offered free of charge; the price is 0. */
  free: z.boolean(),
  /** The seller accepts an exchange. */
  exchange: z.boolean(),
  promoted: z.boolean(),
  /** Kept for a buyer whose offer was accepted. */
  reserved: z.boolean(),
  /** Bought marks: the word "urgent", and a tint of the card. */
  urgent: z.boolean(),
  highlighted: z.boolean(),
  /** What the price is for; absent: the thing itself. */
  price_unit: z.enum(priceUnits).optional(),
  /** Monthly wage in MDL of an advert without a price. */
  pay: z.number().optional(),
  /** End of a range that begins with the price. */
  price_to: z.number().optional(),
  /** Price before a reduction of the last thirty days, in the same currency. */
  former_price: z.number().optional(),
  /** Telling attributes in the order of the card, each written so that a line does not break inside it. */
  facts: z.array(z.object({ key: z.string(), labels: LabelsShape })).optional(),
  /** Kilometres from the point that the list is around, to the public position of the advert. */
  distance: z.number().optional(),
})
export type Advert = z.infer<typeof AdvertShape>

/** A branch that is no longer offered has no page. */
const BranchShape = z.object({ slug: z.string(), labels: LabelsShape, isOffered: z.boolean() })

/** An advert on its own page. */
export const AdvertDetailShape = AdvertShape.extend({
  ...mapAdvertFields(() => z.string()),
  status: z.enum(advertStatuses),
  views: z.int(),
  show_phone: z.boolean(),
  model: z.string(),
  attributes: z.record(z.string(), AttributeValue),
  category: BranchShape,
  subcategory: BranchShape,
  /** Earlier prices and the current one, oldest first; empty if the price never changed. */
  priceHistory: z.array(
    z.object({
      price: z.number(),
      currency: Currency,
      /** ISO 8601, UTC */
      since: z.string(),
    }),
  ),
  /** Prices of the closest adverts in MDL: `low` and `high` are the quartiles. Null if there are too few. */
  market: z
    .object({
      median: z.number(),
      low: z.number(),
      high: z.number(),
      count: z.int(),
      /** Of this advert, in MDL. */
      price: z.number(),
      /** Where it lies: between low and high, or outside. */
      standing: z.enum(['below', 'usual', 'above']),
      /** What they share: keys of attributes, and `place`. Homes are compared by the price of a unit of their size. */
      shared: z.array(z.string()),
      /** How far their years may differ; above 1 their prices are brought to the year of this advert. */
      years: z.int(),
    })
    .nullable(),
  /** Part of the address of the picture for shared links; another one when that shows something else. */
  shareVersion: z.string(),
  district: LabelsShape,
  /** Degrees; rounded to a 1 km grid unless the owner shows the exact position. */
  position: z
    .object({ latitude: z.number(), longitude: z.number(), isExact: z.boolean() })
    .nullable(),
  seller: z.object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    accountType: z.union([z.literal(0), z.literal(1)]),
    avatar: z.string(),
    memberSince: z.string(),
    adverts: z.int(),
    ...sellerMarks,
  }),
})
export type AdvertDetail = z.infer<typeof AdvertDetailShape>

const listPath = '/adverts/get_adverts.php'
const items = z.array(AdvertShape)
const token = Token.optional()

export const advertCalls = {
  listHistory: call({
    path: listPath,
    action: 'listHistory',
    summary: 'List adverts by their ids, in the given order; missing ones are omitted',
    auth: 'anyone',
    replica: 'reads',
    input: { idsList: IdList.default([]), itemsNum: PageSize.default(32) },
    output: { items },
  }),
  addView: call({
    path: '/adverts/manage_views.php',
    action: 'addView',
    summary: 'Count a view; one per visitor, advert and day',
    auth: 'visitor',
    replica: 'unaffected',
    member: { right: 'company' },
    input: { itemID: Id, token },
    output: { views: z.int() },
  }),
  getAdvert: call({
    path: listPath,
    action: 'getItem',
    summary: 'Get a public advert with all details',
    auth: 'anyone',
    replica: 'reads',
    member: { right: 'company' },
    input: { itemID: Id },
    output: { item: AdvertDetailShape },
  }),
  getKept: call({
    path: listPath,
    action: 'getKept',
    summary:
      'Get where the address of a merged advert leads: the advert of the same seller that took its place',
    auth: 'anyone',
    replica: 'unaffected',
    input: { itemID: Id },
    /** Null for an advert that was not merged. */
    output: { keptId: z.int().nullable() },
  }),
  revealPhone: call({
    path: listPath,
    action: 'revealPhone',
    summary: 'Get the phone number of a seller who shows it; at most ten an hour',
    auth: 'visitor',
    replica: 'unaffected',
    input: { itemID: Id, token },
    /** "+37369123456" */
    output: { phone: z.string() },
  }),
}
