import { randomBytes } from 'node:crypto'
import { recoveryCodes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { User, Visitor } from '../../implement.ts'
import { deleteRecoveryCode, lockSecondFactor, updateSecondFactor } from './store.ts'
import { isKnownDevice } from '../quotas.ts'
import { limit } from '../../limits/service.ts'
import { notifyOfChange } from '../notices/service.ts'
import type { Account } from '../rules.ts'
import { findAccountById } from '../store.ts'
import { limits } from '../rate-limits.ts'

/** Returns a new secret, its otpauth:// URI and that as a QR code. Takes effect after confirmation. */
export async function startSecondFactor(
  deps: Deps,
  account: Account,
): Promise<{ secret: string; address: string; qr: string }> {
  if (account.hasSecondFactor) throw new Refusal('second_factor_on')
  const secret = deps.secondFactor.makeSecret()
  const state = { secret: deps.tokens.seal(secret), isOn: false, step: 0 }
  await updateSecondFactor(deps.sql, account.id, state)
  const address = deps.secondFactor.address(secret, account.username)
  return { secret, address, qr: await deps.drawQr(address) }
}

/** Enables the second factor. Returns the recovery codes, of which only digests are stored. Refuses a wrong code. */
export async function confirmSecondFactor(deps: Deps, user: User, code: string): Promise<string[]> {
  await limit(deps, `second:${user.id}`, limits.loginOfAccount, 'code')
  const codes = Array.from({ length: recoveryCodes }, () => recoveryCode())
  const digests = codes.map((one) => digestOf(deps, user.id, one))
  await deps.sql.begin(async (sql) => {
    const state = await lockSecondFactor(sql, user.id)
    const secret = state && deps.tokens.unseal(state.secret)
    const step = secret ? deps.secondFactor.check(secret, code.replaceAll(/\D/g, '')) : null
    if (!state || step === null) throw new Refusal('second_factor_wrong', 'code')
    await updateSecondFactor(sql, user.id, { ...state, isOn: true, step, recoveryCodes: digests })
    const account = await findAccountById(sql, user.id)
    if (account) await notifyOfChange(sql, account, 'factorOn', deps.clock.now())
  })
  return codes
}

/** Disables the second factor; requires a code, not only the password. Refuses a missing or wrong one. */
export async function stopSecondFactor(
  deps: Deps,
  account: Account,
  code: string | undefined,
  visitor: Visitor,
): Promise<void> {
  await checkSecondFactor(deps, account, code, visitor)
  const off = { secret: '', isOn: false, step: 0, recoveryCodes: [] }
  await deps.sql.begin(async (sql) => {
    await updateSecondFactor(sql, account.id, off)
    if (account.hasSecondFactor) await notifyOfChange(sql, account, 'factorOff', deps.clock.now())
  })
}

/**
 * Requires the second factor of an account that has one: a TOTP code, each valid once, or a recovery code. Refuses a
 * missing (`second_factor_needed`) and a wrong one.
 */
export async function checkSecondFactor(
  deps: Deps,
  account: Account,
  typed: string | undefined,
  visitor: Visitor,
): Promise<void> {
  if (!account.hasSecondFactor) return
  if (!typed?.trim()) throw new Refusal('second_factor_needed', 'code')
  // Somebody with only the password cannot use up the attempts of a known device.
  const who = isKnownDevice(visitor, account) ? `device:${visitor.knownDevice?.id}` : account.id
  await limit(deps, `second:${who}`, limits.loginOfAccount, 'code')
  const digest = digestOf(deps, account.id, plainCode(typed))
  const isCorrect =
    (await isFreshCode(deps, account.id, typed.replaceAll(/\s/g, ''))) ||
    (await deleteRecoveryCode(deps.sql, account.id, digest))
  if (!isCorrect) throw new Refusal('second_factor_wrong', 'code')
}

/** Requires a fresh code of an account that must have a second factor. Refuses one without it. */
export async function proveSecondFactor(
  deps: Deps,
  userId: number,
  typed: string | undefined,
  visitor: Visitor,
): Promise<void> {
  const account = await findAccountById(deps.sql, userId)
  if (!account?.hasSecondFactor) throw new Refusal('staff_factor_needed')
  await checkSecondFactor(deps, account, typed, visitor)
}

async function isFreshCode(deps: Deps, id: number, code: string): Promise<boolean> {
  return deps.sql.begin(async (sql) => {
    const state = await lockSecondFactor(sql, id)
    const secret = state && deps.tokens.unseal(state.secret)
    const step = secret ? deps.secondFactor.check(secret, code) : null
    if (!state || step === null || step <= state.step) return false
    await updateSecondFactor(sql, id, { ...state, step })
    return true
  })
}

/** Like "k7d2m-9fqx3", without ambiguous letters. */
function recoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const signs = [...randomBytes(10)].map((byte) => letters[byte % letters.length])
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`
}

function plainCode(typed: string): string {
  return typed.trim().toLowerCase()
}

function digestOf(deps: Pick<Deps, 'tokens'>, id: number, code: string): string {
  return deps.tokens.digest(`recovery:${id}:${code}`)
}
