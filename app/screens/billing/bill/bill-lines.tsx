import type { ReactElement } from 'react'
import type { Bill } from '#contract/billing/billing.ts'
import { productName } from '#i18n/product-name.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { formatBani } from '../amount.ts'
import { billingTexts, productsTexts } from '../texts.ts'
import css from './bill.module.css'

/** What a bill is for, with VAT and total. */
export function BillLines({ bill }: { bill: Bill }): ReactElement {
  const { bill: t } = billingTexts.use()
  const products = productsTexts.use()
  const lang = useLang()
  const link = useLink()
  const { lines, totalBani, refundedBani } = bill
  return (
    <table className={css['lines']}>
      <thead>
        <tr>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.kind} ${line.advertId}`}>
            <th scope="row">
              {productName(products, line)}
              {line.advertTitle && (
                <>
                  {': '}
                  {line.advertId === null ? (
                    line.advertTitle
                  ) : (
                    <a href={link(routes.advert(line.advertId))}>{line.advertTitle}</a>
                  )}
                </>
              )}
              {line.vatRate > 0 && (
                <span className={css['vat']}>
                  {t.vat(String(line.vatRate), formatBani(lang, line.vatBani))}
                </span>
              )}
            </th>
            <td>{formatBani(lang, line.totalBani)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <td>{formatBani(lang, totalBani)}</td>
        </tr>
        {refundedBani > 0 && (
          <tr>
            <th scope="row">{t.refunded}</th>
            <td>{formatBani(lang, refundedBani)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
