import { useState, type ReactElement } from 'react'
import { redirect } from '../../lib/router/index.ts'
import { reviewCalls, type Review, type WaitingReview } from '#contract/people/reviews.ts'
import { noPhoto, smallThumbnail } from '../../lib/browser/images.ts'
import { answeredRefusal } from '../../lib/calls/refusal.ts'
import {
  screenAction,
  screenLoader,
  useLoaded,
  type Head,
  type ScreenVisit,
} from '../../lib/calls/screen.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { keyOf, reviewPath } from '../../parts/reviews/deal-key.ts'
import { AnswerForm } from '../../parts/reviews/writing/answer-form.tsx'
import type { NotReviewed } from '../../parts/reviews/writing/not-reviewed.ts'
import { PostForm } from '../../parts/reviews/writing/review-form.tsx'
import { ReviewList } from '../../parts/reviews/review-list.tsx'
import { ScriptLink } from '../../parts/reviews/writing/script-link.tsx'
import { reviewsTexts } from '../../parts/reviews/texts.ts'
import css from './my-reviews.module.css'

export const texts = [reviewsTexts]

export const head: Head = ({ lang }) => reviewsTexts.of(lang).head

const onPage = 10

export const loader = screenLoader(async (visit) => {
  const { call, query } = visit
  const side = query.get('side') === 'written' ? 'written' : 'received'
  const page = readPage(query.get('page'))
  const [{ items, count }, waiting] = await Promise.all([
    call(reviewCalls.listOwnReviews, { side, startID: (page - 1) * onPage, itemsNum: onPage }),
    call(reviewCalls.listWaiting, {}),
  ])
  const pages = Math.ceil(count / onPage)
  return {
    side,
    items,
    page,
    pages,
    waiting: waiting.items,
    toWrite: waiting.items.find((deal) => keyOf(deal) === query.get('write')) ?? null,
    toAnswer: await reviewToAnswer(visit),
    now: new Date().toISOString(),
  } as const
})

/** Most reviews to look for one in. */
const searched = 100

/** The received review of the address; null where it names none to answer. */
async function reviewToAnswer({ call, query }: ScreenVisit): Promise<Review | null> {
  const id = query.get('answer')
  if (!id) return null
  const input = { side: 'received', startID: 0, itemsNum: searched } as const
  const { items } = await call(reviewCalls.listOwnReviews, input)
  return items.find((one) => String(one.id) === id && one.canAnswer) ?? null
}

/** Without JavaScript reviews and answers are sent through this action. */
export const action = screenAction(async ({ call }, form) => {
  const of = (name: string): string => String(form.get(name) ?? '')
  const text = of('text')
  const refused = form.has('reviewId') ? 'answer' : 'post'
  try {
    if (refused === 'answer') {
      await call(reviewCalls.answerReview, { reviewId: of('reviewId'), text })
    } else {
      const [advertId, userId, stars] = [of('advertId'), of('userId'), of('stars')]
      await call(reviewCalls.postReview, { advertId, userId, stars, text })
    }
  } catch (error) {
    const { code, field = null } = answeredRefusal(error)
    const stars = Number(form.get('stars') ?? 0)
    return { refused, code, field, stars, text } satisfies NotReviewed
  }
  throw redirect(refused === 'answer' ? '/my-reviews' : '/my-reviews?side=written')
})

/** Reviews of the user: to be written, received and written. */
export function Component(): ReactElement {
  const { side, items, page, pages, waiting, toWrite, toAnswer, now } = useLoaded<typeof loader>()
  const t = reviewsTexts.use()
  return (
    <div className={css['page']}>
      <h1>{t.title}</h1>
      {toWrite && <Writing deal={toWrite} />}
      {toAnswer && <Answering review={toAnswer} />}
      {waiting.length > 0 && <Waiting deals={waiting} />}
      <Tabs side={side} />
      {items.length > 0 ? (
        <ReviewList reviews={items} person={side === 'received' ? 'author' : 'subject'} now={now} />
      ) : (
        <EmptyState icon="star" title={side === 'received' ? t.noneReceived : t.noneWritten}>
          <p>{side === 'received' ? t.noneReceivedText : t.noneWrittenText}</p>
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  )
}

/** The form to review a deal of the address. */
function Writing({ deal: { advertId, title, person } }: { deal: WaitingReview }): ReactElement {
  const { form } = reviewsTexts.use()
  return (
    <section className={css['form']} aria-labelledby="write">
      <h2 id="write">{form.title(person.name)}</h2>
      <PostForm advertId={advertId} userId={person.id} title={title} />
    </section>
  )
}

/** The form to answer the review of the address. */
function Answering({ review: { id, text, author } }: { review: Review }): ReactElement {
  const { answering, erased } = reviewsTexts.use()
  return (
    <section className={css['form']} aria-labelledby="answer">
      <h2 id="answer">{answering.title}</h2>
      <p>
        <strong>{author.name || erased}</strong> {text}
      </p>
      <AnswerForm reviewId={id} />
    </section>
  )
}

function Tabs({ side }: { side: 'received' | 'written' }): ReactElement {
  const t = reviewsTexts.use()
  const link = useLink()
  const tabs = [
    { of: 'received', path: '/my-reviews' },
    { of: 'written', path: '/my-reviews?side=written' },
  ] as const
  return (
    <nav aria-label={t.tabs}>
      <ul className={css['tabs']}>
        {tabs.map(({ of, path }) => (
          <li key={of}>
            <a
              className={css['tab']}
              href={link(path)}
              aria-current={of === side ? 'page' : undefined}
            >
              {t[of]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Deals that are shown before somebody asks for all. */
const dealsAtOnce = 5

/** Deals that can be reviewed. */
function Waiting({ deals }: { deals: readonly WaitingReview[] }): ReactElement {
  const t = reviewsTexts.use()
  const [chosen, setChosen] = useState<WaitingReview | null>(null)
  const rest = deals.slice(dealsAtOnce)
  const listOf = (shown: readonly WaitingReview[]): ReactElement => (
    <ul className={css['deals']}>
      {shown.map((deal) => (
        <Deal key={keyOf(deal)} deal={deal} onWrite={() => setChosen(deal)} />
      ))}
    </ul>
  )
  const close = (): void => setChosen(null)
  return (
    <section className={css['waiting']} aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting.title}</h2>
      <p className={css['note']}>{t.waiting.text}</p>
      {listOf(deals.slice(0, dealsAtOnce))}
      {rest.length > 0 && (
        <details>
          <summary className="show-more">{t.waiting.more(rest.length)}</summary>
          {listOf(rest)}
        </details>
      )}
      <Dialog
        open={chosen !== null}
        onClose={close}
        title={t.form.title(chosen?.person.name ?? '')}
      >
        {chosen && (
          <PostForm
            advertId={chosen.advertId}
            userId={chosen.person.id}
            title={chosen.title}
            onClose={close}
          />
        )}
      </Dialog>
    </section>
  )
}

function Deal({ deal, onWrite }: { deal: WaitingReview; onWrite: () => void }): ReactElement {
  const { waiting } = reviewsTexts.use()
  const { image, title, person } = deal
  return (
    <li className={css['deal']}>
      <img
        className={css['photo']}
        src={image ? smallThumbnail(image) : noPhoto}
        alt=""
        width={64}
        height={48}
        loading="lazy"
      />
      <p className={css['about']}>
        <strong>{person.name}</strong>
        <span>{title}</span>
      </p>
      <ScriptLink path={reviewPath(deal)} label={waiting.of(person.name, title)} onPress={onWrite}>
        {waiting.write}
      </ScriptLink>
    </li>
  )
}
