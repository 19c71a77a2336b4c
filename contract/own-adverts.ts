import * as z from 'zod'
import { AdvertDetailShape, AdvertShape, advertStatuses, AttributeValue } from './adverts.ts'
import { call } from './call.ts'
import { isLanguage } from './languages.ts'
import { reasonTextMax } from './limits.ts'
import { refusals } from './refusals.ts'
import {
  Currency,
  Flag,
  Id,
  IdList,
  LabelsShape,
  Offset,
  PageSize,
  Slug,
  Text,
  Token,
} from './shapes.ts'

const path = '/adverts/manage_adverts.php'
const token = Token.optional()
const Status = z.enum(advertStatuses)
const own = { token, advertId: Id }
const some = { token, ids: IdList }
const Coordinate = z.union([z.literal(''), z.number(), Text.pipe(z.coerce.number())])

/** What an owner types; what is absent stays as it was. */
const typedAdvert = {
  ad_lang: z.string().refine(isLanguage).optional(),
  title: Text.optional(),
  description: Text.optional(),
  /** Texts in the other languages, where the owner gives them. */
  translations: z
    .partialRecord(
      z.enum(['ro', 'ru', 'en']),
      z.object({ title: Text.default(''), description: Text.default('') }),
    )
    .optional(),
  subcategory: Slug.optional(),
  attributes: z.record(z.string().max(40), AttributeValue).optional(),
  price: Text.optional(),
  currency: Currency.optional(),
  negotiable: Flag.optional(),
  free: Flag.optional(),
  exchange: Flag.optional(),
  place: Slug.optional(),
  address: Text.pipe(z.string().max(200)).optional(),
  /** Degrees; empty takes the pin away. */
  latitude: Coordinate.optional(),
  longitude: Coordinate.optional(),
  showExactPlace: Flag.optional(),
  showPhone: Flag.optional(),
}

/** What a moderator, or a rule, holds against a field of an advert. */
export const ReasonShape = z.object({
  /** As `typedAdvert` calls it, or `images`. */
  field: z.string(),
  code: z.enum(reasonCodes()),
  /** What a moderator adds in their own words. */
  text: z.string().max(reasonTextMax).optional(),
})
export type AdvertReason = z.infer<typeof ReasonShape>

/** An advert as its owner has it. */
export const OwnAdvertShape = z.object({
  item: AdvertDetailShape,
  isPublic: z.boolean(),
  /** Slug of the chosen place; empty: none. */
  place: z.string(),
  reasons: z.array(ReasonShape),
  expiresAt: z.string().nullable(),
  promotionsLeft: z.int(),
  isPromotedToday: z.boolean(),
})

/** A line of the owner's list. */
export const OwnLineShape = z.object({
  item: AdvertShape,
  status: Status,
  isPublic: z.boolean(),
  showPhone: z.boolean(),
  reasons: z.array(ReasonShape),
  expiresAt: z.string().nullable(),
  views: z.int(),
  hearts: z.int(),
  reveals: z.int(),
  promotionsLeft: z.int(),
  isPromotedToday: z.boolean(),
})
export type OwnLine = z.infer<typeof OwnLineShape>

