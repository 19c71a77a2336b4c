/** What of a picture is kept: a square, in the picture's own pixels. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly side: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const mostZoom = 4
/** Side of what is sent. */
export const cropPixels = 512
/** The shorter side of what is worked on: enough for the closest zoom, and no phone gets slow. */
const enough = cropPixels * mostZoom

/** The largest square, in the middle. */
export function wholeCrop(picture: Size): Crop {
  const side = Math.min(picture.width, picture.height)
  return { left: (picture.width - side) / 2, top: (picture.height - side) / 2, side }
}

/** Moves the picture under the frame; `right` and `down` are parts of the frame's side. It never leaves the frame. */
export function moveCrop(crop: Crop, picture: Size, right: number, down: number): Crop {
  const { side } = crop
  return {
    side,
    left: between(crop.left - right * side, picture.width - side),
    top: between(crop.top - down * side, picture.height - side),
  }
}

/** Zooms around the middle of the frame; 1 shows as much as there is. */
export function zoomCrop(crop: Crop, picture: Size, zoom: number): Crop {
  const side = Math.min(picture.width, picture.height) / zoom
  const shift = (crop.side - side) / 2
  const zoomed = { left: crop.left + shift, top: crop.top + shift, side }
  return moveCrop(zoomed, picture, 0, 0)
}

export function zoomOf({ side }: Crop, picture: Size): number {
  return Math.min(picture.width, picture.height) / side
}

function between(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}

/** Reads a picture, turned as its camera was held; refuses what the browser cannot read. */
export async function readPicture(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, enough / Math.min(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // What is transparent would be black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

/** Draws what is kept over the whole canvas. */
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
