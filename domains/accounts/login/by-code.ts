import { randomInt } from 'node:crypto'
import type { Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import { requireInvitation, takeInvitation } from '../../invitations/service.ts'
import { limit } from '../../limits/service.ts'
import { updateCallback } from '../callbacks/service.ts'
import { mobilePhone, takeProof, validPhone, type Asker } from '../codes/service.ts'
import { noPassword } from '../passwords.ts'
import { limits } from '../rate-limits.ts'
import { refuseBannedOwner } from '../restrictions/service.ts'
import { loginObstacle, type Account } from '../rules.ts'
import { findAccountByPhone, insertAccount } from '../store.ts'
import { openFor, type OpenedSession } from './service.ts'

interface Typed {
  readonly phone: string
  readonly lang?: Lang | undefined
  /** Needed for a new account while registration takes invited people only. */
  readonly invitation?: string | undefined
}

/**
 * Logs in by a number that this visitor has just verified; a number without an account gets one, without a password
 * and with a username that is drawn. Consumes the proof. Refuses a missing proof, a closed account, and one with a
 * second factor, which asks for its password.
 */
export async function logInByCode(
  deps: Deps,
  asker: Asker,
  typed: Typed,
): Promise<OpenedSession & { readonly isNew: boolean }> {
  const phone = validPhone(typed.phone)
  await limit(deps, `check:${asker.visitor.address}`, limits.checksOfAddress, 'phone')
  const known = await findAccountByPhone(deps.sql, phone)
  const account = known ?? (await openAccount(deps, asker, { ...typed, phone }))
  if (known) {
    await takeProof(deps.sql, deps, asker, phone, 'restore')
    await refuseBannedOwner(deps, known.id)
    const obstacle = loginObstacle(known)
    if (obstacle) throw new Refusal(obstacle, 'account')
    if (known.hasSecondFactor) throw new Refusal('second_factor_needed', 'code')
  }
  return { ...(await openFor(deps, account, asker)), isNew: !known }
}

const firstNumber = 10_000_000
const lastNumber = 100_000_000
const maxDraws = 5

async function openAccount(deps: Deps, asker: Asker, typed: Typed): Promise<Account> {
  const { visitor } = asker
  const phone = mobilePhone(deps, typed.phone)
  await limit(deps, `register:${visitor.address}`, limits.registrationsOfAddress)
  await requireInvitation(deps, visitor, typed.invitation)
  const opened = await deps.sql.begin(async (sql) => {
    await takeProof(sql, deps, asker, phone, 'register')
    await takeInvitation(sql, deps, typed.invitation)
    await updateCallback(sql, phone, 'closed')
    for (let draw = 0; draw < maxDraws; draw++) {
      const id = await insertAccount(sql, {
        ...{ username: `user${randomInt(firstNumber, lastNumber)}`, phone, email: null },
        ...{ passwordHash: noPassword, accountType: 0, brand: null, status: 'active' },
        ...{ language: typed.lang ?? 'ro', createdAt: deps.clock.now() },
      })
      if (id !== null) return id
    }
    throw new Refusal('phone_taken', 'phone')
  })
  const account = opened && (await findAccountByPhone(deps.sql, phone))
  if (!account) throw new Refusal('no_account', 'phone')
  return account
}
