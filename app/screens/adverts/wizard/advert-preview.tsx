import type { ReactElement } from 'react'
import { useNavigate } from '../../../lib/router/index.ts'
import { categoryCalls } from '#contract/categories.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { publicAddress } from '#contract/rules/advert/public-address.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { mendingTexts, myAdvertsTexts } from '../texts.ts'
import { screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { AdvertView, advertViewTexts } from '../advert/advert-view.tsx'
import { shownAdvert } from '../advert/detail.ts'
import { canEdit, canPromote, editPath, isSeen } from '../mine/actions/own-permissions.ts'
import { PromoteButton } from '../mine/actions/promote-button.tsx'
import { Question, Reasons } from '../mine/reasons.tsx'
import { StateBadge } from '../mine/state-badge.tsx'
import { useAdvertActions } from '../mine/actions/use-advert-actions.ts'
import css from './advert-preview.module.css'

export const head: Head<Loaded> = (t, { advert }) => ({
  ...t.adverts.mine.previewHead(advert.title || t.advert.noTitle),
})

export const texts = [myAdvertsTexts, mendingTexts, ...advertViewTexts]

export const loader = screenLoader(async (visit) => {
  const { call, params, lang } = visit
  const id = params['advertId'] ?? ''
  if (!/^\d{1,10}$/.test(id)) throw new Refusal('advert_not_found')
  const { advert } = await call(ownAdvertCalls.getOwn, { advertId: id })
  const { item, isPublic, reasons, hasQuestion, promotionsLeft, isPromotedToday } = advert
  const { slug } = item.subcategory
  // A draft may have no subcategory yet.
  const { attributes } = slug
    ? await call(categoryCalls.getKnownAttributes, { subcategory: slug })
    : { attributes: [] }
  return {
    now: new Date().toISOString(),
    advert: shownAdvert(lang, { ...item, address: publicAddress(item.address) }, attributes),
    own: {
      ...{ id, status: item.status, isPublic, reasons, hasQuestion },
      ...{ promotionsLeft, isPromotedToday },
    },
  }
})

type Loaded = Awaited<ReturnType<typeof loader>>

/** Preview of an own advert in any state, as buyers see it. */
export function Component(): ReactElement {
  const { advert, own, now } = useLoaded<typeof loader>()
  return (
    <div className={css['page']}>
      <OwnerBar own={own} />
      <AdvertView advert={advert} now={now} />
    </div>
  )
}

/** Bar for the owner: state and actions. */
function OwnerBar({ own }: Pick<Loaded, 'own'>): ReactElement {
  const t = myAdvertsTexts.use()
  const link = useLink()
  const advertActions = useAdvertActions()
  const navigate = useNavigate()
  const isDraft = own.status === 'draft'
  const publish = async (): Promise<void> => {
    if (await advertActions.publish(own.id)) await navigate('/my-adverts')
  }
  return (
    <section className={css['bar']} aria-label={t.preview.label}>
      <a className={css['back']} href={link('/my-adverts')}>
        <Icon name="arrow-left" size={16} />
        {t.preview.back}
      </a>
      <StateBadge advert={own} />
      <Question advertId={own.id} hasQuestion={own.hasQuestion} />
      <Reasons reasons={own.reasons} status={own.status} />
      <div className={css['actions']}>
        {isDraft && (
          <Button
            kind="primary"
            className="needs-script"
            busy={advertActions.isDoing('publish', own.id)}
            onPress={() => void publish()}
          >
            {t.actions.publish}
          </Button>
        )}
        {canPromote(own) && <PromoteButton advert={own} advertActions={advertActions} />}
        {canEdit(own) && (
          <ButtonLink href={link(editPath(own))}>
            <Icon name="pencil" size={16} />
            {isDraft ? t.actions.finish : t.actions.edit}
          </ButtonLink>
        )}
        {isSeen(own) && <ButtonLink href={link(routes.advert(own.id))}>{t.actions.see}</ButtonLink>}
      </div>
    </section>
  )
}
