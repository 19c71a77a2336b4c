import type { Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import {
  findCallback,
  insertCallback,
  listCallbacks,
  lockCallback,
  updateCallback,
  type Callback,
} from './store.ts'
import {
  deliverCode,
  mobilePhone,
  operatorHolder,
  validPhone,
  type Asker,
} from '../codes/service.ts'
import { requireInvitation } from '../../invitations/service.ts'
import { limit } from '../../limits/service.ts'
import { findAccountByPhone } from '../store.ts'
import { limits } from '../rate-limits.ts'

export interface TypedCallback {
  readonly name: string
  readonly phone: string
  readonly preferredTime: string
  readonly lang: Lang
  readonly invitation?: string | undefined
}

/**
 * Stores a callback request. Refuses a taken number, a second open request for the same number, and one without an
 * invitation while registration needs it.
 */
export async function requestCallback(
  deps: Deps,
  asker: Asker,
  typed: TypedCallback,
): Promise<void> {
  const name = typed.name.trim()
  if (name === '') throw new Refusal('name_missing', 'name')
  const phone = mobilePhone(deps, typed.phone)
  await limit(deps, `callback:${asker.visitor.address}`, limits.callbacksOfAddress, 'phone')
  await requireInvitation(deps, asker.visitor, typed.invitation)
  if (await findAccountByPhone(deps.sql, phone)) throw new Refusal('phone_taken', 'phone')
  const isNew = await insertCallback(deps.sql, {
    phone,
    name,
    preferredTime: typed.preferredTime,
    language: typed.lang,
    requestedAt: deps.clock.now(),
    requestedBy: deps.tokens.digest(`callback:${requesterKey(asker)}`),
  })
  if (!isNew) throw new Refusal('callback_open', 'phone')
}

/** Status of the open request for a number. */
export async function callbackStatus(
  deps: Deps,
  { visitor }: Asker,
  typedPhone: string,
): Promise<'none' | Callback['status']> {
  await limit(deps, `free:${visitor.address}`, limits.availabilityOfAddress, 'phone')
  const request = await findCallback(deps.sql, { phone: validPhone(typedPhone) })
  return request?.status ?? 'none'
}

/** Open requests, oldest first, for operators. */
export async function openCallbacks(deps: Pick<Deps, 'sql'>): Promise<Callback[]> {
  return listCallbacks(deps.sql)
}

/** An open request by its id. Refuses one that is closed or does not exist. */
export async function openCallback(deps: Pick<Deps, 'sql'>, id: number): Promise<Callback> {
  const request = await findCallback(deps.sql, { id })
  if (!request) throw new Refusal('callback_unknown')
  return request
}

/**
 * Calls the person with a code, by which they finish the registration; started by an operator. `record` runs before the
 * call, so that none is made without its line, while the request is held. Refuses a number without an open request, and
 * says so when the call cannot be made.
 */
export async function confirmCallback(
  deps: Deps,
  typedPhone: string,
  record: (sql: Db, request: Callback) => Promise<void> = async () => {},
): Promise<Callback> {
  const phone = validPhone(typedPhone)
  const request = await deps.sql.begin(async (sql) => {
    const open = await lockCallback(sql, { phone })
    if (!open) throw new Refusal('callback_unknown', 'phone')
    await record(sql, open)
    return open
  })
  const code = { phone, purpose: 'register', lang: request.language, channel: 'voice' } as const
  if ((await deliverCode(deps, operatorHolder, code)) !== 'sent') {
    throw new Refusal('code_not_sent', 'phone')
  }
  await updateCallback(deps.sql, phone, 'called')
  return { ...request, status: 'called' }
}

/**
 * Closes a request without a call; `record` runs in the same transaction. Refuses one that is closed or does not exist.
 */
export async function dropCallback(
  deps: Pick<Deps, 'sql'>,
  id: number,
  record: (sql: Db, request: Callback) => Promise<void>,
): Promise<void> {
  await deps.sql.begin(async (sql) => {
    const request = await lockCallback(sql, { id })
    if (!request) throw new Refusal('callback_unknown')
    await updateCallback(sql, request.phone, 'closed')
    await record(sql, request)
  })
}

function requesterKey({ user, visitor }: Asker): string {
  return visitor.id ?? `user:${user?.id ?? 0}`
}

export { updateCallback, type Callback } from './store.ts'
