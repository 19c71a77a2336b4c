import sharp from 'sharp'
import { largeImageSide, maxImageBytes, maxImagePixels, thumbnailHeight } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Imaging } from '#domains/deps.ts'

// Only the formats that people's phones make; what libvips could read besides is a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

/** Turns a photo upright, re-encodes it and drops everything but its pixels: place, camera, comments. */
export const imaging: Imaging = {
  prepare: async (bytes) => {
    if (bytes.byteLength > maxImageBytes) throw new Refusal('too_large')
    try {
      const photo = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' })
        .autoOrient()
        .resize({
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
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw new Refusal('image_unreadable')
    }
  },
}
