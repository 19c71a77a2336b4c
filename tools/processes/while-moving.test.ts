import { expect, test } from 'vitest'
import { readyWhileMoving } from './while-moving.ts'

const patience = { pauseMs: 0, maxIdlePolls: 5 }

test('what moves is waited for, many times as long as what stands still', async () => {
  let looks = 0
  const watched = {
    isReady: async () => ++looks > 200,
    progress: async () => String(Math.floor(looks / 4)),
  }

  expect(await readyWhileMoving(watched, patience)).toBe(true)
  expect(looks).toBe(201)
})

test('what stands still is given up', async () => {
  let looks = 0
  const watched = { isReady: async () => (looks++, false), progress: async () => 'the same' }

  expect(await readyWhileMoving(watched, patience)).toBe(false)
  expect(looks).toBeLessThan(10)
})
