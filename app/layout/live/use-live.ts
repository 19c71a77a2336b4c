import { useEffect } from 'react'

/** Receives events and sends waiting messages while a user is logged in. Visitors do not load its code. */
export function useLive(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return
    let isOver = false
    let stop = (): void => {}
    import('./start-live.ts').then(
      ({ startLive }) => {
        if (!isOver) stop = startLive(userId)
      },
      // Not loaded: the poll brings what is new.
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [userId])
}
