import type { ReactElement } from 'react'
import { useActionData } from '../../lib/router/index.ts'
import { followCalls, type Followed } from '#contract/people/follows.ts'
import { routes } from '../../lib/browser/addresses.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { followAction, type FollowRefused } from '../../parts/follow/follow-action.ts'
import { FollowForm } from '../../parts/follow/follow-form.tsx'
import { profileTexts } from '../../parts/follow/texts.ts'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { Avatar } from '../../parts/icons/avatar.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import css from './my-following.module.css'

export const texts = [profileTexts]

export const head: Head = ({ lang }) => profileTexts.of(lang).following.head

export const action = followAction

const onPage = 32

export const loader = screenLoader(async ({ call, query }) => {
  const page = readPage(query.get('page'))
  const { items, count } = await call(followCalls.listFollowing, {
    startID: (page - 1) * onPage,
    itemsNum: onPage,
  })
  return { items, page, pages: Math.ceil(count / onPage) }
})

/** Sellers whom the user follows. */
export function Component(): ReactElement {
  const { items, page, pages } = useLoaded<typeof loader>()
  const t = profileTexts.use().following
  const { refusals } = useTexts()
  const link = useLink()
  const refused = useActionData<FollowRefused>()?.refused
  return (
    <div className={css['page']}>
      <h1>{t.title}</h1>
      {refused && <ProblemLine text={refusals[refused]} />}
      {items.length > 0 ? (
        <>
          <p className={css['note']}>{t.text}</p>
          <ul className={css['list']}>
            {items.map((followed) => (
              <FollowedSeller key={followed.person.id} followed={followed} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState icon="bell" title={t.empty}>
          <p>{t.emptyText}</p>
          <ButtonLink kind="primary" href={link('/search')}>
            {t.browse}
          </ButtonLink>
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  )
}

function FollowedSeller({ followed }: { followed: Followed }): ReactElement {
  const { seller } = useTexts().advert
  const link = useLink()
  const { person, isCompany, adverts } = followed
  return (
    <li className={css['item']}>
      <Avatar name={person.avatar} isCompany={isCompany} size={56} />
      <div className={css['person']}>
        <a className={css['name']} href={link(routes.profile(person.username))}>
          {person.name}
        </a>
        <p className={css['note']}>{seller.adverts(adverts)}</p>
      </div>
      <FollowForm userId={person.id} name={person.name} isFollowing />
    </li>
  )
}
