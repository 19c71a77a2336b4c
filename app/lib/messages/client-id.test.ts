import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { newClientId } from './client-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('each identifier is a UUID of its own, on a plain HTTP host too', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })

  const ids = Array.from({ length: 1_000 }, newClientId)

  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
})

test('all ones and all zeros make UUIDs too', () => {
  for (const [byte, id] of [
    [0, '00000000-0000-4000-8000-000000000000'],
    [255, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ] as const) {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
    expect(newClientId()).toBe(id)
  }
})
