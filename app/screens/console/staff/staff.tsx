import { useState, type ReactElement } from 'react'
import { roles, type Role } from '#contract/rules/staff/rights.ts'
import { staffReasonMax } from '#contract/limits.ts'
import { staffCalls, type StaffMember } from '#contract/staff/staff.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { staffLoader, useConsole, useStaffLoaded } from '../frame/console-context.ts'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { consoleTexts, membersTexts } from '../texts.ts'
import list from '../frame/list.module.css'
import css from './staff.module.css'

export const texts = [consoleTexts, membersTexts]

export const head: Head = ({ lang }) => membersTexts.of(lang).head

export const loader = staffLoader(({ call }) => call(staffCalls.listStaff, {}))

/** Who has which role; an admin changes the roles of others. */
export function Component(): ReactElement {
  const { members } = useStaffLoaded<typeof loader>()
  const t = membersTexts.use()
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <ul className={list['list']}>
        {members.map((member) => (
          <MemberLine key={member.id} member={member} />
        ))}
      </ul>
      <GrantForm />
    </>
  )
}

function MemberLine({ member }: { readonly member: StaffMember }) {
  const t = membersTexts.use()
  const frame = consoleTexts.use()
  const lang = useLang()
  const own = useConsole().username
  const [leaving, setLeaving] = useState<Role | null>(null)
  const { id, username, hasSecondFactor, grantedAt } = member
  return (
    <li className={list['line']}>
      <span className={list['grow']}>
        <b>@{username}</b>{' '}
        <span className={list['muted']}>
          {t.since(formatDate(lang, grantedAt))}
          {!hasSecondFactor && ` · ${t.withoutFactor}`}
        </span>
      </span>
      <ul className={css['roles']}>
        {member.roles.map((role) => (
          <li key={role} className={css['role']} data-own={username === own || undefined}>
            {frame.roles[role]}
            {username !== own && (
              <button
                type="button"
                aria-label={t.revoke(frame.roles[role], username)}
                onClick={() => setLeaving(role)}
              >
                <Icon name="x" size={14} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== null}
        title={leaving ? t.revoke(frame.roles[leaving], username) : ''}
        onClose={() => setLeaving(null)}
      >
        {leaving && <RevokeForm userId={id} role={leaving} onClose={() => setLeaving(null)} />}
      </Dialog>
    </li>
  )
}

interface RevokeFormProps {
  readonly userId: number
  readonly role: Role
  readonly onClose: () => void
}

function RevokeForm({ userId, role, onClose }: RevokeFormProps): ReactElement {
  const t = membersTexts.use()
  const { common } = consoleTexts.use()
  const [reason, setReason] = useState('')
  const revoke = useStaffCall(staffCalls.revokeRole, {
    ...{ reloads: true, success: t.revoked, onDone: onClose },
  })
  return (
    <form
      className={css['question']}
      onSubmit={(event) => {
        event.preventDefault()
        void revoke({ userId, role, reason })
      }}
    >
      <p>{t.revokeText}</p>
      <ReasonField value={reason} onChange={setReason} />
      <div className={css['answers']}>
        <Button onPress={onClose}>{common.cancel}</Button>
        <Button type="submit" kind="danger" busy={revoke.isBusy}>
          {t.revokeYes}
        </Button>
      </div>
    </form>
  )
}

interface ReasonFieldProps {
  readonly value: string
  readonly onChange: (reason: string) => void
}

function ReasonField({ value, onChange }: ReasonFieldProps): ReactElement {
  const { common } = consoleTexts.use()
  return (
    <Field
      label={common.reason}
      name="reason"
      hint={common.reasonHint}
      value={value}
      maxLength={staffReasonMax}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function GrantForm(): ReactElement {
  const t = membersTexts.use()
  const frame = consoleTexts.use()
  const [person, setPerson] = useState('')
  const [role, setRole] = useState<Role>('moderator')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const grant = useStaffCall(staffCalls.grantRole, {
    ...{ reloads: true, success: t.granted },
    onDone: () => {
      setPerson('')
      setReason('')
    },
  })
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(person.trim() === '')
        if (person.trim() !== '') void grant({ person, role, reason })
      }}
    >
      <h2>{t.giveTitle}</h2>
      <Field
        label={t.person}
        name="person"
        value={person}
        maxLength={60}
        error={isMissing ? t.personMissing : undefined}
        onChange={(event) => {
          setPerson(event.currentTarget.value)
          setIsMissing(false)
        }}
      />
      <Field label={t.role} name="role">
        <select
          value={role}
          onChange={(event) =>
            setRole(roles.find((one) => one === event.currentTarget.value) ?? 'moderator')
          }
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {frame.roles[one]}
            </option>
          ))}
        </select>
      </Field>
      <ReasonField value={reason} onChange={setReason} />
      <Button type="submit" kind="primary" busy={grant.isBusy}>
        {t.grant}
      </Button>
    </form>
  )
}
