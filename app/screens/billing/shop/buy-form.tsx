import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import { Form, useActionData, useNavigation } from '../../../lib/router/index.ts'
import { placementKinds, productKinds, type Product } from '#contract/billing/billing.ts'
import { productName } from '#i18n/product-name.ts'
import { useHydrated } from '../../../lib/browser/hydrated.ts'
import { useLang, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { formatBani } from '../amount.ts'
import { productsTexts, shopTexts } from '../texts.ts'
import type { BuyRefused } from './buy-action.ts'
import { mayBuy, proposedProduct, type Buyer } from './buyer.ts'
import css from './shop.module.css'

interface BuyFormProps {
  readonly products: readonly Product[]
  readonly buyer: Buyer
}

/** Chooses a product, and the advert that a placement is for. */
export function BuyForm({ products, buyer }: BuyFormProps): ReactElement {
  const t = shopTexts.use()
  const { refusals } = useTexts()
  const answer = useActionData<BuyRefused>()
  const isBusy = useNavigation().state !== 'idle'
  const isHydrated = useHydrated()
  const [code, setCode] = useState(answer?.sent.product ?? proposedProduct(buyer, products))
  const chosen = products.find((product) => product.code === code)
  const needsAdvert = placementKinds.some((kind) => kind === chosen?.kind)
  const isAboutField = answer?.field === 'advertId' || answer?.field === 'idno'
  const errorAt = (name: string): string | undefined =>
    answer?.field === name ? refusals[answer.refused] : undefined
  return (
    <Form method="post" className={css['form']} ref={useShownProblem(answer)}>
      <fieldset className={css['groups']}>
        <legend className="visually-hidden">{t.choose}</legend>
        {productKinds.map((kind) => (
          <Choices
            key={kind}
            kind={kind}
            products={products.filter((product) => product.kind === kind)}
            isOpen={mayBuy(buyer, kind)}
            chosen={code}
            onChoose={setCode}
          />
        ))}
      </fieldset>
      {/* Before JavaScript nobody knows what was chosen, so the advert can be given for everything. */}
      {(needsAdvert || !isHydrated) && (
        <Field
          label={t.advert}
          name="advertId"
          hint={needsAdvert ? undefined : t.advertHint}
          error={errorAt('advertId')}
        >
          <select
            defaultValue={answer?.sent.advertId ?? buyer.chosen.advertId}
            required={needsAdvert}
          >
            <option value="">{t.noAdvert}</option>
            {buyer.adverts.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </Field>
      )}
      {buyer.isCompany && (
        <Field
          label={t.idno}
          name="idno"
          inputMode="numeric"
          maxLength={20}
          isOptional
          defaultValue={answer?.sent.idno}
          error={errorAt('idno')}
        />
      )}
      {answer && !isAboutField && <ProblemLine text={refusals[answer.refused]} />}
      <Button type="submit" kind="primary" busy={isBusy}>
        {t.next}
      </Button>
    </Form>
  )
}

/** Shows why an order was refused: the page is at its top again, far from what was typed. */
function useShownProblem(answer: BuyRefused | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!answer) return
    const problem = form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')
    problem?.scrollIntoView({ block: 'center' })
    problem?.focus({ preventScroll: true })
  }, [answer])
  return form
}

interface ChoicesProps {
  readonly kind: Product['kind']
  readonly products: readonly Product[]
  /** Whether the buyer may buy this kind. */
  readonly isOpen: boolean
  readonly chosen: string
  readonly onChoose: (code: string) => void
}

function Choices({ kind, products, isOpen, chosen, onChoose }: ChoicesProps): ReactElement | null {
  const texts = productsTexts.use()
  const t = shopTexts.use()
  const lang = useLang()
  if (products.length === 0) return null
  return (
    <div className={css['group']}>
      <h3>{texts.kinds[kind]}</h3>
      <p className={css['note']}>
        {texts.about[kind]} {!isOpen && t.forCompanies}
      </p>
      {products.map((product) => (
        <label key={product.code} className={css['choice']}>
          <input
            type="radio"
            name="product"
            value={product.code}
            checked={product.code === chosen}
            disabled={!isOpen}
            required
            onChange={() => onChoose(product.code)}
          />
          <span>{productName(texts, product)}</span>
          <strong>{formatBani(lang, product.priceBani)}</strong>
        </label>
      ))}
    </div>
  )
}
