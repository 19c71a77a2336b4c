import { useCallback, useEffect, useRef, useState } from 'react'
import { moderationCalls, type ModerationCase } from '#contract/staff/moderation.ts'
import { casesAtOnce } from '#contract/rules/moderation/limits.ts'
import type { PayloadOf } from '#contract/call.ts'
import type { QueueName } from '#contract/rules/moderation/queues.ts'
import { large, thumbnail } from '../../../../lib/browser/images.ts'
import { toast } from '../../../../lib/browser/toasts.ts'
import { postInBackground } from '../../../../lib/calls/calls.ts'
import { refusalFrom, refusalText } from '../../../../lib/calls/refusal.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { useConsole } from '../../frame/console-context.ts'
import { makeStaffCall } from '../../frame/use-staff-call.ts'
import { nameOf } from '../case-list.tsx'
import { caseTitle } from '../case-title.ts'
import { decisionText } from '../decision-text.ts'
import { moderationTexts } from '../texts.ts'
import type { Undoable } from '../undo-bar.tsx'

export type SentDecision = Omit<
  PayloadOf<typeof moderationCalls.decideCases>,
  'queue' | 'cases' | 'token'
>

export interface Cases {
  /** Null while the next one loads, and when the queue is done. */
  readonly current: ModerationCase | null
  readonly isLoading: boolean
  readonly undoable: Undoable | null
  readonly decide: (decision: SentDecision) => void
  readonly skip: () => void
  readonly reopen: (one: Pick<ModerationCase, 'kind' | 'id'>) => void
  readonly forgetUndo: () => void
}

/** Cases of a queue, one after the other; the next one is claimed and loaded while one is read. */
export function useCases(queue: QueueName, first: ModerationCase | null): Cases {
  const t = moderationTexts.use()
  const texts = useTexts()
  const { lang } = texts
  const { askCode } = useConsole()
  const [current, setCurrent] = useState(first)
  const [isLoading, setIsLoading] = useState(false)
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  /** Decided, skipped or shown: not to be given again. */
  const passed = useRef<string[]>(first ? [nameOf(first)] : [])
  const ahead = useAhead(queue, passed)

  const show = useCallback(
    (one: ModerationCase | null): void => {
      setIsLoading(false)
      setCurrent(one)
      nameInAddress(one)
      if (!one) return
      passed.current = [...passed.current, nameOf(one)].slice(-casesAtOnce)
      ahead.fetch()
    },
    [ahead],
  )
  const fail = (error: unknown): void => toast(refusalText(texts, refusalFrom(error)), 'danger')
  const advance = (): void => {
    const ready = ahead.take()
    if (ready.is) return show(ready.case)
    setCurrent(null)
    setIsLoading(true)
    ready.coming.then(show, (error: unknown) => {
      setIsLoading(false)
      fail(error)
    })
  }
  const decide = (decision: SentDecision): void => {
    if (!current) return
    const { kind, id, seen } = current
    advance()
    const input = { queue, cases: [{ kind, id, seen }], ...decision }
    void makeStaffCall(askCode, moderationCalls.decideCases, input).then(
      ({ actions, refused: [refused] }) => {
        if (refused) toast(texts.refusals[refused.code], 'danger')
        if (actions.length > 0) {
          const text = decisionText(t, queue, decision.decision)
          setUndoable({ actions, text, about: caseTitle(current, lang) })
        }
      },
      fail,
    )
  }
  const skip = (): void => {
    if (!current) return
    const { kind, id } = current
    advance()
    void postInBackground(moderationCalls.releaseCase, { kind, id }).catch(fail)
  }
  const reopen = ({ kind, id }: Pick<ModerationCase, 'kind' | 'id'>): void => {
    void makeStaffCall(askCode, moderationCalls.openCase, { queue, kind, id }).then((answer) => {
      if (current) ahead.putBack(current)
      setCurrent(answer.case)
      nameInAddress(answer.case)
      setIsLoading(false)
    }, fail)
  }
  useEffect(() => ahead.fetch(), [ahead])
  const forgetUndo = useCallback(() => setUndoable(null), [])
  return { current, isLoading, undoable, decide, skip, reopen, forgetUndo }
}

/** A reload opens the case on the screen, not the one that was decided. */
function nameInAddress(one: ModerationCase | null): void {
  const query = one ? `?case=${nameOf(one)}` : ''
  history.replaceState(history.state, '', location.pathname + query)
}

type Taken =
  | { readonly is: true; readonly case: ModerationCase | null }
  | { readonly is: false; readonly coming: Promise<ModerationCase | null> }

interface Ahead {
  readonly fetch: () => void
  readonly take: () => Taken
  /** Shows a case again after the one that is undone. */
  readonly putBack: (one: ModerationCase) => void
}

/** The case after the one that is shown. */
function useAhead(queue: QueueName, passed: { readonly current: readonly string[] }): Ahead {
  const [ahead] = useState(() => {
    let coming: Promise<ModerationCase | null> | null = null
    let ready: ModerationCase | null = null
    const ask = async (): Promise<ModerationCase | null> => {
      const answer = await postInBackground(moderationCalls.nextCase, {
        queue,
        skip: [...passed.current],
      })
      return answer.case
    }
    const fetch = (): void => {
      if (coming) return
      const asked = ask()
      coming = asked
      asked.then(
        (one) => {
          if (coming !== asked) return
          ready = one
          if (one) loadPhotos(one)
        },
        // Asked again when it is needed.
        () => {
          if (coming === asked) coming = null
        },
      )
    }
    const take = (): Taken => {
      const [waiting, now] = [coming, ready]
      coming = null
      ready = null
      if (now) return { is: true, case: now }
      return { is: false, coming: (waiting ?? ask()).then((one) => one ?? ask()) }
    }
    const putBack = (one: ModerationCase): void => {
      coming = Promise.resolve(one)
      ready = one
    }
    return { fetch, take, putBack }
  })
  return ahead
}

function loadPhotos({ advert }: ModerationCase): void {
  for (const name of advert?.images ?? []) new Image().src = thumbnail(name)
  const [main] = advert?.images ?? []
  if (main) new Image().src = large(main)
}
