import { Refusal } from '#contract/refusals.ts'
import { taskQueue } from './task-queue.ts'
import { scalePhoto, type DrawingSurface } from './scale.ts'
import type { Shrunk } from './shrink-worker.ts'

/** First bytes of the formats that the server reads; HEIC and related formats are identified from the fifth byte. */
const knownStarts = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s, /^.{4}ftyp(hei|hev|mif|msf)/s]

interface ScriptPolicy {
  // Actually a TrustedScriptURL, which the Worker constructor accepts as a URL.
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

// One at a time: a decoded photo takes 50 MB.
const inTurn = taskQueue(1)
let worker: Promise<Worker> | null = null
let ids = 0

/**
 * Scales a photo down before the upload: on a slow phone this makes five uploads as fast as one. A photo that the
 * browser cannot decode is sent unchanged when the server may read it, else refused.
 */
export function shrinkPhoto(photo: Blob): Promise<Blob> {
  return inTurn(async () => {
    const scaled = await shrinkInWorker(photo).catch(() =>
      scalePhoto(photo, surfaceOf).catch(() => null),
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

/** Null: undecodable. Throws when workers or their canvas are unavailable. */
async function shrinkInWorker(photo: Blob): Promise<Blob | null> {
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

function surfaceOf(width: number, height: number): DrawingSurface {
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
