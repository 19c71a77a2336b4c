import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Decoded image, rotated upright. */
export interface Pixels {
  /** RGBA. */
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Detects HEIC by content: the file name and type of an upload are not trusted. */
export function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return /^.{4}ftyp(?:heic|heix|hevc|mif1|msf1)$/s.test(start)
}

/** Size of the largest image according to the header; the decoder enforces it. */
export function heicSize(bytes: Uint8Array): { width: number; height: number } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let largest = { width: 0, height: 0 }
  for (let at = file.indexOf('ispe'); at >= 0 && at + 16 <= file.length;) {
    const size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) }
    if (size.width * size.height > largest.width * largest.height) largest = size
    at = file.indexOf('ispe', at + 4)
  }
  return largest
}

/**
 * Decodes a HEIC photo in a worker thread, which bounds memory and time for malicious files; terminating the thread
 * frees its memory. Rejects on an undecodable file or after `timeLimit` ms.
 */
export async function decodeHeic(bytes: Uint8Array, timeLimit = 20_000): Promise<Pixels> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    execArgv: [],
    env: {},
    // The decoder prints its errors to the console.
    stdout: true,
    stderr: true,
  })
  // Errors during termination are ignored.
  worker.on('error', () => {})
  try {
    const [pixels]: Pixels[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(timeLimit),
    })
    if (!pixels) throw new Error('The decoder said nothing')
    return pixels
  } finally {
    await worker.terminate()
  }
}
