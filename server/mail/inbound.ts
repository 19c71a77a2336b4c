import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inboundMailMax } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '#domains/deps.ts'
import { receiveMail, type InboundMail } from '#domains/help-desk/service.ts'
import type { Config } from '../config.ts'
import { UploadSlots, type UploadSlot } from '../files/upload-slots.ts'
import type { BodyRateGuard } from '../http/body-rate.ts'
import { parseMail } from './parse-mail.ts'
import { isRecent, isSigned, isTimestampSigned } from './signature.ts'

interface Parts {
  readonly deps: Deps
  readonly config: Pick<Config, 'MAIL_INBOUND_SECRET'>
  readonly bodies: Pick<BodyRateGuard, 'admitFile'>
}

/** Mails that are read at the same time, and the memory that they may take. */
const slotLimits = { ofPerson: 4, ofAll: 4, bytes: 3 * inboundMailMax } as const

/**
 * Receives mails that the mail server posts: the raw mail as the body, `x-mail-timestamp` in seconds, and
 * `x-mail-signature` as "sha256=…", an HMAC of the timestamp, a dot and the bytes; `x-timestamp-signature` is that of
 * the timestamp alone. Does not exist without a key.
 */
export async function mountInboundMail(
  app: FastifyInstance,
  { deps, config, bodies }: Parts,
): Promise<void> {
  const secret = config.MAIL_INBOUND_SECRET
  if (secret === undefined) return
  const slots = new UploadSlots(slotLimits)
  await app.register(async (mails) => {
    mails.removeAllContentTypeParsers()
    mails.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    mails.post(
      '/mail/inbound',
      {
        bodyLimit: inboundMailMax,
        onRequest: async (request) => {
          checkTime(request, secret, deps.clock.now())
        },
        preParsing: async (request, reply) => {
          const length = Number(request.headers['content-length'] ?? inboundMailMax)
          freeAfter(reply, slots.take('mail')).hold(Math.min(length, inboundMailMax))
          bodies.admitFile(request.raw)
        },
      },
      async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const given = signatureOf(request)
        if (!isSigned(raw, { secret, ...given })) throw new Refusal('mail_unsigned')
        const outcome = await receiveMail(deps, await parsed(raw))
        reply.header('cache-control', 'no-store')
        // The mail server sends it back: nobody would read it.
        if (outcome === 'unknown') reply.code(422)
        return { success: outcome !== 'unknown', outcome }
      },
    )
  })
}

async function parsed(raw: Buffer): Promise<InboundMail> {
  return parseMail(raw).catch(() => {
    throw new Refusal('bad_input')
  })
}

/** Refuses a request whose time is not signed or not recent. */
function checkTime(request: FastifyRequest, secret: string, now: Date): void {
  const { timestamp } = signatureOf(request)
  const signature = String(request.headers['x-timestamp-signature'] ?? '')
  const isKnown = isTimestampSigned({ secret, timestamp, signature })
  if (!isKnown || !isRecent({ timestamp, now })) throw new Refusal('mail_unsigned')
}

/** Frees the slot once, however the response ends. */
function freeAfter({ raw }: FastifyReply, slot: UploadSlot): UploadSlot {
  let isFree = false
  const free = (): void => {
    if (!isFree) slot.free()
    isFree = true
  }
  raw.once('finish', free).once('close', free)
  return slot
}

function signatureOf({ headers }: FastifyRequest): { timestamp: string; signature: string } {
  return {
    timestamp: String(headers['x-mail-timestamp'] ?? ''),
    signature: String(headers['x-mail-signature'] ?? ''),
  }
}
