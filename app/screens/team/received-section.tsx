import type { ReactElement } from 'react'
import type { OwnInvitation } from '#contract/people/members.ts'
import { formatDate } from '../../lib/texts/format.ts'
import { useLang } from '../../lib/texts/texts.ts'
import { ActForm } from './act-form.tsx'
import { teamTexts } from './texts.ts'
import css from './my-team.module.css'

/** Open invitations that are addressed to the person. */
export function ReceivedSection({
  invitations,
}: {
  readonly invitations: readonly OwnInvitation[]
}): ReactElement | null {
  const t = teamTexts.use()
  const lang = useLang()
  if (invitations.length === 0) return null
  return (
    <section className={css['section']} aria-labelledby="received">
      <h2 id="received">{t.received.title}</h2>
      <ul className={css['list']}>
        {invitations.map(({ id, company, role, expiresAt }) => (
          <li key={id} className={css['row']}>
            <p className={css['what']}>
              <strong>{t.received.text(company, t.roles[role])}</strong>
              <span className={css['hint']}>
                {`${t.can[role]} · ${t.received.until(formatDate(lang, expiresAt))}`}
              </span>
            </p>
            <div className={css['buttons']}>
              <ActForm
                intent="accept"
                fields={{ invitationId: id }}
                label={t.received.accept}
                spoken={t.received.acceptOf(company)}
                isPrimary
              />
              <ActForm
                intent="decline"
                fields={{ invitationId: id }}
                label={t.received.decline}
                spoken={t.received.declineOf(company)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
