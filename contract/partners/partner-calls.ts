import * as z from 'zod'
import {
  advertStatuses,
  AttributeInput,
  AttributeValue,
  Description,
  Title,
} from '../adverts/adverts.ts'
import { StatisticsDayShape } from '../adverts/statistics.ts'
import { AttributeShape } from '../categories.ts'
import { languages } from '../languages.ts'
import { ConversationShape, MessageShape } from '../people/messages.ts'
import { ReasonShape } from '../rules/advert/advert-reasons.ts'
import { ownIdPattern } from '../rules/partners/scopes.ts'
import { Currency, LabelsShape, SingleLine, Slug, Text } from '../shapes.ts'
import { partnerCall } from './partner-call.ts'

/** The company's own id of an advert, as it stands in URLs. */
const OwnId = z.string().max(64).regex(ownIdPattern)
// Texts on the wire, numbers in clients.
const Limit = z.coerce.number().int().min(1).max(100).default(50)
const ConversationId = z.coerce.number().int().min(1).max(2_147_483_647)
/** `nextCursor` of the page before. */
const Cursor = Text(200).optional()
const nextCursor = z.string().nullable()

const Texts = z.object({ title: z.string(), description: z.string() })
const TypedTexts = z.strictObject({
  title: Title.default(''),
  description: Description.default(''),
})

export const PartnerAdvertShape = z
  .object({
    /** Number of the site. */
    id: z.int(),
    /** Null: it was posted on the site. */
    ownId: z.string().nullable(),
    status: z.enum(advertStatuses),
    /** Why it was rejected or suspended, or waits for a review. */
    reasons: z.array(ReasonShape),
    isPublic: z.boolean(),
    url: z.string(),
    language: z.enum(languages),
    title: z.string(),
    description: z.string(),
    translations: z.object({ ro: Texts, ru: Texts, en: Texts }),
    /** Slug; null: none that is offered. */
    subcategory: z.string().nullable(),
    attributes: z.record(z.string(), AttributeValue),
    /** Null: by agreement. */
    price: z.number().nullable(),
    currency: Currency,
    negotiable: z.boolean(),
    free: z.boolean(),
    exchange: z.boolean(),
    /** Slug of the place. */
    place: z.string().nullable(),
    address: z.string(),
    showPhone: z.boolean(),
    photos: z.array(z.string()),
    // ISO 8601, UTC
    createdAt: z.string(),
    publishedAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
    changedAt: z.string(),
  })
  // Clients call the type so.
  .meta({ id: 'Advert' })
export type PartnerAdvert = z.infer<typeof PartnerAdvertShape>

const advert = PartnerAdvertShape
const CategoryShape = z.object({
  slug: z.string(),
  labels: LabelsShape,
  /** Maximum number of photos. */
  maxImages: z.int(),
  /** Days until an advert is archived. */
  lifeDays: z.int(),
  subcategories: z.array(z.object({ slug: z.string(), labels: LabelsShape })),
})

export const partnerCalls = {
  listAdverts: partnerCall({
    name: 'listAdverts',
    method: 'GET',
    path: '/adverts',
    summary: 'List own adverts, newest first',
    scope: 'adverts:read',
    input: { status: z.enum(advertStatuses).optional(), limit: Limit, cursor: Cursor },
    output: { adverts: z.array(advert), nextCursor },
  }),
  getAdvert: partnerCall({
    name: 'getAdvert',
    method: 'GET',
    path: '/adverts/{ownId}',
    summary: 'Get the advert with an own id',
    scope: 'adverts:read',
    input: { ownId: OwnId },
    output: { advert },
  }),
  putAdvert: partnerCall({
    name: 'putAdvert',
    method: 'PUT',
    path: '/adverts/{ownId}',
    summary:
      'Create and publish the advert with an own id, or change it: absent fields stay. It is reviewed as any other; one that cannot be published is not created',
    scope: 'adverts:write',
    input: { ownId: OwnId },
    body: {
      language: z.enum(languages).optional(),
      title: Title.optional(),
      description: Description.optional(),
      /** Texts in the other languages. */
      translations: z.partialRecord(z.enum(languages), TypedTexts).optional(),
      subcategory: Slug.optional(),
      attributes: AttributeInput.optional(),
      /** In units of the currency; null: by agreement. */
      price: z.number().positive().max(1e10).nullable().optional(),
      currency: Currency.optional(),
      negotiable: z.boolean().optional(),
      free: z.boolean().optional(),
      exchange: z.boolean().optional(),
      place: Slug.optional(),
      address: SingleLine(600).optional(),
      showPhone: z.boolean().optional(),
      /** Which of its photos stay, in this order, as they stand in the advert; the others are removed. */
      photos: z.array(Text(500)).max(100).optional(),
      /** False: a new one stays a draft, to which photos can be added before it is published. */
      publish: z.boolean().default(true),
    },
    output: { advert, isNew: z.boolean() },
  }),
  addPhoto: partnerCall({
    name: 'addPhoto',
    method: 'POST',
    path: '/adverts/{ownId}/photos',
    summary:
      'Add a photo (JPEG, PNG, WebP, HEIC) to the advert with an own id; one that it has already is not added again. New photos of a published advert are reviewed',
    scope: 'adverts:write',
    input: { ownId: OwnId },
    hasFile: true,
    output: { advert, isDuplicate: z.boolean() },
  }),
  archiveAdvert: partnerCall({
    name: 'archiveAdvert',
    method: 'POST',
    path: '/adverts/{ownId}/archive',
    summary: 'Archive the active advert with an own id; one that is archived already stays so',
    scope: 'adverts:write',
    input: { ownId: OwnId },
    output: { advert },
  }),
  getStatistics: partnerCall({
    name: 'getStatistics',
    method: 'GET',
    path: '/adverts/{ownId}/statistics',
    summary: 'Get the statistics of the advert with an own id for thirty days, by day in Chișinău',
    scope: 'statistics:read',
    input: { ownId: OwnId },
    output: {
      days: z.array(StatisticsDayShape),
      /** Since it was published. */
      totals: z.object({ views: z.int(), reveals: z.int(), favorites: z.int() }),
    },
  }),
  listConversations: partnerCall({
    name: 'listConversations',
    method: 'GET',
    path: '/conversations',
    summary: 'List conversations about own adverts, the last changed first',
    scope: 'messages:read',
    input: { limit: Limit, cursor: Cursor },
    output: { conversations: z.array(ConversationShape), nextCursor },
  }),
  listMessages: partnerCall({
    name: 'listMessages',
    method: 'GET',
    path: '/conversations/{conversationId}/messages',
    summary: 'List the messages of an own conversation in order; the cursor leads to newer ones',
    scope: 'messages:read',
    input: { conversationId: ConversationId, limit: Limit, cursor: Cursor },
    output: { messages: z.array(MessageShape), nextCursor },
  }),
  listCategories: partnerCall({
    name: 'listCategories',
    method: 'GET',
    path: '/categories',
    summary: 'List all categories with their subcategories',
    scope: null,
    input: {},
    output: { categories: z.array(CategoryShape) },
  }),
  listAttributes: partnerCall({
    name: 'listAttributes',
    method: 'GET',
    path: '/categories/{subcategory}/attributes',
    summary: 'List the attributes of a subcategory',
    scope: null,
    input: { subcategory: Slug },
    output: { attributes: z.array(AttributeShape) },
  }),
} as const
