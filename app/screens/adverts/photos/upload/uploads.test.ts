import { expect, test } from 'vitest'
import { maxImageBytes } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { taskQueue } from './task-queue.ts'
import { stateAfterFailure, checkSize, newUploads } from './uploads.ts'

test('of twelve chosen photos with room for ten the last two are refused by name', () => {
  const files = Array.from({ length: 12 }, (_, index) => new File([''], `${index}.jpg`))

  const uploads = newUploads(files, 10)

  expect(uploads.filter(({ state }) => state === 'refused').map(({ name }) => name)).toEqual([
    '10.jpg',
    '11.jpg',
  ])
  expect(new Set(uploads.map(({ key }) => key)).size).toBe(12)
  expect(uploads.map(({ order }) => order).toSorted((a, b) => a - b)).toEqual(
    uploads.map(({ order }) => order),
  )
})

test('a lost network is waited for, a login holds it, what is no photo never', () => {
  expect(stateAfterFailure(new Refusal('unavailable')).state).toBe('stalled')
  expect(stateAfterFailure(new Refusal('too_many_requests')).state).toBe('stalled')
  expect(stateAfterFailure(new Refusal('login_required')).state).toBe('held')
  expect(stateAfterFailure(new Error('A bug')).state).toBe('failed')
  expect(stateAfterFailure(new Refusal('image_unreadable')).state).toBe('refused')
})

test('a photo that is too large is refused before it is sent', () => {
  const photo = new Blob([new Uint8Array(maxImageBytes + 1)])

  expect(() => checkSize(photo)).toThrow(Refusal)
})

test('two photos go at once, the others in the order they came', async () => {
  const inLane = taskQueue(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const tasks = [1, 2, 3, 4].map((number) =>
    inLane(async () => {
      begun.push(number)
      await new Promise<void>((end) => ends.push(end))
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([1, 2])

  ends[1]?.()
  await tasks[1]
  await Promise.resolve()
  expect(begun).toEqual([1, 2, 3])

  for (const end of ends) end()
  await tasks[2]
  ends.at(-1)?.()
  await Promise.all(tasks)
  expect(begun).toEqual([1, 2, 3, 4])
})
