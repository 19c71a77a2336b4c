import { useRef, type ReactElement } from 'react'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import type { OutputOf } from '#contract/call.ts'
import { postCall } from '../../../../lib/calls/calls.ts'
import { useMutation } from '../../../../lib/calls/use-call.ts'
import { formatAge, formatDate } from '../../../../lib/texts/format.ts'
import { mySafetyTexts } from '../../texts.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { Section } from '../section.tsx'
import css from './sessions-section.module.css'

type Session = OutputOf<typeof ownAccountCalls.listSessions>['sessions'][number]

interface SessionsSectionProps {
  readonly sessions: readonly Session[]
  /** Time of the request for the list, ISO 8601. */
  readonly now: string
}

/** Sessions of the user, the current device first. */
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

/** Ends other sessions. `busy` is the id of the session being ended, or `others`. */
function useEnding() {
  const t = mySafetyTexts.use().sessions
  const list = useRef<HTMLUListElement>(null)

  const end = useMutation(endSessions, {
    success: (_answer, which) => (which === 'others' ? t.othersEnded : t.ended),
    reloads: true,
    // The pressed button is removed with its session.
    onDone: () => list.current?.focus(),
  })
  return { list, busy: end.isBusy ? end.input : null, end }
}

/** Ends the session with this id, or all others. */
function endSessions(which: string): Promise<object> {
  if (which === 'others') return postCall(ownAccountCalls.endOtherSessions, {})
  return postCall(ownAccountCalls.endSession, { sessionId: which })
}
