import type { ReactElement } from 'react'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { codeTexts, myAccountTexts, mySafetyTexts } from '../texts.ts'
import { screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { AvatarSection } from './avatar/avatar-section.tsx'
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

export const texts = [myAccountTexts, codeTexts, mySafetyTexts]

export const loader = screenLoader(async (visit) => {
  const { call, lang } = visit
  const [{ account }, { sessions }] = await Promise.all([
    call(ownAccountCalls.getAccount, {}),
    call(ownAccountCalls.listSessions, {}),
  ])
  return { account: toOwnAccount(account, lang), sessions, now: new Date().toISOString() }
})

/** Account page of the user. */
export function Component(): ReactElement {
  const { account, sessions, now } = useLoaded<typeof loader>()
  const t = myAccountTexts.use()
  const link = useLink()
  const { username, avatar, accountType, hasSecondFactor, recoveryCodesLeft } = account
  return (
    <>
      <header className={css['header']}>
        <h1>{t.title}</h1>
        <a className={css['public']} href={link(`/profile/${username}`)}>
          {t.seePublic}
        </a>
      </header>
      <div className={css['columns']}>
        <SectionList />
        <div className={css['sections']}>
          <AvatarSection avatar={avatar} isCompany={accountType === 1} />
          <PersonalSection account={account} />
          <ContactsSection account={account} />
          <PasswordSection />
          <SecondFactorSection isOn={hasSecondFactor} recoveryCodesLeft={recoveryCodesLeft} />
          <SessionsSection sessions={sessions} now={now} />
          <DataSection />
          <DeletionSection />
        </div>
      </div>
    </>
  )
}

/** The password form opens as an overlay. */
function PasswordSection(): ReactElement {
  const t = myAccountTexts.use().password
  return (
    <Section id="password" title={t.title} text={t.text}>
      <div className={form['buttons']}>
        <Button className="needs-script" data-opens="password">
          {t.change}
        </Button>
      </div>
    </Section>
  )
}

/** In page order; each is a section's id. */
const places = [
  ...(['picture', 'personal', 'contacts', 'password'] as const),
  ...(['secondFactor', 'sessions', 'data', 'deletion'] as const),
]

function SectionList(): ReactElement {
  const t = myAccountTexts.use()
  return (
    <nav className={css['list']} aria-label={t.onPage}>
      <ul className={css['places']}>
        {places.map((place) => (
          <li key={place}>
            <a className={css['place']} href={`#${place}`}>
              {t.places[place]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
