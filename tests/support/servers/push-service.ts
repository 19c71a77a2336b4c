import {
  createDecipheriv,
  createECDH,
  hkdfSync,
  randomBytes,
  type BinaryLike,
  type ECDH,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { PushTarget } from '#domains/deps.ts'
import { portOf } from './provider.ts'

interface Shown {
  readonly endpoint: string
  readonly headers: IncomingHttpHeaders
  /** What the browser has decrypted. */
  readonly push: unknown
}

export interface PushService extends AsyncDisposable {
  /** A browser with keys of its own. */
  readonly browser: () => PushTarget
  readonly shown: readonly Shown[]
  /** Answers with this status from now on; 201 at first. */
  readonly answerWith: (status: number) => void
}

interface Keys {
  readonly curve: ECDH
  readonly auth: Buffer
}

/** A local push service, with the browsers that are subscribed at it. */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Keys>()
  const shown: Shown[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request
    const body = await buffer(request)
    const keys = browsers.get(url)
    if (status < 300 && keys)
      shown.push({ endpoint: url, headers, push: JSON.parse(decrypt(body, keys)) })
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    shown,
    answerWith: (code) => {
      status = code
    },
    browser: () => {
      const keys = { curve: createECDH('prime256v1'), auth: randomBytes(16) }
      const p256dh = keys.curve.generateKeys('base64url')
      const path = `/browser/${randomBytes(9).toString('base64url')}`
      browsers.set(path, keys)
      const endpoint = `http://127.0.0.1:${portOf(server)}${path}`
      return { endpoint, p256dh, auth: keys.auth.toString('base64url') }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** RFC 8291 and 8188, one record. */
function decrypt(body: Buffer, { curve, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + senderKey.length)
  const derive = (ikm: BinaryLike, salted: BinaryLike, info: BinaryLike, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', ikm, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey])
  const secret = derive(curve.computeSecret(senderKey), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
