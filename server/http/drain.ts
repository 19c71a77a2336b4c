import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as nextRound, setTimeout as delay } from 'node:timers/promises'

/** How long connections that are open are still answered after the last one was taken, ms. */
const lastMs = 1_000

/**
 * Lets proxies turn away from a server that is about to close, for so many ms. New connections are taken until shortly
 * before the end. Answers keep their connections until then: each new one that waits to be taken when the server stops
 * listening is cut off with its request, so there should be few.
 */
export async function drain(server: HttpServer, ms: number): Promise<void> {
  if (ms === 0) return
  const last = Math.min(lastMs, ms / 2)
  await delay(ms - last)
  await stopListening(server)
  await delay(last)
}

/** Takes no connections any more; those that are open stay. */
export async function stopListening(server: HttpServer): Promise<void> {
  // What waited has just been taken.
  await nextRound()
  // The method of HttpServer closes idle connections too.
  Server.prototype.close.call(server)
}
