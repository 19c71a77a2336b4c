import type { Sql, TransactionSql } from 'postgres'
import type { Lang } from '#contract/languages.ts'

/** The database, or a transaction of it: a store does not care. */
export type Db = Sql | TransactionSql

/** Time as the product knows it; tests move it. */
export interface Clock {
  readonly now: () => Date
}

/** Where photos lie. Names are unguessable and never reused, so what is stored never changes. */
export interface Storage {
  /** Folder and file name, e.g. "adverts/3f…-400.webp". */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  readonly remove: (name: string) => Promise<void>
  /** Null where there is none. */
  readonly read: (name: string) => Promise<Uint8Array | null>
}

/** The official rates of a day, fetched from outside; null when that day has none (yet). */
export interface RatesSource {
  readonly fetchRates: (day: Date) => Promise<DayRates | null>
}

export interface DayRates {
  /** The bank's date, YYYY-MM-DD. */
  readonly date: string
  /** MDL for one unit, by currency code; MDL itself is absent. */
  readonly values: Readonly<Record<string, number>>
}

/** A photo in the two sizes that are stored, as WebP. */
export interface Photo {
  readonly large: Uint8Array
  readonly thumbnail: Uint8Array
}

/**
 * Re-encodes what people upload: JPEG, PNG, WebP, HEIC. Who has sent the least of late has the next turn. Refuses what
 * is not a photo, and more than `owner`, or everybody, may have waiting.
 */
export interface Imaging {
  /** `print` is the same for the same photo sent again, 43 characters. */
  readonly prepare: (
    bytes: Uint8Array,
    owner: number,
  ) => Promise<Photo & { readonly print: string }>
  /** Turns a stored photo, the large one, by a quarter to the right. */
  readonly rotate: (bytes: Uint8Array, owner: number) => Promise<Photo>
  /** A square of `avatarSide` pixels around what matters in the picture. */
  readonly prepareAvatar: (bytes: Uint8Array, owner: number) => Promise<Uint8Array>
}

/** A text to a phone number, as an SMS or spoken in a call. */
export interface PhoneMessage {
  /** "+373…" */
  readonly to: string
  readonly text: string
  readonly lang: Lang
  /** The code in the text; only the local stand-in shows it apart. */
  readonly code?: string
  /** The same for a second try, so that a provider that heard the first sends nothing twice. */
  readonly key: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly key: string
  /** Where mails of its kind are stopped; mail programs offer it beside the mail. */
  readonly stopLink?: string
}

/** `failed`: surely not delivered, may be tried again; `unknown`: no answer came, it may have been delivered. */
export type Delivery = 'sent' | 'failed' | 'unknown'

/** The ways to a person outside the site. None throws for a provider that is away. */
export interface Messenger {
  readonly sms: (message: PhoneMessage) => Promise<Delivery>
  readonly voice: (message: PhoneMessage) => Promise<Delivery>
  readonly mail: (mail: Mail) => Promise<Delivery>
}

/** Whether a national number is a mobile one, by the numbering plan. */
export type IsMobile = (nationalPhone: string) => boolean

/** Of an authenticator app (RFC 6238). */
export interface SecondFactor {
  readonly makeSecret: () => string
  /** The time step of the code, for refusing it a second time; null for a wrong one. */
  readonly check: (secret: string, code: string) => number | null
  /** What the app reads: otpauth://… */
  readonly address: (secret: string, username: string) => string
}

/** What a description may be made of: never a number, an address or a name of a person. */
export interface DescriptionFacts {
  readonly lang: Lang
  readonly title: string
  /** Labels in the language of the description. */
  readonly category: string
  readonly subcategory: string
  /** As the advert's page shows them: "Year", "2015"; a yes has the value true. */
  readonly attributes: readonly { readonly label: string; readonly value: string | true }[]
  readonly isNegotiable: boolean
  readonly isExchange: boolean
  readonly isFree: boolean
}

/** Writes a description. Null when what came back cannot be used. */
export interface Describer {
  readonly describe: (facts: DescriptionFacts) => Promise<string | null>
}

/** Finds where an address is; null when it is not found, or the service is away. Degrees. */
export interface Geocoder {
  readonly find: (query: {
    readonly address: string
    readonly place: string
    readonly district: string
  }) => Promise<{ readonly latitude: number; readonly longitude: number } | null>
}

/** Where the pictures of a map come from, and whose they are. */
export interface MapTiles {
  /** With {z}, {x} and {y} */
  readonly url: string
  readonly attribution: string
}

export interface Hasher {
  readonly hash: (secret: string) => Promise<string>
  readonly verify: (secret: string, hash: string) => Promise<boolean>
  /** A hash that no secret fits, for answering as slowly where there is no account. */
  readonly nobody: string
}

/** Signs and reads tokens. `read` gives null for anything not signed by us, expired or of another kind. */
export interface Tokens {
  readonly sign: (kind: TokenKind, subject: string, expiresAt: Date) => Promise<string>
  readonly read: (kind: TokenKind, token: string) => Promise<string | null>
  /** A keyed digest: what is short enough to be guessed is stored as this. */
  readonly digest: (text: string) => string
  /** Encrypts what must be read again; `unseal` gives null for what is not ours. */
  readonly seal: (text: string) => string
  readonly unseal: (sealed: string) => string | null
}
export type TokenKind = 'session' | 'visitor' | 'device'

/**
 * Tells every process that public data has changed, so that cached pages which show it are rendered again.
 * Tags: `content` (on every page), `list` (lists across categories), `category:<slug>`, `advert:<id>`, `rates`;
 * `seller:<id>` stands for all pages that show adverts of the seller.
 */
export interface CacheInvalidation {
  readonly invalidate: (...tags: string[]) => Promise<void>
}

export interface Deps {
  readonly sql: Sql
  readonly clock: Clock
  readonly storage: Storage
  readonly imaging: Imaging
  readonly geocoder: Geocoder
  /** Null: maps have no tiles. */
  readonly mapTiles: MapTiles | null
  readonly hasher: Hasher
  readonly tokens: Tokens
  readonly messenger: Messenger
  readonly isMobile: IsMobile
  /** The most codes sent in an hour: they are the bill for SMS. */
  readonly codeBudget: { readonly ofAddress: number; readonly ofSite: number }
  readonly secondFactor: SecondFactor
  /** Characters of a new password (D4). */
  readonly passwordMinLength: number
  /** A QR code as an SVG image. */
  readonly drawQr: (text: string) => Promise<string>
  /** Where the site is reached, for links in messages. */
  readonly publicUrl: URL
  readonly ratesSource: RatesSource
  readonly describer: Describer
  /** The most descriptions in a day: they are the bill of who writes them. */
  readonly descriptionBudget: { readonly ofUser: number; readonly ofSite: number }
  readonly cacheInvalidation: CacheInvalidation
  readonly log: { readonly warn: (details: object, message: string) => void }
}
