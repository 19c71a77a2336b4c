import { all } from 'heic-decode'
import { parentPort, workerData } from 'node:worker_threads'
import { maxImagePixels } from '#contract/limits.ts'

// Missing in @types/node.
declare const WebAssembly: {
  readonly Memory: { prototype: { buffer: ArrayBuffer; grow: (pages: number) => number } }
}

// Worker resource limits do not cover WebAssembly memory. Decoding 50 megapixels takes 420 MB; with 10-bit colour 570
// MB.
const maxMemory = 640 * 1024 * 1024
const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function growUpTo(pages) {
  if (this.buffer.byteLength + pages * 65_536 > maxMemory) throw new RangeError('Too much memory')
  return grow.call(this, pages)
}

const buffer: Uint8Array = workerData
const [picture] = await all({ buffer })
if (!picture || picture.width * picture.height > maxImagePixels) throw new Error('Too many pixels')
// The decoder rejects a coded image that is larger than this header.
const { data, width, height } = await picture.decode()
parentPort?.postMessage({ data, width, height }, [data.buffer])
