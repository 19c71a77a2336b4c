import type { ReactElement } from 'react'
import { data, Form, redirect, useActionData, useNavigation } from '../../lib/router/index.ts'
import { billingCalls } from '#contract/billing/billing.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { answeredRefusal } from '../../lib/calls/refusal.ts'
import { screenAction, screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import { BillingNav } from './billing-nav.tsx'
import css from './billing.module.css'
import { brandName } from './card-brand.ts'
import { NothingYet } from './no-bills.tsx'
import { billingTexts } from './texts.ts'

export const texts = [billingTexts]

export const head: Head = ({ lang }) => billingTexts.of(lang).cards.head

export const loader = screenLoader(({ call }) => call(billingCalls.listCards, {}))

export const action = screenAction(async ({ call }, form) => {
  try {
    await call(billingCalls.deleteCard, { cardId: String(form.get('cardId')) })
  } catch (error) {
    return data<{ refused: RefusalCode }>({ refused: answeredRefusal(error).code }, { status: 422 })
  }
  throw redirect('/my-payment-methods')
})

/** Saved cards. */
export function Component(): ReactElement {
  const { items, isSelling } = useLoaded<typeof loader>()
  const t = billingTexts.use().cards
  const { refusals } = useTexts()
  const refused = useActionData<{ refused: RefusalCode }>()?.refused
  const isBusy = useNavigation().state !== 'idle'
  const remove = useCall(billingCalls.deleteCard, { success: t.removed, reloads: true })
  return (
    <div className={css['page']}>
      <h1>{t.title}</h1>
      <BillingNav current="cards" />
      {refused && <ProblemLine text={refusals[refused]} />}
      {items.length === 0 ? (
        <NothingYet icon="lock" title={t.empty} text={t.emptyText} isSelling={isSelling} />
      ) : (
        <>
          <p className={css['what']}>{t.text}</p>
          <ul className={css['list']}>
            {items.map(({ id, mask, brand, expires }) => (
              <li key={id} className={css['line']}>
                <h2 className={css['number']}>
                  {brandName(brand)} {mask}
                </h2>
                <p className={css['what']}>
                  {t.expires(expires.split('-').toReversed().join('/'))}
                </p>
                <Form
                  method="post"
                  className={css['action']}
                  onSubmit={(event) => {
                    event.preventDefault()
                    void remove({ cardId: String(id) })
                  }}
                >
                  <input type="hidden" name="cardId" value={id} />
                  <Button
                    type="submit"
                    busy={isBusy || remove.isBusy}
                    aria-label={t.removeOf(mask)}
                  >
                    <Icon name="trash-2" size={18} />
                    {t.remove}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
