import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { advertCalls } from '#contract/adverts/adverts.ts'
import { viewSegments } from '#contract/limits.ts'
import { noticePhotoChange } from './views.ts'

/** Actions of the calls that were sent. */
let sent: string[] = []
let advert = 0

beforeEach(() => {
  sent = []
  advert += 1
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { action } = JSON.parse(body)
    sent.push(action)
    return Response.json({ success: true, token: 'visitor' })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const views = (): number => sent.filter((action) => action === advertCalls.addView.action).length

function leafThrough(id: string, times: number): void {
  for (let time = 0; time < times; time++) noticePhotoChange(id)
}

test('an advert counts as seen with its third photo, once in the life of the page', async () => {
  leafThrough(`seen-${advert}`, viewSegments - 1)
  await new Promise(setImmediate)
  expect(views()).toBe(0)

  leafThrough(`seen-${advert}`, 20)
  await vi.waitFor(() => expect(views()).toBe(1))
  await new Promise(setImmediate)
  expect(views()).toBe(1)
})

test('photos of several adverts are not added up', async () => {
  for (let other = 0; other < viewSegments; other++) noticePhotoChange(`${advert}-${other}`)
  await new Promise(setImmediate)
  expect(views()).toBe(0)
})

test('a view that cannot be sent bothers nobody', async () => {
  const away = vi.fn<typeof fetch>(() => Promise.reject(new Error('no network')))
  vi.stubGlobal('fetch', away)
  leafThrough(`lost-${advert}`, viewSegments)
  await vi.waitFor(() => expect(away).toHaveBeenCalled())
})
