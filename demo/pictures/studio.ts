import { createRandom, type Random } from '#demo/random.ts'
import { createBrush, type Brush } from './brush.ts'

/** Drawing context of a painter. */
export interface Studio {
  readonly brush: Brush
  /** View of the subject, 0–3. */
  readonly view: number
  /** Random source of the subject, equal in all views. Must be drawn from before anything else. */
  readonly subject: Random
  /** Random source of the surroundings, different in every view. */
  readonly around: Random
  /** Cycles through a list by seed, so that consecutive seeds never share an item. */
  turn<T>(list: readonly T[]): T
}

/** Draws one scene on a sheet of 1200 × 900. */
export type Painter = (studio: Studio) => string

interface Subject {
  readonly name: string
  readonly seed: number
  readonly view: number
}

/** The studio for one view of one subject. */
export function createStudio({ name, seed, view }: Subject): Studio {
  const start = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)
  const subject = createRandom(start * 101 + seed * 7_919)
  const around = createRandom(start * 53 + seed * 104_729 + view * 15_485_863)
  return {
    brush: createBrush(),
    view,
    subject,
    around,
    turn: (list) => {
      const [item] = list.slice((start + seed) % list.length)
      if (item === undefined) throw new Error('Nothing to choose from')
      return item
    },
  }
}

/** A number between two bounds. */
export function between(random: Random, lo: number, hi: number): number {
  return lo + ((hi - lo) * random.int(0, 4_096)) / 4_096
}

/** Markup of several similar shapes. */
export function each(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_none, index) => draw(index)).join('')
}
