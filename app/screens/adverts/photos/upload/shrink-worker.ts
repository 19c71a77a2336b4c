import { scalePhoto, type Easel } from './scale.ts'

export interface Shrunk {
  readonly id: number
  /** Null: the photo cannot be decoded here. */
  readonly photo: Blob | null
}

/** Scales photos in a worker, which keeps the page responsive. */
addEventListener('message', async ({ data }: MessageEvent<{ id: number; photo: Blob }>) => {
  const photo = await scalePhoto(data.photo, easelOf).catch(() => null)
  const answer: Shrunk = { id: data.id, photo }
  postMessage(answer)
})

function easelOf(width: number, height: number): Easel {
  const canvas = new OffscreenCanvas(width, height)
  const drawing = canvas.getContext('2d', { alpha: false })
  if (!drawing) throw new Error('No memory for a canvas')
  return { drawing, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) }
}
