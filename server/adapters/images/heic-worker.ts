import { all } from 'heic-decode'
import { parentPort, workerData } from 'node:worker_threads'
import { maxImagePixels } from '#contract/limits.ts'

// The types of Node leave this out.
declare const WebAssembly: {
  readonly Memory: { prototype: { buffer: ArrayBuffer; grow: (pages: number) => number } }
}

// The limits of a worker do not count what WebAssembly takes. 50 million pixels need 420 MB, of 10 bits 570.
const mostMemory = 640 * 1024 * 1024
const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function growUpTo(pages) {
  if (this.buffer.byteLength + pages * 65_536 > mostMemory) throw new RangeError('Too much memory')
  return grow.call(this, pages)
}

const buffer: Uint8Array = workerData
const [picture] = await all({ buffer })
if (!picture || picture.width * picture.height > maxImagePixels) throw new Error('Too many pixels')
// What is really coded is held to this size by the decoder.
const { data, width, height } = await picture.decode()
parentPort?.postMessage({ data, width, height }, [data.buffer])
