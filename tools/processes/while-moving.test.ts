import { expect, test } from 'vitest'
import { readyWhileMoving } from './while-moving.ts'

const pollOptions = { pauseMs: 0, maxIdlePolls: 5 }

test('what moves is waited for, many times as long as what stands still', async () => {
  let polls = 0
  const watched = {
    isReady: async () => ++polls > 200,
    progress: async () => String(Math.floor(polls / 4)),
  }

  expect(await readyWhileMoving(watched, pollOptions)).toBe(true)
  expect(polls).toBe(201)
})

test('what stands still is given up', async () => {
  let polls = 0
  const watched = { isReady: async () => (polls++, false), progress: async () => 'the same' }

  expect(await readyWhileMoving(watched, pollOptions)).toBe(false)
  expect(polls).toBeLessThan(10)
})
