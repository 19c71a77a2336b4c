import { useRef, useState, type ReactElement } from 'react'
import { useRevalidator } from 'react-router'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import type { OutputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import { postCall } from '../../../../lib/calls/calls.ts'
import { formatAge, formatDate } from '../../../../lib/texts/format.ts'
import { mySafetyTexts } from '../../texts.ts'
import { useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { toast } from '../../../../lib/browser/toasts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { Section } from '../section.tsx'
import css from './sessions-section.module.css'

type Session = OutputOf<typeof ownAccountCalls.listSessions>['sessions'][number]

interface SessionsSectionProps {
  readonly sessions: readonly Session[]
  /** When the list was asked for. */
  readonly now: string
}

/** Where the person is logged in, this device first. */
export function SessionsSection({ sessions, now }: SessionsSectionProps): ReactElement {
  const t = mySafetyTexts.use().sessions
  const { list, busy, end } = useEnding()
  const sorted = sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
  return (
    <Section id="sessions" title={t.title} text={t.text}>
      <ul className={css['list']} ref={list} tabIndex={-1} aria-label={t.title}>
        {sorted.map((session) => (
          <li key={session.id} className={css['session']}>
            <SessionText session={session} now={now} />
            {!session.isThis && (
              <Button
                className="needs-script"
                busy={busy === session.id}
                aria-label={t.endOn(session.device || t.unknownDevice)}
                onPress={() => void end(session.id)}
              >
                {t.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="needs-script">
          <Button busy={busy === 'others'} onPress={() => void end('others')}>
            <Icon name="log-out" />
            {t.endOthers}
          </Button>
        </div>
      )}
    </Section>
  )
}

function SessionText({ session, now }: { session: Session; now: string }): ReactElement {
  const t = mySafetyTexts.use().sessions
  const lang = useLang()
  return (
    <div className={css['text']}>
      <p className={css['device']}>{session.device || t.unknownDevice}</p>
      <p className={css['when']}>{t.since(formatDate(lang, session.createdAt))}</p>
      {session.isThis ? (
        <p className={css['this']}>{t.thisDevice}</p>
      ) : (
        <p className={css['when']}>{t.seen(formatAge(lang, session.seenAt, now))}</p>
      )}
    </div>
  )
}

/** Logs out elsewhere. `busy` is the id of the session that is being ended, or `others`. */
function useEnding() {
  const t = mySafetyTexts.use().sessions
  const { refusals } = useTexts()
  const { revalidate } = useRevalidator()
  const list = useRef<HTMLUListElement>(null)
  const [busy, setBusy] = useState<string | null>(null)

  const end = async (which: string): Promise<void> => {
    if (busy !== null) return
    setBusy(which)
    try {
      if (which === 'others') await postCall(ownAccountCalls.endOtherSessions, {})
      else await postCall(ownAccountCalls.endSession, { sessionId: which })
      await revalidate()
      toast(which === 'others' ? t.othersEnded : t.ended, 'success')
      // The pressed button is gone with what it ended.
      list.current?.focus()
    } catch (error) {
      toast(refusals[error instanceof Refusal ? error.code : 'unexpected'], 'danger')
    }
    setBusy(null)
  }
  return { list, busy, end }
}
