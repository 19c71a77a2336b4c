import { emailProblem, plainUsername, usernameProblem } from '#contract/rules/account-rules.ts'
import type { Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import { mailRequesterOfVisitor, limitMails, limitAccountLookups } from '../quotas.ts'
import { mobilePhone, takeProof, validPhone, type Asker } from '../codes/service.ts'
import { requireInvitation, takeInvitation } from '../../invitations/service.ts'
import { limit } from '../../limits/service.ts'
import { mailLink } from '../links/service.ts'
import { listUnconfirmed } from '../unconfirmed-store.ts'
import { mailConfirmation } from './unconfirmed.ts'
import { sendMail } from '../../mailer/service.ts'
import { checkNewPassword } from '../passwords.ts'
import { updateCallback } from '../callbacks/service.ts'
import { checkShownName, usernameObstacle } from '../names.ts'
import {
  findAccountByEmail,
  findAccountByPhone,
  insertAccount,
  isUsernameTaken,
  type NewAccount,
} from '../store.ts'
import { limits } from '../rate-limits.ts'

export interface Application {
  readonly username: string
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly password: string
  readonly accountType: 0 | 1
  readonly brand?: string | undefined
  readonly lang?: Lang | undefined
  /** Needed while registration takes invited people only. */
  readonly invitation?: string | undefined
}

/**
 * Creates an account. By phone: this visitor has just verified the number. By e-mail: the mailed link activates the
 * account; if the address already has one, only the mail says so. Refuses names, numbers, addresses and passwords that
 * are invalid or taken, and a registration without an invitation while one is needed.
 */
export async function register(deps: Deps, asker: Asker, typed: Application): Promise<void> {
  await limit(deps, `register:${asker.visitor.address}`, limits.registrationsOfAddress)
  if (await isRepeated(deps, asker, typed)) return
  await requireInvitation(deps, asker.visitor, typed.invitation)
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
  await registerByEmail(deps, asker, { ...typed, email: typed.email ?? '' }, account)
}

type Common = Pick<NewAccount, 'username' | 'accountType' | 'brand' | 'language' | 'createdAt'>

async function registerByPhone(
  deps: Deps,
  asker: Asker,
  typed: Pick<Application, 'password' | 'invitation'> & { readonly phone: string },
  common: Common,
): Promise<void> {
  const phone = mobilePhone(deps, typed.phone)
  checkNewPassword(deps, typed.password, [common.username, phone], 'password')
  await refuseTakenPhone(deps.sql, phone)
  const passwordHash = await deps.hasher.hash(typed.password)
  await deps.sql.begin(async (sql) => {
    await takeProof(sql, deps, asker, phone, 'register')
    const account = { ...common, phone, email: null, passwordHash, status: 'active' } as const
    await insertOrRefuse(sql, account)
    await takeInvitation(sql, deps, typed.invitation)
    await updateCallback(sql, phone, 'closed')
  })
}

async function registerByEmail(
  deps: Deps,
  { visitor }: Asker,
  typed: Pick<Application, 'password' | 'invitation'> & { readonly email: string },
  common: Common,
): Promise<void> {
  const problem = emailProblem(typed.email)
  if (problem) throw new Refusal(problem, 'email')
  const email = typed.email.trim().toLowerCase()
  const { username, language: lang } = common
  checkNewPassword(deps, typed.password, [username, email], 'password')
  const known = await findAccountByEmail(deps.sql, email)
  await limitMails(deps, mailRequesterOfVisitor(visitor, known), email)
  const passwordHash = await deps.hasher.hash(typed.password)
  if (known) {
    const to = { email, fullName: known.fullName, lang }
    if (!(await sendMail(deps, 'alreadyRegistered', to, { path: '/login' }))) {
      throw new Refusal('email_not_sent', 'email')
    }
    return
  }
  // The address belongs to the account once it is confirmed; others may have entered it too (D34).
  const account = { ...common, phone: null, email: null, passwordHash, status: 'inactive' } as const
  const id = await deps.sql.begin(async (sql) => {
    const inserted = await insertOrRefuse(sql, account)
    await takeInvitation(sql, deps, typed.invitation)
    return inserted
  })
  await mailLink(deps, 'confirm', { id, fullName: '', lang }, email)
}

/** A repeated registration with the same data, because no mail arrived, sends another mail. */
async function isRepeated(deps: Deps, { visitor }: Asker, typed: Application): Promise<boolean> {
  if (!typed.email) return false
  const email = typed.email.trim().toLowerCase()
  const username = plainUsername(typed.username)
  const unconfirmed = (await listUnconfirmed(deps.sql, email, deps.clock.now())).find(
    (one) => one.username === username,
  )
  if (!unconfirmed || !(await deps.hasher.verify(typed.password, unconfirmed.passwordHash)))
    return false
  await mailConfirmation(deps, visitor, unconfirmed, email)
  return true
}

/** For concurrent registrations the unique index decides; the later one gets the usual refusal. */
async function insertOrRefuse(sql: Db, account: NewAccount): Promise<number> {
  const id = await insertAccount(sql, account)
  if (id !== null) return id
  if (await isUsernameTaken(sql, account.username)) throw new Refusal('username_taken', 'username')
  throw new Refusal('phone_taken', 'phone')
}

async function refuseTakenPhone(sql: Db, phone: string): Promise<void> {
  if (await findAccountByPhone(sql, phone)) throw new Refusal('phone_taken', 'phone')
}

/** The username in stored form. Refuses one that is invalid, reserved or taken. */
async function freeUsername(deps: Pick<Deps, 'sql'>, typed: string): Promise<string> {
  const problem = usernameProblem(typed)
  if (problem) throw new Refusal(problem, 'username')
  const username = plainUsername(typed)
  const obstacle = usernameObstacle(username)
  if (obstacle) throw new Refusal(obstacle, 'username')
  if (await isUsernameTaken(deps.sql, username)) throw new Refusal('username_taken', 'username')
  return username
}

/** Refuses an unavailable username. */
export async function checkUsername(deps: Deps, asker: Asker, typed: string): Promise<void> {
  await limitAccountLookups(deps, asker.visitor, 'username')
  await freeUsername(deps, typed)
}

/** Refuses a number with an account. */
export async function checkPhone(deps: Deps, asker: Asker, typed: string): Promise<void> {
  await limitAccountLookups(deps, asker.visitor, 'phone')
  await refuseTakenPhone(deps.sql, validPhone(typed))
}

/** Refuses a number without an account. */
export async function checkRegisteredPhone(deps: Deps, asker: Asker, typed: string): Promise<void> {
  await limitAccountLookups(deps, asker.visitor, 'phone')
  const phone = validPhone(typed)
  if (!(await findAccountByPhone(deps.sql, phone))) throw new Refusal('no_account', 'phone')
}
