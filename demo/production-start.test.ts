import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { kill, start } from '#tests/faults/running.ts'

const noteModules = new URL('../tests/support/note-modules.ts', import.meta.url)

/** Settings required in production; no messages are sent. */
const production = {
  ...{ NODE_ENV: 'production', SEED: 'demo', PUBLIC_URL: 'https://market.example' },
  ...{ SMS: 'sms.md', SMS_KEY: 'bq7-Kd02_xMw', SMS_SENDER: 'Market', VOICE: 'none' },
  ...{ SMTP_URL: 'smtp://user:w9Tg-4hzQ@mail.example:587', MAIL_FROM: 'no-reply@mail.example' },
  SESSION_SECRET: 'kX9-pQ2_vL7rT4wZ8mN1bC6dF3gH5jK0',
}

/** Modules loaded by the first start on an empty folder; from this program instead of the bundle of `npm start`. */
async function modulesOf(
  settings: Readonly<Record<string, string>>,
  program?: string,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gasit-modules-'))
  await chmod(folder, 0o711)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const MODULES_FILE = join(folder, 'modules.txt')
  const noting = { MODULES_FILE, NODE_OPTIONS: `--import=${noteModules.href}` }
  const begun = await start(join(folder, 'data'), { ...settings, ...noting }, program)
  await kill(begun, 'SIGTERM')
  const urls = (await readFile(MODULES_FILE, 'utf8')).trim().split('\n')
  return urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url))
}

test('a start with nothing to fill in loads none of the demo market', async () => {
  const modules = await modulesOf({ SEED: 'none' }, 'server/main.ts')

  expect(modules.some((file) => file.endsWith('/server/fill.ts'))).toBe(true)
  expect(modules.filter((file) => file.startsWith(`${import.meta.dirname}/`))).toEqual([])
})

const bundle = new URL('../dist/site/', import.meta.url)

test('a start in production leaves what draws the market in a file of its own, unread', async () => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(new URL('.vite/manifest.json', bundle), 'utf8'),
  )
  const fileOf = (source: string): string =>
    fileURLToPath(new URL(manifest[source]?.file ?? 'unknown', bundle))

  const modules = await modulesOf(production)

  expect(modules).toContain(fileOf('server/main.ts'))
  expect(modules).toContain(fileOf('server/site.ts'))
  expect(manifest).toHaveProperty(['demo/fill/seed.ts'])
  expect(modules).not.toContain(fileOf('demo/fill/seed.ts'))
})
