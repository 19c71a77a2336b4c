import type { FastifyInstance } from 'fastify'
import { isLanguage } from '#contract/languages.ts'
import { billPdfsPerHour } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { mayAct } from '#contract/rules/company/member-rights.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { billPdf } from '#domains/billing/service.ts'
import { limit } from '#domains/limits/service.ts'
import type { Deps } from '#domains/deps.ts'
import { identify } from '../calls/authentication.ts'
import type { Config } from '../config.ts'

interface Address {
  readonly Params: { readonly file: string }
  readonly Querystring: { readonly lang?: string }
}

const fileName = /^(\d{1,9})\.pdf$/

/** Serves bills as PDF to their owners; to everybody else they do not exist. A GET, because a link opens it. */
export function mountBillInvoices(app: FastifyInstance, deps: Deps, config: Config): void {
  app.get<Address>('/bills/:file', async (request, reply) => {
    const { params, query } = request
    const [, id] = fileName.exec(params.file) ?? []
    const { user } = await identify(deps, config, request, undefined)
    const mayRead = user && (!user.member || mayAct(user.member.role, 'billing'))
    if (!mayRead || id === undefined) return reply.callNotFound()
    const allowed = { most: billPdfsPerHour, window: hourMs }
    await limit(deps, `bill-pdf:user:${user.id}`, allowed)
    const language = isLanguage(query.lang) ? query.lang : 'ro'
    const bytes = await billPdf(deps, user, Number(id), language).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'bill_not_found') return null
      throw error
    })
    if (!bytes) return reply.callNotFound()
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${params.file}"`)
      .type('application/pdf')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
