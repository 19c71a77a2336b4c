import type { Sql, TransactionSql } from 'postgres'

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

/** Re-encodes what people upload; refuses what is not a photo. */
export interface Imaging {
  readonly prepare: (bytes: Uint8Array) => Promise<{ large: Uint8Array; thumbnail: Uint8Array }>
}

export interface Hasher {
  readonly hash: (secret: string) => Promise<string>
  readonly verify: (secret: string, hash: string) => Promise<boolean>
}

/** Signs and reads tokens. `read` gives null for anything not signed by us, expired or of another kind. */
export interface Tokens {
  readonly sign: (kind: TokenKind, subject: string, expiresAt: Date) => Promise<string>
  readonly read: (kind: TokenKind, token: string) => Promise<string | null>
}
export type TokenKind = 'session' | 'visitor'

/**
 * Tells every process that something public has changed, so that finished pages which show it are made anew.
 * Tags: `content` (on every page), `list` (lists across categories), `category:<slug>`, `advert:<id>`, `rates`.
 */
export interface Announcer {
  readonly changed: (...tags: string[]) => Promise<void>
}

export interface Deps {
  readonly sql: Sql
  readonly clock: Clock
  readonly storage: Storage
  readonly imaging: Imaging
  readonly hasher: Hasher
  readonly tokens: Tokens
  readonly ratesSource: RatesSource
  readonly announcer: Announcer
  readonly log: { readonly warn: (details: object, message: string) => void }
}
