import sharp, { type Sharp } from 'sharp'
import {
  avatarSide,
  largeImageSide,
  maxImageBytes,
  maxImagePixels,
  thumbnailHeight,
} from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Imaging } from '#domains/deps.ts'

// Only the formats that people's phones make; what libvips could read besides is a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

/** Turns a photo upright, re-encodes it and drops everything but its pixels: place, camera, comments. */
export const imaging: Imaging = {
  prepareAvatar: (bytes) =>
    fromPeople(bytes, (picture) =>
      picture
        .resize({ width: avatarSide, height: avatarSide, fit: 'cover', position: 'attention' })
        .webp({ quality: 80 })
        .toBuffer(),
    ),
  prepare: (bytes) =>
    fromPeople(bytes, async (picture) => {
      const photo = picture.resize({
        width: largeImageSide,
        height: largeImageSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true })
      const pixels = sharp(data, {
        raw: { width: info.width, height: info.height, channels: info.channels },
      })
      const [large, thumbnail] = await Promise.all([
        pixels.clone().webp({ quality: 78, effort: 3 }).toBuffer(),
        pixels
          .clone()
          .resize({ height: thumbnailHeight, withoutEnlargement: true })
          .webp({ quality: 72 })
          .toBuffer(),
      ])
      return { large, thumbnail }
    }),
}

/** Opens what was sent, upright. Refuses what is too large or no picture. */
async function fromPeople<Made>(
  bytes: Uint8Array,
  make: (picture: Sharp) => Promise<Made>,
): Promise<Made> {
  if (bytes.byteLength > maxImageBytes) throw new Refusal('too_large')
  try {
    return await make(
      sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' }).autoOrient(),
    )
  } catch {
    throw new Refusal('image_unreadable')
  }
}
