import { rasterSide } from '#contract/rules/advert/photo-raster.ts'
import { scaled, sumsOf, whole, withoutBorders, type Part, type Sums } from './raster.ts'

/** What identifies a part of a photo after small changes. */
export interface PhotoHash {
  /** Signs of the 64 lowest frequencies (DCT), and of 64 slopes from left to right (dHash); signed. */
  readonly hash: bigint
  readonly proof: bigint
  /** Colours of nine parts: the red-green and the blue-yellow share of each, 0 to 255. */
  readonly tints: Uint8Array
}

export interface PhotoHashes {
  /** Of the photo and of parts that copies are cut to. */
  readonly stored: readonly PhotoHash[]
  /** To look for: the photo, without its borders too, and each mirrored. */
  readonly asked: readonly PhotoHash[]
}

/** Shares that are cut off on the left, top, right and bottom. */
const cuts = [
  [0.05, 0.05, 0.05, 0.05],
  [0.1, 0.1, 0.1, 0.1],
  [0.1, 0, 0, 0],
  [0, 0.1, 0, 0],
  [0, 0, 0.1, 0],
  [0, 0, 0, 0.1],
  [0.08, 0.08, 0, 0],
  [0, 0.08, 0.08, 0],
  [0.08, 0, 0, 0.08],
  [0, 0, 0.08, 0.08],
] as const

interface Planes {
  readonly grey: Sums
  readonly redGreen: Sums
  readonly blueYellow: Sums
}

