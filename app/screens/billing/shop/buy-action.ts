import { data, redirect } from '../../../lib/router/index.ts'
import { billingCalls } from '#contract/billing/billing.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { loginCodes } from '../../../lib/calls/calls.ts'
import { answeredRefusal } from '../../../lib/calls/refusal.ts'
import { loginFirst, screenAction } from '../../../lib/calls/screen.ts'

export interface BuyRefused {
  readonly refused: RefusalCode
  readonly field: string | undefined
  /** As they were sent, so that nothing is lost without JavaScript. */
  readonly sent: { readonly product: string; readonly advertId: string; readonly idno: string }
}

/** Issues the bill and leads to it. */
export const buyAction = screenAction(async (visit, form) => {
  const [product, advertId, idno] = ['product', 'advertId', 'idno'].map((name) =>
    String(form.get(name) ?? ''),
  )
  const sent = { product: product ?? '', advertId: advertId ?? '', idno: idno ?? '' }
  const payload = { ...sent, ...(sent.advertId === '' && { advertId: undefined }) }
  const answer = await visit.call(billingCalls.createBill, payload).catch((error: unknown) => {
    const { code, field } = answeredRefusal(error)
    if (loginCodes.includes(code)) throw loginFirst(visit)
    return { refused: code, field }
  })
  if ('refused' in answer) return data<BuyRefused>({ ...answer, sent }, { status: 422 })
  throw redirect(`/my-bills/${answer.billId}`)
})
