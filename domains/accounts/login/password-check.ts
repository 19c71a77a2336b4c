import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import { comparedHash } from '../passwords.ts'
import type { Account } from '../rules.ts'
import { listUnconfirmed, type Unconfirmed } from '../unconfirmed-store.ts'

/** Maximum number of unconfirmed registrations that a password is compared with: each costs as much as a login. */
const maxCompared = 3

/** Returns the account if the password is correct. Refuses a wrong one, and an unconfirmed address. */
export async function checkPassword(
  deps: Deps,
  name: string,
  account: Account | null,
  password: string,
): Promise<Account> {
  const isEmail = name.includes('@')
  if (!account && !isEmail) throw new Refusal('no_account', 'phone')
  if (!account && (await findUnconfirmed(deps, name, password))) {
    throw new Refusal('email_unconfirmed', 'account')
  }
  // An unknown address takes as long and gets the same answer as a wrong password (no user enumeration).
  const isCorrect = await deps.hasher.verify(password, comparedHash(deps, account))
  if (!account || !isCorrect) throw new Refusal('wrong_password', 'password')
  return account
}

/** The unconfirmed registration with this address and password. */
export async function findUnconfirmed(
  deps: Deps,
  email: string,
  password: string,
): Promise<Unconfirmed | null> {
  const unconfirmed = await listUnconfirmed(deps.sql, email, deps.clock.now())
  for (const one of unconfirmed.slice(0, maxCompared)) {
    if (await deps.hasher.verify(password, one.passwordHash)) return one
  }
  return null
}
