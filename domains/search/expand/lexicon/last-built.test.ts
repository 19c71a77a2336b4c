import { expect, test } from 'vitest'
import { lastBuilt } from './last-built.ts'

/** Builds of "name number", counted. */
function counted() {
  let builds = 0
  const builtOnce = lastBuilt<{ readonly name: string }, string>()
  const ask = (name: string, isReusable = true): Promise<string> =>
    builtOnce({ name }, { isReusable, build: async () => `${name} ${++builds}` })
  return { ask, builtOnce }
}

test('equal sources are built once, other ones anew', async () => {
  const { ask } = counted()

  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 1', 'a 1'])
  expect(await ask('b')).toBe('b 2')
  expect(await ask('a')).toBe('a 3')
})

test('what is not reusable is built anew, and is the last built', async () => {
  const { ask } = counted()
  await ask('a')

  expect(await ask('a', false)).toBe('a 2')
  expect(await ask('a')).toBe('a 2')
})

test('who waits for a build that fails builds too, and a failed one is not kept', async () => {
  const { ask, builtOnce } = counted()
  const build = async (): Promise<string> => Promise.reject(new Error('closed'))
  const failing = builtOnce({ name: 'a' }, { isReusable: true, build })
  const waiting = ask('a')

  await expect(failing).rejects.toThrow('closed')
  expect(await waiting).toBe('a 1')
  expect(await ask('a')).toBe('a 2')
})
