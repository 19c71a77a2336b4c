import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { webhookEvents, type WebhookEvent } from '#contract/rules/partners/webhook-events.ts'
import type { Deps } from '#domains/deps.ts'
import { sendWebhooks } from '#domains/partners/webhooks/sending.ts'
import { addWebhook } from '#domains/partners/webhooks/service.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'

interface Received {
  readonly id: string
  readonly type: string
  readonly data: Record<string, unknown>
  readonly headers: Readonly<Record<string, unknown>>
  readonly raw: string
}

/** The server of a company; it answers with these statuses, the last one again and again. */
export async function receiver(
  ...statuses: number[]
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString()
      received.push({ ...JSON.parse(raw), headers: request.headers, raw })
      response.statusCode = statuses[Math.min(received.length, statuses.length) - 1] ?? 200
      response.end('ok')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { url: `http://127.0.0.1:${Object(address).port}/hook`, received }
}

export type TestDeps = Deps & { readonly clock: { advance: (by: { minutes: number }) => void } }

/** Addresses at this machine may be called. */
export function local<D extends TestDeps>(deps: D): D {
  return { ...deps, outgoing: { ...deps.outgoing, allowsLocal: true } }
}

export async function company(
  deps: TestDeps,
  given: Given,
  url: string,
  events: readonly WebhookEvent[] = webhookEvents,
): Promise<{ owner: GivenUser; secret: string; webhookId: number }> {
  const owner = await given.user({ accountType: 1, brand: 'Casa Mobila' })
  const { secret, added } = await addWebhook(deps, owner, { url, events })
  return { owner, secret, webhookId: added.id }
}

export async function deliver(deps: TestDeps): Promise<void> {
  // The database dates what happened.
  deps.clock.advance({ minutes: 1 })
  await sendWebhooks(deps)
}

export async function archive({ sql }: Deps, id: number): Promise<void> {
  await sql`update adverts set status = 'archived' where id = ${id}`
}
