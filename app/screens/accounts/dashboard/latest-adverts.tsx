import { useId, type ReactElement } from 'react'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { Refusal } from '#contract/refusals.ts'
import { noPhoto, smallThumbnail } from '../../../lib/browser/images.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { useMayOpen } from '../../../lib/session/page-rights.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { priceText } from '../../../lib/texts/price-text.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../parts/forms/button.tsx'
import { myDashboardTexts } from '../texts.ts'
import { nextStep, numbersOf, pathOf, type LatestAdvert } from './latest.ts'
import css from './latest-adverts.module.css'

/** The newest own adverts with how they are seen, and what their owner does next. */
export function LatestAdverts({
  adverts,
}: {
  readonly adverts: readonly LatestAdvert[]
}): ReactElement {
  return (
    <ul className={css['list']}>
      {adverts.map((advert) => (
        <LatestLine key={advert.id} advert={advert} />
      ))}
    </ul>
  )
}

function LatestLine({ advert }: { readonly advert: LatestAdvert }): ReactElement {
  const t = useTexts()
  const { latest } = myDashboardTexts.use()
  const link = useLink()
  const titleId = useId()
  const path = pathOf(advert)
  const title = advert.title || t.adverts.noTitle
  const isOpen = useMayOpen()(path)
  const [photo] = advert.images
  const { views, hearts } = advert
  const facts = [
    priceText(t, advert),
    views > 0 && t.advert.views(views),
    hearts > 0 && latest.favorites(hearts),
  ]
  return (
    <li className={css['line']}>
      <img
        src={photo ? smallThumbnail(photo) : noPhoto}
        alt=""
        width={96}
        height={72}
        loading="lazy"
        decoding="async"
      />
      <div className={css['about']}>
        <h3 className={css['title']} id={titleId} lang={advert.lang}>
          {isOpen ? <a href={link(path)}>{title}</a> : title}
        </h3>
        <p className={css['meta']}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Step advert={advert} titleId={titleId} />
    </li>
  )
}

interface StepProps {
  readonly advert: LatestAdvert
  readonly titleId: string
}

function Step({ advert, titleId }: StepProps): ReactElement {
  const { latest } = myDashboardTexts.use()
  const link = useLink()
  const renew = useRenewal()
  const mayEdit = useMayOpen()('/edit-advert')
  const next = mayEdit ? nextStep(advert) : numbersOf(advert)
  if (next.step === 'renew') {
    return (
      <Button
        className={`${css['step']} needs-script`}
        aria-describedby={titleId}
        busy={renew.isBusy}
        onPress={() => void renew(advert.id)}
      >
        {latest.renew}
      </Button>
    )
  }
  const how = { href: link(next.to), 'aria-describedby': titleId }
  const label = latest[next.step]
  // What an advert lacks is a button; its numbers can wait.
  if (next.step !== 'statistics') {
    return (
      <ButtonLink className={css['step']} {...how}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <a className={css['numbers']} {...how}>
      {label}
    </a>
  )
}

function useRenewal() {
  const { lang } = useTexts()
  const { latest } = myDashboardTexts.use()
  return useMutation(
    async (id: string) => {
      const { expiresAt } = await postCall(ownAdvertCalls.renew, { ids: [id] })
      if (expiresAt === null) throw new Refusal('move_refused')
      return expiresAt
    },
    { reloads: true, success: (until) => latest.renewedUntil(formatDate(lang, until)) },
  )
}
