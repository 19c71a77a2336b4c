import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { knownSecret, sessionSecret } from './session-secret.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gasit-secret-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('processes that start at once agree on one key, and leave nothing else behind', async () => {
  const own = await folder()

  const keys = await Promise.all(Array.from({ length: 8 }, () => sessionSecret(undefined, own)))

  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toHaveLength(64)
  expect(await knownSecret(undefined, own)).toBe(keys[0])
  expect(await readdir(own)).toEqual(['session-secret'])
})

test.for(['', '\n', 'short'])('a file with %j is refused in one line', async (text) => {
  const own = await folder()
  await writeFile(join(own, 'session-secret'), text)

  await expect(sessionSecret(undefined, own)).rejects.toThrow(
    /^[^\n]+session-secret holds no key\.[^\n]+$/,
  )
  await expect(knownSecret(undefined, own)).rejects.toThrow('holds no key')
})
