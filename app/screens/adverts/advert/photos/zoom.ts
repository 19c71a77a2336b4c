/** Scale and translation of a photo in its stage; pixels from the centre of the stage. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Stage {
  readonly width: number
  readonly height: number
}

export const wholePhoto: Zoom = { scale: 1, x: 0, y: 0 }
export const tapScale = 2.5
export const maxScale = 5

/** Scales by a factor, within the limits; what lies at `at` stays there. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, stage: Stage): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor))
  const kept = scale / zoom.scale
  const x = at.x - (at.x - zoom.x) * kept
  const y = at.y - (at.y - zoom.y) * kept
  return within({ scale, x, y }, stage)
}

export function movedBy(zoom: Zoom, by: Point, stage: Stage): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage)
}

/** Keeps the stage covered: a photo moves at most to its edge. */
function within({ scale, x, y }: Zoom, { width, height }: Stage): Zoom {
  return {
    scale,
    x: bounded(x, (width * (scale - 1)) / 2),
    y: bounded(y, (height * (scale - 1)) / 2),
  }
}

function bounded(value: number, most: number): number {
  // Adds zero, because -0 is another number to a comparison.
  return Math.min(most, Math.max(-most, value)) + 0
}

const swipeFrom = 50

/** What a movement of one finger over a whole photo asks for: another photo, or to close. */
export function swipeOf({ x, y }: Point): 'previous' | 'next' | 'close' | null {
  if (Math.abs(x) > swipeFrom && Math.abs(x) > Math.abs(y)) return x > 0 ? 'previous' : 'next'
  return y > 2 * swipeFrom && y > 2 * Math.abs(x) ? 'close' : null
}
