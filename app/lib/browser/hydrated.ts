import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** False in what the server rendered: what is typed before React has the page would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
