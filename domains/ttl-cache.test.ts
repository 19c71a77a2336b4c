import { expect, test } from '#tests/support/test.ts'
import { clearTtlCaches, ttlCache } from './ttl-cache.ts'

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
