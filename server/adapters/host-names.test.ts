import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { hostNames } from './host-names.ts'

/** A name server at 127.0.0.1 that answers with this address of IPv4 alone; null: not at all. */
async function nameServer(address: readonly number[] | null): Promise<string> {
  const socket = createSocket('udp4')
  onTestFinished(() => void socket.close())
  socket.on('message', (question, { port }) => {
    if (!address) return
    const isIPv4 = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1
    const end = question.indexOf(0, 12) + 5
    const head = Buffer.from([0x81, 0x80, 0, 1, 0, isIPv4 ? 1 : 0, 0, 0, 0, 0])
    const answer = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address])
    const parts = [question.subarray(0, 2), head, question.subarray(12, end)]
    socket.send(Buffer.concat(isIPv4 ? [...parts, answer] : parts), port, '127.0.0.1')
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return `127.0.0.1:${socket.address().port}`
}

test('a name has the addresses that its server tells', async () => {
  const resolve = hostNames([await nameServer([93, 184, 216, 34])])
  const found = await resolve('feed.example.com', AbortSignal.timeout(5_000))
  expect(found).toEqual([{ address: '93.184.216.34', family: 4 }])
})

test('questions that nobody answers end when their request does', async () => {
  const resolve = hostNames([await nameServer(null)])
  const asked = Array.from({ length: 8 }, async () =>
    resolve('feed.example.com', AbortSignal.timeout(200)),
  )
  const ended = await Promise.allSettled(asked)
  expect(ended.map((one) => one.status === 'rejected' && one.reason.code)).toEqual(
    Array.from({ length: 8 }, () => 'ECANCELLED'),
  )
})
