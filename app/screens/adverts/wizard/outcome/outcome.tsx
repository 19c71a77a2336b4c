import { useEffect, useRef, type ReactElement } from 'react'
import { draftDays, promotionCycleDays, promotionsPerCycle } from '#contract/limits.ts'
import type { Posting } from '#i18n/ro/adverts/posting.ts'
import { routes } from '../../../../lib/browser/addresses.ts'
import { postingTexts } from '../../texts.ts'
import { useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { NameLater } from './name-later.tsx'
import { share } from '../../share.ts'
import type { TypedAdvert } from '../draft/draft.ts'
import type { Outcome } from '../state/use-posting.ts'
import css from '../steps/finish-step.module.css'
import form from '../steps/form.module.css'

interface OutcomeViewProps {
  readonly outcome: Outcome
  readonly onAnother: (like?: TypedAdvert) => void
}

/** Result of the wizard: the advert's state, links to it and to a new one. */
export function OutcomeView({ outcome, onAnother }: OutcomeViewProps): ReactElement {
  const { finish } = postingTexts.use()
  const t = useTexts()
  const link = useLink()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { id, status, typed } = outcome
  const isPublic = status === 'active'
  const { title, text } = wordsOf(status, finish)
  return (
    <section className={css['done']} role="status">
      <Icon name={isPublic || status === 'draft' ? 'check' : 'clock'} size={48} />
      <h1 className={css['doneTitle']} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={form['plain']}>{text}</p>
      {isPublic && (
        <p className={css['promote']}>{finish.promote(promotionsPerCycle, promotionCycleDays)}</p>
      )}
      <div className={css['ways']}>
        <ButtonLink
          kind="primary"
          href={link(isPublic ? routes.advert(id) : `/advert-preview/${id}`)}
        >
          {isPublic ? finish.see : finish.seePreview}
        </ButtonLink>
        <ButtonLink href={link('/my-adverts')}>{finish.mine}</ButtonLink>
        {isPublic && (
          <Button
            onPress={() => void share(typed.title, link(routes.advert(id)), t.advert.linkCopied)}
          >
            <Icon name="share-2" />
            {finish.share}
          </Button>
        )}
      </div>
      <div className={css['ways']}>
        {status !== 'draft' && (
          <Button onPress={() => onAnother(typed)}>
            <Icon name="copy" />
            {finish.like}
          </Button>
        )}
        <Button onPress={() => onAnother()}>{finish.another}</Button>
      </div>
      {/* Below what can be pressed, because it arrives later. */}
      {status !== 'draft' && <NameLater />}
    </section>
  )
}

function wordsOf(
  status: Outcome['status'],
  finish: Posting['finish'],
): { readonly title: string; readonly text: string } {
  if (status === 'draft') return { title: finish.draftSaved, text: finish.draftText(draftDays) }
  if (status === 'active') return { title: finish.done, text: finish.doneText }
  return { title: finish.review, text: finish.reviewText }
}
