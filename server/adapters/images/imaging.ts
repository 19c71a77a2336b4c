import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp, { type Sharp, type WebpOptions } from 'sharp'
import {
  avatarSide,
  largeImageSide,
  maxImageBytes,
  maxImagePixels,
  thumbnailHeight,
} from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Imaging } from '#domains/deps.ts'
import { decodeHeic, heicSize, isHeic } from './heic.ts'
import { FairSemaphore } from './fair-semaphore.ts'

// Only the formats that people's phones make; what libvips could read besides is a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const megapixel = 1_000_000

/**
 * In pixels, for they are what costs: four photos of a phone are decoded at once, or one of the largest; one core is
 * left to the site's other answers. An advert's twenty photos may wait at once, of a hundred people a few; each holds
 * up to 15 MB.
 */
const decoding = new FairSemaphore({
  running: Math.max(1, availableParallelism() - 1),
  weightRunning: maxImagePixels,
  weightWaiting: 800 * megapixel,
  weightWaitingOfOne: 260 * megapixel,
  patience: 60_000,
})

/** Turns a photo upright, re-encodes it and drops everything but its pixels: place, camera, comments. */
export const imaging: Imaging = {
  prepareAvatar: (bytes, owner) =>
    fromPeople(bytes, owner, (picture) =>
      picture
        .resize({ width: avatarSide, height: avatarSide, fit: 'cover', position: 'attention' })
        .webp({ quality: 80 })
        .toBuffer(),
    ),
  prepare: (bytes, owner) =>
    fromPeople(bytes, owner, async (picture) => {
      const photo = picture.resize({
        width: largeImageSide,
        height: largeImageSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      const { large, thumbnail } = await encodeBoth(photo, { quality: 78, effort: 3 })
      return { large, thumbnail, print: createHash('sha256').update(thumbnail).digest('base64url') }
    }),
  rotate: (bytes, owner) =>
    // What was encoded once loses again: a little more is kept this time.
    fromPeople(bytes, owner, (picture) => encodeBoth(picture.rotate(90), { quality: 82 })),
}

/** Both sizes from the same pixels, which are worked out once. */
async function encodeBoth(
  photo: Sharp,
  options: WebpOptions,
): Promise<{ large: Uint8Array; thumbnail: Uint8Array }> {
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  })
  const [large, thumbnail] = await Promise.all([
    pixels.clone().webp(options).toBuffer(),
    pixels
      .clone()
      .resize({ height: thumbnailHeight, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toBuffer(),
  ])
  return { large, thumbnail }
}

/** Opens what was sent, upright, in its owner's turn. Refuses what is too large or no picture. */
async function fromPeople<Made>(
  bytes: Uint8Array,
  owner: number,
  make: (picture: Sharp) => Promise<Made>,
): Promise<Made> {
  if (bytes.byteLength > maxImageBytes) throw new Refusal('too_large')
  try {
    // A file that is large for its pixels is held while it waits all the same.
    const weight = Math.max(await pixelsOf(bytes), 2 * bytes.byteLength)
    return await decoding.run({ person: null, group: String(owner), weight }, async () =>
      make(await open(bytes)),
    )
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('image_unreadable')
  }
}

/** By the header alone. Refuses more than `maxImagePixels`. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { width, height } = isHeic(bytes) ? heicSize(bytes) : await sharp(bytes).metadata()
  const pixels = width * height
  if (pixels > maxImagePixels) throw new Refusal('image_unreadable')
  return pixels
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  const limits = { limitInputPixels: maxImagePixels, failOn: 'error' } as const
  if (!isHeic(bytes)) return sharp(bytes, limits).autoOrient()
  // The decoder has turned it; the orientation in its EXIF says the same once more.
  const { data, width, height } = await decodeHeic(bytes)
  return sharp(data, { ...limits, raw: { width, height, channels: 4 } }).removeAlpha()
}
