import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { heldMegabytes } from '#tests/support/measures/memory.ts'
import { expect, test } from '../support/servers/site.ts'
import { setScene } from '../calls/scene.ts'
import { beginUpload, dial, portOf } from '../calls/api/wire.ts'

const posting = '/adverts/manage_adverts.php'
const chunk = Buffer.alloc(64 * 1024, 255)

/** Sends up to this many bytes for as long as the site reads them, and then nothing more. */
async function pour(socket: Socket, bytes: number): Promise<void> {
  socket.resume()
  for (let sent = 0; sent < bytes && !socket.closed; sent += chunk.byteLength) {
    const isTaken =
      socket.write(chunk) ||
      once(socket, 'drain', { signal: AbortSignal.timeout(2_000) }).then(
        () => true,
        () => false,
      )
    // As fast as the other side reads.
    if (!(await isTaken)) return
  }
}

const paths = [posting, '/token.php', '/users/login.php', '/users/manage_account.php']
const fields = { action: 'uploadImage', advertId: '1', token: 'nobody' }

/** Uploads of nobody, of each of which eight megabytes are sent and no more. */
async function beginMany(port: number, count: number): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, () => dial(port)))
  await Promise.all(
    sockets.map(async (socket, index) => {
      socket.write(beginUpload(paths[index % paths.length] ?? '', fields))
      await pour(socket, 8 * 1024 * 1024)
    }),
  )
  return sockets
}

test('eighty uploads of nobody that never end cost hardly any memory', async ({ site }) => {
  const port = await portOf(site)
  // Code that runs for the first time takes memory of its own.
  const first = await beginMany(port, 30)
  for (const socket of first) socket.destroy()
  const openNow = promisify(site.app.server.getConnections.bind(site.app.server))
  while ((await openNow()) > 0) await delay(20)
  const before = await heldMegabytes()

  const sockets = await beginMany(port, 80)
  const grown = (await heldMegabytes()) - before
  for (const socket of sockets) socket.destroy()

  console.log(`unfinished: memory + ${grown.toFixed(0)} MB with 80 uploads of nobody`)
  expect(grown).toBeLessThan(50)
}, 60_000)

test('a file is not read before its call, its sender and their right to it are known', async ({
  site,
  given,
}) => {
  const port = await portOf(site)
  const { token } = await given.user()
  const advert = await given.advert()
  const refused = [
    [paths[1], { action: 'getToken' }, 422],
    [posting, { action: 'uploadImage', advertId: '1', token: 'nobody' }, 401],
    [posting, { action: 'uploadByLink', link: 'none' }, 200],
    [posting, { action: 'uploadImage', advertId: String(advert.id), token }, 200],
    [posting, { action: 'nothing', token }, 200],
  ] as const
  for (const [path, sent, status] of refused) {
    // Each by itself.
    expect(await firstAnswer(await dial(port), beginUpload(path ?? '', sent)), sent.action).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [^]*"success":false`),
    )
  }
})

test('a person sends twenty files at once and is told to come again with one more', async ({
  site,
  deps,
  given,
}) => {
  const port = await portOf(site)
  const { owner, draft } = await setScene(deps, given)
  const upload = { action: 'uploadImage', advertId: String(draft), token: owner.token }
  const sockets = await Promise.all(Array.from({ length: 21 }, () => dial(port)))
  const answers = sockets.map((socket) => firstAnswer(socket, beginUpload(posting, upload)))

  expect(await Promise.race(answers)).toMatch(
    /^HTTP\/1.1 429 [^]*retry-after: 5[^]*"code":"too_many_requests"/,
  )
  for (const socket of sockets) socket.destroy()
})

/** What the site says while the body has not come to its end. */
async function firstAnswer(socket: Socket, text: string): Promise<string> {
  socket.write(text)
  let heard = ''
  while (!heard.includes('"success"')) {
    // It may come in pieces.
    const [piece]: Buffer[] = await once(socket, 'data', { signal: AbortSignal.timeout(20_000) })
    heard += String(piece)
  }
  socket.destroy()
  return heard
}
