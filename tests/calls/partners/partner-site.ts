import { randomUUID } from 'node:crypto'
import type { Scope } from '#contract/rules/partners/scopes.ts'
import { scopes } from '#contract/rules/partners/scopes.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import type { Answered, Site } from '#tests/support/servers/site.ts'

export const keysPath = '/users/api_keys.php'

interface KeyFields {
  readonly scopes?: readonly Scope[]
  readonly perMinute?: number
  readonly days?: number
}

/** Makes a key as its owner does. */
export async function makeKey(
  site: Site,
  { token, password }: Pick<GivenUser, 'token' | 'password'>,
  fields: KeyFields = {},
): Promise<{ key: string; keyId: number }> {
  const sent = { action: 'addKey', name: 'Depozit', scopes, password, ...fields }
  const { body } = await site.call(keysPath, sent, { token })
  const { key, added } = body
  return { key: String(key), keyId: Number(Object(added).id) }
}

const methods = ['GET', 'PUT', 'POST'] as const
type Method = (typeof methods)[number]

interface Request {
  readonly key?: string | undefined
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string
}

/** A request as a program makes it: "GET /adverts". */
export async function ask(
  site: Site,
  request: `${Method} /${string}`,
  { key, body, headers, from }: Request = {},
): Promise<Answered> {
  const method = methods.find((one) => request.startsWith(one)) ?? 'GET'
  const path = request.slice(method.length + 1)
  return site.send({
    method,
    url: `/api/partners/v1${path}`,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(from !== undefined && { remoteAddress: from }),
  })
}

export const newOwnId = (): string => `sku-${randomUUID().slice(0, 8)}`

/** What is published at once. */
export function goodAdvert(title = `Raft de lemn ${randomUUID().slice(0, 4)}`) {
  return {
    ...{ language: 'ro', title, description: 'Raft solid din lemn de stejar, ca nou.' },
    ...{ subcategory: 'carti', place: 'chisinau', price: 250, attributes: {} },
  } as const
}
