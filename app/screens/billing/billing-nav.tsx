import type { ReactElement } from 'react'
import { useLink } from '../../lib/texts/texts.ts'
import css from './billing.module.css'
import { billingTexts } from './texts.ts'

const tabs = [
  ['recent', '/my-bills'],
  ['history', '/my-bills-history'],
  ['cards', '/my-payment-methods'],
] as const

/** Links between the pages of bills and payment methods. */
export function BillingNav({ current }: { current: (typeof tabs)[number][0] }): ReactElement {
  const t = billingTexts.use()
  const link = useLink()
  return (
    <nav aria-label={t.nav}>
      <ul className={css['tabs']}>
        {tabs.map(([name, path]) => (
          <li key={name}>
            <a
              className="pill"
              href={link(path)}
              aria-current={name === current ? 'page' : undefined}
            >
              {t[name].tab}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
