import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

/** A photo as a phone stores it: rotated by EXIF, with GPS data. Upright it is 900 × 1200, red at the top. */
export async function phonePhoto(): Promise<Buffer> {
  const red = { create: { width: 600, height: 900, channels: 3, background: '#e00' } } as const
  const left = await sharp(red).png().toBuffer()
  return sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#00e' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telefon', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '47/1 0/1 38/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '28/1 51/1 27/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** A plain photo in this format, in a random colour. */
export function smallPhoto(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  const plain = { width: 60, height: 40, channels: 3, background: { r, g, b } } as const
  return sharp({ create: plain })[format]().toBuffer()
}
