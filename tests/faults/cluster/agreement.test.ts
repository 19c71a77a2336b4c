import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { withDistributionPostgres } from '#tools/processes/distribution-postgres.ts'
import { logIn, registerSomebody } from '../../bench/figures/accounts.ts'
import { fillPairs } from '../../bench/people/fill.ts'
import { makePeople } from '../people.ts'
import { poster } from '../poster.ts'
import { openCluster, type Cluster } from './cluster.ts'

const limits = { timeout: 300_000 }

async function post(address: string, path: string, fields: object, cookie = '') {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  return Object(await response.json())
}

test(
  'sessions, limits, pages, photos and messages of two processes behind nginx agree',
  limits,
  async () => {
    const ran = await withDistributionPostgres(console.log, async (url) => {
      const cluster = await openCluster('nginx', url)
      await migratedOnce(cluster)
      await sessionsAgree(cluster)
      await limitsAgree(cluster)
      await pagesAndPhotosAgree(cluster)
      await messagesArrive(cluster)
    })
    expect(ran, 'PostgreSQL of the distribution').not.toBeNull()
  },
)

/** Both began at the same moment on an empty database. */
async function migratedOnce({ sql }: Cluster): Promise<void> {
  const [{ files, names } = { files: 0, names: 0 }] = await sql<{ files: number; names: number }[]>`
    select count(*)::int as files, count(distinct name)::int as names from migrations`
  expect(files).toBeGreaterThan(20)
  expect(names).toBe(files)
}

async function sessionsAgree({ address, members: [a, b] }: Cluster): Promise<void> {
  const who = await registerSomebody(address)
  const cookie = await logIn(a.address, who)
  expect(await poster(b.address, cookie).ask('startDraft')).toMatchObject({ success: true })

  expect(await post(b.address, '/users/logout.php', {}, cookie)).toMatchObject({ success: true })

  expect(await poster(a.address, cookie).ask('startDraft')).toMatchObject({ success: false })
}

async function limitsAgree({ address, members }: Cluster): Promise<void> {
  const { phone } = await registerSomebody(address)
  const codes: unknown[] = []
  for (let tries = 0; tries < 12; tries++) {
    const { address: asked } = members[tries % 2] ?? members[0]
    const { code } = await post(asked, '/users/login.php', { phone, pass: `gresit${tries}` })
    codes.push(code)
  }
  const refused = codes.indexOf('too_many_requests')
  expect(refused).toBe(10)
  expect(codes.slice(refused)).toEqual(['too_many_requests', 'too_many_requests'])
}

async function pagesAndPhotosAgree({ address, members: [a, b] }: Cluster): Promise<void> {
  const home = async (at: string): Promise<string> => (await fetch(`${at}/`)).text()
  const cookie = await logIn(address, await registerSomebody(address))
  const title = `Saxofon ${randomUUID().slice(0, 8)}`
  const { ask, upload } = poster(a.address, cookie)
  const advertId = String((await ask('startDraft'))?.['id'])
  const typed = { ad_lang: 'ro', subcategory: 'carti', place: 'balti', price: '5', title }
  await ask('saveDraft', { advertId, ...typed })
  const { images } = Object(await upload(advertId))
  const [photo] = images
  for (const { address: at } of [a, b]) {
    expect(await home(at)).not.toContain(title)
    const answer = await fetch(`${at}/files/adverts/${photo.image}-400.webp`)
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50)
  }

  expect(await ask('publish', { advertId })).toMatchObject({ success: true })

  expect(await home(a.address)).toContain(title)
  // The other process hears of it by a notification.
  await expect.poll(() => home(b.address), { timeout: 2_000 }).toContain(title)
}

async function messagesArrive({ address, members, sql }: Cluster): Promise<void> {
  const [writer, reader] = await makePeople(sql, 2)
  if (!writer || !reader) throw new Error('Nobody writes')
  const [conversationId] = await fillPairs(sql, [[writer, reader]])
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  // Least busy first: the four are at both processes.
  const heard: number[] = []
  for (let stream = 0; stream < 4; stream++) {
    const { body } = await fetch(`${address}/stream`, {
      headers: { cookie: reader.cookie },
      signal: ending.signal,
    })
    const listen = async (): Promise<void> => {
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? [])
        for (const [, seq] of text.matchAll(/"seq":(\d+)/g)) heard.push(Number(seq))
    }
    void listen().catch(() => {})
  }

  for (const { address: at } of members) {
    const message = { conversationId, clientId: randomUUID(), text: 'Bună ziua' }
    const path = '/messages/manage_messages.php'
    const sent = await post(at, path, { action: 'sendMessage', ...message }, writer.cookie)
    expect(sent).toMatchObject({ success: true })
  }

  await expect.poll(() => heard.toSorted(), { timeout: 5_000 }).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
}
