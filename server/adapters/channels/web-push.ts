import { createECDH, ECDH, hkdfSync } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPush from 'web-push'
import type { Delivery, Pusher, PushTarget } from '#domains/deps.ts'
import { notSentCodes, type ProviderOptions } from '../http-post.ts'
import { isPublicUrl, lookupPublic, notPublicCode } from './public-hosts.ts'

interface PushSettings {
  readonly publicUrl: URL
  readonly PUSH_LOCAL: boolean
}

interface PushParts extends ProviderOptions {
  /** The signing key of tokens: the keys of pushes are derived from it. */
  readonly secret: string
}

/** What another attempt would not change. */
const permanentStatuses: readonly number[] = [400, 401, 403, 413]

/** How long a push service keeps a push for a browser that is away. */
const secondsToLive = 24 * 60 * 60

/** Web push (RFC 8030, 8291, 8292). Endpoints come from browsers, so only public hosts are called. */
export function webPusher(
  { publicUrl, PUSH_LOCAL: allowsLocal }: PushSettings,
  parts: PushParts,
): Pusher {
  const keys = vapidKeys(parts.secret)
  const { protocol, href, hostname } = publicUrl
  const subject = protocol === 'https:' ? href : `mailto:no-reply@${hostname}`
  const detailsOf = ({ endpoint, p256dh, auth }: PushTarget, text: string, topic: string) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      TTL: secondsToLive,
      topic,
      vapidDetails: { subject, ...keys },
    })
  return {
    publicKey: keys.publicKey,
    accepts: (target) => {
      const isAllowed = isPublicUrl(target.endpoint) || (allowsLocal && isLocal(target.endpoint))
      return isAllowed && hasKeys(target)
    },
    push: async (target, text, topic) => {
      const sealed = hasKeys(target) ? detailsOf(target, text, topic) : null
      if (!sealed) return 'gone'
      const options = { headers: { ...sealed.headers }, allowsLocal }
      return send(target.endpoint, sealed.body ?? Buffer.of(), options, parts)
    },
  }
}

/** Lengths of a P-256 point and of the secret of a browser. */
const pointBytes = 65
const authBytes = 16

function hasKeys({ p256dh, auth }: PushTarget): boolean {
  const [point, secret] = [p256dh, auth].map((key) => Buffer.from(key, 'base64url'))
  const hasLengths = point?.length === pointBytes && secret?.length === authBytes
  return hasLengths && point[0] === 4 && isOnCurve(point)
}

/** A point off the curve cannot be agreed on a key with. */
function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1')
    return true
  } catch {
    return false
  }
}

function isLocal(endpoint: string): boolean {
  return endpoint.startsWith('http://127.0.0.1:')
}

interface SendOptions {
  readonly headers: Record<string, string>
  readonly allowsLocal: boolean
}

/** Posts without following redirects; the status alone is read. */
async function send(
  endpoint: string,
  body: Buffer,
  { headers, allowsLocal }: SendOptions,
  { warn, timeLimit = 3_000 }: ProviderOptions,
): Promise<Delivery | 'gone' | 'refused'> {
  const provider = new URL(endpoint).host
  try {
    const status = await post(endpoint, body, { headers, allowsLocal }, timeLimit)
    if (status >= 200 && status < 300) return 'sent'
    if (status === 404 || status === 410) return 'gone'
    warn({ provider, status }, 'A push service refused a push')
    return permanentStatuses.includes(status) ? 'refused' : 'failed'
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (reason === notPublicCode) return 'gone'
    warn({ provider, reason }, 'A push service did not answer')
    return notSentCodes.includes(reason) ? 'failed' : 'unknown'
  }
}

async function post(
  endpoint: string,
  body: Buffer,
  { headers, allowsLocal }: SendOptions,
  timeLimit: number,
): Promise<number> {
  const isOpen = allowsLocal && isLocal(endpoint)
  const signal = AbortSignal.timeout(timeLimit)
  return new Promise((resolve, reject) => {
    const request = isOpen
      ? requestHttp(endpoint, { method: 'POST', headers, signal })
      : requestHttps(endpoint, { method: 'POST', headers, signal, lookup: lookupPublic })
    request.on('error', reject)
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.end(body)
  })
}

/** VAPID keys, the same in every process with the secret. */
function vapidKeys(secret: string): { publicKey: string; privateKey: string } {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web-push', 32)))
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey('base64url'),
  }
}
