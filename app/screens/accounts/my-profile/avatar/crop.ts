/** Cropped square, in pixels of the picture. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly side: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const maxZoom = 4
/** Side of the uploaded square in pixels. */
export const cropPixels = 512
/** Shorter side of the working canvas in pixels: sufficient for the maximum zoom, small enough for slow phones. */
const workingPixels = cropPixels * maxZoom

/** The largest centred square. */
export function wholeCrop(picture: Size): Crop {
  const side = Math.min(picture.width, picture.height)
  return { left: (picture.width - side) / 2, top: (picture.height - side) / 2, side }
}

/**
 * Moves the picture under the frame; `right` and `down` are fractions of the frame's side. The frame stays inside the
 * picture.
 */
export function moveCrop(crop: Crop, picture: Size, right: number, down: number): Crop {
  const { side } = crop
  return {
    side,
    left: clamp(crop.left - right * side, picture.width - side),
    top: clamp(crop.top - down * side, picture.height - side),
  }
}

/** Zooms around the centre of the frame; 1 shows the largest square. */
export function zoomCrop(crop: Crop, picture: Size, zoom: number): Crop {
  const side = Math.min(picture.width, picture.height) / zoom
  const shift = (crop.side - side) / 2
  const zoomed = { left: crop.left + shift, top: crop.top + shift, side }
  return moveCrop(zoomed, picture, 0, 0)
}

export function zoomOf({ side }: Crop, picture: Size): number {
  return Math.min(picture.width, picture.height) / side
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(max, value))
}

/** Decodes a picture, rotated by its EXIF orientation; refuses formats that the browser cannot decode. */
export async function readPicture(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, workingPixels / Math.min(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // JPEG renders transparent pixels black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

/** Draws the cropped square over the whole canvas. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: HTMLCanvasElement,
  { left, top, side }: Crop,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

export async function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  )
  if (!blob) throw new Error('The browser made no JPEG')
  return blob
}
