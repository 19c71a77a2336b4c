import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { trialCallback } from '#server/adapters/payments/local.ts'
import type { Tokens } from '#domains/deps.ts'
import type { Person } from '../../bench/people/fill.ts'

interface World {
  /** Of the process that lives now. */
  readonly address: () => string
  readonly sql: Sql
  readonly tokens: Pick<Tokens, 'digest'>
}

type Answer = Readonly<Record<string, unknown>>

const methods = ['card', 'mia-qr', 'mia-request'] as const

/** What a payer and the bank do with a payment. */
const plots = [
  ...['pays', 'pays', 'pays, the callback is lost', 'pays, the callback comes twice'],
  ...['pays, the callback came before', 'pays and returns at once', 'refuses', 'leaves'],
  ...['leaves, and pays both later'],
] as const

function drawn<T>(from: readonly T[]): T {
  const one = from[randomInt(from.length)]
  if (one === undefined) throw new Error('Nothing to draw from')
  return one
}

/** A call that is repeated until the server lives to answer it. */
async function ask({ address }: World, { cookie }: Person, action: string, fields: Answer) {
  for (;;) {
    const answer = await fetch(`${address()}/api/billing/manage_bills.php`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ action, ...fields }),
      signal: AbortSignal.timeout(30_000),
    }).then(
      async (response): Promise<Answer | null> => Object(await response.json()),
      () => null,
    )
    if (answer && answer['code'] !== 'unavailable' && answer['code'] !== 'unexpected') return answer
    await delay(50)
  }
}

/** Sends a callback once; null while the server is dead. */
export async function sendCallback(
  { address }: Pick<World, 'address'>,
  method: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<number | null> {
  return fetch(`${address()}/payments/callback/${method}`, { method: 'POST', body, headers }).then(
    ({ status }) => status,
    () => null,
  )
}

/** Packs that are bought in turn: an unpaid bill for the same would be the same bill. */
export const packs = ['bumps-5', 'bumps-15', 'bumps-40'] as const
export type Pack = (typeof packs)[number]

/** Buys a pack, with whatever may go wrong on the way; the last attempt is always meant. */
export async function buyPack(world: World, person: Person, product: Pack): Promise<void> {
  const { billId } = await ask(world, person, 'createBill', { product })
  const left: string[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    const method = methods[(attempt + Number(billId)) % methods.length] ?? 'card'
    const started = await ask(world, person, 'payBill', { billId, method })
    const id = await providerIdOf(world, Number(billId), method)
    if (started['success'] !== true || id === null) continue
    const plot = attempt === 2 ? 'pays' : drawn(plots)
    await play(world, person, { plot, id, method, billId: Number(billId) })
    if (plot.startsWith('leaves')) left.push(id)
    if (plot.startsWith('pays')) break
  }
  // A page of the bank that was left open in another tab.
  if (randomInt(2) === 0) for (const id of left) await decide(world, id, 'paid')
}

async function providerIdOf({ sql }: World, billId: number, method: string) {
  const [row] = await sql<{ providerId: string | null }[]>`
    select provider_id from payments where bill_id = ${billId} and method = ${method}
    order by started_at desc limit 1`
  return row?.providerId ?? null
}

async function decide({ sql }: World, id: string, state: 'paid' | 'failed'): Promise<void> {
  await sql`update trial_payments set state = ${state} where id = ${id} and state = 'pending'`
}

interface Scene {
  readonly plot: (typeof plots)[number]
  readonly id: string
  readonly method: string
  readonly billId: number
}

async function play(world: World, person: Person, { plot, id, method, billId }: Scene) {
  const [row] = await world.sql<{ paymentId: string }[]>`
    select payment_id from trial_payments where id = ${id}`
  const paymentId = row?.paymentId ?? ''
  const callback = () =>
    sendCallback(
      world,
      method,
      trialCallback(world.tokens, { paymentId, providerId: id, at: new Date() }),
    )
  const look = () => ask(world, person, 'getBill', { billId })
  if (plot.startsWith('leaves')) return
  if (plot === 'refuses') return void (await onPage(world, id, 'refuse'))
  if (plot === 'pays') return void (await onPage(world, id, 'pay'))
  if (plot === 'pays, the callback came before') await callback()
  await decide(world, id, 'paid')
  if (plot === 'pays, the callback comes twice') await Promise.all([callback(), callback(), look()])
  if (plot === 'pays and returns at once') await Promise.all([look(), callback(), look()])
}

/** On the bank's own page, which sends the callback; a dying server may lose the press. */
async function onPage({ address }: World, id: string, act: string): Promise<void> {
  await fetch(`${address()}/trial-bank/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `act=${act}`,
    redirect: 'manual',
  }).catch(() => undefined)
}
