import * as z from 'zod'
import { call } from '../call.ts'
import { languages } from '../languages.ts'
import { mapAdvertFields } from '../rules/advert-fields.ts'
import { attributesMax, descriptionMaxLength, titleMaxLength } from '../limits.ts'
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

/** Longer than they may be when they are published: a draft keeps what was typed, and is told. */
export const Title = SingleLine(titleMaxLength * 3)
export const Description = Paragraphs(descriptionMaxLength * 2)

/** What an owner writes; what is absent stays as it was. */
export const typedTexts = {
  title: Title.optional(),
  description: Description.optional(),
  /** Texts in the other languages, where the owner gives them. */
  translations: z
    .partialRecord(
      z.enum(['ro', 'ru', 'en']),
      z.object({ title: Title.default(''), description: Description.default('') }),
    )
    .optional(),
}

export const AttributeValue = z.union([
  SingleLine(200),
  z.number().min(-1e12).max(1e12),
  z.boolean(),
  z.array(Slug).max(20),
])
/** By key of attribute. */
export const AttributeInput = RecordOf(z.string().max(40), AttributeValue, attributesMax)
export type AttributeValues = Record<string, z.infer<typeof AttributeValue>>

/** An advert as lists and cards carry it. Texts that do not exist are empty. */
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
  /** In units of the currency; at 0, `free` tells a gift from "by agreement". */
  ad_price: z.number(),
  ad_currency: Currency,
  ad_address: z.string(),
  ad_city: LabelsShape,
  cat_id: z.number(),
  sub_id: z.number(),
  /** ISO 8601, UTC: when it was published or, in a draft, begun. */
  created: z.string(),
  /** At most ten in lists; the advert's own page gets all. */
  ad_images: z.object({ images: z.array(z.object({ image: z.string() })) }),
  user: z.object({ id: z.string() }),
  negotiable: z.boolean(),
  /** Given away: the price is 0 and means it. */
  free: z.boolean(),
  /** The seller would also take something else for it. */
  exchange: z.boolean(),
  promoted: z.boolean(),
})
export type Advert = z.infer<typeof AdvertShape>

/** What is not offered any more has no page of its own. */
const BranchShape = z.object({ slug: z.string(), labels: LabelsShape, isOffered: z.boolean() })

/** An advert as its own page shows it. */
export const AdvertDetailShape = AdvertShape.extend({
  ...mapAdvertFields(() => z.string()),
  status: z.enum(advertStatuses),
  views: z.int(),
  show_phone: z.boolean(),
  model: z.string(),
  attributes: z.record(z.string(), AttributeValue),
  category: BranchShape,
  subcategory: BranchShape,
  /** What it cost before and costs now, oldest first; empty when it never changed. */
  priceHistory: z.array(
    z.object({
      price: z.number(),
      currency: Currency,
      /** ISO 8601, UTC */
      since: z.string(),
    }),
  ),
  /** What like adverts cost, in MDL: half of them lie between low and high. Null where too few tell. */
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
    })
    .nullable(),
  district: LabelsShape,
  /** Degrees; blurred to the neighbourhood unless the owner shows the exact place. */
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
    summary: 'Adverts by their ids, in the order of the list; those that are gone are left out',
    auth: 'anyone',
    input: { idsList: IdList.default([]), itemsNum: PageSize.default(32) },
    output: { items },
  }),
  addView: call({
    path: '/adverts/manage_views.php',
    action: 'addView',
    summary: 'Count a view: one of a visitor, an advert and a day',
    auth: 'visitor',
    input: { itemID: Id, token },
    output: { views: z.int() },
  }),
  getAdvert: call({
    path: listPath,
    action: 'getItem',
    summary: 'One public advert with everything its page shows',
    auth: 'anyone',
    input: { itemID: Id },
    output: { item: AdvertDetailShape },
  }),
  revealPhone: call({
    path: listPath,
    action: 'revealPhone',
    summary: 'The number of a seller who shows it, for who asks; at most ten an hour',
    auth: 'visitor',
    input: { itemID: Id, token },
    /** "+37369123456" */
    output: { phone: z.string() },
  }),
}
