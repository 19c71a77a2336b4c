import { randomInt } from 'node:crypto'
import {
  invitationDays,
  invitationSigns,
  invitationTriesOfAddress,
  invitationTriesOfVisitor,
  invitationUses,
} from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Db, Deps } from '../deps.ts'
import type { Visitor } from '../implement.ts'
import { spend } from '../limits/service.ts'
import {
  insertInvitation,
  isClosed,
  isUsable,
  listInvitations,
  takeUse,
  updateClosed,
  type Invitation,
} from './store.ts'

export type { Invitation }

/** Without those that look alike. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

type InvitationDeps = Pick<Deps, 'sql' | 'clock' | 'tokens'>

function digestOf({ tokens }: Pick<Deps, 'tokens'>, typed: string): string {
  return tokens.digest(`invitation:${typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)
}

/**
 * Checks a typed code. Refuses one that is unknown, expired or used up, and too many tries of a visitor or an address:
 * the latter has so many that one visitor cannot use up those of the neighbours.
 */
export async function checkInvitation(
  deps: InvitationDeps,
  { id, address }: Pick<Visitor, 'id' | 'address'>,
  typed: string,
): Promise<void> {
  const ofAddress = { key: `invitation:address:${address}`, most: invitationTriesOfAddress }
  const ofVisitor = { key: `invitation:visitor:${id}`, most: invitationTriesOfVisitor }
  await spend(
    deps,
    [
      { ...ofAddress, window: hourMs },
      ...(id === null ? [] : [{ ...ofVisitor, window: 15 * minuteMs }]),
    ],
    'invitation',
  )
  if (!(await isUsable(deps.sql, digestOf(deps, typed), deps.clock.now())))
    throw new Refusal('invitation_invalid', 'invitation')
}

/** While registration needs an invitation: checks the code that came with it. */
export async function requireInvitation(
  deps: InvitationDeps,
  visitor: Pick<Visitor, 'id' | 'address'>,
  typed: string | undefined,
): Promise<void> {
  if (await isClosed(deps.sql)) await checkInvitation(deps, visitor, typed ?? '')
}

/**
 * Takes a use of the code in the transaction that opens the account, while registration needs one. Refuses a code whose
 * last use somebody else has just taken.
 */
export async function takeInvitation(
  sql: Db,
  deps: Pick<Deps, 'clock' | 'tokens'>,
  typed: string | undefined,
): Promise<void> {
  if (!(await isClosed(sql))) return
  if (!(await takeUse(sql, digestOf(deps, typed ?? ''), deps.clock.now())))
    throw new Refusal('invitation_invalid', 'invitation')
}

interface NewInvitation {
  readonly maxUses?: number
  readonly days?: number
  readonly note?: string
}

/** Makes a code, which is told once: only its digest is stored. */
export async function makeInvitation(
  deps: InvitationDeps,
  { maxUses = invitationUses, days = invitationDays, note = '' }: NewInvitation,
): Promise<string> {
  const code = Array.from({ length: invitationSigns }, () => signs[randomInt(signs.length)]).join(
    '',
  )
  const createdAt = deps.clock.now()
  const expiresAt = new Date(createdAt.getTime() + days * dayMs)
  const codeDigest = digestOf(deps, code)
  await insertInvitation(deps.sql, { codeDigest, note, maxUses, createdAt, expiresAt })
  const half = invitationSigns / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}

/** All codes, newest first, without the codes themselves; and whether registration needs one. */
export async function invitations({
  sql,
}: Pick<Deps, 'sql'>): Promise<{ closed: boolean; items: Invitation[] }> {
  return { closed: await isClosed(sql), items: await listInvitations(sql) }
}

/** Opens or closes registration; pages show it within a minute. */
export async function setClosed(
  { sql, cacheInvalidation }: Pick<Deps, 'sql' | 'cacheInvalidation'>,
  closed: boolean,
): Promise<void> {
  await updateClosed(sql, closed)
  await cacheInvalidation.invalidate('content')
}
