import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Person } from '../../bench/people/fill.ts'
import { smallPhoto } from '#tests/support/photos.ts'

/** A request that was not answered as it should be. */
export interface Failure {
  readonly what: string
  /** Of `performance.now()`, when it was sent. */
  readonly startedAt: number
}

interface Writer {
  readonly cookie: string
  readonly advertId: string
  /** Number in the title of the last acknowledged save, and of the last one sent. */
  acknowledged: number
  sent: number
}

export interface Load {
  readonly failures: Failure[]
  readonly counts: { reads: number; writes: number }
  /** Ends the requests, and checks that every acknowledged save is there. */
  readonly stop: () => Promise<void>
}

const whole = { ad_lang: 'ro', subcategory: 'carti', place: 'balti', price: '5' }
const browsed = ['/', '/ru', '/search?q=carte', '/article/faq', '/category/transport']
/** Pause of somebody who was not answered, ms. */
const pauseMs = 50
/** Saves between two photos of a writer. */
const savesPerPhoto = 20

/** Writers who save a draft again and again, with photos, and visitors who browse, all through one address. */
export async function putLoad(address: string, people: readonly Person[]): Promise<Load> {
  const failures: Failure[] = []
  const counts = { reads: 0, writes: 0 }
  const over = { isOver: false }

  const send = async (what: string, path: string, init: RequestInit): Promise<object | null> => {
    const startedAt = performance.now()
    const fail = (why: string): null => {
      failures.push({ what: `${what}: ${why}`, startedAt })
      return null
    }
    try {
      const response = await fetch(address + path, init)
      const text = await response.text()
      if (response.status !== 200) return fail(`${response.status} ${text.slice(0, 200)}`)
      return init.method === 'POST' ? Object(JSON.parse(text)) : {}
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      return fail(String(Object(cause)['code'] ?? error))
    }
  }
  const call = (cookie: string, action: string, fields: object) =>
    send(action, '/api/adverts/manage_adverts.php', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ action, ...fields }),
    })
  const upload = async ({ cookie, advertId }: Writer): Promise<void> => {
    const body = new FormData()
    body.append('action', 'uploadImage')
    body.append('advertId', advertId)
    body.append('file', new Blob([new Uint8Array(await smallPhoto('png'))]))
    const path = '/api/adverts/manage_adverts.php'
    await send('uploadImage', path, { method: 'POST', headers: { cookie }, body })
  }

  const write = async (writer: Writer): Promise<void> => {
    while (!over.isOver) {
      const number = ++writer.sent
      const { cookie, advertId } = writer
      const title = `Carte ${number}`
      const answer = await call(cookie, 'saveDraft', { advertId, ...whole, title })
      if (Object(answer)['success']) {
        writer.acknowledged = number
        counts.writes++
      } else await delay(pauseMs)
      if (number % savesPerPhoto === 1) await upload(writer)
    }
  }
  const browse = async (path: string): Promise<void> => {
    while (!over.isOver) {
      if (await send(path, path, {})) counts.reads++
      else await delay(pauseMs)
    }
  }

  const writers: Writer[] = []
  for (const { cookie } of people) {
    const started = await call(cookie, 'startDraft', {})
    writers.push({ cookie, advertId: String(Object(started)['id']), acknowledged: 0, sent: 0 })
  }
  const going = [...writers.map(write), ...browsed.map(browse)]
  return {
    failures,
    counts,
    stop: async () => {
      over.isOver = true
      await Promise.all(going)
      for (const { cookie, advertId, acknowledged, sent } of writers) {
        const found = Object(await call(cookie, 'getOwn', { advertId }))
        const stored = Number(/\d+/.exec(found.advert.item.ad_title_ro)?.[0] ?? 0)
        expect(stored).toBeGreaterThanOrEqual(acknowledged)
        expect(stored).toBeLessThanOrEqual(sent)
      }
    },
  }
}

/** Requests under way at once. */
export function requestsAtOnce(people: readonly Person[]): number {
  return people.length + browsed.length
}
