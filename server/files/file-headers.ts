import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'

/** Names of photos are never reused, so they are cached for ever. */
export const immutableHeader = 'public, max-age=31536000, immutable'

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** Sends a file whose name is never reused. */
export function sendLasting(reply: FastifyReply, name: string, bytes: Uint8Array): FastifyReply {
  return reply
    .header('cache-control', immutableHeader)
    .type(typeOfFile(name))
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** An unknown type is downloaded, never displayed. */
export function typeOfFile(name: string): string {
  return types[extname(name)] ?? 'application/octet-stream'
}
