import { expect, test } from 'vitest'
import type { Delivery } from '../deps.ts'
import { deliver } from './delivery.ts'

test.for<[string, Delivery[], boolean, number]>([
  ['sent at once is not sent again', ['sent'], true, 1],
  ['surely failed is tried once more', ['failed', 'sent'], true, 2],
  ['failed twice is given up', ['failed', 'failed', 'sent'], false, 2],
  ['of unknown end is not repeated: nobody gets it twice', ['unknown', 'sent'], false, 1],
  ['of unknown end at the second try is given up too', ['failed', 'unknown', 'sent'], false, 2],
])('a message %s', async ([, ends, isSent, tries]) => {
  let tried = 0
  const send = async (): Promise<Delivery> => ends[tried++] ?? 'failed'

  expect(await deliver(send)).toBe(isSent)
  expect(tried).toBe(tries)
})
