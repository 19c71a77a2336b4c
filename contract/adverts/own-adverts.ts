import * as z from 'zod'
import { ReasonShape } from '../rules/advert-reasons.ts'
import {
  AdvertDetailShape,
  AdvertShape,
  advertStatuses,
  AttributeInput,
  Description,
  Title,
} from './adverts.ts'
import { call } from '../call.ts'
import { textsAtOnce } from '../limits.ts'
import {
  Flag,
  Id,
  IdList,
  Language,
  Link,
  Offset,
  PageSize,
  RecordOf,
  SearchText,
  SingleLine,
  Slug,
  Token,
  wholeNumber,
} from '../shapes.ts'
import { typedAdvert } from '../rules/advert-input.ts'

const path = '/adverts/manage_adverts.php'
const token = Token.optional()
const Status = z.enum(advertStatuses)
const own = { token, advertId: Id }
const some = { token, ids: IdList }
const draft = { id: z.string(), status: Status, version: z.int() }

/** An advert as its owner has it. */
export const OwnAdvertShape = z.object({
  item: AdvertDetailShape,
  isPublic: z.boolean(),
  /** As its owner chose, whether or not there is a number to show. */
  showPhone: z.boolean(),
  version: z.int(),
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
  /** The end that a renewal would give; null where it gives less than a day. */
  renewsUntil: z.string().nullable(),
  /** When a draft is cleaned away, if nobody touches it. */
  draftUntil: z.string().nullable(),
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
    output: { ...draft },
  }),
  saveDraft: call({
    path,
    action: 'saveDraft',
    summary: 'Keep what has been typed so far; nothing is required yet',
    auth: 'user',
    input: {
      ...own,
      ...typedAdvert,
      /** Of what is written on; another one by now is refused. Absent: whatever it is. */
      version: wholeNumber(0, 2_147_483_647).optional(),
    },
    output: { ...draft },
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
      search: SearchText.default(''),
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
    summary:
      'All days of their category from now for active adverts with fewer; near their end promotions anew',
    auth: 'user',
    input: some,
    output: { done: z.int(), expiresAt: z.string().nullable() },
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
    input: { link: Link },
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
  checkTexts: call({
    path,
    action: 'checkTexts',
    summary: 'Which texts hold a number or an address, by the rule that publishing goes by',
    auth: 'anyone',
    input: {
      texts: RecordOf(z.string().max(40), Description, textsAtOnce).default({}),
    },
    output: { fields: z.array(z.string()) },
  }),
  getPriceHint: call({
    path,
    action: 'getPriceHint',
    summary: 'What like adverts cost, in MDL: half of them lie between low and high',
    auth: 'anyone',
    input: {
      subcategory: Slug,
      title: Title.default(''),
      attributes: AttributeInput.optional(),
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
      lang: Language,
      title: Title,
      subcategory: Slug,
      attributes: AttributeInput.default({}),
      negotiable: Flag.optional(),
      exchange: Flag.optional(),
      free: Flag.optional(),
    },
    output: { description: z.string() },
  }),
  findPosition: call({
    path,
    action: 'findPosition',
    summary:
      'Where a place is; with a login also where an address of it is, as far as a geocoder knows',
    auth: 'anyone',
    input: { token, place: Slug, address: SingleLine(200).default('') },
    output: {
      position: z.object({
        latitude: z.number(),
        longitude: z.number(),
        isAddress: z.boolean(),
        /** Kilometres from the place's middle within which pins lie. */
        maxKm: z.number(),
      }),
    },
  }),
}
