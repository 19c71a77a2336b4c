import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rasterSide } from '#contract/rules/advert/photo-raster.ts'
import { isLikePhoto, photoHashes, type PhotoHashes } from '#domains/adverts/service.ts'
import { table } from '../table.ts'

type Change = (photo: Sharp, size: { width: number; height: number }) => Sharp

/** Shares cut off on the left, top, right and bottom. */
function cut(shares: readonly [number, number, number, number]): Change {
  return (photo, { width, height }) => {
    const [left, top] = [Math.round(shares[0] * width), Math.round(shares[1] * height)]
    const right = Math.round(shares[2] * width)
    const bottom = Math.round(shares[3] * height)
    return photo.extract({ left, top, width: width - left - right, height: height - top - bottom })
  }
}

function frame(share: number, background: string): Change {
  return (photo, { width }) => {
    const side = Math.round(share * width)
    return photo.extend({ top: side, bottom: side, left: side, right: side, background })
  }
}

const changes: Readonly<Record<string, Change>> = {
  'recompressed, quality 40': (photo) => photo,
  'a third of the size': (photo, { width }) => photo.resize(Math.round(width / 3)),
  mirrored: (photo) => photo.flop(),
  'cropped 5 % on each side': cut([0.05, 0.05, 0.05, 0.05]),
  'cropped 7 % on each side': cut([0.07, 0.07, 0.07, 0.07]),
  'cropped 10 % on each side': cut([0.1, 0.1, 0.1, 0.1]),
  'cropped 8 % below': cut([0, 0, 0, 0.08]),
  'cropped 10 % on the left': cut([0.1, 0, 0, 0]),
  'cropped at a corner, 6 and 8 %': cut([0.06, 0.08, 0, 0]),
  'white border': frame(0.05, '#fff'),
  'black border': frame(0.1, '#000'),
  'red frame': frame(0.03, '#d22'),
  'mirrored and cropped 5 %': (photo, size) => cut([0.05, 0.05, 0.05, 0.05])(photo.flop(), size),
}

const compared = 300
const changed = 100

async function hashesOf(photo: Sharp): Promise<PhotoHashes> {
  const raster = { width: rasterSide, height: rasterSide, fit: 'fill', kernel: 'linear' } as const
  return photoHashes(await photo.removeAlpha().resize(raster).raw().toBuffer())
}

/** Copies of the demo photos that are found, and different ones that are taken for copies. */
export async function measurePhotos(dataDir: string): Promise<void> {
  const line = table('photos', 'Photos found again')
  const folder = join(dataDir, 'files/adverts')
  const all = (await readdir(folder)).filter((name) => name.endsWith('-1600.webp')).toSorted()
  const step = Math.max(1, Math.floor(all.length / compared))
  const files = await Promise.all(
    all
      .filter((_, at) => at % step === 0)
      .slice(0, compared)
      .map((name) => readFile(join(folder, name))),
  )
  const originals: PhotoHashes[] = []
  for (const file of files) originals.push(await hashesOf(sharp(file)))
  for (const [name, change] of Object.entries(changes)) {
    let found = 0
    for (const [at, file] of files.slice(0, changed).entries()) {
      const { width, height } = await sharp(file).metadata()
      const copy = await change(sharp(file), { width, height }).jpeg({ quality: 40 }).toBuffer()
      const original = originals[at]
      if (original && isLikePhoto(await hashesOf(sharp(copy)), original)) found++
    }
    line({ name: `missed, %: ${name}`, value: 100 - (100 * found) / changed, most: 5 })
  }
  let wrong = 0
  for (const one of originals) {
    for (const other of originals) if (one !== other && isLikePhoto(one, other)) wrong++
  }
  const pairs = originals.length * (originals.length - 1)
  line({ name: 'taken for a copy, % of pairs', value: (100 * wrong) / pairs, most: 0.1 })
}
