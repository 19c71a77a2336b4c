import type { ReactElement } from 'react'
import type { SentInvitation } from '#contract/people/members.ts'
import { formatDate } from '../../lib/texts/format.ts'
import { useLang } from '../../lib/texts/texts.ts'
import { ActForm } from './act-form.tsx'
import { teamTexts } from './texts.ts'
import css from './my-team.module.css'

/** Open invitations of the company. */
export function SentSection({
  invitations,
}: {
  readonly invitations: readonly SentInvitation[]
}): ReactElement | null {
  const t = teamTexts.use()
  const lang = useLang()
  if (invitations.length === 0) return null
  return (
    <section className={css['section']} aria-labelledby="sent">
      <h2 id="sent">{t.invited.title}</h2>
      <ul className={css['list']}>
        {invitations.map(({ id, recipient, role, expiresAt }) => (
          <li key={id} className={css['row']}>
            <p className={css['what']}>
              <strong>{recipient}</strong>
              <span className={css['hint']}>
                {`${t.roles[role]} · ${t.received.until(formatDate(lang, expiresAt))}`}
              </span>
            </p>
            <ActForm
              intent="withdraw"
              fields={{ invitationId: id }}
              label={t.invited.withdraw}
              spoken={t.invited.withdrawOf(recipient)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
