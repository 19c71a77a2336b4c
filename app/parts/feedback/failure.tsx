import { createContext, type ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../forms/button.tsx'
import { EmptyState } from './empty.tsx'

/** Whether the layout is rendered around: an error of the layout itself is shown without it. */
export const FrameContext = createContext(false)

interface FailureProps {
  /** By default that something went wrong. */
  readonly title?: string
  readonly text: string
  /** Absent: what failed is tried again by itself. */
  readonly onRetry?: (() => void) | undefined
}

/** Error message with a retry button. */
export function Failure({ title, text, onRetry }: FailureProps): ReactElement {
  const t = useTexts()
  return (
    <EmptyState title={title ?? t.content.error.title} icon="triangle-alert" heading>
      <p role="alert">{text}</p>
      {onRetry && (
        <Button kind="primary" onPress={onRetry}>
          {t.content.error.retry}
        </Button>
      )}
    </EmptyState>
  )
}
