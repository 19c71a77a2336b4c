import type { FastifyInstance } from 'fastify'
import type { Condition } from './condition.ts'

/**
 * /healthz: liveness, with the start time and whether the database can be reached. /readyz: whether requests should
 * come here: the database answers, on a connection of its own, and the process is not about to end.
 */
export function mountHealth(app: FastifyInstance, condition: Condition): void {
  const startedAt = new Date().toISOString()
  app.get('/healthz', () => {
    // Not awaited: liveness does not depend on it, and the next answer tells of it.
    void condition.checkDatabase()
    return { ok: true, startedAt, database: condition.isDatabaseAway() ? 'away' : 'up' }
  })
  app.get('/readyz', async (_request, reply) => {
    const ok = !condition.isEnding() && (await condition.checkDatabase())
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}
