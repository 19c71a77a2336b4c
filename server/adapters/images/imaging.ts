import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp, { type Sharp, type WebpOptions } from 'sharp'
import {
  avatarSide,
  bannerShapes,
  coverSizes,
  largeImageSide,
  maxImageBytes,
  maxImagePixels,
  thumbnailHeights,
} from '#contract/limits.ts'
import { rasterSide } from '#contract/rules/advert/photo-raster.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Imaging, PreparedPhoto } from '#domains/deps.ts'
import { decodeHeic, heicSize, isHeic } from './heic.ts'
import { FairSemaphore } from './fair-semaphore.ts'
import { drawShareCard } from './share-card.ts'

// Only the formats of phone cameras: every further libvips loader is attack surface.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const megapixel = 1_000_000

/**
 * Weights are pixels, which determine the cost: four phone photos are decoded at once, or one of maximum size; one core
 * stays free for other requests. The twenty photos of an advert may all wait; each holds up to 15 MB.
 */
const decoding = new FairSemaphore({
  maxRunning: Math.max(1, availableParallelism() - 1),
  maxRunningWeight: maxImagePixels,
  maxWaitingWeight: 800 * megapixel,
  maxWaitingWeightOfPerson: 260 * megapixel,
  maxWaitMs: 60_000,
})

/** Rotates a photo upright and re-encodes it without metadata (position, camera, comments). */
export const imaging: Imaging = {
  prepareAvatar: (bytes, owner) =>
    decodeUpload(bytes, owner, (picture) =>
      picture
        .resize({ width: avatarSide, height: avatarSide, fit: 'cover', position: 'attention' })
        .webp({ quality: 80 })
        .toBuffer(),
    ),
  prepareCover: (bytes, owner) =>
    decodeUpload(bytes, owner, async (picture) => {
      const strip = (size: { width: number; height: number }) =>
        picture
          .clone()
          .resize({ ...size, fit: 'cover', position: 'attention' })
          .webp({ quality: 78 })
          .toBuffer()
      const [desktop, phone] = await Promise.all([
        strip(coverSizes.desktop),
        strip(coverSizes.phone),
      ])
      return { desktop, phone }
    }),
  prepareBanner: (bytes, owner) =>
    decodeUpload(bytes, owner, (picture) =>
      picture
        .resize({
          width: bannerShapes.carousel.width,
          height: bannerShapes.carousel.width,
          ...{ fit: 'inside', withoutEnlargement: true },
        })
        .webp({ quality: 82 })
        .toBuffer(),
    ),
  prepare: (bytes, owner) =>
    decodeUpload(bytes, owner, async (picture) => {
      const photo = picture.resize({
        width: largeImageSide,
        height: largeImageSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      return encodeBoth(photo, { quality: 78, effort: 3 })
    }),
  rotate: (bytes, owner) =>
    // Higher quality, because the photo has already been encoded once.
    decodeUpload(bytes, owner, (picture) => encodeBoth(picture.rotate(90), { quality: 82 })),
  shrink: (bytes, owner) =>
    decodeUpload(bytes, owner, (picture) => thumbnailOf(picture, thumbnailHeights.row)),
  raster: (bytes, owner) => decodeUpload(bytes, owner, rasterOf),
  drawShareCard,
}

/** Three bytes a pixel, also of a photo in shades of grey or with transparent parts. */
async function rasterOf(photo: Sharp): Promise<Uint8Array> {
  return photo
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: rasterSide, height: rasterSide, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
}

/** Encodes both sizes from the same decoded pixels, and makes what photos are compared by. */
async function encodeBoth(photo: Sharp, options: WebpOptions): Promise<PreparedPhoto> {
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  })
  const [large, thumbnail, raster] = await Promise.all([
    pixels.clone().webp(options).toBuffer(),
    thumbnailOf(pixels.clone(), thumbnailHeights.list),
    rasterOf(pixels.clone()),
  ])
  const print = createHash('sha256').update(thumbnail).digest('base64url')
  return { large, thumbnail, print, raster }
}

async function thumbnailOf(photo: Sharp, height: number): Promise<Uint8Array> {
  return photo.resize({ height, withoutEnlargement: true }).webp({ quality: 72 }).toBuffer()
}

/** Decodes an upload upright, under the semaphore. Refuses a file that is too large or not an image. */
async function decodeUpload<Made>(
  bytes: Uint8Array,
  owner: number,
  make: (picture: Sharp) => Promise<Made>,
): Promise<Made> {
  if (bytes.byteLength > maxImageBytes) throw new Refusal('too_large')
  try {
    // A file that is large for its number of pixels weighs by its bytes, which stay in memory while it waits.
    const weight = Math.max(await pixelsOf(bytes), 2 * bytes.byteLength)
    return await decoding.run({ person: null, group: String(owner), weight }, async () =>
      make(await open(bytes)),
    )
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('image_unreadable')
  }
}

/** From the header only. Refuses more than `maxImagePixels`. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { width, height } = isHeic(bytes) ? heicSize(bytes) : await sharp(bytes).metadata()
  const pixels = width * height
  if (pixels > maxImagePixels) throw new Refusal('image_unreadable')
  return pixels
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  const limits = { limitInputPixels: maxImagePixels, failOn: 'error' } as const
  if (!isHeic(bytes)) return sharp(bytes, limits).autoOrient()
  // The decoder has applied the rotation; the EXIF orientation must not be applied again.
  const { data, width, height } = await decodeHeic(bytes)
  return sharp(data, { ...limits, raw: { width, height, channels: 4 } }).removeAlpha()
}
