import type { ReactElement } from 'react'
import type { Review } from '#contract/people/reviews.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { formatDate, formatDay } from '../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../forms/button.tsx'
import { Avatar } from '../icons/avatar.tsx'
import { Icon } from '../icons/icon.tsx'
import { ReportOpener } from '../report/report-button.tsx'
import { hidingReason } from './hiding-reason.ts'
import { ScriptLink } from './writing/script-link.tsx'
import { Stars } from './stars.tsx'
import { reviewsTexts } from './texts.ts'
import css from './review-item.module.css'

export type ReviewAction = 'edit' | 'answer' | 'flag'

interface ReviewItemProps {
  readonly review: Review
  /** Whose name and picture are shown: of who wrote, or of who is reviewed. */
  readonly person: 'author' | 'subject'
  readonly now: string
  readonly onAct: (action: ReviewAction) => void
}

export function ReviewItem(props: ReviewItemProps): ReactElement {
  const { review, person: side, now } = props
  const t = reviewsTexts.use()
  const lang = useLang()
  const link = useLink()
  const { stars, text, writtenAt, editedAt, sealedUntil, isHidden } = review
  const person = review[side]
  return (
    <li className={css['item']}>
      <Avatar name={person.avatar} isCompany={false} size={56} />
      <div className={css['body']}>
        <p className={css['person']}>
          {person.isActive && person.username ? (
            <a href={link(routes.profile(person.username))}>{person.name}</a>
          ) : (
            <strong>{person.name || t.erased}</strong>
          )}
          <span className={css['when']}>
            {formatDay(lang, writtenAt, now)}
            {editedAt && ` · ${t.edited}`}
          </span>
        </p>
        <p className={css['about']}>
          <Stars value={stars} label={t.stars(stars)} /> <About {...review} />
        </p>
        {text && <Paragraphs text={text} />}
        {sealedUntil && <p className={css['note']}>{t.sealed(formatDate(lang, sealedUntil))}</p>}
        {isHidden && <Hidden review={review} />}
        <Answer review={review} now={now} />
        <Tools {...props} />
      </div>
    </li>
  )
}

/** Why its author sees it alone, and the way to object. */
function Hidden({ review }: Pick<ReviewItemProps, 'review'>): ReactElement {
  const t = reviewsTexts.use()
  const texts = useTexts()
  const link = useLink()
  const reasons = review.hiddenReasons.map((reason) => hidingReason(reason, texts))
  return (
    <p className={css['note']}>
      {[t.hidden, ...reasons, t.object.question].join(' ')}{' '}
      <a href={link('/help-desk?topic=other')}>{t.object.way}</a>.
    </p>
  )
}

function About({ title, advertId }: Review): ReactElement | null {
  const t = reviewsTexts.use()
  const link = useLink()
  if (!title) return null
  return (
    <span className={css['title']}>
      {t.about} {advertId ? <a href={link(routes.advert(advertId))}>{title}</a> : title}
    </span>
  )
}

function Answer({ review, now }: Pick<ReviewItemProps, 'review' | 'now'>): ReactElement | null {
  const t = reviewsTexts.use()
  const lang = useLang()
  const { answer, subject } = review
  if (!answer) return null
  return (
    <div className={css['answer']}>
      <p className={css['person']}>
        <strong>{t.answerOf(subject.name || t.erased)}</strong>
        <span className={css['when']}>{formatDay(lang, answer.at, now)}</span>
      </p>
      <Paragraphs text={answer.text} />
    </div>
  )
}

function Paragraphs({ text }: { text: string }): ReactElement {
  return (
    <div className={css['text']}>
      {text
        .split(/\n+/)
        .filter(Boolean)
        .map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
    </div>
  )
}

function Tools({ review, onAct }: ReviewItemProps): ReactElement | null {
  const t = reviewsTexts.use()
  const { id, editableUntil, canAnswer, canFlag, canReport, author } = review
  if (!editableUntil && !canAnswer && !canFlag && !canReport) return null
  return (
    <div className={css['tools']}>
      {editableUntil && (
        <Button className="needs-script" onPress={() => onAct('edit')}>
          <Icon name="pencil" size={16} />
          {t.edit}
        </Button>
      )}
      {canAnswer && (
        <ScriptLink path={`/my-reviews?answer=${id}`} onPress={() => onAct('answer')}>
          {t.answer}
        </ScriptLink>
      )}
      {canFlag && (
        <button
          type="button"
          className={`${css['flag']} needs-script`}
          aria-label={t.flagOf(author.name || t.erased)}
          onClick={() => onAct('flag')}
        >
          <Icon name="flag" size={16} />
          {t.flag}
        </button>
      )}
      {canReport && (
        <ReportOpener
          reported={{ subject: 'review', id: String(id) }}
          label={t.reportOf(author.name || t.erased)}
        />
      )}
    </div>
  )
}
