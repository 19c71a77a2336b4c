import type { ReactElement } from 'react'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { companyCalls } from '#contract/people/companies.ts'
import { redirect } from '../../../../lib/router/index.ts'
import { screenLoader, useLoaded, type Head } from '../../../../lib/calls/screen.ts'
import { useLink } from '../../../../lib/texts/texts.ts'
import { myAccountTexts, myCompanyTexts } from '../../texts.ts'
import { AvatarSection } from '../avatar/avatar-section.tsx'
import css from '../my-profile.module.css'
import { CompanySection } from './company-section.tsx'
import { CoverSection } from './cover-section.tsx'
import { toOwnCompany } from './use-company.ts'

export const head: Head = ({ lang }) => myCompanyTexts.of(lang).head

export const texts = [myAccountTexts, myCompanyTexts]

/** The owner has these sections in the profile. */
export const loader = screenLoader(async ({ call, lang, me }) => {
  if (!me?.acting) throw redirect('/my-profile')
  const [{ company }, { profile }] = await Promise.all([
    call(companyCalls.getCompany, { userId: me.id }),
    call(accountCalls.getProfile, { id: me.id }),
  ])
  return { company: toOwnCompany(company, lang), profile }
})

/** The page of the company that is acted for: what of its account an administrator may change. */
export function Component(): ReactElement {
  const { company, profile } = useLoaded<typeof loader>()
  const { company: t } = myCompanyTexts.use()
  const { seePublic } = myAccountTexts.use()
  const link = useLink()
  return (
    <>
      <header className={css['header']}>
        <h1>{t.of(profile.name)}</h1>
        <a className={css['public']} href={link(`/profile/${profile.username}`)}>
          {seePublic}
        </a>
      </header>
      <div className={`${css['sections']} ${css['alone']}`}>
        <AvatarSection avatar={profile.avatar} isCompany />
        <CoverSection cover={company.cover} />
        <CompanySection company={company} />
      </div>
    </>
  )
}
