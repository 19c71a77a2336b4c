import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'

/** How files are written into a target. */
export interface Sealing {
  /** Ending of the names of files. */
  readonly suffix: '' | '.aes'
  /** Bytes that sealing adds. */
  readonly overhead: number
  readonly seal: (name: string, bytes: Uint8Array) => Uint8Array
  /** Null if they were not sealed under this name, or are damaged. */
  readonly open: (name: string, bytes: Uint8Array) => Uint8Array | null
  /** Name of a content: equal for equal contents. */
  readonly idOf: (bytes: Uint8Array) => string
}

export const plain: Sealing = {
  suffix: '',
  overhead: 0,
  seal: (_name, bytes) => bytes,
  open: (_name, bytes) => bytes,
  idOf: (bytes) => createHash('sha256').update(bytes).digest('hex'),
}

const [nonceBytes, tagBytes] = [12, 16]

/**
 * AES-256-GCM. Each file is a message of its own, at most a few megabytes: a random nonce, the text, the tag; its name
 * is authenticated with it, so files cannot change places. Names of contents are keyed: who has no key cannot tell
 * whether a known photo is among them. The keys are derived (HKDF-SHA256) from that of the repository.
 */
export function encrypted(master: Buffer): Sealing {
  const contentKey = subkey(master, 'content')
  const nameKey = subkey(master, 'names')
  return {
    suffix: '.aes',
    overhead: nonceBytes + tagBytes,
    seal: (name, bytes) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', contentKey, nonce).setAAD(Buffer.from(name))
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open: (name, bytes) => {
      if (bytes.length < nonceBytes + tagBytes) return null
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(-tagBytes)]
      const decipher = createDecipheriv('aes-256-gcm', contentKey, nonce, {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(name)).setAuthTag(tag)
      const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
      try {
        return Buffer.concat([text, decipher.final()])
      } catch {
        return null
      }
    },
    idOf: (bytes) => createHmac('sha256', nameKey).update(bytes).digest('hex'),
  }
}

/** Key of a repository: scrypt (N 32,768, r 8, p 1) of BACKUP_KEY and the salt of the repository. */
export async function masterKey(key: string, salt: string): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
  const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
  return derive(key.normalize('NFC'), Buffer.from(salt, 'base64'), 32, cost)
}

/** Stored beside the salt: tells a wrong key from a damaged file. */
export function keyCheck(master: Buffer): string {
  return subkey(master, 'check').toString('base64')
}

export function isSameCheck(one: string, other: string): boolean {
  const digests = [one, other].map((text) => createHash('sha256').update(text).digest())
  const [first = Buffer.alloc(0), second = Buffer.alloc(1)] = digests
  return timingSafeEqual(first, second)
}

function subkey(master: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', `gasit backup ${purpose}`, 32))
}
