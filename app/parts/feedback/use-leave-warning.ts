import { useEffect, useRef } from 'react'
import { useBlocker, type Blocker } from '../../lib/router/index.ts'

/** Warns of unsaved changes: by our own dialog within the site, by the browser's outside. */
export function useLeaveWarning(isDirty: boolean): {
  readonly blocker: Blocker
  readonly allowLeaving: () => void
} {
  const isFree = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isFree.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return {
    blocker,
    allowLeaving: () => {
      isFree.current = true
    },
  }
}