export const ownAdvertCalls = {
  startDraft: call({
    path,
    action: 'startDraft',
    summary: 'Begin an advert: an empty draft to put text and photos into',
    auth: 'user',
    input: { token },
    output: { id: z.string(), status: Status },
  }),
  saveDraft: call({
    path,
    action: 'saveDraft',
    summary: 'Keep what has been typed so far; nothing is required yet',
    auth: 'user',
    input: { ...own, ...typedAdvert },
    output: { id: z.string(), status: Status },
  }),
  editAdvert: call({
    path,
    action: 'editAdvert',
    summary: 'Change an advert that is no draft any more; another text is looked at again',
    auth: 'user',
    input: { ...own, ...typedAdvert },
    output: { message: z.string(), id: z.string(), status: Status },
  }),
  publish: call({
    path,
    action: 'publish',
    summary: 'Publish a draft: from now on everybody finds it, unless it must be looked at first',
    auth: 'user',
    input: own,
    output: { message: z.string(), id: z.string(), status: Status, slug: z.string() },
  }),
  getOwn: call({
    path,
    action: 'getOwn',
    summary: 'An own advert in whatever state, for its preview and its form',
    auth: 'user',
    input: own,
    output: { advert: OwnAdvertShape },
  }),
  listOwn: call({
    path,
    action: 'listOwn',
    summary: 'The own adverts, newest first, by state and words; with the counts of all states',
    auth: 'user',
    input: {
      token,
      status: z.enum(['all', ...advertStatuses]).default('all'),
      search: Text.pipe(z.string().max(100)).default(''),
      startID: Offset.default(0),
      itemsNum: PageSize.default(20),
    },
    output: {
      lines: z.array(OwnLineShape),
      count: z.int(),
      counts: z.record(z.string(), z.int()),
    },
  }),
  archive: call({
    path,
    action: 'archive',
    summary: 'Take adverts out of sight, to be brought back later',
    auth: 'user',
    input: some,
    output: { done: z.int() },
  }),
  renew: call({
    path,
    action: 'renew',
    summary: 'Another thirty days for active adverts, and their promotions anew',
    auth: 'user',
    input: some,
    output: { done: z.int() },
  }),
  deleteAdverts: call({
    path,
    action: 'deleteAdverts',
    summary: 'Delete adverts with their photos',
    auth: 'user',
    input: some,
    output: { done: z.int() },
  }),
  renewByLink: call({
    path,
    action: 'renewByLink',
    summary: 'Renew by the link of the notice, without a login',
    auth: 'anyone',
    input: { link: Text.pipe(z.string().max(200)) },
    output: { id: z.string(), expiresAt: z.string() },
  }),
  promote: call({
    path,
    action: 'promote',
    summary:
      'Lift an advert to the top, once a day and five times in thirty; an archived one comes back',
    auth: 'user',
    input: own,
    output: {
      message: z.string(),
      status: Status,
      promotionsLeft: z.int(),
      /** Whether it stands at the top now: one that comes back without promotions left does not. */
      isLifted: z.boolean(),
    },
  }),
  setPublic: call({
    path,
    action: 'setPublic',
    summary: 'Hide an active advert from everybody else, or show it again',
    auth: 'user',
    input: { ...own, isPublic: Flag },
    output: { message: z.string(), isPublic: z.boolean() },
  }),
  setPhonePublic: call({
    path,
    action: 'setPhonePublic',
    summary: 'Show the own number to buyers of this advert, or keep it',
    auth: 'user',
    input: { ...own, showPhone: Flag },
    output: { message: z.string(), showPhone: z.boolean() },
  }),
  getStats: call({
    path,
    action: 'getStats',
    summary:
      'Thirty days of an own advert: views a day, hearts, reveals of the number, what each promotion brought',
    auth: 'user',
    input: own,
    output: {
      days: z.array(
        z.object({ day: z.string(), views: z.int(), reveals: z.int(), isPromoted: z.boolean() }),
      ),
      hearts: z.int(),
      views: z.int(),
      reveals: z.int(),
    },
  }),
  proposeSubcategories: call({
    path,
    action: 'proposeSubcategories',
    summary: 'Where adverts with such a title are, the likeliest first',
    auth: 'anyone',
    input: { title: Text.pipe(z.string().max(200)) },
    output: {
      subcategories: z.array(
        z.object({
          slug: z.string(),
          labels: LabelsShape,
          category: z.object({ slug: z.string(), labels: LabelsShape }),
        }),
      ),
    },
  }),
  getPriceHint: call({
    path,
    action: 'getPriceHint',
    summary: 'What like adverts cost, in MDL: half of them lie between low and high',
    auth: 'anyone',
    input: {
      subcategory: Slug,
      title: Text.pipe(z.string().max(200)).default(''),
      attributes: z.record(z.string().max(40), AttributeValue).optional(),
    },
    output: {
      /** Null: too few to say. */
      hint: z
        .object({ count: z.int(), median: z.number(), low: z.number(), high: z.number() })
        .nullable(),
    },
  }),
  describe: call({
    path,
    action: 'describe',
    summary: 'A description made of what was typed; neither number nor address takes part in it',
    auth: 'user',
    input: {
      token,
      lang: z.string().refine(isLanguage),
      title: Text.pipe(z.string().max(200)),
      subcategory: Slug,
      attributes: z.record(z.string().max(40), AttributeValue).default({}),
      negotiable: Flag.optional(),
      exchange: Flag.optional(),
      free: Flag.optional(),
    },
    output: { description: z.string() },
  }),
  findPosition: call({
    path,
    action: 'findPosition',
    summary: 'Where an address of a place is; without a geocoder, where the place is',
    auth: 'user',
    input: { token, place: Slug, address: Text.pipe(z.string().max(200)).default('') },
    output: {
      position: z.object({ latitude: z.number(), longitude: z.number(), isAddress: z.boolean() }),
    },
  }),
}

/** Any refusal can stand as a reason; what is shown is its translation. */
function reasonCodes() {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys of an object forget their names
  return Object.keys(refusals) as (keyof typeof refusals)[]
}
