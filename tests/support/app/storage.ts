import { vi } from 'vitest'

/**
 * Stubs a browser storage: an empty one, or that of a private window, where every access throws. Returns its
 * content.
 */
export function stubStorage(
  name: 'localStorage' | 'sessionStorage',
  kind: 'usable' | 'private' = 'usable',
): Map<string, string> {
  const content = new Map<string, string>()
  const refuse = (): never => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  const storage = {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  }
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
  vi.stubGlobal(name, kind === 'usable' ? storage : refusing)
  return content
}
