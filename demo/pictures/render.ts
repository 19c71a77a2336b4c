import sharp from 'sharp'
import { drawScene } from './scenes.ts'

/** One view of one item; seeds and views of a scene are consecutive from 0. */
export interface Shot {
  readonly scene: string
  readonly seed: number
  readonly view: number
}

export interface RenderedPhoto extends Shot {
  /** WebP, 900 × 675. */
  readonly large: Buffer
  /** WebP, 400 pixels high. */
  readonly thumb: Buffer
  readonly width: number
  readonly height: number
}

/** Drawings are 1200 wide at 72; half as many pixels again would show nowhere but on a full screen. */
const density = 54

// Enough to occupy two cores, since results are awaited in order.
const atOnce = 4

/** Draws photos concurrently and yields them in the order of the plan. */
export async function* renderPhotos(plan: readonly Shot[]): AsyncGenerator<RenderedPhoto> {
  const running: Promise<RenderedPhoto>[] = []
  for (const shot of plan) {
    running.push(renderPhoto(shot))
    const [oldest] = running
    if (oldest && running.length >= atOnce) {
      yield await oldest
      running.shift()
    }
  }
  for (const last of running) yield await last
}

async function renderPhoto(shot: Shot): Promise<RenderedPhoto> {
  const svg = Buffer.from(drawScene(shot.scene, shot.seed, shot.view))
  // Rasterized once, because the vector work costs more than both encodings.
  const { data, info } = await sharp(svg, { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = () => sharp(data, { raw: { width, height, channels: 3 } })
  const [large, thumb] = await Promise.all([
    pixels().webp({ quality: 75, effort: 0 }).toBuffer(),
    pixels().resize({ height: 400, kernel: 'cubic' }).webp({ quality: 72, effort: 2 }).toBuffer(),
  ])
  return { ...shot, large, thumb, width, height }
}

/** WebP of 256 × 256. */
export async function renderAvatar(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(256, 256).webp({ quality: 80, effort: 2 }).toBuffer()
}

interface Shape {
  readonly width: number
  readonly height: number
}

/** A crop of a drawing 1280 wide, of this size, from its left edge and vertical centre, as WebP. */
export async function renderBanner(svg: string, { width, height }: Shape): Promise<Buffer> {
  // Rendered at triple resolution for phone screens.
  const scale = width < drawnWidth ? 1.5 : 1
  const drawn = sharp(Buffer.from(svg), { density: 72 * scale })
  const { height: drawnHeight } = await drawn.metadata()
  const shown = { width: width * scale, height: height * scale }
  return drawn
    .extract({ left: 0, top: Math.round((drawnHeight - shown.height) / 2), ...shown })
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
}

const drawnWidth = 1_280
