import { useState, type ReactElement } from 'react'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { useDebouncedCall } from '../../../lib/calls/use-debounced-call.ts'
import { useMayAct } from '../../../lib/session/page-rights.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { editPath } from '../mine/actions/own-permissions.ts'
import { PriceDialog } from '../mine/actions/price-dialog.tsx'
import { PromoteButton } from '../mine/actions/promote-button.tsx'
import { SellDialog } from '../mine/actions/sell-dialog.tsx'
import { useAdvertActions } from '../mine/actions/use-advert-actions.ts'
import { useSale } from '../mine/actions/use-sale.ts'
import { myAdvertsTexts } from '../texts.ts'
import type { ShownAdvert } from './detail.ts'
import css from './owner-bar.module.css'

const noDelay = { pauseMs: 0 } as const

interface OwnerBarProps {
  readonly advert: Pick<ShownAdvert, 'id' | 'price' | 'currency' | 'isFree'>
}

/** What the owner, or who acts for the owner, can do with an own advert, on its public page. */
export function OwnerBar({ advert }: OwnerBarProps): ReactElement {
  const t = myAdvertsTexts.use()
  const link = useLink()
  const advertActions = useAdvertActions()
  const sale = useSale(advertActions)
  const [isPricing, setIsPricing] = useState(false)
  const mayAct = useMayAct()
  const mayEdit = mayAct('adverts')
  const { id } = advert
  const asked = mayEdit ? { advertId: id } : null
  const { last } = useDebouncedCall(ownAdvertCalls.getOwn, asked, noDelay)
  const status = 'active'
  return (
    <section className={css['bar']} aria-label={t.ownerBar.owner}>
      <p className={css['title']}>{t.ownerBar.owner}</p>
      <div className={css['actions']}>
        {mayEdit && (
          <Button className="needs-script" onPress={() => setIsPricing(true)}>
            {t.actions.price}
          </Button>
        )}
        {mayAct('deals') && (
          <Button className="needs-script" busy={sale.isSelling(id)} onPress={() => sale.ask(id)}>
            {t.actions.sell}
          </Button>
        )}
        {mayEdit && (
          <ButtonLink href={link(editPath({ id, status }))}>
            <Icon name="pencil" size={16} />
            {t.actions.edit}
          </ButtonLink>
        )}
        <ButtonLink href={link(`/my-adverts/${id}/statistics`)}>{t.actions.stats}</ButtonLink>
        {last && (
          <PromoteButton advert={{ ...last.advert, id, status }} advertActions={advertActions} />
        )}
      </div>
      <PriceDialog
        advert={isPricing ? advert : null}
        advertActions={advertActions}
        onClose={() => setIsPricing(false)}
      />
      <SellDialog sale={sale} />
    </section>
  )
}
