import { vi } from 'vitest'

/** A browser's storage, empty; of `private` windows, where every access throws. Gives what it holds. */
export function stubStorage(
  name: 'localStorage' | 'sessionStorage',
  kind: 'kept' | 'private' = 'kept',
): Map<string, string> {
  const kept = new Map<string, string>()
  const refuse = (): never => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
  vi.stubGlobal(name, kind === 'kept' ? storage : refusing)
  return kept
}
