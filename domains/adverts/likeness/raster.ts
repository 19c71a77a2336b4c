import { rasterSide } from '#contract/rules/advert/photo-raster.ts'

/** Values of a square raster, summed from the left and the top, so that the mean of any part takes four of them. */
export type Sums = Float64Array

/** A part of a raster: left and top, right and bottom (exclusive); between two values too. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const whole: Part = { left: 0, top: 0, right: rasterSide, bottom: rasterSide }

const stride = rasterSide + 1

export function sumsOf(valueAt: (at: number) => number): Sums {
  const sums = new Float64Array(stride * stride)
  for (let y = 0; y < rasterSide; y++) {
    let row = 0
    for (let x = 0; x < rasterSide; x++) {
      row += valueAt(y * rasterSide + x)
      sums[(y + 1) * stride + x + 1] = row + (sums[y * stride + x + 1] ?? 0)
    }
  }
  return sums
}

function sumTo(sums: Sums, x: number, y: number): number {
  const left = Math.min(Math.floor(x), rasterSide - 1)
  const top = Math.min(Math.floor(y), rasterSide - 1)
  const at = top * stride + left
  const [right, down] = [x - left, y - top]
  const above = (sums[at] ?? 0) * (1 - right) + (sums[at + 1] ?? 0) * right
  const below = (sums[at + stride] ?? 0) * (1 - right) + (sums[at + stride + 1] ?? 0) * right
  return above * (1 - down) + below * down
}

function meanOf(sums: Sums, { left, top, right, bottom }: Part): number {
  const sum =
    sumTo(sums, right, bottom) -
    sumTo(sums, left, bottom) -
    sumTo(sums, right, top) +
    sumTo(sums, left, top)
  return sum / ((right - left) * (bottom - top))
}

/** A part in another size, each value the mean of what it covers. */
export function scaled(sums: Sums, part: Part, width: number, height: number): Float64Array {
  const across = (part.right - part.left) / width
  const down = (part.bottom - part.top) / height
  const values = new Float64Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, top] = [part.left + x * across, part.top + y * down]
      values[y * width + x] = meanOf(sums, { left, top, right: left + across, bottom: top + down })
    }
  }
  return values
}

/** A line of a border has one brightness, which is about that of the edge. */
const borderDeviation = 6
const borderDifference = 10
const borderMost = 0.3 * rasterSide

/** The raster without frames and bands of one brightness. */
export function withoutBorders(greys: Uint8Array): Part {
  const last = rasterSide - 1
  const row = (y: number) => (x: number) => greys[y * rasterSide + x] ?? 0
  const column = (x: number) => (y: number) => greys[y * rasterSide + x] ?? 0
  return {
    left: borderWidth(column),
    top: borderWidth(row),
    right: rasterSide - borderWidth((at) => column(last - at)),
    bottom: rasterSide - borderWidth((at) => row(last - at)),
  }
}

function borderWidth(line: (at: number) => (along: number) => number): number {
  const edge = statisticsOf(line(0)).mean
  let width = 0
  while (width < borderMost) {
    const { mean, deviation } = statisticsOf(line(width))
    if (deviation > borderDeviation || Math.abs(mean - edge) > borderDifference) break
    width++
  }
  // The next line is mixed of the border and the photo.
  return width === 0 ? 0 : width + 1
}

/** Of a line of the raster. */
function statisticsOf(valueAt: (along: number) => number): { mean: number; deviation: number } {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < rasterSide; at++) {
    const value = valueAt(at)
    sum += value
    squares += value * value
  }
  const mean = sum / rasterSide
  return { mean, deviation: Math.sqrt(Math.max(0, squares / rasterSide - mean * mean)) }
}
