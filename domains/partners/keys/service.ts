import { randomBytes } from 'node:crypto'
import {
  apiKeysOfCompany,
  apiKeysPerHour,
  companyRequestsPerMinute,
  pastKeyDays,
  wrongKeysPerAddress,
} from '#contract/rules/partners/limits.ts'
import type { ApiKey } from '#contract/partners/keys.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Scope } from '#contract/rules/partners/scopes.ts'
import { confirmPassword, notifyOfProgram } from '../../accounts/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { countTry, limit, tooManyUntil } from '../../limits/service.ts'
import {
  countKeysLocked,
  deletePastKeys,
  findHolder,
  insertKey,
  isCompany,
  listKeys,
  revoke,
  updateUsed,
  type StoredKey,
} from './store.ts'

const keyMark = 'gk_'
const keyPattern = /^gk_[\w-]{43}$/
const prefixLength = keyMark.length + 8
/** Keys in the list of a company: those in force, and some that are past. */
const keysShown = apiKeysOfCompany + 30

type KeyDeps = Pick<Deps, 'sql' | 'clock' | 'tokens'>
type Owner = Pick<User, 'id'>

/** A program of a company: whose it is, and what its key allows. */
export interface Partner {
  readonly user: User
  readonly keyId: number
  readonly scopes: readonly Scope[]
  /** Requests in a minute. */
  readonly perMinute: number
}

/** What is left of a limit. */
export interface Room {
  readonly limit: number
  readonly remaining: number
  /** Seconds until all of it is there again. */
  readonly reset: number
}

/** Refuses a personal account. */
export async function refusePersonal({ sql }: Pick<Deps, 'sql'>, { id }: Owner): Promise<void> {
  if (!(await isCompany(sql, id))) throw new Refusal('company_only')
}

/** Keys of the own company, newest first. Refuses a personal account. */
export async function keysOf(deps: Pick<Deps, 'sql' | 'clock'>, user: Owner): Promise<ApiKey[]> {
  await refusePersonal(deps, user)
  const now = deps.clock.now()
  return (await listKeys(deps.sql, user.id, keysShown)).map((key) => presentKey(key, now))
}

interface TypedKey {
  readonly password: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly perMinute: number
  /** 0: for good. */
  readonly days: number
}

/**
 * Makes a key, tells its owner, and returns it this once. Refuses a personal account, an account without a verified number, a missing
 * name, a wrong password and too many keys.
 */
export async function addKey(
  deps: Deps,
  user: User,
  { password, name, scopes, perMinute, days }: TypedKey,
): Promise<{ key: string; added: ApiKey }> {
  await refusePersonal(deps, user)
  if (!user.hasPhone) throw new Refusal('phone_needed', 'phone')
  if (name.trim() === '') throw new Refusal('field_required', 'name')
  await confirmPassword(deps, user, password)
  await limit(deps, `api-key:${user.id}`, { most: apiKeysPerHour, window: hourMs })
  const key = keyMark + randomBytes(32).toString('base64url')
  const now = deps.clock.now()
  const added = await deps.sql.begin(async (sql) => {
    if ((await countKeysLocked(sql, user.id, now)) >= apiKeysOfCompany)
      throw new Refusal('too_many_keys')
    await notifyOfProgram(sql, user.id, 'apiKey', now)
    return insertKey(sql, {
      userId: user.id,
      madeBy: user.member?.id ?? null,
      name: name.trim(),
      digest: digestOf(deps, key),
      prefix: key.slice(0, prefixLength),
      scopes: [...new Set(scopes)],
      perMinute,
      createdAt: now,
      expiresAt: days === 0 ? null : new Date(now.getTime() + days * dayMs),
    })
  })
  if (!added) throw new Refusal('unexpected')
  return { key, added: presentKey(added, now) }
}

/** Revokes a key of the own company; of one that is past nothing changes. Refuses another's as not found. */
export async function revokeKey(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Owner,
  keyId: number,
): Promise<void> {
  const isOwn = await revoke(deps.sql, user.id, keyId, deps.clock.now())
  if (!isOwn) throw new Refusal('key_not_found')
}

/**
 * The program whose key it is. Refuses one that is unknown, expired or revoked, and one of an account that is no open
 * account of a company; too many of these from one address in another way.
 */
export async function partnerOf(deps: KeyDeps, key: string, address: string): Promise<Partner> {
  const now = deps.clock.now()
  const isKey = keyPattern.test(key)
  const holder = isKey ? await findHolder(deps.sql, digestOf(deps, key), now) : null
  if (!holder) {
    const allowed = { most: wrongKeysPerAddress, window: 10 * minuteMs }
    await limit(deps, `wrong-key:${address}`, allowed)
    throw new Refusal('key_invalid')
  }
  const { keyId, scopes, perMinute, usedAt, ...user } = holder
  // The owner reads it by the minute, so not each request writes.
  const isFresh = usedAt !== null && now.getTime() - usedAt.getTime() < minuteMs
  if (!isFresh) await updateUsed(deps.sql, keyId, now)
  const unread = { incoming: 0, outgoing: 0, notifications: 0 }
  return { user: { ...user, sessionId: '', unread }, keyId, scopes, perMinute }
}

/**
 * Counts a request of a program, by its key and then by its company; returns what is left. Refuses one over a limit: what
 * is over that of the key takes nothing from the company.
 */
export async function countRequest(deps: KeyDeps, partner: Partner): Promise<Room> {
  const ofKey = await takeRoom(deps, `partner:key:${partner.keyId}`, partner.perMinute)
  const company = `partner:company:${partner.user.id}`
  const ofCompany = await takeRoom(deps, company, companyRequestsPerMinute)
  return ofCompany.remaining < ofKey.remaining ? ofCompany : ofKey
}

async function takeRoom(deps: KeyDeps, key: string, most: number): Promise<Room> {
  const { points, windowEnds } = await countTry(deps, key, { window: minuteMs })
  if (points > most) throw tooManyUntil(deps, windowEnds.getTime())
  const left = windowEnds.getTime() - deps.clock.now().getTime()
  return { limit: most, remaining: most - points, reset: Math.ceil(left / 1_000) }
}

/** Deletes keys that have long been past. */
export async function deleteOldKeys({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await deletePastKeys(sql, new Date(clock.now().getTime() - pastKeyDays * dayMs))
}

function digestOf({ tokens }: Pick<Deps, 'tokens'>, key: string): string {
  return tokens.digest(`api-key:${key}`)
}

function presentKey(
  { createdAt, expiresAt, usedAt, revokedAt, ...key }: StoredKey,
  now: Date,
): ApiKey {
  const end = expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
  return {
    ...key,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
    state: revokedAt ? 'revoked' : end,
  }
}

export { deleteKeysOf } from './store.ts'
