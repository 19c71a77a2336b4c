import type { NotificationKind } from '../people/notifications.ts'

/** Kinds of events that are switched together, in the order of the settings. */
export const notificationGroups = [
  'messages',
  'searches',
  'prices',
  'favorites',
  'followed',
  'reviews',
  'adverts',
  'reports',
  'tickets',
  'bills',
  'account',
] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** `digest`: once a day, in the morning. */
export const mailModes = ['now', 'digest', 'off'] as const
export type MailMode = (typeof mailModes)[number]

/** The group of each kind of notifications. */
export const groupOf: Readonly<Record<NotificationKind, NotificationGroup>> = {
  ...{ offer: 'messages', search: 'searches', price: 'prices', sold: 'favorites' },
  ...{ followed: 'followed', review: 'reviews', decision: 'adverts', hidden: 'adverts' },
  ...{ report: 'reports', account: 'account', ticket: 'tickets' },
  bill: 'bills',
}

/**
 * Modes of mail that can be chosen. None for saved searches, which have a frequency each, and for answers of the help
 * desk and changes of the account, which are always mailed. Mails of messages also tell of offers.
 */
export const mailModesOf: Readonly<Record<NotificationGroup, readonly MailMode[]>> = {
  messages: ['now', 'off'],
  searches: [],
  prices: ['digest', 'off'],
  favorites: mailModes,
  followed: mailModes,
  reviews: mailModes,
  adverts: mailModes,
  reports: mailModes,
  tickets: [],
  bills: mailModes,
  account: [],
}

export interface GroupSettings {
  /** Null where no mode can be chosen. */
  readonly mail: MailMode | null
  readonly push: boolean
  readonly telegram: boolean
}

/** What applies until the user changes it. */
export const defaultSettings: Readonly<Record<NotificationGroup, GroupSettings>> = {
  messages: { mail: 'now', push: true, telegram: true },
  searches: { mail: null, push: true, telegram: true },
  prices: { mail: 'digest', push: true, telegram: true },
  favorites: { mail: 'digest', push: false, telegram: false },
  followed: { mail: 'digest', push: false, telegram: false },
  reviews: { mail: 'now', push: true, telegram: true },
  adverts: { mail: 'now', push: true, telegram: true },
  reports: { mail: 'digest', push: false, telegram: false },
  tickets: { mail: null, push: true, telegram: true },
  bills: { mail: 'now', push: true, telegram: true },
  account: { mail: null, push: true, telegram: true },
}
