import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import type { Clock } from '#domains/deps.ts'
import { portOf } from '../provider.ts'
import { newToken, openBank, payerAt, tokenSeconds, type Bank, type Payer } from './bank.ts'
import { accounts, type BankOrder } from './bank-order.ts'
import type { CallbackQueue } from './callbacks.ts'
import { cardEndpoints } from './card-endpoints.ts'
import { checkoutEndpoints } from './checkout-endpoints.ts'
import type { Outcome } from './endpoint.ts'
import { miaEndpoints } from './mia-endpoints.ts'

/**
 * How a request is met: `lost`: carried out, and the answer never comes; `dropped`: the connection breaks before;
 * `broken`: it breaks after; a number: this status, with nothing done.
 */
export type BankFault = 'lost' | 'dropped' | 'broken' | number

export interface Maib extends AsyncDisposable {
  readonly url: string
  /** Settings of a site with all accounts here. */
  readonly settings: Readonly<Record<string, string>>
  /** Requests as "POST /v2/checkouts", oldest first. */
  readonly requests: readonly string[]
  readonly payer: Payer
  readonly callbacks: CallbackQueue
  /** Everything asked for by orders of this id. */
  readonly ordersOf: (orderId: string) => readonly BankOrder[]
  /** Meets the next request whose "POST /path" matches in this manner. */
  readonly failNext: (matching: RegExp, fault: BankFault) => void
  /** The bank ends all access tokens. */
  readonly endTokens: () => void
}

/** A local bank that speaks the APIs of maib: checkout v2, e-commerce v1, MIA by code and by request. */
export async function openMaib(clock: Clock = { now: () => new Date() }): Promise<Maib> {
  const bank = openBank(clock)
  const requests: string[] = []
  const faults: { matching: RegExp; fault: BankFault }[] = []
  const server = createServer(async (request, response) => {
    const asked = `${request.method} ${request.url}`
    requests.push(asked)
    const at = faults.findIndex(({ matching }) => matching.test(asked))
    const [{ fault } = { fault: null }] = at < 0 ? [] : faults.splice(at, 1)
    if (fault === 'dropped') return void request.socket.destroy()
    if (typeof fault === 'number') return send(response, { status: fault, code: 'fault' })
    const outcome = await answer(bank, request, `http://127.0.0.1:${portOf(server)}`)
    if (fault === 'broken') return void request.socket.destroy()
    if (fault !== 'lost') send(response, outcome)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${portOf(server)}`
  return {
    url,
    settings: settingsAt(url),
    requests,
    payer: payerAt(bank),
    callbacks: bank.callbacks,
    ordersOf: (orderId) => [...bank.orders.values()].filter((order) => order.orderId === orderId),
    failNext: (matching, fault) => void faults.push({ matching, fault }),
    endTokens: () => bank.tokens.clear(),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function settingsAt(url: string): Readonly<Record<string, string>> {
  const { checkout, cards, mia } = accounts
  return {
    PAYMENTS: 'card,mia-qr,mia-request',
    MAIB_URL: url,
    MAIB_CHECKOUT_ID: checkout.id,
    MAIB_CHECKOUT_SECRET: checkout.secret,
    MAIB_CHECKOUT_KEY: checkout.key,
    MAIB_CARDS_ID: cards.id,
    MAIB_CARDS_SECRET: cards.secret,
    MAIB_CARDS_KEY: cards.key,
    MAIB_CARDS_ADDRESS: '127.0.0.1',
    MAIB_MIA_ID: mia.id,
    MAIB_MIA_SECRET: mia.secret,
    MAIB_MIA_KEY: mia.key,
  }
}

const endpoints = [...checkoutEndpoints, ...cardEndpoints, ...miaEndpoints]

async function answer(bank: Bank, request: IncomingMessage, origin: string): Promise<Outcome> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', origin)
  const body = parsed(await text(request))
  if (pathname === '/v2/auth/token') return clientToken(bank, body)
  if (pathname === '/v1/generate-token') return projectToken(bank, body)
  const endpoint = endpoints.find(
    ({ method, path }) => method === request.method && path.test(pathname),
  )
  if (!endpoint) return { status: 404, code: 'not_found' }
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  const access = bank.tokens.get(token)
  const isAlive = access !== undefined && access.endsAt > bank.clock.now().getTime()
  if (!isAlive || access.account !== endpoint.account) return { status: 401, code: 'unauthorized' }
  const isJson = request.headers['content-type'] === 'application/json'
  if (request.method === 'POST' && !isJson) return { status: 415, code: 'media_type' }
  const id = endpoint.path.exec(pathname)?.[1] ?? ''
  return endpoint.answer(bank, { id, query, body, origin })
}

const Client = z.strictObject({ clientId: z.string(), clientSecret: z.string() })
const Project = z.strictObject({ projectId: z.string(), projectSecret: z.string() })
const wrongClient: Outcome = { status: 401, code: 'invalid_client' }

function clientToken(bank: Bank, body: unknown): Outcome {
  const { clientId, clientSecret } = Client.safeParse(body).data ?? {}
  const account = (['checkout', 'mia'] as const).find(
    (name) => accounts[name].id === clientId && accounts[name].secret === clientSecret,
  )
  return account ? { result: tokenAnswer(bank, account) } : wrongClient
}

function projectToken(bank: Bank, body: unknown): Outcome {
  const { projectId, projectSecret } = Project.safeParse(body).data ?? {}
  const { id, secret } = accounts.cards
  return projectId === id && projectSecret === secret
    ? { result: tokenAnswer(bank, 'cards') }
    : wrongClient
}

function tokenAnswer(bank: Bank, account: string): object {
  const accessToken = newToken(bank, account)
  return { accessToken, expiresIn: tokenSeconds, tokenType: 'Bearer' }
}

function send(response: ServerResponse, outcome: Outcome): void {
  const isOk = 'result' in outcome
  const errors = isOk ? [] : [{ errorCode: outcome.code, errorMessage: 'No: +37369123456' }]
  response
    .writeHead(isOk ? 200 : outcome.status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(isOk ? { ...outcome, ok: true } : { ok: false, errors }))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
