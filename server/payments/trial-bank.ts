import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#domains/deps.ts'
import { trialBankTexts } from '#domains/billing/service.ts'
import { trialCallback } from '../adapters/payments/local.ts'
import { findTrial, updateTrial, type TrialPayment } from '../adapters/payments/trial-store.ts'
import type { Config } from '../config.ts'
import { readBody } from '../calls/form-body.ts'
import { isCrossSite } from '../http/csrf.ts'
import { escapeHtml } from '../pages/document.ts'

interface Parts {
  readonly deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>
  readonly config: Config
}

type BankRequest = FastifyRequest<{ Params: { id: string } }>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const callbackMs = 3_000

/** The page of the stand-in bank: pay, refuse or leave. */
export function mountTrialBank(app: FastifyInstance, parts: Parts): void {
  const { sql, clock } = parts.deps
  const find = async ({ params: { id } }: BankRequest): Promise<TrialPayment | null> =>
    uuid.test(id) ? findTrial(sql, id, clock.now()) : null
  app.get('/trial-bank/:id', async (request: BankRequest, reply) => {
    const payment = await find(request)
    return payment ? sendPage(reply, payment) : reply.callNotFound()
  })
  app.post('/trial-bank/:id', async (request: BankRequest, reply) => {
    if (isCrossSite(request, parts.config)) return reply.code(403).send()
    const payment = await find(request)
    if (!payment) return reply.callNotFound()
    const isPaid = readBody(request)['act'] === 'pay'
    const isDecided = await updateTrial(sql, payment.id, isPaid ? 'paid' : 'failed', clock.now())
    if (!isDecided) return reply.redirect(`/trial-bank/${payment.id}`, 303)
    await sendCallback(parts, payment)
    return reply.redirect(isPaid ? payment.successUrl : payment.failUrl, 303)
  })
}

/** Once, and it may be lost: a trial of what a bank does. */
async function sendCallback(
  { deps: { clock, tokens } }: Parts,
  { paymentId, id: providerId, callbackUrl }: TrialPayment,
): Promise<void> {
  const { body, headers } = trialCallback(tokens, { paymentId, providerId, at: clock.now() })
  const signal = AbortSignal.timeout(callbackMs)
  await fetch(callbackUrl, { method: 'POST', body, headers, signal }).catch(() => undefined)
}

function sendPage(reply: FastifyReply, payment: TrialPayment): FastifyReply {
  const { language, method, state, amountBani, failUrl } = payment
  const t = trialBankTexts[language]
  const lei = Number(amountBani) / 100
  const amount = `${lei.toLocaleString(language, { minimumFractionDigits: 2 })}\u00a0MDL`
  const button = (act: string, text: string): string =>
    `<button name="act" value="${act}">${escapeHtml(text)}</button>`
  const ways =
    state === 'pending'
      ? `<form method="post"><p>${button('pay', t.pay)} ${button('refuse', t.refuse)}</p></form>`
      : `<p role="status">${escapeHtml(t.states[state])}</p>`
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(t.title)}</title><link rel="stylesheet" href="/assets/docs.css">
<main><h1>${escapeHtml(t.title)}</h1><p>${escapeHtml(t.note)}</p>
<p>${escapeHtml(t.methods[method])}: <strong>${amount}</strong></p>${ways}
<p><a href="${escapeHtml(failUrl)}">${escapeHtml(t.leave)}</a></p></main></html>`)
}
