import { data, redirect, redirectDocument } from '../../../lib/router/index.ts'
import { billingCalls, paymentMethods } from '#contract/billing/billing.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { answeredRefusal } from '../../../lib/calls/refusal.ts'
import { screenAction, type ScreenVisit } from '../../../lib/calls/screen.ts'

export interface PayRefused {
  readonly refused: RefusalCode
  readonly retryAfter: number | undefined
}

/**
 * Starts a payment and goes on to the bank. Without JavaScript the bill's page has the link: a form may lead to no other
 * site.
 */
export const payAction = screenAction(async (visit, form) => {
  const billId = visit.params['billId'] ?? ''
  try {
    const { url } = await startFrom(visit, form, billId)
    if (url !== null && typeof document !== 'undefined') throw redirectDocument(url)
  } catch (error) {
    if (error instanceof Response) throw error
    const { code, retryAfter } = answeredRefusal(error)
    return data<PayRefused>({ refused: code, retryAfter }, { status: 422 })
  }
  throw redirect(`/my-bills/${billId}`)
})

function startFrom({ call, lang }: ScreenVisit, form: FormData, billId: string) {
  const [name = '', cardId] = String(form.get('way')).split(':')
  const method = paymentMethods.find((one) => one === name) ?? 'card'
  const keepsCard = form.get('keepsCard') === 'on'
  const isQr = method !== 'card'
  return call(billingCalls.payBill, {
    ...{ billId, method, lang, keepsCard: keepsCard && !isQr },
    ...(cardId && { cardId }),
  }).then(({ url }) => ({ url: isQr ? null : url }))
}
