import { useState, type ReactElement } from 'react'
import { reviewCalls, type WaitingReview } from '#contract/people/reviews.ts'
import { noPhoto, thumbnail } from '../../lib/browser/images.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Button } from '../../parts/forms/button.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { PostForm } from '../../parts/reviews/review-form.tsx'
import { ReviewList } from '../../parts/reviews/review-list.tsx'
import { reviewsTexts } from '../../parts/reviews/texts.ts'
import css from './my-reviews.module.css'

export const texts = [reviewsTexts]

export const head: Head = ({ lang }) => reviewsTexts.of(lang).head

const onPage = 10

export const loader = screenLoader(async ({ call, query }) => {
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
    now: new Date().toISOString(),
  } as const
})

/** Reviews of the user: to be written, received and written. */
export function Component(): ReactElement {
  const { side, items, page, pages, waiting, now } = useLoaded<typeof loader>()
  const t = reviewsTexts.use()
  return (
    <div className={css['page']}>
      <h1>{t.title}</h1>
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

/** Deals that can be reviewed. */
function Waiting({ deals }: { deals: readonly WaitingReview[] }): ReactElement {
  const t = reviewsTexts.use()
  const [chosen, setChosen] = useState<WaitingReview | null>(null)
  const close = (): void => setChosen(null)
  return (
    <section className={css['waiting']} aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting.title}</h2>
      <p className={css['note']}>{t.waiting.text}</p>
      <ul className={css['deals']}>
        {deals.map((deal) => (
          <Deal
            key={`${deal.advertId} ${deal.person.id}`}
            deal={deal}
            onWrite={() => setChosen(deal)}
          />
        ))}
      </ul>
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
        src={image ? thumbnail(image) : noPhoto}
        alt=""
        width={64}
        height={48}
        loading="lazy"
      />
      <p className={css['about']}>
        <strong>{person.name}</strong>
        <span>{title}</span>
      </p>
      <Button
        className="needs-script"
        aria-label={waiting.of(person.name, title)}
        onPress={onWrite}
      >
        {waiting.write}
      </Button>
    </li>
  )
}
