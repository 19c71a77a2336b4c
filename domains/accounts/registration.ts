import { emailProblem, plainUsername, usernameProblem } from '#contract/account-rules.ts'
import type { Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../deps.ts'
import { mobilePhone, takeProof, validPhone, type Asker } from './codes.ts'
import { limit, limits } from './limits.ts'
import { mailLink } from './links.ts'
import { sendMail } from './messages.ts'
import { checkNewPassword } from './passwords.ts'
import { updateCallback } from './callback-store.ts'
import { blockOf } from './network.ts'
import { checkShownName, usernameObstacle } from './names.ts'
import {
  deleteUnconfirmed,
  findAccountByEmail,
  findAccountByPhone,
  insertAccount,
  isUsernameTaken,
  type NewAccount,
} from './store.ts'

export interface Application {
  readonly username: string
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly password: string
  readonly accountType: 0 | 1
  readonly brand?: string | undefined
  readonly lang?: Lang | undefined
}

/**
 * Opens an account. By phone: the number's code has just been given by this visitor. By e-mail: the account opens
 * with the link that is mailed; an address that has an account already is told so by mail alone. Refuses names,
 * numbers, addresses and passwords that break the rules or are taken.
 */
export async function register(deps: Deps, asker: Asker, typed: Application): Promise<void> {
  await limit(deps, `register:${asker.visitor.address}`, limits.registrationsOfAddress)
  const username = await freeUsername(deps, typed.username)
  const brand = typed.brand?.trim() ?? ''
  checkShownName(brand, 'brand')
  const account = {
    username,
    accountType: typed.accountType,
    brand: typed.accountType === 1 && brand !== '' ? brand : null,
    language: typed.lang ?? 'ro',
    createdAt: deps.clock.now(),
  } as const
  if (typed.phone !== undefined && typed.phone !== '') {
    await registerByPhone(deps, asker, { ...typed, phone: typed.phone }, account)
    return
  }
  const { address } = asker.visitor
  await registerByEmail(deps, { ...typed, email: typed.email ?? '', address }, account)
}

type Common = Pick<NewAccount, 'username' | 'accountType' | 'brand' | 'language' | 'createdAt'>

async function registerByPhone(
  deps: Deps,
  asker: Asker,
  typed: { phone: string; password: string },
  common: Common,
): Promise<void> {
  const phone = mobilePhone(deps, typed.phone)
  checkNewPassword(typed.password, [common.username, phone], 'password')
  await refuseTakenPhone(deps.sql, phone)
  const passwordHash = await deps.hasher.hash(typed.password)
  await deps.sql.begin(async (sql) => {
    await takeProof(sql, deps, asker, phone, 'register')
    const account = { ...common, phone, email: null, passwordHash, status: 'active' } as const
    await insertOrRefuse(sql, account)
    await updateCallback(sql, phone, 'closed')
  })
}

async function registerByEmail(
  deps: Deps,
  typed: { email: string; password: string; address: string },
  common: Common,
): Promise<void> {
  const problem = emailProblem(typed.email)
  if (problem) throw new Refusal(problem, 'email')
  const email = typed.email.trim().toLowerCase()
  const { username, language: lang } = common
  const { address } = typed
  checkNewPassword(typed.password, [username, email], 'password')
  await limit(deps, `mail:${address}`, limits.mailsOfAddress, 'email')
  await limit(deps, `mail:to:${email}`, limits.mailsToAddress, 'email')
  const passwordHash = await deps.hasher.hash(typed.password)
  // Who never opened the link may try again with another name.
  await deleteUnconfirmed(deps.sql, { email })
  const known = await findAccountByEmail(deps.sql, email)
  if (known) {
    const to = { email, username: known.username, lang }
    if (!(await sendMail(deps, 'alreadyRegistered', to, '/login'))) {
      throw new Refusal('email_not_sent', 'email')
    }
    return
  }
  const account = { ...common, phone: null, email, passwordHash, status: 'inactive' } as const
  const id = await insertOrRefuse(deps.sql, account)
  await mailLink(deps, 'confirm', { id, username, lang }, email)
}

/** Two at once: the unique index decides, and the second is told what it would have been told before. */
async function insertOrRefuse(sql: Db, account: NewAccount): Promise<number> {
  const id = await insertAccount(sql, account)
  if (id !== null) return id
  if (await isUsernameTaken(sql, account.username)) throw new Refusal('username_taken', 'username')
  throw new Refusal(
    account.phone ? 'phone_taken' : 'email_taken',
    account.phone ? 'phone' : 'email',
  )
}

async function refuseTakenPhone(sql: Db, phone: string): Promise<void> {
  if (await findAccountByPhone(sql, phone)) throw new Refusal('phone_taken', 'phone')
}

/** The username as it would be kept. Refuses one that breaks the rules, is reserved or taken. */
async function freeUsername(deps: Pick<Deps, 'sql'>, typed: string): Promise<string> {
  const problem = usernameProblem(typed)
  if (problem) throw new Refusal(problem, 'username')
  const username = plainUsername(typed)
  const obstacle = usernameObstacle(username)
  if (obstacle) throw new Refusal(obstacle, 'username')
  if (await isUsernameTaken(deps.sql, username)) throw new Refusal('username_taken', 'username')
  return username
}

/** Refuses a username that cannot be had. */
export async function checkUsername(deps: Deps, asker: Asker, typed: string): Promise<void> {
  await limitChecks(deps, asker, 'username')
  await freeUsername(deps, typed)
}

/** Refuses a number that has an account. */
export async function checkPhone(deps: Deps, asker: Asker, typed: string): Promise<void> {
  await limitChecks(deps, asker, 'phone')
  await refuseTakenPhone(deps.sql, validPhone(typed))
}

/** Refuses a number that has no account. */
export async function checkRegisteredPhone(deps: Deps, asker: Asker, typed: string): Promise<void> {
  await limitChecks(deps, asker, 'phone')
  const phone = validPhone(typed)
  if (!(await findAccountByPhone(deps.sql, phone))) throw new Refusal('no_account', 'phone')
}

/** Asking who is here is needed by a form and tempting for a list of victims. */
async function limitChecks(deps: Deps, { visitor }: Asker, field: string): Promise<void> {
  await limit(deps, `free:${visitor.address}`, limits.availabilityOfAddress, field)
  await limit(deps, `free:block:${blockOf(visitor.address)}`, limits.availabilityOfBlock, field)
}
