import type { ReactElement } from 'react'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { companyCalls } from '#contract/people/companies.ts'
import { codeTexts, myAccountTexts, myCompanyTexts, mySafetyTexts } from '../texts.ts'
import { screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { AvatarSection } from './avatar/avatar-section.tsx'
import { CompanySection } from './company/company-section.tsx'
import { CoverSection } from './company/cover-section.tsx'
import { toOwnCompany } from './company/use-company.ts'
import { ContactsSection } from './contacts/contacts-section.tsx'
import { toOwnAccount } from './own-account.ts'
import { DataSection } from './data/data-section.tsx'
import { DeletionSection } from './data/deletion-section.tsx'
import { PersonalSection } from './personal-section.tsx'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { Section } from './section.tsx'
import { SessionsSection } from './data/sessions-section.tsx'
import form from './form.module.css'
import css from './my-profile.module.css'

export const head: Head = (t) => t.accounts.myProfile.head

export const texts = [myAccountTexts, myCompanyTexts, codeTexts, mySafetyTexts]

export const loader = screenLoader(async (visit) => {
  const { call, lang, me } = visit
  const [{ account }, { sessions }] = await Promise.all([
    call(ownAccountCalls.getAccount, {}),
    call(ownAccountCalls.listSessions, {}),
  ])
  const company =
    account.accountType === 1 && me
      ? toOwnCompany((await call(companyCalls.getCompany, { userId: me.id })).company, lang)
      : null
  return { account: toOwnAccount(account, lang), company, sessions, now: new Date().toISOString() }
})

/** Account page of the user. */
export function Component(): ReactElement {
  const { account, company, sessions, now } = useLoaded<typeof loader>()
  const t = myAccountTexts.use()
  const { layout } = useTexts()
  const ofCompany = myCompanyTexts.use()
  const link = useLink()
  const { username, avatar, accountType } = account
  const { hasPassword, hasSecondFactor, recoveryCodesLeft } = account
  const ofCompanies = [
    ['/my-import', ofCompany.company.importing],
    ['/my-api', ofCompany.places.api],
  ] as const
  const ways = [
    [`/profile/${username}`, t.seePublic],
    ['/my-team', layout.team],
    ...(company ? ofCompanies : []),
  ] as const
  return (
    <>
      <header className={css['header']}>
        <h1>{t.title}</h1>
        <nav className={css['ways']} aria-label={t.onPage}>
          {ways.map(([path, label]) => (
            <a key={path} className={css['public']} href={link(path)}>
              {label}
            </a>
          ))}
        </nav>
      </header>
      <div className={css['columns']}>
        <SectionList isCompany={company !== null} />
        <div className={css['sections']}>
          <AvatarSection avatar={avatar} isCompany={accountType === 1} />
          {company && <CoverSection cover={company.cover} />}
          <PersonalSection account={account} />
          {company && <CompanySection company={company} />}
          <ContactsSection account={account} />
          <PasswordSection isSet={hasPassword} />
          <SecondFactorSection
            isOn={hasSecondFactor}
            recoveryCodesLeft={recoveryCodesLeft}
            hasPassword={hasPassword}
          />
          <SessionsSection sessions={sessions} now={now} />
          <DataSection />
          <DeletionSection hasPassword={hasPassword} />
        </div>
      </div>
    </>
  )
}

/** The forms open as overlays; the first password is set by a code. */
function PasswordSection({ isSet }: { readonly isSet: boolean }): ReactElement {
  const t = myAccountTexts.use().password
  return (
    <Section id="password" title={t.title} text={isSet ? t.text : t.none}>
      <div className={form['buttons']}>
        <Button className="needs-script" data-opens={isSet ? 'password' : 'first-password'}>
          {isSet ? t.change : t.set}
        </Button>
      </div>
    </Section>
  )
}

/** In page order; each is a section's id. */
const places = ['picture', 'personal', 'contacts', 'password'] as const
const placesOfCompany = [
  ...(['picture', 'cover', 'personal', 'company'] as const),
  ...(['contacts', 'password'] as const),
]
const morePlaces = ['secondFactor', 'sessions', 'data', 'deletion'] as const

function SectionList({ isCompany }: { isCompany: boolean }): ReactElement {
  const t = myAccountTexts.use()
  const names = { ...t.places, ...myCompanyTexts.use().places }
  return (
    <nav className={css['list']} aria-label={t.onPage}>
      <ul className={css['places']}>
        {[...(isCompany ? placesOfCompany : places), ...morePlaces].map((place) => (
          <li key={place}>
            <a className={css['place']} href={`#${place}`}>
              {names[place]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
