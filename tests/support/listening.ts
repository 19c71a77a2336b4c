import type { Deps } from '#domains/deps.ts'
import { clearTtlCaches } from '#domains/lib/ttl-cache.ts'

/** Every process drops what it cached when content changes. */
export function listening(deps: Deps): Deps {
  const invalidate = async (): Promise<void> => clearTtlCaches()
  return { ...deps, cacheInvalidation: { invalidate } }
}
