import { useId, type ReactElement } from 'react'
import { routes } from '../../../lib/browser/addresses.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { useHydrated } from '../../../lib/browser/hydrated.ts'
import { noPhoto, thumbnail } from '../../../lib/browser/images.ts'
import { useMayAct } from '../../../lib/session/page-rights.ts'
import { myAdvertsTexts, promotionTexts } from '../texts.ts'
import { priceText } from '../../../lib/texts/price-text.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import type { IconName } from '../../../parts/icons/icon-names.ts'
import { OwnActions, type OwnActionsProps } from './actions/own-actions.tsx'
import { isSeen } from './actions/own-permissions.ts'
import { Question, Reasons } from './reasons.tsx'
import { StateBadge } from './state-badge.tsx'
import css from './own-advert.module.css'

interface OwnAdvertProps extends OwnActionsProps {
  readonly isChosen: boolean
  readonly onChoose: (isOn: boolean) => void
}

/** An advert in the owner's list; a card on phones. */
export function OwnAdvert({ isChosen, onChoose, ...props }: OwnAdvertProps): ReactElement {
  const { advert } = props
  const t = useTexts()
  const own = myAdvertsTexts.use()
  const link = useLink()
  const isReady = useHydrated()
  const titleId = useId()
  const title = advert.title || t.adverts.noTitle
  const [photo] = advert.images
  const mayEdit = useMayAct()('adverts')
  const href = hrefOf(advert, mayEdit)
  return (
    <li className={css['line']} data-own={advert.id} data-chosen={isChosen}>
      {mayEdit && (
        <label className={`${css['choose']} needs-script`}>
          <input
            type="checkbox"
            disabled={!isReady}
            checked={isChosen}
            aria-label={own.bulk.one(title)}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </label>
      )}
      <a className={css['photo']} href={href && link(href)} tabIndex={-1} aria-hidden="true">
        <img
          src={photo ? thumbnail(photo) : noPhoto}
          alt=""
          width={160}
          height={120}
          loading="lazy"
        />
      </a>
      <div className={css['about']}>
        <h2 className={css['title']} id={titleId} lang={advert.lang}>
          <a href={href && link(href)}>{title}</a>
        </h2>
        <p className={css['price']}>{priceText(t, advert)}</p>
        <StateBadge advert={advert} />
        {advert.isReserved && <p className={css['days']}>{t.adverts.reserved}</p>}
        {advert.daysLeft !== null && (
          <p className={css['days']} data-soon={advert.daysLeft < 4}>
            {own.daysLeft(advert.daysLeft)}
          </p>
        )}
        {advert.draftUntil && (
          <p className={css['days']}>{own.draftUntil(formatDate(t.lang, advert.draftUntil))}</p>
        )}
      </div>
      <div className={css['more']}>
        {mayEdit && isSeen(advert) && !advert.showPhone && <HiddenNumber {...props} />}
        <Question advertId={advert.id} hasQuestion={mayEdit && advert.hasQuestion} />
        <Reasons
          reasons={advert.reasons}
          status={advert.status}
          {...(mayEdit && { advertId: advert.id })}
        />
        <Promoted {...props} />
      </div>
      <Numbers {...advert} />
      <OwnActions {...props} />
    </li>
  )
}

/** Its own page, or until it is public a preview, for who may edit it. */
function hrefOf(advert: OwnActionsProps['advert'], mayEdit: boolean): string | undefined {
  if (isSeen(advert)) return routes.advert(advert.id)
  return mayEdit ? `/advert-preview/${advert.id}` : undefined
}

/** Bought promotions that run or wait, and the way to what promotions brought. */
function Promoted({ advert, onStats }: OwnActionsProps): ReactElement | null {
  const t = promotionTexts.use()
  const lang = useLang()
  const { bought, hasResults } = advert
  if (!hasResults) return null
  return (
    <div className={css['promoted']}>
      {bought.map(({ kind, from, until, isWaiting }) => (
        <p key={`${kind} ${from}`} className={css['days']}>
          {isWaiting
            ? t.from(t.kinds[kind], formatDate(lang, from))
            : t.until(t.kinds[kind], formatDate(lang, until))}
        </p>
      ))}
      <button type="button" className={`${css['results']} needs-script`} onClick={onStats}>
        {t.open}
      </button>
    </div>
  )
}

/** A hidden number leaves buyers messages alone; it can be shown from here. */
function HiddenNumber({ advert: { id }, advertActions }: OwnActionsProps): ReactElement {
  const { text, show } = myAdvertsTexts.use().hiddenNumber
  return (
    <div className={css['hiddenNumber']}>
      <p>{text}</p>
      <Button
        className="needs-script"
        busy={advertActions.isDoing('setPhonePublic', id)}
        onPress={() => void advertActions.setPhonePublic(id, true)}
      >
        {show}
      </Button>
    </div>
  )
}

type NumbersProps = Pick<
  OwnActionsProps['advert'],
  'id' | 'status' | 'views' | 'hearts' | 'reveals'
>

function Numbers({ id, status, views, hearts, reveals }: NumbersProps): ReactElement {
  const { numbers } = myAdvertsTexts.use()
  const link = useLink()
  return (
    <ul className={css['numbers']} aria-label={numbers.label}>
      <Count icon="eye" value={views} words={numbers.views(views)} />
      <Count icon="heart" value={hearts} words={numbers.hearts(hearts)} />
      <Count icon="phone" value={reveals} words={numbers.reveals(reveals)} />
      {status !== 'draft' && (
        <li>
          <a className={css['advice']} href={link(`/my-adverts/${id}/statistics`)}>
            {numbers.advice}
          </a>
        </li>
      )}
    </ul>
  )
}

/** A zero says nothing: what to do about it stands beside. */
function Count({ icon, value, words }: { icon: IconName; value: number; words: string }) {
  if (value === 0) return null
  return (
    <li className={css['number']} title={words}>
      <Icon name={icon} size={16} />
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{words}</span>
    </li>
  )
}
