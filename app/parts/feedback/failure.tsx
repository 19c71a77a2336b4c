import { createContext, type ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../forms/button.tsx'
import { EmptyState } from './empty.tsx'

/** Whether the frame of the page is around: an error of the frame itself is shown without it. */
export const FrameContext = createContext(false)

/** Something failed: what, and the way to try again. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => void }): ReactElement {
  const t = useTexts()
  return (
    <EmptyState title={t.content.error.title} icon="triangle-alert" heading>
      <p role="alert">{text}</p>
      <Button kind="primary" onPress={onRetry}>
        {t.content.error.retry}
      </Button>
    </EmptyState>
  )
}
