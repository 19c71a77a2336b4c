import type { ReactElement } from 'react'
import type { CompanyMember } from '#contract/people/members.ts'
import { memberRoles } from '#contract/rules/company/member-rights.ts'
import { formatDate, formatDay } from '../../lib/texts/format.ts'
import { useLang, useLink } from '../../lib/texts/texts.ts'
import { ActForm } from './act-form.tsx'
import { teamTexts } from './texts.ts'
import css from './my-team.module.css'

interface MembersSectionProps {
  readonly members: readonly CompanyMember[]
  readonly now: string
}

/** Members of the company, with their roles and when they were last active. */
export function MembersSection({ members, now }: MembersSectionProps): ReactElement {
  const t = teamTexts.use()
  return (
    <section className={css['section']} aria-labelledby="members">
      <h2 id="members">{t.members.title}</h2>
      {members.some(({ isPaused }) => isPaused) && (
        <p className={css['hint']}>{t.members.pausedText}</p>
      )}
      {members.length === 0 ? (
        <p>{t.members.none}</p>
      ) : (
        <ul className={css['list']}>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} now={now} />
          ))}
        </ul>
      )}
      <dl className={css['roles']}>
        {memberRoles.map((role) => (
          <div key={role}>
            <dt>{t.roles[role]}</dt>
            <dd>{t.can[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function MemberRow({ member, now }: { member: CompanyMember; now: string }): ReactElement {
  const t = teamTexts.use()
  const lang = useLang()
  const link = useLink()
  const { id: memberId, name, username, role, isPaused, joinedAt, activeAt } = member
  const active = activeAt === null ? t.members.never : formatDay(lang, activeAt, now)
  return (
    <li className={css['row']}>
      <p className={css['what']}>
        <strong>
          <a href={link(`/profile/${username}`)}>{name}</a>
        </strong>
        <span className={css['hint']}>
          {[
            isPaused && t.members.paused,
            `${t.members.active}: ${active}`,
            `${t.members.joined} ${formatDate(lang, joinedAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <div className={css['buttons']}>
        <ActForm
          intent="setRole"
          fields={{ memberId }}
          label={t.members.save}
          spoken={t.members.saveOf(name)}
          className={css['role']}
        >
          <select name="role" defaultValue={role} aria-label={t.members.roleOf(name)}>
            {memberRoles.map((one) => (
              <option key={one} value={one}>
                {t.roles[one]}
              </option>
            ))}
          </select>
        </ActForm>
        {isPaused && (
          <ActForm
            intent="resume"
            fields={{ memberId }}
            label={t.members.resume}
            spoken={t.members.resumeOf(name)}
          />
        )}
        <ActForm
          intent="remove"
          fields={{ memberId }}
          label={t.members.remove}
          spoken={t.members.removeOf(name)}
        />
      </div>
    </li>
  )
}
