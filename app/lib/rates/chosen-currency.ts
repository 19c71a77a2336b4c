import { useSyncExternalStore } from 'react'
import { readStored, store } from '../browser/storage.ts'
import type { Approximate } from './approximate.ts'

const key = 'currency'
const listeners = new Set<() => void>()
let chosen: string | null | undefined
let approximate: Approximate | null = null

/** Null during hydration, and for whoever has not chosen a currency: pages are the same for everybody. */
export function useApproximate(): Approximate | null {
  return useSyncExternalStore(
    listen,
    () => approximate,
    () => null,
  )
}

/** Code of the currency that prices are repeated in; null: in none. */
export function chosenCurrency(): string | null {
  chosen ??= readStored(key)
  return chosen
}

export function chooseCurrency(code: string | null): void {
  chosen = code
  store(key, code)
  document.documentElement.toggleAttribute('data-currency', code !== null)
  void load()
}

function listen(onChange: () => void): () => void {
  if (chosen === undefined && chosenCurrency()) void load()
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** The rates, and what turns them into words, are loaded for those alone who have chosen a currency. */
async function load(): Promise<void> {
  const code = chosen
  const next = code
    ? await import('./approximate.ts')
        .then(({ approximateIn }) => approximateIn(code))
        .catch(() => null)
    : null
  if (code !== chosen) return
  approximate = next
  listeners.forEach((listener) => listener())
}
