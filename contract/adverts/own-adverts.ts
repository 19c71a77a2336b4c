import * as z from 'zod'
import { advertStatuses, AttributeInput, Description, Title } from './adverts.ts'
import { call } from '../call.ts'
import { maxCheckedTexts } from '../limits.ts'
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
import { OwnAdvertShape, OwnLineShape } from './own-advert-shapes.ts'
import { PromotionResultShape } from './promotion-results.ts'
import { StatisticsDayShape } from './statistics.ts'
import { typedAdvert } from '../rules/advert/advert-input.ts'

const path = '/adverts/manage_adverts.php'
const token = Token.optional()
const Status = z.enum(advertStatuses)
const own = { token, advertId: Id }
const some = { token, ids: IdList }
const draft = { id: z.string(), status: Status, version: z.int() }

export const ownAdvertCalls = {
  startDraft: call({
    path,
    action: 'startDraft',
    summary: 'Create an empty draft',
    auth: 'user',
    member: { right: 'adverts', act: 'advertDrafted' },
    input: { token },
    output: { ...draft },
  }),
  saveDraft: call({
    path,
    action: 'saveDraft',
    summary: 'Save a draft; no field is required',
    auth: 'user',
    member: { right: 'adverts', act: 'advertDrafted' },
    input: {
      ...own,
      ...typedAdvert,
      /** Expected version; the call is refused if the draft has another one. Absent: not checked. */
      version: wholeNumber(0, 2_147_483_647).optional(),
    },
    output: { ...draft },
  }),
  editAdvert: call({
    path,
    action: 'editAdvert',
    summary: 'Change an advert that is not a draft; changed texts are reviewed again',
    auth: 'user',
    member: { right: 'adverts', act: 'advertEdited' },
    input: { ...own, ...typedAdvert },
    output: { message: z.string(), id: z.string(), status: Status },
  }),
  publish: call({
    path,
    action: 'publish',
    summary: 'Publish a draft; it becomes public at once, or after a review',
    auth: 'user',
    member: { right: 'adverts', act: 'advertPublished' },
    input: own,
    output: { message: z.string(), id: z.string(), status: Status, slug: z.string() },
  }),
  getOwn: call({
    path,
    action: 'getOwn',
    summary: 'Get an own advert in any state, for its preview and its form',
    auth: 'user',
    member: { right: 'adverts' },
    input: own,
    output: { advert: OwnAdvertShape },
  }),
  listOwn: call({
    path,
    action: 'listOwn',
    summary: 'List own adverts by state and words, newest first, with the counts of all states',
    auth: 'user',
    member: { right: 'statistics' },
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
      /** Promotions are for sale on this site. */
      isSelling: z.boolean(),
    },
  }),
  archive: call({
    path,
    action: 'archive',
    summary: 'Archive adverts; they can be restored',
    auth: 'user',
    member: { right: 'adverts', act: 'advertArchived' },
    input: some,
    output: { done: z.int() },
  }),
  renew: call({
    path,
    action: 'renew',
    summary:
      'Extend active adverts to the full life of their category; near the end of a cycle also reset promotions',
    auth: 'user',
    member: { right: 'adverts', act: 'advertRenewed' },
    input: some,
    output: { done: z.int(), expiresAt: z.string().nullable() },
  }),
  deleteAdverts: call({
    path,
    action: 'deleteAdverts',
    summary: 'Delete adverts with their photos',
    auth: 'user',
    member: { right: 'adverts', act: 'advertDeleted' },
    input: some,
    output: { done: z.int() },
  }),
  renewByLink: call({
    path,
    action: 'renewByLink',
    summary: 'Renew an advert by the link in the expiry notice, without a login',
    auth: 'anyone',
    input: { link: Link },
    output: { id: z.string(), expiresAt: z.string() },
  }),
  promote: call({
    path,
    action: 'promote',
    summary:
      'Promote an advert to the top, once a day and five times in thirty days; restores an archived one',
    auth: 'user',
    member: { right: 'adverts', act: 'advertPromoted' },
    input: own,
    output: {
      message: z.string(),
      status: Status,
      promotionsLeft: z.int(),
      /** Whether the advert is at the top now; false if it was restored without promotions left. */
      isLifted: z.boolean(),
    },
  }),
  setPublic: call({
    path,
    action: 'setPublic',
    summary: 'Hide or show an active advert',
    auth: 'user',
    member: { right: 'adverts', act: 'advertHidden' },
    input: { ...own, isPublic: Flag },
    output: { message: z.string(), isPublic: z.boolean() },
  }),
  setPhonePublic: call({
    path,
    action: 'setPhonePublic',
    summary: 'Show or hide the phone number on an advert',
    auth: 'user',
    member: { right: 'adverts', act: 'advertHidden' },
    input: { ...own, showPhone: Flag },
    output: { message: z.string(), showPhone: z.boolean() },
  }),
  getStats: call({
    path,
    action: 'getStats',
    summary:
      'Get the statistics of an own advert for thirty days: views, number reveals, messages, favourites, promotions',
    auth: 'user',
    member: { right: 'statistics' },
    input: own,
    output: {
      days: z.array(StatisticsDayShape.extend({ isPromoted: z.boolean() })),
      hearts: z.int(),
      views: z.int(),
      reveals: z.int(),
    },
  }),
  getPromotions: call({
    path,
    action: 'getPromotions',
    summary:
      'Get the results of the promotions of an own advert: views, reveals, conversations and favourites before and during',
    auth: 'user',
    member: { right: 'adverts' },
    input: own,
    output: { results: z.array(PromotionResultShape) },
  }),
  checkTexts: call({
    path,
    action: 'checkTexts',
    summary: 'Check texts for phone numbers and addresses by the rule of publishing',
    auth: 'anyone',
    input: {
      texts: RecordOf(z.string().max(40), Description, maxCheckedTexts).default({}),
    },
    output: { fields: z.array(z.string()) },
  }),
  getPriceHint: call({
    path,
    action: 'getPriceHint',
    summary: 'Get the prices of similar adverts in MDL; low and high are the quartiles',
    auth: 'anyone',
    input: {
      subcategory: Slug,
      title: Title.default(''),
      attributes: AttributeInput.optional(),
    },
    output: {
      /** Null if there are too few adverts. */
      hint: z
        .object({ count: z.int(), median: z.number(), low: z.number(), high: z.number() })
        .nullable(),
    },
  }),
  describe: call({
    path,
    action: 'describe',
    summary: 'Generate a description from the entered data, except phone number and address',
    auth: 'user',
    member: { right: 'adverts' },
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
      'Find the position of a place and, for users, of an address in it, if the geocoder knows it',
    auth: 'anyone',
    input: { token, place: Slug, address: SingleLine(200).default('') },
    output: {
      position: z.object({
        latitude: z.number(),
        longitude: z.number(),
        isAddress: z.boolean(),
        /** Maximum distance of a pin from the centre of the place, km. */
        maxKm: z.number(),
      }),
    },
  }),
}
