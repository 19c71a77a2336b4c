/** Longest side of an uploaded photo in pixels: larger than the page shows, a tenth of a phone camera's file size. */
const longestSide = 2_560
const unchangedBelow = 1_500_000
const readByAll = ['image/jpeg', 'image/png', 'image/webp']

type Drawing = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'fillRect' | 'imageSmoothingQuality' | 'drawImage'
>

/** Canvas operations, which differ between a worker and a page. */
export interface DrawingSurface {
  readonly drawing: Drawing
  readonly toJpeg: (quality: number) => Promise<Blob>
}

/** Scales a photo down to a JPEG; returns the original when that is not smaller. Throws when it cannot be decoded. */
export async function scalePhoto(
  photo: Blob,
  surfaceOf: (width: number, height: number) => DrawingSurface,
): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const isCommon = readByAll.includes(photo.type)
    if (scale === 1 && photo.size < unchangedBelow && isCommon) return photo
    const width = Math.round(bitmap.width * scale)
    const height = Math.round(bitmap.height * scale)
    const { drawing, toJpeg } = surfaceOf(width, height)
    // JPEG has no transparency; transparent pixels become white instead of black.
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, width, height)
    drawing.imageSmoothingQuality = 'high'
    drawing.drawImage(bitmap, 0, 0, width, height)
    const scaled = await toJpeg(0.85)
    return scaled.size < photo.size || !isCommon ? scaled : photo
  } finally {
    // Releases about 50 MB immediately, which cheap phones need.
    bitmap.close()
  }
}
