import type { FastifyInstance } from 'fastify'
import type { Deps } from '#domains/deps.ts'

/** /healthz: liveness, with the start time. /readyz: readiness; the database answers within two seconds. */
export function mountHealth(app: FastifyInstance, deps: Pick<Deps, 'sql'>): void {
  const startedAt = new Date().toISOString()
  app.get('/healthz', () => ({ ok: true, startedAt }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await Promise.race([deps.sql`select 1`, tooLate(2_000)])
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
}

function tooLate(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database did not answer')), ms).unref()
  })
}
