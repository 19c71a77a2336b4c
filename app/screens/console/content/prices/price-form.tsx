import { useState, type ReactElement } from 'react'
import { priceBaniMax, vatRateMax } from '#contract/rules/content/editor-limits.ts'
import { priceEditorCalls, type EditedPrice } from '#contract/staff/content/prices.ts'
import { productName } from '#i18n/product-name.ts'
import type { Range } from '#i18n/ro/site/pricing.ts'
import { useLeaveWarning } from '../../../../parts/feedback/use-leave-warning.ts'
import { Field } from '../../../../parts/forms/field.tsx'
import { productsTexts } from '../../../billing/texts.ts'
import { PricingText } from '../../../content/pricing-text.tsx'
import { LeaveDialog, Meanwhile, SaveBar } from '../parts/editing-frame.tsx'
import editing from '../parts/editing.module.css'
import { useEditing } from '../parts/use-editing.ts'
import { editingTexts, priceEditorTexts } from '../texts.ts'

interface PriceFormProps {
  readonly products: readonly EditedPrice[]
  readonly revision: number
  readonly isPayable: boolean
  readonly ranges: { readonly life: Range; readonly photos: Range }
}

/** A price as it is typed. */
interface TypedPrice {
  readonly lei: string
  readonly vat: string
}

/** All prices, saved together. */
export function PriceForm({ products, revision, isPayable, ranges }: PriceFormProps): ReactElement {
  const t = priceEditorTexts.use()
  const frame = editingTexts.use()
  const names = productsTexts.use()
  const [typed, setTyped] = useState(() => typedOf(products))
  const saved = typedOf(products)
  const isDirty = JSON.stringify(typed) !== JSON.stringify(saved)
  const { blocker } = useLeaveWarning(isDirty)
  const edit = useEditing(priceEditorCalls.savePrices, {
    ...{ success: frame.saved, revision, fields: [] },
  })
  const read = products.map((product) => readPrice(product, typed[product.code]))
  const sold = read.filter(({ priceBani }) => priceBani !== null && priceBani > 0)
  const linesOf = (prices: Readonly<Record<string, TypedPrice>>): string =>
    products
      .map((product) => {
        const { lei, vat } = prices[product.code] ?? noPrice
        return `${productName(names, product)}: ${lei}, ${vat} %`
      })
      .join('\n')
  return (
    <>
      {edit.isStale && (
        <Meanwhile
          changes={[{ label: t.title, before: linesOf(saved), after: linesOf(typed) }]}
          onTake={() => {
            setTyped(saved)
            edit.accept()
          }}
        />
      )}
      <div className={editing['columns']}>
        <form
          className={editing['form']}
          onSubmit={(event) => {
            event.preventDefault()
            const prices = read.flatMap(({ code, priceBani, vatRate }) =>
              priceBani === null || vatRate === null ? [] : [{ product: code, priceBani, vatRate }],
            )
            if (prices.length === read.length) void edit.save({ revision: edit.revision, prices })
          }}
        >
          {read.map((product) => (
            <PriceLine
              key={product.code}
              product={product}
              typed={typed[product.code] ?? noPrice}
              onChange={(price) => setTyped({ ...typed, [product.code]: price })}
            />
          ))}
          <SaveBar isBusy={edit.save.isBusy} isStale={edit.isStale} />
        </form>
        <PricePreview sold={isPayable ? sold : []} ranges={ranges} />
      </div>
      <LeaveDialog blocker={blocker} />
    </>
  )
}

const noPrice: TypedPrice = { lei: '', vat: '' }

type ReadPrice = ReturnType<typeof readPrice>

interface PriceLineProps {
  readonly product: ReadPrice
  readonly typed: TypedPrice
  readonly onChange: (typed: TypedPrice) => void
}

function PriceLine({ product, typed, onChange }: PriceLineProps): ReactElement {
  const t = priceEditorTexts.use()
  const name = productName(productsTexts.use(), product)
  const { code, priceBani, vatRate } = product
  return (
    <div className={editing['price']} role="group" aria-label={name} data-product={code}>
      <Field
        label={`${name}, ${t.columns.price}`}
        name={`${code}.lei`}
        value={typed.lei}
        inputMode="decimal"
        maxLength={10}
        error={priceBani === null ? t.wrongPrice : undefined}
        onChange={({ currentTarget }) => onChange({ ...typed, lei: currentTarget.value })}
      />
      <Field
        label={t.columns.vat}
        name={`${code}.vat`}
        value={typed.vat}
        inputMode="numeric"
        maxLength={2}
        error={vatRate === null ? t.wrongVat : undefined}
        onChange={({ currentTarget }) => onChange({ ...typed, vat: currentTarget.value })}
      />
    </div>
  )
}

interface PricePreviewProps extends Pick<PriceFormProps, 'ranges'> {
  readonly sold: readonly ReadPrice[]
}

/** The page of prices as it will be. */
function PricePreview({ sold, ranges }: PricePreviewProps): ReactElement {
  const { preview } = editingTexts.use()
  const products = sold.map(({ priceBani, ...product }) => ({
    ...product,
    priceBani: priceBani ?? 0,
  }))
  return (
    <section className={editing['aside']} aria-label={preview}>
      <p className={editing['previewName']}>{preview}</p>
      <div className={editing['preview']} inert data-preview>
        <PricingText shop={products.length > 0 ? { products, buyer: null } : null} {...ranges} />
      </div>
    </section>
  )
}

function typedOf(products: readonly EditedPrice[]): Record<string, TypedPrice> {
  return Object.fromEntries(
    products.map(({ code, priceBani, vatRate }) => [
      code,
      { lei: (priceBani / 100).toFixed(priceBani % 100 === 0 ? 0 : 2), vat: String(vatRate) },
    ]),
  )
}

/** The product at what is typed; null for what is no price and no rate. */
function readPrice({ code, kind, days, promotions }: EditedPrice, typed: TypedPrice | undefined) {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed?.lei.trim() ?? '') ?? []
  const bani = whole === undefined ? Infinity : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  const vat = /^\d{1,2}$/.test(typed?.vat ?? '') ? Number(typed?.vat) : Infinity
  return {
    ...{ code, kind, days, promotions },
    priceBani: bani <= priceBaniMax ? bani : null,
    vatRate: vat <= vatRateMax ? vat : null,
  }
}
