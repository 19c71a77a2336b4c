import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals.ts'
import type { PaymentMethod, PaymentProvider } from '#domains/billing/provider.ts'
import { isTemporary, retryAfter } from '../errors.ts'

interface Notice {
  readonly paymentId: string
  readonly providerId: string
}

interface Callbacks {
  readonly provider: Pick<PaymentProvider, 'methods' | 'readCallback'>
  /** Resolves when the notice is stored; a second one of the same payment changes nothing. */
  readonly onNotice: (notice: Notice, method: PaymentMethod) => Promise<void>
}

interface Warning {
  readonly warnUnsigned: (request: FastifyRequest<CallbackRoute>) => void
}

const bytesType = 'application/octet-stream'
const maxCallbackBytes = 64 * 1024

interface CallbackRoute {
  readonly Params: { readonly method: string }
  readonly Body: Buffer | undefined
}

/** Whoever sends forged ones must not fill the log. */
const warningPauseMs = 60_000

/**
 * Receives what the bank says about payments: POST /payments/callback/:method, without a session. The signature is
 * checked over the bytes as they came, so no parser touches them. Anything but 200 makes the bank say it again, after
 * 10 seconds and up to a day.
 */
export function mountPaymentCallbacks(app: FastifyInstance, callbacks: Callbacks): void {
  let quietUntil = 0
  const warnUnsigned = ({ log, params }: FastifyRequest<CallbackRoute>): void => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + warningPauseMs
    log.warn({ method: params.method }, 'a callback of a payment was not signed as agreed')
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(bytesType, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    // Whatever type is named, and if it is none.
    scope.addHook('onRequest', async ({ headers }) => {
      headers['content-type'] = bytesType
    })
    scope.post<CallbackRoute>(
      '/payments/callback/:method',
      { bodyLimit: maxCallbackBytes },
      (request, reply) => answerCallback(request, reply, { ...callbacks, warnUnsigned }),
    )
  })
}

async function answerCallback(
  request: FastifyRequest<CallbackRoute>,
  reply: FastifyReply,
  { provider, onNotice, warnUnsigned }: Callbacks & Warning,
): Promise<FastifyReply> {
  const { params, headers, body } = request
  reply.header('cache-control', 'no-store')
  const method = provider.methods.find((one) => one === params.method)
  if (!method) {
    reply.callNotFound()
    return reply
  }
  if (!body || body.length === 0) return reply.code(400).send()
  const notice = provider.readCallback(method, { headers: singleHeaders(headers), rawBody: body })
  if (!notice) {
    warnUnsigned(request)
    return reply.code(401).send()
  }
  try {
    await onNotice(notice, method)
  } catch (error) {
    if (!(error instanceof Refusal) && !isTemporary(error)) throw error
    return reply.code(503).header('retry-after', retryAfter).send()
  }
  return reply.code(200).send()
}

/** A header that was sent twice is none. */
function singleHeaders(
  headers: FastifyRequest['headers'],
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : undefined,
    ]),
  )
}
