import { searchCalls } from '#contract/search.ts'
import type { ReactElement } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { pageSize } from '#contract/limits.ts'
import { followCalls } from '#contract/people/follows.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import { Refusal } from '#contract/refusals.ts'
import { toCard } from '../../../lib/lists/cards.ts'
import { formatMonthGenitive } from '../../../lib/texts/format.ts'
import { readPage } from '../../../lib/lists/pages.ts'
import { screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { labelIn, useLang, useTexts } from '../../../lib/texts/texts.ts'
import { AdvertGrid } from '../../../parts/cards/advert-grid.tsx'
import { Avatar } from '../../../parts/icons/avatar.tsx'
import { EmptyState } from '../../../parts/feedback/empty.tsx'
import { ReportButton } from '../../../parts/report/report-button.tsx'
import { Pagination } from '../../../parts/lists/pagination.tsx'
import { RatingLine } from '../../../parts/reviews/rating-line.tsx'
import { followAction } from '../../../parts/follow/follow-action.ts'
import { profileTexts } from '../../../parts/follow/texts.ts'
import { reviewsTexts } from '../../../parts/reviews/texts.ts'
import { SellerMarks } from '../../../parts/seller/seller-marks.tsx'
import { FollowButton } from './follow-button.tsx'
import { ProfileReviews, reviewsOnPage } from './profile-reviews.tsx'
import css from './profile.module.css'

export const texts = [reviewsTexts, profileTexts]

export const action = followAction

export const head: Head<Loaded> = (t, { profile }) => t.advert.profile.head(profile.name)

export const loader = screenLoader(async ({ call, params, query, me, lang, device }) => {
  const username = params['username'] ?? (query.has('id') ? undefined : me?.username)
  const id = query.get('id') ?? undefined
  if (!username && !id) throw new Refusal('user_not_found')
  const { profile } = await call(accountCalls.getProfile, username ? { username } : { id })

  const page = readPage(query.get('page'))
  const size = pageSize[device]
  const isReader = me !== null && me.id !== profile.id
  const [{ items, count }, reviews, { isFollowing }] = await Promise.all([
    call(searchCalls.listItems, {
      searchType: 'user',
      search: profile.id,
      startID: (page - 1) * size,
      itemsNum: size,
    }),
    call(reviewCalls.listReviews, { userId: profile.id, itemsNum: reviewsOnPage }),
    isReader ? call(followCalls.getFollowing, { userId: profile.id }) : { isFollowing: false },
  ])
  return {
    now: new Date().toISOString(),
    page,
    pages: Math.ceil(count / size),
    count,
    reviews,
    isFollowing,
    profile: { ...profile, city: profile.city && labelIn(lang, profile.city) },
    adverts: items.map((advert) => toCard(advert, lang)),
  }
})

type Loaded = Awaited<ReturnType<typeof loader>>

/** Public profile of a user with their adverts. */
export function Component(): ReactElement {
  const { profile, adverts, reviews, page, pages, count, now } = useLoaded<typeof loader>()
  const t = useTexts()
  const lang = useLang()
  const isCompany = profile.accountType === 1
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        <Avatar name={profile.avatar} isCompany={isCompany} size={96} />
        <div>
          <h1 className={css['name']}>{profile.name}</h1>
          <p className={css['line']}>@{profile.username}</p>
          <RatingLine rating={reviews.rating} />
          <p className={css['line']}>
            {[isCompany ? '' : t.advert.seller.personal, profile.city]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className={css['line']}>
            {t.advert.seller.since(formatMonthGenitive(lang, profile.memberSince))}
          </p>
          <SellerMarks seller={profile} />
          <ReportButton
            key={profile.id}
            reported={{ subject: 'profile', id: profile.id }}
            ownerId={profile.id}
          />
        </div>
      </header>
      <h2 className={css['heading']}>
        {t.advert.profile.adverts}{' '}
        <span className={css['count']}>{t.advert.seller.adverts(count)}</span>
      </h2>
      {adverts.length > 0 ? (
        <AdvertGrid adverts={adverts} now={now} />
      ) : (
        <EmptyState title={t.advert.profile.none} />
      )}
      <Pagination page={page} pages={pages} />
      <ProfileReviews key={profile.id} userId={profile.id} reviews={reviews} now={now} />
    </div>
  )
}
