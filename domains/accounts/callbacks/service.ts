import type { Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import {
  findCallback,
  insertCallback,
  listCallbacks,
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
 * Calls the person with a code, by which they finish the registration; started by an operator. `record` runs in the
 * transaction that notes the call. Refuses a number without an open request.
 */
export async function confirmCallback(
  deps: Deps,
  typedPhone: string,
  record: (sql: Db, request: Callback) => Promise<void> = async () => {},
): Promise<Callback> {
  const phone = validPhone(typedPhone)
  const request = await findCallback(deps.sql, { phone })
  if (!request) throw new Refusal('callback_unknown', 'phone')
  const code = { phone, purpose: 'register', lang: request.language, channel: 'voice' } as const
  if ((await deliverCode(deps, operatorHolder, code)) !== 'sent') {
    throw new Refusal('code_not_sent', 'phone')
  }
  await deps.sql.begin(async (sql) => {
    await updateCallback(sql, phone, 'called')
    await record(sql, request)
  })
  return { ...request, status: 'called' }
}

function requesterKey({ user, visitor }: Asker): string {
  return visitor.id ?? `user:${user?.id ?? 0}`
}

export { updateCallback, type Callback } from './store.ts'
