import { useEffect, useState, type ReactElement } from 'react'
import { useNavigation } from '../../lib/router/index.ts'
import { screenTimeoutMs } from '#contract/limits.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { Failure } from '../../parts/feedback/failure.tsx'

/** Returns true once waiting has lasted longer than the limit for a screen. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), screenTimeoutMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}

/** Shown instead of an endless spinner; its button reloads the target as a document. */
export function SlowScreen(): ReactElement {
  const t = useTexts()
  const { location: target } = useNavigation()
  const retry = (): void => {
    if (target) location.assign(target.pathname + target.search)
    else location.reload()
  }
  return <Failure text={t.content.error.slow} onRetry={retry} />
}
