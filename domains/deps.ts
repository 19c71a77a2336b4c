import type { Sql, TransactionSql } from 'postgres'
import type { SiteOperator } from '#contract/content.ts'
import type { Lang } from '#contract/languages.ts'
import type { PaymentProvider } from './billing/provider.ts'
import type { Imaging } from './imaging-port.ts'

export type { Imaging, PreparedPhoto, ShareCard } from './imaging-port.ts'

/** The database or a transaction. */
export type Db = Sql | TransactionSql

/** Current time; controlled by tests. */
export interface Clock {
  readonly now: () => Date
}

/** Storage of photos. Names are unguessable and never reused, so stored files never change. */
export interface Storage {
  /** Folder and file name, e.g. "adverts/3f…-400.webp". */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  readonly remove: (name: string) => Promise<void>
  /** Null if there is none. */
  readonly read: (name: string) => Promise<Uint8Array | null>
}

/** Source of official exchange rates; null for a day without a set. */
export interface RatesSource {
  readonly fetchRates: (day: Date) => Promise<DayRates | null>
}

export interface DayRates {
  /** The bank's date, YYYY-MM-DD. */
  readonly date: string
  /** MDL for one unit, by currency code; MDL itself is absent. */
  readonly values: Readonly<Record<string, number>>
}

/** A text to a phone number, sent as SMS or spoken in a call. */
export interface PhoneMessage {
  /** "+373…" */
  readonly to: string
  readonly text: string
  readonly lang: Lang
  /** The code in the text; only the outbox shows it separately. */
  readonly code?: string
  /** Idempotency key: equal for a retry, so that the provider sends it once. */
  readonly key: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly key: string
  /** URL that stops mails of this kind (List-Unsubscribe). */
  readonly stopLink?: string
  readonly thread?: MailThread
}

/** A conversation by mail. */
export interface MailThread {
  /** Address for answers; null: that of the sender of all mails. */
  readonly replyTo: string | null
  /** Mails before this one, oldest first: Message-IDs of received ones ("<…>"), keys of our own. */
  readonly earlier: readonly string[]
  /** Written by nobody, so that programs do not answer it. */
  readonly isAutomatic: boolean
}

/** `failed`: certainly not delivered, may be retried; `unknown`: no answer, may have been delivered. */
export type Delivery = 'sent' | 'failed' | 'unknown'

/** Channels to people. They do not throw for an unavailable provider. */
export interface Messenger {
  readonly sms: (message: PhoneMessage) => Promise<Delivery>
  readonly voice: (message: PhoneMessage) => Promise<Delivery>
  /** `refused`: this recipient will never take it. */
  readonly mail: (mail: Mail) => Promise<Delivery | 'refused'>
}

