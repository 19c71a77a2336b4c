/** Longest side of what is sent: more than the page shows, and a tenth of what a phone's camera makes. */
const longestSide = 2_560
const keptAsItIs = 1_500_000
const readByAll = ['image/jpeg', 'image/png', 'image/webp']

type Drawing = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'fillRect' | 'imageSmoothingQuality' | 'drawImage'
>

/** What draws: a worker and a page have different canvases. */
export interface Easel {
  readonly drawing: Drawing
  readonly toJpeg: (quality: number) => Promise<Blob>
}

/** Makes a smaller JPEG of a photo, or gives it back where that wins nothing. Throws for what cannot be read. */
export async function scalePhoto(
  photo: Blob,
  easelOf: (width: number, height: number) => Easel,
): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const isCommon = readByAll.includes(photo.type)
    if (scale === 1 && photo.size < keptAsItIs && isCommon) return photo
    const width = Math.round(bitmap.width * scale)
    const height = Math.round(bitmap.height * scale)
    const { drawing, toJpeg } = easelOf(width, height)
    // JPEG knows no transparency: what is see-through becomes white and not black.
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, width, height)
    drawing.imageSmoothingQuality = 'high'
    drawing.drawImage(bitmap, 0, 0, width, height)
    const scaled = await toJpeg(0.85)
    return scaled.size < photo.size || !isCommon ? scaled : photo
  } finally {
    // Fifty megabytes: a cheap phone cannot wait until they are collected.
    bitmap.close()
  }
}
