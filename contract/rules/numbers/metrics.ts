import type { Right } from '../staff/rights.ts'

/** Kinds of pages whose views are counted. */
export const pageKinds = [
  'home',
  'category',
  'search',
  'advert',
  'profile',
  'posting',
  'article',
  'help',
  'account',
  'other',
] as const
export type PageKind = (typeof pageKinds)[number]

/**
 * Steps from the start of posting to the publication, in order. `opened`: views of the posting page by people, which are
 * counted with the other views; the others are read from the adverts.
 */
export const postingSteps = [
  'opened',
  'draft',
  'information',
  'images',
  'sent',
  'published',
] as const
export type PostingStep = (typeof postingSteps)[number]

/** Numbers by day, and the right to see each. Of money: bani; of times: minutes, of queues hours. */
export const metricRights = {
  views: 'numbers',
  robotViews: 'numbers',
  published: 'numbers',
  state: 'numbers',
  active: 'numbers',
  posting: 'numbers',
  conversations: 'numbers',
  messages: 'numbers',
  answers: 'numbers',
  answerMinutes: 'numbers',
  reveals: 'numbers',
  emptySearches: 'numbers',
  reports: 'numbers',
  reportFate: 'numbers',
  decisions: 'numbers',
  waiting: 'numbers',
  oldestHours: 'numbers',
  sms: 'numbers',
  smsCost: 'money',
  revenue: 'money',
} as const satisfies Readonly<Record<string, Right>>
export type Metric = keyof typeof metricRights

// oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of the table
export const metrics = Object.keys(metricRights) as Metric[]

/** Periods that the numbers are shown for, in days; the last one is today. */
export const periods = [30, 90, 365] as const

/** A query that found nothing is shown once so many different people have asked it. */
export const shownAskers = 3
/** Days for which such queries are stored. */
export const emptySearchDays = 90
