import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { Account } from '../rules.ts'
import { listUnconfirmed, type Unconfirmed } from '../unconfirmed-store.ts'

/** As many registrations with one address as a password is compared with: each costs as much as a login. */
const comparedAtMost = 3

/** The account, if the password is its own. Refuses a wrong one, and who has not proved their address yet. */
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
  // An unknown address costs as long and is answered as a wrong password is: nobody learns who is here.
  const isRight = await deps.hasher.verify(password, account?.passwordHash || deps.hasher.nobody)
  if (!account || !isRight) throw new Refusal('wrong_password', 'password')
  return account
}

/** Who has registered with this address and password and not opened the link yet. */
export async function findUnconfirmed(
  deps: Deps,
  email: string,
  password: string,
): Promise<Unconfirmed | null> {
  const waiting = await listUnconfirmed(deps.sql, email, deps.clock.now())
  for (const one of waiting.slice(0, comparedAtMost)) {
    if (await deps.hasher.verify(password, one.passwordHash)) return one
  }
  return null
}
