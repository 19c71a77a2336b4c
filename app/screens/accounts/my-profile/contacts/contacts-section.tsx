import type { ReactElement } from 'react'
import { myAccountTexts } from '../../texts.ts'
import { EmailRow } from './email-row.tsx'
import type { OwnAccount } from '../own-account.ts'
import { PhoneRow } from './phone-row.tsx'
import { Section } from '../section.tsx'
import css from './contact-row.module.css'

/** Phone number and e-mail address; a new one requires proof. */
export function ContactsSection({ account }: { account: OwnAccount }): ReactElement {
  const t = myAccountTexts.use().contacts
  const { phone, email, pendingEmail, hasPassword } = account
  return (
    <Section id="contacts" title={t.title} text={t.text}>
      <div className={css['rows']}>
        <PhoneRow phone={phone} hasPassword={hasPassword} />
        <EmailRow email={email} pendingEmail={pendingEmail} hasPassword={hasPassword} />
      </div>
    </Section>
  )
}
