import { useEffect, useEffectEvent } from 'react'
import { isSavedBy } from './saved-addresses.ts'

/** Whoever is sent to the login meant to save this list: kept for the tab, and not in an address that is passed on. */
const key = 'save-search'
const keptFor = 30 * 60_000

export function keepWish(address: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ address, until: Date.now() + keptFor }))
  } catch {
    // Kept nowhere: after the login one presses again.
  }
}

/** Comes back to the wish, once, when its owner is logged in and sees the same list again; not to what is saved already. */
export function useKeptWish(userId: string | undefined, address: string, onWish: () => void): void {
  const goOn = useEffectEvent(onWish)
  useEffect(() => {
    if (userId === undefined || !takeWish(address)) return
    isSavedBy(userId, address).then(
      (isSaved) => !isSaved && goOn(),
      () => goOn(),
    )
  }, [userId, address])
}

function takeWish(address: string): boolean {
  try {
    const wish: { address?: string; until?: number } = JSON.parse(
      sessionStorage.getItem(key) ?? '{}',
    )
    if (wish.address !== address) return false
    sessionStorage.removeItem(key)
    return (wish.until ?? 0) > Date.now()
  } catch {
    return false
  }
}
