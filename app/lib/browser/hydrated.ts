import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/** False during server rendering and until hydration: text typed earlier would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
