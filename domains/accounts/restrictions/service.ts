import type { StandingChange } from '#contract/people/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import type { RestrictionKind } from '#contract/rules/staff/restrictions.ts'
import type { Db, Deps } from '../../deps.ts'
import { notifyOfStanding } from '../../notifications/service.ts'
import { queueStanding } from '../notices/service.ts'
import { deleteSessions } from '../sessions/service.ts'
import { findAccountById } from '../store.ts'
import {
  findBan,
  insertRestriction,
  isRestricted,
  listEndedBans,
  listRestrictions,
  lockAccount,
  updateBanned,
  updateEnded,
  updateLifted,
  type Restriction,
} from './store.ts'

export { isInForce, isRestrictedAt } from './store.ts'
export type { Restriction }

const changes = {
  warning: 'warned',
  posting: 'postingLimited',
  messages: 'messagesLimited',
  ban: 'banned',
} as const satisfies Record<RestrictionKind, StandingChange>

/** A decision about an account. */
export interface Decided {
  readonly userId: number
  readonly kind: RestrictionKind
  /** In words, for the person. */
  readonly reason: string
  readonly endsAt: Date | null
}

/** What was in force before and after a decision. */
export interface Standing {
  readonly before: readonly RestrictionKind[]
  readonly after: readonly RestrictionKind[]
}

/**
 * Warns, limits or bans a person, in place of an earlier decision of the kind, and notes it under their bell; `record`
 * runs in the same transaction. A ban ends all sessions and hides the adverts. The person is then told by mail or SMS.
 * An account that is not active yet, or deleted and not erased, is banned as soon as it is active again. Refuses one that
 * does not exist or is erased.
 */
export async function restrictAccount(
  deps: Deps,
  { userId, kind, reason, endsAt }: Decided,
  record: (sql: Db, standing: Standing) => Promise<void>,
): Promise<void> {
  const now = deps.clock.now()
  await deps.sql.begin(async (sql) => {
    if (!(await lockAccount(sql, userId))) throw new Refusal('user_not_found')
    const before = await inForce(sql, userId, now)
    await updateLifted(sql, userId, [kind], now)
    const row = { userId, kind, reason, beginsAt: now, endsAt }
    const restrictionId = await insertRestriction(sql, row)
    if (kind === 'ban') {
      await updateBanned(sql, userId, true)
      await deleteSessions(sql, userId)
    }
    await tell(sql, userId, { change: changes[kind], reason, endsAt, restrictionId }, now)
    await record(sql, { before, after: await inForce(sql, userId, now) })
  })
  if (kind === 'ban') await deps.cacheInvalidation.invalidate(`seller:${userId}`)
}

/** Lifts everything that is in force about a person. Refuses an account about which nothing is (`nothing_new`). */
export async function restoreStanding(
  deps: Deps,
  { userId, reason }: { readonly userId: number; readonly reason: string },
  record: (sql: Db, standing: Standing) => Promise<void>,
): Promise<void> {
  const now = deps.clock.now()
  await deps.sql.begin(async (sql) => {
    await lockAccount(sql, userId)
    const before = await inForce(sql, userId, now)
    if (before.length === 0) throw new Refusal('nothing_new')
    await updateLifted(sql, userId, before, now)
    await updateBanned(sql, userId, false)
    const told = { change: 'restored', reason, endsAt: null, restrictionId: null } as const
    await tell(sql, userId, told, now)
    await record(sql, { before, after: [] })
  })
  await deps.cacheInvalidation.invalidate(`seller:${userId}`)
}

/** Lifts bans whose end has come. */
export async function endBans(deps: Deps): Promise<void> {
  for (const userId of await listEndedBans(deps.sql, deps.clock.now())) {
    // Sequential; the failure of one does not affect the others, and it is tried again.
    await endBan(deps, userId).catch((error: Error) =>
      deps.log.warn({ userId, error: error.message }, 'a ban was not ended'),
    )
  }
}

/** Somebody may have replaced the ban by another one since it was listed. */
async function endBan(deps: Deps, userId: number): Promise<void> {
  const now = deps.clock.now()
  const isEnded = await deps.sql.begin(async (sql) => {
    await lockAccount(sql, userId)
    if (!(await updateEnded(sql, userId, now))) return false
    await updateBanned(sql, userId, false)
    await notifyOfStanding(sql, userId, { change: 'restored', restrictionId: null }, now)
    return true
  })
  if (isEnded) await deps.cacheInvalidation.invalidate(`seller:${userId}`)
}

/**
 * Refuses who has proved to own the account while a ban is in force, whatever the status of the account: it says why and
 * until when.
 */
export async function refuseBannedOwner(
  { sql, clock }: Pick<Deps, 'clock'> & { readonly sql: Db },
  userId: number,
): Promise<void> {
  const ban = await findBan(sql, userId, clock.now())
  if (!ban) return
  const { reason, endsAt } = ban
  const said = { reason, endsAt: endsAt?.toISOString() ?? null }
  throw new Refusal('account_banned', 'account', undefined, said)
}

/** Bans an account that this transaction has activated, if a ban is in force. */
export async function keepBanned(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
): Promise<void> {
  if (await isRestricted(sql, userId, 'ban', clock.now())) await updateBanned(sql, userId, true)
}

/** Holds an account until the end of the transaction. Refuses one that is banned. */
export async function refuseBanned(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
): Promise<void> {
  await lockAccount(sql, userId)
  if (await isRestricted(sql, userId, 'ban', clock.now()))
    throw new Refusal('account_banned', 'account')
}

const refusalOf = { posting: 'posting_limited', messages: 'messages_limited' } as const

/** Refuses who may not publish, or not write, for now. */
export async function refuseLimited(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  userId: number,
  kind: keyof typeof refusalOf,
): Promise<void> {
  if (await isRestricted(sql, userId, kind, clock.now())) throw new Refusal(refusalOf[kind])
}

/** All decisions about an account, newest first. */
export async function restrictionsOf(
  { sql }: Pick<Deps, 'sql'>,
  userId: number,
): Promise<Restriction[]> {
  return listRestrictions(sql, userId)
}

async function inForce(sql: Db, userId: number, now: Date): Promise<RestrictionKind[]> {
  const all = await listRestrictions(sql, userId)
  return all
    .filter(
      ({ kind, endsAt, liftedAt }) =>
        kind !== 'warning' &&
        liftedAt === null &&
        (endsAt === null || endsAt > now || kind === 'ban'),
    )
    .map(({ kind }) => kind)
    .toSorted()
}

/** Notes a decision under the bell, and queues what states it. */
async function tell(
  sql: Db,
  userId: number,
  {
    restrictionId,
    ...told
  }: {
    change: StandingChange
    reason: string
    endsAt: Date | null
    restrictionId: number | null
  },
  now: Date,
): Promise<void> {
  const notificationId = await notifyOfStanding(
    sql,
    userId,
    { change: told.change, restrictionId },
    now,
  )
  const account = await findAccountById(sql, userId)
  if (account) await queueStanding(sql, account, told, { notificationId, now })
}
