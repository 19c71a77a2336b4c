import type { ReactElement, ReactNode } from 'react'
import type { useMutation } from '../../lib/calls/use-call.ts'
import { refusalText } from '../../lib/calls/refusal.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Icon } from '../icons/icon.tsx'
import css from './problem-line.module.css'

interface ProblemLineProps {
  readonly text: string
  /** Shown where a retry may succeed. */
  readonly onRetry?: (() => void) | null
  /** Actions that help. */
  readonly children?: ReactNode
}

/** Error that concerns no single field. */
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

/** Refusal of a form's call that concerns no field. */
export function CallProblem({ call, children }: CallProblemProps): ReactElement | null {
  const t = useTexts()
  if (!call.refusal) return null
  return (
    <ProblemLine text={refusalText(t, call.refusal)} onRetry={call.retry}>
      {children}
    </ProblemLine>
  )
}
