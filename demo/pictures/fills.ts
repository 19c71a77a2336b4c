import type { Brush } from './brush.ts'
import { dim, lit } from './colour.ts'

/** Fills of one colour, and of common materials. */
export function fillsOf(b: Brush, tone: string) {
  return {
    tone,
    // Each fill is defined on its first use.
    body: () => b.slant(lit(tone, 0.38), tone, dim(tone, 0.36)),
    round: () => b.across(lit(tone, 0.15), lit(tone, 0.5), tone, dim(tone, 0.42)),
    drop: () => b.down(lit(tone, 0.42), tone, dim(tone, 0.38)),
    deep: () => b.down(dim(tone, 0.3), dim(tone, 0.6)),
    pale: () => b.down(lit(tone, 0.7), lit(tone, 0.35)),
    ball: () => b.ball(lit(tone, 0.55), tone, dim(tone, 0.42)),
    ...materials(b),
  }
}

export type Fills = ReturnType<typeof fillsOf>

function materials(b: Brush) {
  return {
    steel: () => b.across('#f4f6f8', '#9aa1a9', '#dde1e5', '#6d737b'),
    metal: () => b.down('#f1f3f5', '#a4aab2', '#5d626b'),
    dark: () => b.slant('#55585f', '#2b2d33', '#131417'),
    rubber: () => b.ball('#5d6068', '#26272c', '#0d0d10'),
    white: () => b.slant('#ffffff', '#f1f2f3', '#c6cad0'),
    paper: () => b.slant('#ffffff', '#f4efe4', '#dcd3c2'),
    glass: () => b.slant('#e6f1f7', '#a3c0d2', '#5d7d92'),
    screen: () => b.slant('#8fd0ee', '#3f78b8', '#5a4a98'),
    wood: () => b.down('#dcb688', '#ad7d50', '#6f4b2d'),
    gold: () => b.across('#fff0b8', '#d9a93a', '#f4d98a', '#8a621c'),
    light: () => b.glow('#ffe9a8', 0.9),
  }
}
