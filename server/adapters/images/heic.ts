import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Pixels, upright. */
export interface Pixels {
  /** RGBA. */
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** By content: the name and the type that come with a file are anybody's words. */
export function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return /^.{4}ftyp(?:heic|heix|hevc|mif1|msf1)$/s.test(start)
}

/** As its header claims, the largest picture in it; the decoder holds what is really coded to that. */
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
 * Decodes a photo of an iPhone in a thread of its own: the decoder can be made to take all memory or never to end,
 * and with its thread goes what it held. Rejects what it cannot decode in time (ms).
 */
export async function decodeHeic(bytes: Uint8Array, timeLimit = 20_000): Promise<Pixels> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    execArgv: [],
    env: {},
    // It says on the console what is wrong with a file.
    stdout: true,
    stderr: true,
  })
  // What goes wrong while it is being stopped concerns nobody.
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
