import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import type { ShareCard } from '#domains/deps.ts'
import { FairSemaphore } from './fair-semaphore.ts'

const { resolve } = createRequire(import.meta.url)
// The faces of invoices: complete Romanian and Cyrillic, as files that the text renderer reads.
const faces = {
  bold: {
    font: 'PT Sans Bold',
    fontfile: resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
  },
  regular: {
    font: 'PT Sans',
    fontfile: resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf'),
  },
} as const
const mark = fileURLToPath(new URL('share-mark.png', import.meta.url))

const size = { width: 1_200, height: 630 }
const photoWidth = 720
const margin = 48
const maxBytes = 120 * 1024
const colours = { paper: '#fbfaf8', ink: '#1c1917', muted: '#5f5954', accent: '#7a1f4f' }

const stripe: OverlayOptions = {
  input: { create: { width: size.width, height: 20, channels: 3, background: colours.accent } },
  ...{ left: 0, top: size.height - 20 },
}

/** One at a time, because a drawing takes a core; robots that ask for many come again. */
const drawing = new FairSemaphore({
  ...{ maxRunning: 1, maxRunningWeight: 1 },
  ...{ maxWaitingWeight: 16, maxWaitingWeightOfPerson: 16 },
  maxWaitMs: 5_000,
})

/** Draws the picture of a shared link: the photo, beside it the mark, price, title and place. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array> {
  return drawing.run({ person: null, group: 'share', weight: 1 }, async () => {
    const photo = card.photo && (await fitted(card.photo))
    const left = (photo ? photoWidth : 0) + margin
    const layers = [
      stripe,
      ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
      ...(await texts(card, left)),
    ]
    const { data, info } = await sharp({
      create: { ...size, channels: 3, background: colours.paper },
    })
      .composite(layers)
      .raw()
      .toBuffer({ resolveWithObject: true })
    return encoded(data, { width: info.width, height: info.height, channels: info.channels })
  })
}

/** A photo that cannot be read is left out: the words tell enough. */
async function fitted(photo: Uint8Array): Promise<Buffer | null> {
  return sharp(photo)
    .resize({ width: photoWidth, height: size.height, fit: 'cover' })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(() => null)
}

/** The mark on top, the words in the middle of what is left. */
async function texts(card: ShareCard, left: number): Promise<OverlayOptions[]> {
  const width = size.width - left - margin
  const isWide = card.photo === null
  const price = await text(card.price, {
    width,
    height: 90,
    sizes: [64, 52, 42],
    face: 'bold',
    colour: colours.ink,
  })
  const title = await text(card.title, {
    ...{
      width,
      height: isWide ? 300 : 220,
      face: 'bold',
      colour: isWide ? colours.accent : colours.ink,
    },
    sizes: isWide ? [108, 84, 64, 48] : [44, 38, 33, 29],
  })
  const place = await text(card.place, {
    width,
    height: 80,
    sizes: [30, 26],
    face: 'regular',
    colour: colours.muted,
  })
  const lines = [price, title, place].filter((line) => line !== null)
  const gap = 24
  const height = lines.reduce((sum, line) => sum + line.height + gap, -gap)
  let top = Math.max(150, Math.round((size.height + 90 - height) / 2))
  const placed = lines.map(({ input, height: own }) => {
    const at = { input, left, top }
    top += own + gap
    return at
  })
  return [{ input: mark, left, top: margin }, ...placed]
}

interface TextBox {
  readonly width: number
  readonly height: number
  /** Pixels; the first at which the text fits. */
  readonly sizes: readonly number[]
  readonly face: keyof typeof faces
  readonly colour: string
}

/** A text in a box, cut off below where it does not fit at the smallest size; null for an empty one. */
async function text(words: string, box: TextBox) {
  if (words.trim() === '') return null
  let last: Rendered | null = null
  for (const pixels of box.sizes) {
    // In sequence: a smaller size is only needed where a larger one does not fit.
    last = await rendered(words, pixels, box)
    if (last.height <= box.height && last.width <= box.width) return last
  }
  if (!last) return null
  const [width, height] = [Math.min(last.width, box.width), Math.min(last.height, box.height)]
  const input = await sharp(last.input).extract({ left: 0, top: 0, width, height }).png().toBuffer()
  return { input, width, height }
}

interface Rendered {
  readonly input: Buffer
  readonly width: number
  readonly height: number
}

async function rendered(words: string, pixels: number, box: TextBox): Promise<Rendered> {
  const { font, fontfile } = faces[box.face]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${box.colour}">${escaped(words)}</span>`,
      // One point is one pixel.
      ...{
        font: `${font} ${pixels}`,
        fontfile,
        dpi: 72,
        width: box.width,
        rgba: true,
        wrap: 'word-char',
      },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** The renderer reads markup; control characters are none. */
function escaped(words: string): string {
  return words
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** As good as fits into the bytes that messengers take. */
async function encoded(
  data: Buffer,
  raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 },
): Promise<Uint8Array> {
  const at = (quality: number) => sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
  for (const quality of [80, 68, 54, 40]) {
    // In sequence: few pictures need a second try.
    const made = await at(quality)
    if (made.byteLength <= maxBytes) return made
  }
  return at(24)
}
