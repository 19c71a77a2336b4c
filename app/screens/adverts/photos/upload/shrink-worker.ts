import { scalePhoto, type DrawingSurface } from './scale.ts'

export interface Shrunk {
  readonly id: number
  /** Null: the photo cannot be decoded here. */
  readonly photo: Blob | null
}

/** Scales photos in a worker, which keeps the page responsive. */
addEventListener('message', async ({ data }: MessageEvent<{ id: number; photo: Blob }>) => {
  const photo = await scalePhoto(data.photo, surfaceOf).catch(() => null)
  const answer: Shrunk = { id: data.id, photo }
  postMessage(answer)
})

function surfaceOf(width: number, height: number): DrawingSurface {
  const canvas = new OffscreenCanvas(width, height)
  const drawing = canvas.getContext('2d', { alpha: false })
  if (!drawing) throw new Error('No memory for a canvas')
  return { drawing, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) }
}
