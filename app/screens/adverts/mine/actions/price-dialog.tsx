import { useState, type ReactElement } from 'react'
import { priceProblem } from '#contract/rules/money/price.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { myAdvertsTexts } from '../../texts.ts'
import type { TypedAdvert } from '../../wizard/draft/draft.ts'
import { PriceInput } from '../../wizard/fields/price-input.tsx'
import type { OwnCard } from '../own-lines.ts'
import type { AdvertActions } from './use-advert-actions.ts'
import css from '../my-adverts.module.css'

interface PriceDialogProps {
  /** Null: the dialog is closed. */
  readonly advert: Pick<OwnCard, 'id' | 'price' | 'currency' | 'isFree'> | null
  readonly advertActions: AdvertActions
  readonly onClose: () => void
}

/** Changes the price of an advert and nothing else. */
export function PriceDialog({ advert, advertActions, onClose }: PriceDialogProps): ReactElement {
  const { priceDialog } = myAdvertsTexts.use()
  return (
    <Dialog open={advert !== null} onClose={onClose} title={priceDialog.priceTitle}>
      {advert && (
        <PriceForm
          key={advert.id}
          advert={advert}
          advertActions={advertActions}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

type Price = Pick<TypedAdvert, 'price' | 'currency' | 'isFree'>

function PriceForm({
  advert,
  advertActions,
  onClose,
}: PriceDialogProps & { readonly advert: NonNullable<PriceDialogProps['advert']> }): ReactElement {
  const t = useTexts()
  const { priceDialog } = myAdvertsTexts.use()
  const [typed, setTyped] = useState<Price>({
    price: advert.price > 0 ? String(advert.price) : '',
    currency: advert.currency,
    isFree: advert.isFree,
  })
  const [isTried, setIsTried] = useState(false)
  const problem = typed.isFree ? null : priceProblem(typed.price)
  const save = async (): Promise<void> => {
    setIsTried(true)
    if (problem === null && (await advertActions.setPrice(advert.id, typed))) onClose()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <PriceInput
        typed={typed}
        error={isTried && problem ? t.refusals[problem] : undefined}
        onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
        onBlur={() => {}}
      />
      <div className={css['answers']}>
        <Button type="submit" kind="primary" busy={advertActions.isDoing('setPrice', advert.id)}>
          {priceDialog.save}
        </Button>
      </div>
    </form>
  )
}
