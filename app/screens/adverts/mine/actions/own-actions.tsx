import { useId, useRef, useState, type ReactElement } from 'react'
import { routes } from '../../../../lib/browser/addresses.ts'
import { formatDate } from '../../../../lib/texts/format.ts'
import { useMayAct } from '../../../../lib/session/page-rights.ts'
import { myAdvertsTexts, promotionTexts } from '../../texts.ts'
import { useLang, useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import type { IconName } from '../../../../parts/icons/icon-names.ts'
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

/**
 * Actions of an advert in its state that the user may take: the common ones as buttons, the others in a menu. On a phone
 * the first one alone is a button, and the menu begins with the other links.
 */
export function OwnActions(props: OwnActionsProps): ReactElement {
  const { advert, advertActions } = props
  const t = useTexts()
  const { actions } = myAdvertsTexts.use()
  const [isOpen, setIsOpen] = useState(false)
  const moreId = useId()
  const menu = useRef<HTMLDivElement>(null)
  useMenuSheet(menu, isOpen, () => setIsOpen(false))
  const ways = useWays(props)
  const mayEdit = useMayAct()('adverts')
  const hasMenu = canEdit(advert) && (mayEdit || advert.status !== 'draft')
  const hasPromote = canPromote(advert) && mayEdit
  const firstInMenu = hasPromote ? 0 : 1
  return (
    <div
      className={css['actions']}
      role="group"
      aria-label={actions.label(advert.title || t.adverts.noTitle)}
    >
      {hasPromote && <PromoteButton {...props} />}
      {ways.map(({ href, icon, label }, at) => (
        <ButtonLink
          key={href}
          className={hasMenu && at >= firstInMenu ? css['wide'] : undefined}
          href={href}
        >
          {icon && <Icon name={icon} size={16} />}
          {label}
        </ButtonLink>
      ))}
      {hasMenu && (
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
            {ways.slice(firstInMenu).map(({ href, label }) => (
              <ButtonLink key={href} className={css['narrow']} href={href}>
                {label}
              </ButtonLink>
            ))}
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

interface Way {
  readonly href: string
  readonly label: string
  readonly icon?: IconName
}

/** Where an advert is changed, looked at and given a place. */
function useWays({ advert, isSelling }: OwnActionsProps): readonly Way[] {
  const { buy } = promotionTexts.use()
  const { actions } = myAdvertsTexts.use()
  const link = useLink()
  const mayAct = useMayAct()
  const { id, status } = advert
  const edit = status === 'draft' ? actions.finish : actions.edit
  const see = { href: link(routes.advert(id)), label: actions.see }
  const preview = { href: link(`/advert-preview/${id}`), label: actions.preview }
  // Only what is public gains by a place.
  const canBuy = isSelling && status === 'active' && mayAct('billing')
  const mayEdit = mayAct('adverts')
  return [
    ...(canEdit(advert) && mayEdit
      ? [{ href: link(editPath(advert)), label: edit, icon: 'pencil' } as const]
      : []),
    ...(isSeen(advert) ? [see] : []),
    ...(!isSeen(advert) && mayEdit ? [preview] : []),
    ...(canBuy
      ? [{ href: link(`/pricing?advert=${id}`), label: buy, icon: 'trending-up' } as const]
      : []),
  ]
}

function More(props: OwnActionsProps): ReactElement {
  const { advert, onStats, onDelete } = props
  const { actions } = myAdvertsTexts.use()
  const mayEdit = useMayAct()('adverts')
  const isActive = advert.status === 'active'
  const isDraft = advert.status === 'draft'
  return (
    <>
      {!isDraft && <Button onPress={onStats}>{actions.stats}</Button>}
      {mayEdit && isActive && <Changes {...props} />}
      {mayEdit && !isDraft && <PhoneSwitch {...props} />}
      {isActive && <Endings {...props} />}
      {mayEdit && (
        <Button className={css['delete']} onPress={onDelete}>
          <Icon name="trash-2" size={18} />
          {actions.delete}
        </Button>
      )}
    </>
  )
}

/** What is changed of an active advert without its form. */
function Changes({ advert, advertActions, onPrice }: OwnActionsProps): ReactElement {
  const { actions } = myAdvertsTexts.use()
  const lang = useLang()
  const { id, isPublic, renewsUntil } = advert
  return (
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
  )
}

function PhoneSwitch({ advert, advertActions }: OwnActionsProps): ReactElement {
  const { actions } = myAdvertsTexts.use()
  const { id, showPhone } = advert
  return (
    <Button
      busy={advertActions.isDoing('setPhonePublic', id)}
      onPress={() => void advertActions.setPhonePublic(id, !showPhone)}
    >
      {showPhone ? actions.hidePhone : actions.showPhone}
    </Button>
  )
}

/** What ends a reservation, a sale or the advert. */
function Endings({
  advert: { id, isReserved },
  advertActions,
  sale,
}: Pick<OwnActionsProps, 'advert' | 'advertActions' | 'sale'>): ReactElement {
  const { actions } = myAdvertsTexts.use()
  const mayAct = useMayAct()
  return (
    <>
      {isReserved && mayAct('deals') && (
        <Button
          busy={advertActions.isDoing('free', id)}
          onPress={() => void advertActions.free(id)}
        >
          {actions.free}
        </Button>
      )}
      {mayAct('deals') && (
        <Button busy={sale.isSelling(id)} onPress={() => sale.ask(id)}>
          {actions.sell}
        </Button>
      )}
      {mayAct('adverts') && (
        <Button
          busy={advertActions.isDoing('archive', id)}
          onPress={() => void advertActions.archive([id])}
        >
          {actions.archive}
        </Button>
      )}
    </>
  )
}
