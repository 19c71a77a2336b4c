import type { ReactElement, ReactNode } from 'react'
import type { useMutation } from '../../lib/calls/use-call.ts'
import { refusalText } from '../../lib/calls/refusal.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../icons/icon.tsx'
import css from './problem-line.module.css'

interface ProblemLineProps {
  readonly text: string
  /** Offered where the same once more may succeed. */
  readonly onRetry?: (() => void) | null
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** What went wrong and concerns no single field. */
export function ProblemLine({ text, onRetry, children }: ProblemLineProps): ReactElement {
  const t = useTexts()
  return (
    <p className={css['problem']} role="alert">
      <Icon name="circle-alert" />
      <span>
        {text}{' '}
        {onRetry && (
          <button type="button" className={css['retry']} onClick={onRetry}>
            {t.layout.retry}
          </button>
        )}
        {children}
      </span>
    </p>
  )
}

interface CallProblemProps extends Pick<ProblemLineProps, 'children'> {
  readonly call: Pick<ReturnType<typeof useMutation<never, unknown>>, 'refusal' | 'retry'>
}

/** Why a call that a form has made failed, where that is no field's fault. */
export function CallProblem({ call, children }: CallProblemProps): ReactElement | null {
  const t = useTexts()
  if (!call.refusal) return null
  return (
    <ProblemLine text={refusalText(t, call.refusal)} onRetry={call.retry}>
      {children}
    </ProblemLine>
  )
}
