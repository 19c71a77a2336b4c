import type { FastifyInstance } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { streamPath } from '#contract/people/stream.ts'
import { mayAct } from '#contract/rules/company/member-rights.ts'
import type { Deps } from '#domains/deps.ts'
import { openSessions } from '#domains/accounts/service.ts'
import { eventChannel } from '#domains/messaging/service.ts'
import { identify } from '../calls/authentication.ts'
import type { Config } from '../config.ts'
import { beginStream } from './begin-stream.ts'
import { pingSlots, StreamHub } from './stream-hub.ts'

/** Each stream is pinged once in that time. */
const roundMs = 25_000

const Payload = z.object({
  to: z.array(z.int()),
  event: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('inbox') }),
    z.object({ kind: z.literal('message'), conversationId: z.int(), seq: z.int() }),
    z.object({ kind: z.literal('read'), conversationId: z.int(), seq: z.int() }),
    z.object({ kind: z.literal('typing'), conversationId: z.int() }),
    z.object({ kind: z.literal('conversation'), conversationId: z.int() }),
  ]),
})

/**
 * Serves server-sent events to logged-in users. Events of all processes arrive by LISTEN; a stream ends with its
 * session, at the next ping.
 */
export async function mountStreams(
  app: FastifyInstance,
  deps: Deps,
  { config, headers }: { config: Config; headers: Readonly<Record<string, string>> },
): Promise<void> {
  const hub = new StreamHub()
  const { unlisten } = await deps.sql.listen(eventChannel, (payload) => {
    const parsed = Payload.safeParse(JSON.parse(payload))
    if (parsed.success) hub.send(parsed.data)
  })
  const closing = new AbortController()
  void keepAlive(deps, hub, closing.signal)
  app.addHook('preClose', async () => {
    closing.abort()
    hub.close()
    // A database that is silent is not waited for.
    await Promise.race([unlisten().catch(() => undefined), pause(1_000)])
  })
  app.get(streamPath, { exposeHeadRoute: false }, async (request, reply) => {
    const { user } = await identify(deps, config, request, undefined)
    const mayRead = user && (!user.member || mayAct(user.member.role, 'messages'))
    // Whoever left meanwhile is told of by no event any more.
    const isGone = reply.raw.socket?.destroyed ?? true
    if (!mayRead || isGone) return reply.code(204).send()
    reply.hijack()
    const { id: userId, sessionId } = user
    hub.add({ userId, sessionId, socket: beginStream(reply.raw, headers) })
  })
}

/** Pings the streams, slot by slot, and closes those whose session has ended, until the signal. */
async function keepAlive(deps: Deps, hub: StreamHub, signal: AbortSignal): Promise<void> {
  let isChecked = true
  const warnOnce = (error: Error): false => {
    if (isChecked) deps.log.warn({ error: error.name }, 'sessions of streams could not be checked')
    return false
  }
  while (!signal.aborted) {
    await pause(roundMs / pingSlots, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    isChecked = await closeEnded(deps, hub, hub.ping()).catch(warnOnce)
  }
}

async function closeEnded(
  deps: Pick<Deps, 'sql' | 'clock'>,
  hub: StreamHub,
  sessions: readonly string[],
): Promise<true> {
  if (sessions.length === 0) return true
  const open = await openSessions(deps, sessions)
  const readers = open.filter(({ role }) => role === null || mayAct(role, 'messages'))
  hub.closeOthers(sessions, new Map(readers.map(({ id, userId }) => [id, userId])))
  return true
}
