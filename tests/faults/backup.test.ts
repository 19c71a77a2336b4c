import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { folderStorage } from '#server/adapters/storage/storage-folder.ts'
import { listStoredNames } from '#server/backup/contents/stored-names.ts'
import { digestRows } from '#tests/support/backup/sites.ts'
import { logIn, registerSomebody } from '../bench/figures/accounts.ts'
import { poster } from './poster.ts'
import { kill, start } from './running.ts'
import { expectWhole, withDatabase } from './whole.ts'

const clients = 8
const backups = 4
const secrets = { BACKUP_KEY: 'of this test alone: 7Gq2LmXv90sTz4Rp' }
const whole = { ad_lang: 'ro', subcategory: 'carti', place: 'balti', price: '5' }

/** Runs a command of the product; kills it as soon as `isKilled` says so. */
async function run(
  file: string,
  words: readonly string[],
  { dataDir, isKilled }: { dataDir: string; isKilled?: () => Promise<boolean> },
): Promise<{ code: number | null; output: string; ms: number }> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../..', file), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...secrets, DATA_DIR: dataDir },
  })
  const ended = Promise.all([text(child.stdout), once(child, 'exit')])
  while (isKilled && child.exitCode === null && child.signalCode === null) {
    if (await isKilled()) child.kill('SIGKILL')
    await delay(5)
  }
  const [output, [code]] = await ended
  return { code, output: output.trim(), ms: performance.now() - startedAt }
}

/** A backup is in the middle of its tables: its folder has some, and no manifest. */
async function isWritingRows(target: string): Promise<boolean> {
  const ids = (await readdir(target)).filter((name) => name.startsWith('20'))
  const contents = await Promise.all(ids.map((id) => readdir(join(target, id)).catch(() => [])))
  return contents.some(
    (names) => names.length > 30 && !names.some((name) => name.startsWith('manifest')),
  )
}

async function folder(name: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), `gasit-${name}-`))
  await chmod(path, 0o711)
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 5 }))
  return path
}

/** Titles that were acknowledged, by their advert, and when. */
type Saved = Map<string, { title: string; at: number }>

async function post(
  { ask, upload, picture }: ReturnType<typeof poster>,
  saved: Saved,
  isOver: () => boolean,
): Promise<void> {
  for (let number = 0; !isOver(); number++) {
    const id = String((await ask('startDraft'))?.['id'] ?? '')
    const title = `Carte ${number}`
    await Promise.all([upload(id), upload(id), picture()])
    if ((await ask('saveDraft', { advertId: id, ...whole, title }))?.['success'])
      saved.set(id, { title, at: Date.now() })
    await ask('publish', { advertId: id })
  }
}

test(
  `${backups} backups under ${clients} posting clients are restored whole elsewhere, and one that is killed leaves the others`,
  { timeout: 900_000 },
  async () => {
    const [site, target] = [await folder('backed-up'), await folder('target')]
    const running = await start(site)
    onTestFinished(() => void running.process.kill('SIGKILL'))
    const saved: Saved = new Map()
    const load = { isOver: false }
    const posting: Promise<void>[] = []
    for (let client = 0; client < clients; client++) {
      const cookie = await logIn(running.address, await registerSomebody(running.address))
      posting.push(post(poster(running.address, cookie), saved, () => load.isOver))
    }
    const times: number[] = []
    let lastBegunAt = 0
    for (let nth = 0; nth < backups; nth++) {
      await delay(3_000)
      lastBegunAt = Date.now()
      const { code, output, ms } = await run('server/backup/main.ts', [target], { dataDir: site })
      expect(code, output).toBe(0)
      times.push(ms)
      console.log(`backup: ${output}`)
      const cut = await run('server/backup/main.ts', [target], {
        dataDir: site,
        isKilled: () => isWritingRows(target),
      })
      expect(cut.code).toBeNull()
    }
    load.isOver = true
    await Promise.all(posting)

    const underLoad = await folder('restored')
    const restoring = await run('server/backup/restore/main.ts', [target], { dataDir: underLoad })
    expect(restoring.code, restoring.output).toBe(0)
    const before = [...saved].filter(([, { at }]) => at < lastBegunAt)
    const files = await withDatabase(underLoad, async (sql) => {
      for (const [id, { title }] of before) {
        const [row] = await sql`select title_ro from adverts where id = ${id}`
        expect(row, title).toEqual({ titleRo: title })
      }
      return expectWhole(underLoad, sql)
    })
    expect(before.length).toBeGreaterThan(clients)

    await kill(running, 'SIGTERM')
    const quiet = await run('server/backup/main.ts', [target], { dataDir: site })
    expect(quiet.code, quiet.output).toBe(0)
    const elsewhere = await folder('elsewhere')
    await run('server/backup/restore/main.ts', [target], { dataDir: elsewhere })
    const digests = await withDatabase(site, digestRows)
    expect(await withDatabase(elsewhere, digestRows)).toEqual(digests)
    const [from, to] = [site, elsewhere].map((dir) => folderStorage(join(dir, 'files')))
    for (const { name } of await withDatabase(site, listStoredNames))
      expect(await to?.read(name), name).toEqual(await from?.read(name))

    const again = await start(elsewhere)
    onTestFinished(() => void again.process.kill('SIGKILL'))
    const page = await fetch(`${again.address}/search?q=carte`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Carte')])
    await kill(again, 'SIGTERM')
    console.log(
      `backup: ${saved.size} adverts acknowledged under load, ${before.length} before the last backup, 0 lost; ${files} files; ${times.map((ms) => (ms / 1_000).toFixed(1)).join(', ')} s each, restored in ${(restoring.ms / 1_000).toFixed(1)} s`,
    )
  },
)
