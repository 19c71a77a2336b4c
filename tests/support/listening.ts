import type { Deps } from '#domains/deps.ts'
import { cacheDropper, PageCache } from '#server/pages/cache/page-cache.ts'

/** Every process drops what it cached when what its pages show changes. */
export function listening(deps: Deps): Deps {
  const drop = cacheDropper(new PageCache(1))
  const invalidate = async (...tags: readonly string[]): Promise<void> => drop(new Set(tags))
  return { ...deps, cacheInvalidation: { invalidate } }
}
