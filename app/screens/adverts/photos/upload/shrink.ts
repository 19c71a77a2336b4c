import { Refusal } from '#contract/refusals.ts'
import { taskQueue } from './upload-queue.ts'
import { scalePhoto, type Easel } from './scale.ts'
import type { Shrunk } from './shrink-worker.ts'

/** What the server reads, by its first bytes; HEIC and its like say so from the fifth on. */
const knownStarts = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s, /^.{4}ftyp(hei|hev|mif|msf)/s]

interface ScriptPolicy {
  // In truth a TrustedScriptURL; a worker takes it as the address it stands for.
  createScriptURL: (url: string) => string
}
interface TrustedTypes {
  createPolicy: (name: string, policy: ScriptPolicy) => ScriptPolicy
}
declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

// One at a time: a decoded photo takes fifty megabytes.
const inTurn = taskQueue(1)
let worker: Promise<Worker> | null = null
let ids = 0

/**
 * Scales a photo down before it is sent: a slow phone sends five in the time of one. What the browser cannot
 * read goes as it is where the server may be able to; anything else is refused.
 */
export function shrinkPhoto(photo: Blob): Promise<Blob> {
  return inTurn(async () => {
    const scaled = await shrinkBeside(photo).catch(() =>
      scalePhoto(photo, easelOf).catch(() => null),
    )
    if (scaled) return scaled
    if (await isForServer(photo)) return photo
    throw new Refusal('image_unreadable')
  })
}

async function isForServer(photo: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await photo.slice(0, 12).arrayBuffer())
  const start = String.fromCodePoint(...bytes)
  return knownStarts.some((known) => known.test(start))
}

/** Null: unreadable. Throws where there is no worker, or none with a canvas. */
async function shrinkBeside(photo: Blob): Promise<Blob | null> {
  if (!('OffscreenCanvas' in window)) throw new Error('No canvas in a worker')
  worker ??= startWorker()
  const one = await worker
  const id = ++ids
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    const { signal } = stop
    const end = ({ data }: MessageEvent<Shrunk>): void => {
      if (data.id !== id) return
      stop.abort()
      resolve(data.photo)
    }
    const fail = (): void => {
      stop.abort()
      worker = null
      reject(new Error('The worker has ended'))
    }
    one.addEventListener('message', end, { signal })
    one.addEventListener('error', fail, { signal })
    one.postMessage({ id, photo }, [])
  })
}

async function startWorker(): Promise<Worker> {
  const { default: address } = await import('./shrink-worker.ts?worker&url')
  const policy = window.trustedTypes?.createPolicy('gasit-worker', {
    createScriptURL: (url) => url,
  })
  return new Worker(policy?.createScriptURL(address) ?? address)
}

function easelOf(width: number, height: number): Easel {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const drawing = canvas.getContext('2d', { alpha: false })
  if (!drawing) throw new Error('No memory for a canvas')
  const toJpeg = (quality: number): Promise<Blob> =>
    new Promise((resolve, reject) => {
      const take = (blob: Blob | null): void =>
        blob ? resolve(blob) : reject(new Error('No memory for a photo'))
      canvas.toBlob(take, 'image/jpeg', quality)
    })
  return { drawing, toJpeg }
}
