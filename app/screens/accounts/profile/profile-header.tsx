import type { ReactElement } from 'react'
import type { accountCalls } from '#contract/accounts/accounts.ts'
import type { OutputOf } from '#contract/call.ts'
import { coverSizes } from '#contract/limits.ts'
import type { Rating } from '#contract/people/reviews.ts'
import { cover as coverFile } from '../../../lib/browser/images.ts'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { formatMonthGenitive } from '../../../lib/texts/format.ts'
import { useMayOpen } from '../../../lib/session/page-rights.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { profileTexts } from '../../../parts/follow/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Avatar } from '../../../parts/icons/avatar.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import type { IconName } from '../../../parts/icons/icon-names.ts'
import { ReportButton } from '../../../parts/report/report-button.tsx'
import { RatingLine } from '../../../parts/reviews/rating-line.tsx'
import { SellerMarks } from '../../../parts/seller/seller-marks.tsx'
import { FollowButton } from './follow-button.tsx'
import css from './profile-header.module.css'

type Profile = OutputOf<typeof accountCalls.getProfile>['profile']

interface ProfileHeaderProps {
  readonly profile: Omit<Profile, 'city'> & { readonly city: string | null }
  readonly rating: Rating
  readonly isFollowing: boolean
  /** Cover of a company: name of the stored file, or empty. */
  readonly cover: string
}

/** Who the seller is: cover and logo of a company, name, rating, marks, and the ways to follow and to report. */
export function ProfileHeader(props: ProfileHeaderProps): ReactElement {
  const { profile, rating, isFollowing, cover } = props
  const t = useTexts().advert.seller
  const isCompany = profile.accountType === 1
  return (
    <header className={css['header']}>
      {cover && <Cover name={cover} />}
      <div className={css['person']}>
        <Avatar name={profile.avatar} isCompany={isCompany} size={96} />
        <div>
          <h1 className={css['name']}>{profile.name}</h1>
          <p className={css['line']}>
            @{profile.username}
            {!isCompany && ` · ${t.personal}`}
          </p>
          <RatingLine rating={rating} />
        </div>
        <div className={css['about']}>
          <Facts profile={profile} />
          <SellerMarks seller={profile} />
        </div>
        <div className={css['actions']}>
          <FollowButton
            key={profile.id}
            userId={profile.id}
            username={profile.username}
            isFollowing={isFollowing}
          />
          {isCompany && <EditLink userId={profile.id} />}
          <ReportButton
            key={`report-${profile.id}`}
            reported={{ subject: 'profile', id: profile.id }}
            ownerId={profile.id}
          />
        </div>
      </div>
    </header>
  )
}

/** What a buyer asks first: how soon the seller answers, how long they are here, what they sell and where. */
function Facts({ profile }: Pick<ProfileHeaderProps, 'profile'>): ReactElement {
  const t = useTexts().advert.seller
  const lang = useLang()
  const { answersWithin, memberSince, adverts, city } = profile
  return (
    <ul className={css['facts']}>
      {answersWithin && <Fact icon="clock" text={t.answersWithin[answersWithin]} />}
      <Fact icon="calendar" text={t.since(formatMonthGenitive(lang, memberSince))} />
      {adverts > 0 && <Fact icon="tag" text={t.adverts(adverts)} />}
      {city && <Fact icon="map-pin" text={city} />}
    </ul>
  )
}

function Fact({ icon, text }: { icon: IconName; text: string }): ReactElement {
  return (
    <li className={css['fact']}>
      <Icon name={icon} size={16} />
      {text}
    </li>
  )
}

/** Decorative: the name is rendered below it. */
function Cover({ name }: { name: string }): ReactElement {
  const { desktop, phone } = coverSizes
  return (
    <picture>
      <source
        media="(width < 640px)"
        srcSet={coverFile(name, 'phone')}
        width={phone.width}
        height={phone.height}
      />
      <img
        className={css['cover']}
        src={coverFile(name, 'desktop')}
        alt=""
        width={desktop.width}
        height={desktop.height}
      />
    </picture>
  )
}

/** For the company itself, and who may change its page. */
function EditLink({ userId }: { userId: string }): ReactElement | null {
  const t = profileTexts.use().company
  const link = useLink()
  const mayOpen = useMayOpen()
  const me = useLayoutData()?.me
  const path = me?.acting ? '/my-company' : '/my-profile#company'
  if (me?.id !== userId || !mayOpen(path)) return null
  return (
    <ButtonLink href={link(path)}>
      <Icon name="pencil" />
      {t.edit}
    </ButtonLink>
  )
}