/** A browser as its push service knows it. */
export interface PushTarget {
  readonly endpoint: string
  /** Keys of the browser, base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** Web push. */
export interface Pusher {
  /** Public key for subscriptions of browsers, base64url. */
  readonly publicKey: string
  /** Whether a browser may be called at all: by https, at a public host, with keys that are such. */
  readonly accepts: (target: PushTarget) => boolean
  /**
   * Sends a text to a browser; one of the same topic that waits for it there is replaced. `gone`: the browser has
   * unsubscribed; `refused`: it makes no sense to send this again.
   */
  readonly push: (
    target: PushTarget,
    text: string,
    topic: string,
  ) => Promise<Delivery | 'gone' | 'refused'>
}

/** A text that somebody has sent to the bot in a private chat. */
export interface TelegramText {
  readonly id: number
  readonly chatId: string
  readonly text: string
}

/** The bot of the site. */
export interface TelegramBot {
  /** Each bot numbers its updates on its own. */
  readonly id: string
  /** Username of the bot; null while it cannot be had. */
  readonly name: () => Promise<string | null>
  /** `gone`: the person has stopped the bot; `refused`: it makes no sense to send this again. */
  readonly send: (chatId: string, text: string) => Promise<Delivery | 'gone' | 'refused'>
  /**
   * Updates after the one with this id, or all that wait; null while they cannot be had. `lastId`: the highest id among
   * them; null if there are none.
   */
  readonly updates: (after: number | null) => Promise<{
    readonly texts: readonly TelegramText[]
    readonly lastId: number | null
  } | null>
}

/** Whether a national number is a mobile one, by the numbering plan. */
export type IsMobile = (nationalPhone: string) => boolean

/** TOTP (RFC 6238). */
export interface SecondFactor {
  readonly makeSecret: () => string
  /** The time step of a correct code, stored to refuse its reuse; null for a wrong code. */
  readonly check: (secret: string, code: string) => number | null
  /** otpauth:// URI for authenticator apps. */
  readonly address: (secret: string, username: string) => string
}

/** Facts that a description is generated from; without phone numbers, addresses and names of people. */
export interface DescriptionFacts {
  readonly lang: Lang
  readonly title: string
  /** Labels in the language of the description. */
  readonly category: string
  readonly subcategory: string
  /** As displayed on the advert's page: "Year", "2015"; true for a boolean. */
  readonly attributes: readonly { readonly label: string; readonly value: string | true }[]
  readonly isNegotiable: boolean
  readonly isExchange: boolean
  readonly isFree: boolean
}

/** Generates descriptions. Null if the result is unusable. */
export interface Describer {
  readonly describe: (facts: DescriptionFacts) => Promise<string | null>
}

/** Passages of the site's own articles, and the question that they answer. */
export interface PhrasingRequest {
  readonly language: Lang
  readonly question: string
  readonly passages: readonly string[]
}

/** Words an answer from passages. Null if there is none in time; the caller checks what it says. */
export interface Phraser {
  readonly phrase: (request: PhrasingRequest) => Promise<string | null>
}

/** Position of an address in degrees; null if it is not found or the service is unavailable. */
export interface Geocoder {
  readonly find: (query: {
    readonly address: string
    readonly place: string
    readonly district: string
  }) => Promise<{ readonly latitude: number; readonly longitude: number } | null>
}

/** Tile server of maps, with its attribution. */
export interface MapTiles {
  /** With {z}, {x} and {y} */
  readonly url: string
  readonly attribution: string
}

export interface Hasher {
  readonly hash: (secret: string) => Promise<string>
  readonly verify: (secret: string, hash: string) => Promise<boolean>
  /** A hash that no password matches, for constant-time answers without an account. */
  readonly nobody: string
}

/** Signs and verifies tokens. `read` returns null for a token that is forged, expired or of another kind. */
export interface Tokens {
  readonly sign: (kind: TokenKind, subject: string, expiresAt: Date) => Promise<string>
  readonly read: (kind: TokenKind, token: string) => Promise<string | null>
  /** Keyed digest, for storing values that are short enough to be guessed. */
  readonly digest: (text: string) => string
  /** Authenticated encryption; `unseal` returns null for anything else. */
  readonly seal: (text: string) => string
  readonly unseal: (sealed: string) => string | null
}
export type TokenKind = 'session' | 'visitor' | 'device'

/**
 * Invalidates cached pages that show changed data, in every process. Tags: `content` (every page), `list` (lists across
 * categories), `category:<slug>`, `advert:<id>`, `rates`, `rate-history`; `seller:<id>` stands for all pages with
 * adverts of the seller.
 */
export interface CacheInvalidation {
  readonly invalidate: (...tags: string[]) => Promise<void>
}

/** How addresses that people give are called; by `domains/outgoing` alone. */
export interface Outgoing {
  /** For tests: 127.0.0.1 may be called, and any port. */
  readonly allowsLocal: boolean
  /** User-Agent. */
  readonly agent: string
  /** All addresses of a name, none of an unknown one; asked once for each connection. Fails without an answer. */
  readonly resolve: (
    host: string,
    signal: AbortSignal,
  ) => Promise<readonly { readonly address: string; readonly family: number }[]>
}

/** Who sells, as invoices say it. */
export interface InvoiceSeller {
  readonly name: string
  readonly idno: string
  readonly address: string
  readonly vatCode: string
  readonly iban: string
  readonly bank: string
}

export interface Deps {
  readonly sql: Sql
  /** For calls of low cost: connections that no other call can use up; absent: those of `sql`. */
  readonly reservedSql?: Sql
  /**
   * Connections to a replica that has what was committed before a moment of `performance.now()`; null if it has not.
   * Absent: there is no replica.
   */
  readonly replicaSql?: (asOf: number) => Sql | null
  readonly clock: Clock
  readonly storage: Storage
  readonly imaging: Imaging
  readonly geocoder: Geocoder
  /** Null: maps have no tiles. */
  readonly mapTiles: MapTiles | null
  readonly hasher: Hasher
  readonly tokens: Tokens
  readonly messenger: Messenger
  /** Address that answers to mails of the help desk come to, each by a part of its own; null: they come to none. */
  readonly helpMail: string | null
  readonly pusher: Pusher
  readonly outgoing: Outgoing
  /** Null: this site has no bot. */
  readonly telegram: TelegramBot | null
  readonly isMobile: IsMobile
  /** Null: nothing can be paid, so nothing is sold. */
  readonly payments: PaymentProvider | null
  readonly invoiceSeller: InvoiceSeller
  readonly operator: SiteOperator
  /** Maximum codes per hour: they determine the SMS bill. */
  readonly codeBudget: { readonly ofAddress: number; readonly ofSite: number }
  readonly secondFactor: SecondFactor
  /** Minimum length of a new password (D4). */
  readonly passwordMinLength: number
  /** Renders a QR code as SVG. */
  readonly drawQr: (text: string) => Promise<string>
  /** Public URL of the site, for links in messages. */
  readonly publicUrl: URL
  /** Null: the stored rates stay. */
  readonly ratesSource: RatesSource | null
  readonly describer: Describer
  /** Maximum descriptions per day: they determine the bill of the service. */
  readonly descriptionBudget: { readonly ofUser: number; readonly ofSite: number }
  /** Null: the help bot answers in the words of the articles. */
  readonly phraser: Phraser | null
  /** Maximum answers worded in a day: they determine the bill of the service. */
  readonly phrasedAnswersADay: number
  readonly cacheInvalidation: CacheInvalidation
  readonly log: { readonly warn: (details: object, message: string) => void }
}
