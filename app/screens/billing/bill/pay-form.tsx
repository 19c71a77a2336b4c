import { useId, type ReactElement } from 'react'
import { Form, useNavigation } from '../../../lib/router/index.ts'
import type { Card, OwnBill } from '#contract/billing/billing.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { formatBani } from '../amount.ts'
import { brandName } from '../card-brand.ts'
import { billingTexts } from '../texts.ts'
import css from './bill.module.css'

interface PayFormProps {
  readonly bill: OwnBill
  readonly cards: readonly Card[]
}

/** The ways to pay, saved cards first. */
export function PayForm({ bill, cards }: PayFormProps): ReactElement {
  const t = billingTexts.use().bill
  const lang = useLang()
  const id = useId()
  const isBusy = useNavigation().state !== 'idle'
  const ways = [
    ...cards.map((card) => ({
      way: `card:${card.id}`,
      label: t.savedCard(brandName(card.brand), card.mask),
    })),
    ...bill.methods.map((method) => ({ way: method, label: t[method] })),
  ]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css['title']}>
        {bill.pending ? t.otherWay : t.how}
      </h2>
      <Form method="post" className={css['form']}>
        <fieldset className={css['ways']} aria-labelledby={id}>
          {ways.map(({ way, label }, index) => (
            <label key={way} className={css['way']}>
              <input type="radio" name="way" value={way} defaultChecked={index === 0} required />
              {label}
            </label>
          ))}
        </fieldset>
        {bill.savesCards && (
          <label className={css['keep']}>
            <input type="checkbox" name="keepsCard" />
            {t.keep}
          </label>
        )}
        <Button type="submit" kind="primary" busy={isBusy}>
          {t.pay(formatBani(lang, bill.totalBani))}
        </Button>
      </Form>
    </section>
  )
}
