import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { isFromThisMachine } from '../http/loopback.ts'
import { requestRegistry } from './requests.ts'
import { stateRegistry, type ProcessState } from './state.ts'

/** GET /metrics for Prometheus: with the token, or without one to this machine. To others it does not exist. */
export function mountMetrics(
  app: FastifyInstance,
  { METRICS_TOKEN }: Pick<Config, 'METRICS_TOKEN'>,
  state: ProcessState,
): void {
  const registry = Registry.merge([requestRegistry, stateRegistry(state)])
  const mayRead = (request: FastifyRequest): boolean =>
    METRICS_TOKEN === undefined ? isFromThisMachine(request) : hasToken(request, METRICS_TOKEN)
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
