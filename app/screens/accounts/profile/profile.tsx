import type { ReactElement } from 'react'
import { redirect } from '../../../lib/router/index.ts'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { pageSize } from '#contract/limits.ts'
import { followCalls } from '#contract/people/follows.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import { Refusal } from '#contract/refusals.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { toCard } from '../../../lib/lists/cards.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../../lib/calls/screen.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { labelIn, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { AdvertGrid } from '../../../parts/cards/advert-grid.tsx'
import { EmptyState } from '../../../parts/feedback/empty.tsx'
import { followAction } from '../../../parts/follow/follow-action.ts'
import { profileTexts } from '../../../parts/follow/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Pagination } from '../../../parts/lists/pagination.tsx'
import { reviewsTexts } from '../../../parts/reviews/texts.ts'
import { CompanyAbout } from './company-about.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileReviews, reviewsOnPage } from './profile-reviews.tsx'
import { categoriesOfSeller, listOfSeller, readSellerFilters } from './seller-list.ts'
import { SellerSearch } from './seller-search.tsx'
import { companyMarkup, loadCompany } from './shown-company.ts'
import css from './profile.module.css'

export const texts = [reviewsTexts, profileTexts]

export const action = followAction

export const head: Head<Loaded> = (t, { profile, company, reviews, filters }) => ({
  ...t.advert.profile.head(profile.name),
  ...((filters.q || filters.category || filters.sort !== 'none') && { noIndex: true }),
  ...(company && { structured: companyMarkup(profile, company, reviews.rating) }),
})

/** The address of a merged account leads to the one that took it in. */
async function redirectToMerged(call: ScreenVisit['call'], merged: string): Promise<void> {
  const { username } = await call(accountCalls.getUsername, { username: merged })
  if (username !== null) throw redirect(`/profile/${username}`, 301)
}

export const loader = screenLoader(async (visit) => {
  const { call, params, query, me, lang, device } = visit
  const username = params['username'] ?? (query.has('id') ? undefined : me?.username)
  const id = query.get('id') ?? undefined
  if (!username && !id) throw new Refusal('user_not_found')
  const { profile } = await call(accountCalls.getProfile, username ? { username } : { id }).catch(
    async (error: unknown) => {
      if (username) await redirectToMerged(call, username)
      throw error
    },
  )

  const now = new Date()
  const { page, ...filters } = readSellerFilters(query)
  const size = pageSize[device]
  // Whoever acts for a company follows nobody in its name.
  const isReader = me !== null && !me.acting && me.id !== profile.id
  const isCompany = profile.accountType === 1
  const [list, reviews, { isFollowing }, company, categories] = await Promise.all([
    listOfSeller(visit, profile.id, { ...filters, page, size }),
    call(reviewCalls.listReviews, { userId: profile.id, itemsNum: reviewsOnPage }),
    isReader ? call(followCalls.getFollowing, { userId: profile.id }) : { isFollowing: false },
    isCompany ? loadCompany(visit, profile.id) : null,
    isCompany ? categoriesOfSeller(visit, profile.id, filters) : [],
  ])
  return {
    now: now.toISOString(),
    page,
    pages: Math.ceil(list.count / size),
    count: list.count,
    correctedTo: list.correctedTo,
    missing: list.missing,
    ...{ reviews, isFollowing, company, categories, filters },
    profile: { ...profile, city: profile.city && labelIn(lang, profile.city) },
    adverts: list.items.map((advert) => toCard(advert, lang)),
  }
})

type Loaded = Awaited<ReturnType<typeof loader>>

/** Public profile of a user, or the page of a company, with its adverts. */
export function Component(): ReactElement {
  const loaded = useLoaded<typeof loader>()
  const { profile, reviews, isFollowing, company, now } = loaded
  return (
    <div className={css['page']}>
      <ProfileHeader
        profile={profile}
        rating={reviews.rating}
        isFollowing={isFollowing}
        cover={company?.cover ?? ''}
      />
      {company && <CompanyAbout company={company} />}
      <Adverts {...loaded} />
      <ProfileReviews key={profile.id} userId={profile.id} reviews={reviews} now={now} />
    </div>
  )
}

function Adverts({ profile, company, adverts, count, filters, categories, ...list }: Loaded) {
  const { advert: t, lang } = useTexts()
  const { search } = profileTexts.use()
  const link = useLink()
  const isNarrowed = filters.q !== '' || filters.category !== ''
  return (
    <>
      <h2 className={css['heading']}>
        {t.profile.adverts} <span className={css['count']}>{formatNumber(lang, count)}</span>
      </h2>
      {company && profile.adverts > 0 && (
        <SellerSearch username={profile.username} filters={filters} categories={categories} />
      )}
      {adverts.length > 0 && list.correctedTo && <p>{search.corrected(list.correctedTo)}</p>}
      {adverts.length > 0 && list.missing.length > 0 && (
        <p>{search.missing(list.missing.join(', '))}</p>
      )}
      {adverts.length > 0 ? (
        <AdvertGrid adverts={adverts} now={list.now} />
      ) : (
        <EmptyState title={isNarrowed ? search.none : t.profile.none}>
          {isNarrowed && (
            <ButtonLink href={link(routes.profile(profile.username))}>{search.showAll}</ButtonLink>
          )}
        </EmptyState>
      )}
      <Pagination page={list.page} pages={list.pages} />
    </>
  )
}
