import { useId, useRef, useState, type ReactElement } from 'react'
import { routes } from '../../../../lib/browser/addresses.ts'
import { formatDate } from '../../../../lib/texts/format.ts'
import { myAdvertsTexts, promotionTexts } from '../../texts.ts'
import { useLang, useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import type { OwnCard } from '../own-lines.ts'
import { canEdit, canPromote, editPath, isSeen } from './own-permissions.ts'
import { PromoteButton } from './promote-button.tsx'
import type { AdvertActions } from './use-advert-actions.ts'
import { useMenuSheet } from './use-menu-sheet.ts'
import type { Sale } from './use-sale.ts'
import css from '../own-advert.module.css'

export interface OwnActionsProps {
  readonly advert: OwnCard
  readonly advertActions: AdvertActions
  readonly sale: Sale
  /** Promotions are for sale. */
  readonly isSelling: boolean
  readonly onStats: () => void
  readonly onPrice: () => void
  readonly onDelete: () => void
}

/** Actions of an advert in its state: the common ones as buttons, the others in a menu. */
export function OwnActions(props: OwnActionsProps): ReactElement {
  const { advert, advertActions, isSelling } = props
  const t = useTexts()
  const promotions = promotionTexts.use()
  const { actions } = myAdvertsTexts.use()
  const link = useLink()
  const [isOpen, setIsOpen] = useState(false)
  const moreId = useId()
  const menu = useRef<HTMLDivElement>(null)
  useMenuSheet(menu, isOpen, () => setIsOpen(false))
  const isDraft = advert.status === 'draft'
  // Only what is public gains by a place.
  const canBuy = isSelling && advert.status === 'active'
  return (
    <div
      className={css['actions']}
      role="group"
      aria-label={actions.label(advert.title || t.adverts.noTitle)}
    >
      {canBuy && (
        <ButtonLink href={link(`/pricing?advert=${advert.id}`)}>
          <Icon name="trending-up" size={16} />
          {promotions.buy}
        </ButtonLink>
      )}
      {canPromote(advert) && <PromoteButton {...props} />}
      {canEdit(advert) && (
        <ButtonLink href={link(editPath(advert))}>
          <Icon name="pencil" size={16} />
          {isDraft ? actions.finish : actions.edit}
        </ButtonLink>
      )}
      {isSeen(advert) ? (
        <ButtonLink href={link(routes.advert(advert.id))}>{actions.see}</ButtonLink>
      ) : (
        <ButtonLink href={link(`/advert-preview/${advert.id}`)}>{actions.preview}</ButtonLink>
      )}
      {canEdit(advert) && (
        <>
          <button
            type="button"
            className={`${css['opener']} needs-script`}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {actions.more}
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
          {isOpen && <div className={css['scrim']} />}
          <div ref={menu} className={css['moreActions']} id={moreId} hidden={!isOpen}>
            <p className={css['menuTitle']}>{advert.title || t.adverts.noTitle}</p>
            <More {...props} advertActions={advertActions} />
            <Button className={css['menuClose']} onPress={() => setIsOpen(false)}>
              {t.layout.close}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function More({
  advert,
  advertActions,
  sale,
  onStats,
  onPrice,
  onDelete,
}: OwnActionsProps): ReactElement {
  const { actions } = myAdvertsTexts.use()
  const lang = useLang()
  const { id, status, isPublic, showPhone, renewsUntil } = advert
  const isActive = status === 'active'
  const isDraft = status === 'draft'
  return (
    <>
      {!isDraft && <Button onPress={onStats}>{actions.stats}</Button>}
      {isActive && (
        <>
          <Button onPress={onPrice}>{actions.price}</Button>
          {renewsUntil && (
            <Button
              busy={advertActions.isDoing('renew', id)}
              onPress={() => void advertActions.renew([id])}
            >
              {actions.renewUntil(formatDate(lang, renewsUntil))}
            </Button>
          )}
          <Button
            busy={advertActions.isDoing('setPublic', id)}
            onPress={() => void advertActions.setPublic(id, !isPublic)}
          >
            {isPublic ? actions.hide : actions.show}
          </Button>
        </>
      )}
      {!isDraft && (
        <Button
          busy={advertActions.isDoing('setPhonePublic', id)}
          onPress={() => void advertActions.setPhonePublic(id, !showPhone)}
        >
          {showPhone ? actions.hidePhone : actions.showPhone}
        </Button>
      )}
      {isActive && <Endings {...{ advert, advertActions, sale }} />}
      <Button onPress={onDelete}>{actions.delete}</Button>
    </>
  )
}

/** What ends a reservation, a sale or the advert. */
function Endings({
  advert: { id, isReserved },
  advertActions,
  sale,
}: Pick<OwnActionsProps, 'advert' | 'advertActions' | 'sale'>): ReactElement {
  const { actions } = myAdvertsTexts.use()
  return (
    <>
      {isReserved && (
        <Button
          busy={advertActions.isDoing('free', id)}
          onPress={() => void advertActions.free(id)}
        >
          {actions.free}
        </Button>
      )}
      <Button busy={sale.isSelling(id)} onPress={() => sale.ask(id)}>
        {actions.sell}
      </Button>
      <Button
        busy={advertActions.isDoing('archive', id)}
        onPress={() => void advertActions.archive([id])}
      >
        {actions.archive}
      </Button>
    </>
  )
}
