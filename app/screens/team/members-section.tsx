import { useEffect, useRef, type ReactElement } from 'react'
import type { CompanyMember } from '#contract/people/members.ts'
import { memberRoles } from '#contract/rules/company/member-rights.ts'
import { toast } from '../../lib/browser/toasts.ts'
import { formatDate, formatDay } from '../../lib/texts/format.ts'
import { useLang, useLink } from '../../lib/texts/texts.ts'
import { Field } from '../../parts/forms/field.tsx'
import { ActForm } from './act-form.tsx'
import { useLastAnswer } from './team-action.ts'
import { teamTexts } from './texts.ts'
import css from './my-team.module.css'

interface MembersSectionProps {
  readonly members: readonly CompanyMember[]
  readonly now: string
}

/** Members of the company, with their roles and when they were last active. */
export function MembersSection({ members, now }: MembersSectionProps): ReactElement {
  const t = teamTexts.use()
  const heading = useRef<HTMLHeadingElement>(null)
  useSavedRole()
  return (
    <section className={css['section']} aria-labelledby="members">
      <h2 id="members" ref={heading} tabIndex={-1} className={css['heading']}>
        {t.members.title}
      </h2>
      {members.some(({ isPaused }) => isPaused) && (
        <p className={css['hint']}>{t.members.pausedText}</p>
      )}
      {members.length === 0 ? (
        <p>{t.members.none}</p>
      ) : (
        <ul className={css['list']}>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              {...{ member, now }}
              onRemoved={() => heading.current?.focus()}
            />
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

/** Says that a role was saved: the select shows no difference. */
function useSavedRole(): void {
  const { saved } = teamTexts.use().members
  const answer = useLastAnswer()
  useEffect(() => {
    if (answer?.intent === 'setRole' && !answer.refused) toast(saved, 'success')
  }, [answer, saved])
}

interface MemberRowProps {
  readonly member: CompanyMember
  readonly now: string
  /** The focus was on the button of a member who is gone. */
  readonly onRemoved: () => void
}

function MemberRow({ member, now, onRemoved }: MemberRowProps): ReactElement {
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
          <Field name="role" label={t.members.role}>
            <select key={role} defaultValue={role} aria-label={t.members.roleOf(name)}>
              {memberRoles.map((one) => (
                <option key={one} value={one}>
                  {t.roles[one]}
                </option>
              ))}
            </select>
          </Field>
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
          question={{ ...t.members.removing, text: t.members.removing.text(name) }}
          onGone={onRemoved}
        />
      </div>
    </li>
  )
}
