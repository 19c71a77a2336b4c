import type { ReactElement } from 'react'
import { productKinds, type Product } from '#contract/billing/billing.ts'
import { productName } from '#i18n/product-name.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { formatBani } from '../amount.ts'
import { productsTexts, shopTexts } from '../texts.ts'
import { BuyForm } from './buy-form.tsx'
import type { Buyer } from './buyer.ts'
import css from './shop.module.css'

interface ShopProps {
  readonly products: readonly Product[]
  /** Null: the visitor is not logged in. */
  readonly buyer: Buyer | null
}

/** What is sold: a price list, and for who is logged in the form that buys. */
export function Shop({ products, buyer }: ShopProps): ReactElement {
  const t = shopTexts.use()
  const link = useLink()
  return (
    <section className={css['shop']} aria-labelledby="shop">
      <h2 id="shop">{t.title}</h2>
      <p className={css['note']}>{t.note}</p>
      {buyer ? (
        <BuyForm products={products} buyer={buyer} />
      ) : (
        <>
          <PriceList products={products} />
          <ButtonLink kind="primary" href={link('/login?next=%2Fpricing')}>
            {t.logIn}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

function PriceList({ products }: Pick<ShopProps, 'products'>): ReactElement {
  const texts = productsTexts.use()
  const lang = useLang()
  return (
    <ul className={css['groups']}>
      {productKinds
        .map((kind) => ({ kind, sold: products.filter((product) => product.kind === kind) }))
        .filter(({ sold }) => sold.length > 0)
        .map(({ kind, sold }) => (
          <li key={kind} className={css['group']}>
            <h3>{texts.kinds[kind]}</h3>
            <p className={css['note']}>{texts.about[kind]}</p>
            <ul>
              {sold.map((product) => (
                <li key={product.code} className={css['price']}>
                  <span>{productName(texts, product)}</span>
                  <strong>{formatBani(lang, product.priceBani)}</strong>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  )
}
