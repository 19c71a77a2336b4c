import { afterEach, vi } from 'vitest'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../deps.ts'
import { clearTtlCaches, keyedTtlCache, ttlCache } from './ttl-cache.ts'

test('what is cached is read anew once all caches are cleared, even if it was being read meanwhile', async ({
  deps,
}) => {
  let now = 'before'
  const reads: (() => void)[] = []
  const ask = ttlCache(60_000, async () => {
    const seen = now
    await new Promise<void>((go) => reads.push(go))
    return seen
  })
  const answered = async (pending: Promise<string>): Promise<string> => {
    for (const go of reads.splice(0)) go()
    return pending
  }

  expect(await answered(ask(deps))).toBe('before')
  const ahead = ask(deps, 120_000)
  now = 'after'
  expect(await answered(ask(deps))).toBe('before')
  const stale = ask(deps, 120_000)
  clearTtlCaches()
  await answered(ahead)
  await answered(stale)

  expect(await answered(ask(deps))).toBe('after')
})

afterEach(() => vi.useRealTimers())

/** Reads are listed; the value of a key is the key with the number of its read. */
function countedReads() {
  const reads: string[] = []
  const read = async (_deps: Pick<Deps, 'sql'>, key: string): Promise<string> => {
    reads.push(key)
    return `${key} ${reads.length}`
  }
  return { reads, read }
}

test('a key is read once until its time is over or all caches are cleared', async ({ deps }) => {
  const { reads, read } = countedReads()
  const ask = keyedTtlCache({ milliseconds: 1_000, maxEntries: 10 }, read)
  vi.useFakeTimers({ toFake: ['Date'] })

  expect(await Promise.all([ask(deps, 'a'), ask(deps, 'b'), ask(deps, 'a')])).toEqual([
    ...['a 1', 'b 2', 'a 1'],
  ])
  vi.advanceTimersByTime(999)
  expect(await ask(deps, 'a')).toBe('a 1')
  vi.advanceTimersByTime(1)
  expect(await ask(deps, 'a')).toBe('a 3')
  clearTtlCaches()
  expect(await ask(deps, 'a')).toBe('a 4')
  expect(reads).toEqual(['a', 'b', 'a', 'a'])
})

test('beyond the bound the oldest key is read again', async ({ deps }) => {
  const { reads, read } = countedReads()
  const ask = keyedTtlCache({ milliseconds: 60_000, maxEntries: 2 }, read)

  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await ask(deps, key)

  expect(reads).toEqual(['a', 'b', 'c', 'a'])
})

test('a failed read is not cached, nor is a value that must not be', async ({ deps }) => {
  const { reads, read } = countedReads()
  const failing = keyedTtlCache({ milliseconds: 60_000, maxEntries: 2 }, async (of, key) => {
    throw new Error(await read(of, key))
  })
  const options = { milliseconds: 60_000, maxEntries: 2, isCacheable: () => false }
  const uncached = keyedTtlCache(options, read)

  await expect(failing(deps, 'a')).rejects.toThrow('a 1')
  await expect(failing(deps, 'a')).rejects.toThrow('a 2')
  await uncached(deps, 'b')
  await uncached(deps, 'b')

  expect(reads).toEqual(['a', 'a', 'b', 'b'])
})