/** Hashes of a photo from a square of `rasterSide` pixels with red, green and blue; none of a photo of one colour. */
export function photoHashes(pixels: Uint8Array): PhotoHashes {
  const greys = new Uint8Array(rasterSide * rasterSide)
  for (let at = 0; at < greys.length; at++) {
    const [red, green, blue] = colourAt(pixels, at)
    greys[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
  }
  if (isFlat(greys)) return { stored: [], asked: [] }
  const planes: Planes = {
    grey: sumsOf((at) => greys[at] ?? 0),
    redGreen: sumsOf((at) => 128 + ((pixels[at * 3] ?? 0) - (pixels[at * 3 + 1] ?? 0)) / 2),
    blueYellow: sumsOf((at) => {
      const [red, green, blue] = colourAt(pixels, at)
      return 128 + (blue - (red + green) / 2) / 2
    }),
  }
  const inner = withoutBorders(greys)
  const bases =
    inner.right - inner.left === rasterSide && inner.bottom - inner.top === rasterSide
      ? [whole]
      : [inner, whole]
  return {
    stored: [...bases, ...cuts.map((cut) => cutPart(inner, cut))].map((part) =>
      hashOf(planes, part, false),
    ),
    asked: bases.flatMap((part) => [hashOf(planes, part, false), hashOf(planes, part, true)]),
  }
}

function colourAt(pixels: Uint8Array, at: number): [number, number, number] {
  return [pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0]
}

/** Greatest standard deviation of the brightness of one colour. */
const flatDeviation = 3

function isFlat(greys: Uint8Array): boolean {
  const mean = greys.reduce((sum, one) => sum + one, 0) / greys.length
  const squares = greys.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return squares / greys.length < flatDeviation ** 2
}

function cutPart({ left, top, right, bottom }: Part, [l, t, r, b]: (typeof cuts)[number]): Part {
  const [width, height] = [right - left, bottom - top]
  return {
    ...{ left: left + l * width, top: top + t * height },
    ...{ right: right - r * width, bottom: bottom - b * height },
  }
}

const side = 32
const frequencies = 10
/** The 64 lowest frequencies without the mean. */
const lowest = Array.from({ length: frequencies ** 2 }, (_, at) => ({
  u: at % frequencies,
  v: Math.floor(at / frequencies),
}))
  .filter(({ u, v }) => u + v > 0)
  .toSorted((one, other) => one.u + one.v - (other.u + other.v) || one.u - other.u)
  .slice(0, 64)
/** By frequency and position. */
const cosines = Float64Array.from({ length: frequencies * side }, (_, at) =>
  Math.cos(((2 * (at % side) + 1) * Math.floor(at / side) * Math.PI) / (2 * side)),
)

function hashOf(planes: Planes, part: Part, isMirrored: boolean): PhotoHash {
  const values = lowFrequencies(scaled(planes.grey, part, side, side), isMirrored)
  const middle = values.toSorted((one, other) => one - other)[32] ?? 0
  const slopes = scaled(planes.grey, part, 9, 8)
  const slope = (row: number, x: number): number =>
    (slopes[row * 9 + x + 1] ?? 0) - (slopes[row * 9 + x] ?? 0)
  return {
    hash: bits((at) => (values[at] ?? 0) >= middle),
    proof: bits((at) => {
      const [row, x] = [at >> 3, at & 7]
      return isMirrored ? slope(row, 7 - x) < 0 : slope(row, x) > 0
    }),
    tints: Uint8Array.from([
      ...tintsOf(planes.redGreen, part, isMirrored),
      ...tintsOf(planes.blueYellow, part, isMirrored),
    ]),
  }
}

function tintsOf(plane: Sums, part: Part, isMirrored: boolean): number[] {
  const cells = [...scaled(plane, part, 3, 3)]
  const rows = [0, 3, 6].map((from) => cells.slice(from, from + 3))
  return rows.flatMap((row) => (isMirrored ? row.toReversed() : row)).map(Math.round)
}

/** Mirrored, the frequencies that are odd across change their sign. */
function lowFrequencies(square: Float64Array, isMirrored: boolean): number[] {
  const across = new Float64Array(frequencies * side)
  for (let u = 0; u < frequencies; u++) {
    for (let y = 0; y < side; y++) {
      let sum = 0
      for (let x = 0; x < side; x++) {
        sum += (cosines[u * side + x] ?? 0) * (square[y * side + x] ?? 0)
      }
      across[u * side + y] = isMirrored && u % 2 === 1 ? -sum : sum
    }
  }
  return lowest.map(({ u, v }) => {
    let sum = 0
    for (let y = 0; y < side; y++) {
      sum += (cosines[v * side + y] ?? 0) * (across[u * side + y] ?? 0)
    }
    return sum
  })
}

/** 64 bits as a signed number, as the database has them. */
function bits(isSet: (at: number) => boolean): bigint {
  let [high, low] = [0, 0]
  for (let at = 0; at < 32; at++) {
    high = (high << 1) | Number(isSet(at))
    low = (low << 1) | Number(isSet(at + 32))
  }
  return (BigInt(high) << 32n) | BigInt(low >>> 0)
}

/** Bits in which the hashes, and the proofs, of a part of a copy differ, and how far its colours, at most. */
export const likeBits = 10
const likeProofBits = 18
const likeTints = 2

/** Whether two parts are of the same photo. */
export function isLikePart(one: PhotoHash, other: PhotoHash): boolean {
  return (
    bitsBetween(one.hash, other.hash) <= likeBits &&
    bitsBetween(one.proof, other.proof) <= likeProofBits &&
    tintDistance(one.tints, other.tints) <= likeTints
  )
}

/** Whether the photo that is looked for is a copy of a stored one. */
export function isLikePhoto({ asked }: PhotoHashes, { stored }: PhotoHashes): boolean {
  return asked.some((one) => stored.some((other) => isLikePart(one, other)))
}

function bitsBetween(one: bigint, other: bigint): number {
  const differing = BigInt.asUintN(64, one ^ other)
  return bitsIn(Number(differing >> 32n)) + bitsIn(Number(differing & 0xffffffffn))
}

function bitsIn(number: number): number {
  let count = 0
  for (let rest = number | 0; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Mean difference of the colours of two parts. */
function tintDistance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}
