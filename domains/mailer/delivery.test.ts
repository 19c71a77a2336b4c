import { expect, test } from 'vitest'
import type { Delivery } from '../deps.ts'
import { deliver } from './delivery.ts'

test.for<[string, Delivery[], Delivery, number]>([
  ['sent at once is not sent again', ['sent'], 'sent', 1],
  ['surely failed is tried once more', ['failed', 'sent'], 'sent', 2],
  ['failed twice is given up', ['failed', 'failed', 'sent'], 'failed', 2],
  ['of unknown end is not repeated: nobody gets it twice', ['unknown', 'sent'], 'unknown', 1],
  ['of unknown end at the second try is given up too', ['failed', 'unknown', 'sent'], 'unknown', 2],
])('a message %s', async ([, ends, end, tries]) => {
  let tried = 0
  const send = async (): Promise<Delivery> => ends[tried++] ?? 'failed'

  expect(await deliver(send)).toBe(end)
  expect(tried).toBe(tries)
})
