import type { Brush } from './brush.ts'
import { dim, lit } from './colour.ts'
import { each } from './studio.ts'

/** A soft shadow on the ground. */
export function shadow(
  b: Brush,
  at: { x: number; y: number; rx: number; ry: number; dark?: number },
): string {
  const { x, y, rx, ry, dark = 0.5 } = at
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${b.glow('#0b0812', dark)}"/>`
}

/** A soft shadow of a flat object seen from above: a blurred rounded rectangle in layers. */
export function lying(at: {
  x: number
  y: number
  w: number
  h: number
  r?: number
  dark?: number
}): string {
  const { x, y, w, h, r = 30, dark = 0.06 } = at
  return each(6, (i) => {
    const grow = 26 - i * 7
    return `<rect x="${x - grow}" y="${y - grow}" width="${w + 2 * grow}" height="${h + 2 * grow}" rx="${r + Math.max(grow, 0)}" fill="#0b0812" opacity="${dark}"/>`
  })
}

/** A box seen a little from the right and above; the front is left to the caller to decorate. */
export function box(
  b: Brush,
  at: { x: number; y: number; w: number; h: number; d: number; colour: string; top?: number },
): string {
  const { x, y, w, h, d, colour, top = 0.4 } = at
  const up = d * top
  return `
    <path d="M${x} ${y}l${d} ${-up}h${w}l${-d} ${up}z" fill="${b.down(lit(colour, 0.35), lit(colour, 0.15))}"/>
    <path d="M${x + w} ${y}l${d} ${-up}v${h}l${-d} ${up}z" fill="${b.across(dim(colour, 0.32), dim(colour, 0.5))}"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${b.slant(lit(colour, 0.16), colour, dim(colour, 0.16))}"/>
    <path d="M${x} ${y + 2}h${w}" stroke="#fff" stroke-opacity="0.45" stroke-width="3"/>`
}

/** A box with its shadow on the floor. */
export function standing(
  b: Brush,
  at: { x: number; y: number; w: number; h: number; d: number; colour: string; top?: number },
): string {
  const { x, y, w, h, d } = at
  return shadow(b, { x: x + w / 2 + d, y: y + h, rx: w * 0.62 + d, ry: 46, dark: 0.6 }) + box(b, at)
}

/** A wheel of a car, seen from the side. */
export function wheel(
  b: Brush,
  at: { x: number; y: number; r: number; spokes: number; rim: string },
): string {
  const { x, y, r, spokes, rim } = at
  const inner = r * 0.68
  const blade = `M${-r * 0.1} ${-r * 0.12}L${-r * 0.13} ${-inner}H${r * 0.13}L${r * 0.1} ${-r * 0.12}z`
  return `<g transform="translate(${x} ${y})">
    <circle r="${r}" fill="${b.ball('#4a4a50', '#222226', '#0d0d10')}"/>
    <circle r="${r * 0.86}" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="3"/>
    <circle r="${inner * 1.08}" fill="${b.down(lit(rim, 0.5), dim(rim, 0.45))}"/>
    <circle r="${inner}" fill="${b.ball('#3a3b42', '#17171c')}"/>
    <circle r="${inner * 0.62}" fill="${b.slant('#8d8f96', '#4d4f57')}" opacity="0.7"/>
    ${each(spokes, (i) => `<path d="${blade}" transform="rotate(${(360 / spokes) * i})" fill="${b.down(lit(rim, 0.35), dim(rim, 0.2))}"/>`)}
    <circle r="${r * 0.17}" fill="${b.ball('#ffffff', rim, dim(rim, 0.4))}"/>
  </g>`
}

/** A leafy pot plant; `x`, `y` is the middle of the pot's foot. */
export function plant(
  b: Brush,
  at: { x: number; y: number; size: number; pot: string; leaf?: string; kind?: number },
): string {
  const { x, y, size, pot, leaf = '#3f8a55', kind = 0 } = at
  const wide = [
    `C-26 -150 -50 -230 -8 -320 C44 -240 22 -150 0 -60Z`,
    `C-60 -110 -70 -190 0 -260 C70 -190 60 -110 0 -60Z`,
  ]
  const blade = wide[kind % 2] ?? wide[0]
  const angles = [-62, 58, -40, 42, -20, 24, 2]
  return `<g transform="translate(${x} ${y}) scale(${size})">
    ${shadow(b, { x: 10, y: 0, rx: 120, ry: 26 })}
    ${angles.map((angle, i) => `<path d="M0 -60${blade}" transform="translate(0 -60) rotate(${angle}) scale(${1 - (i % 3) * 0.1})" fill="${b.slant(lit(leaf, 0.32 - (i % 2) * 0.2), leaf, dim(leaf, 0.4))}"/>`).join('')}
    ${angles.map((angle) => `<path d="M0 -70Q4 -170 -4 -270" transform="translate(0 -60) rotate(${angle})" stroke="${lit(leaf, 0.5)}" stroke-opacity="0.35" stroke-width="3" fill="none"/>`).join('')}
    <path d="M-72 -130H72L54 -8Q50 2 40 2H-40Q-50 2 -54 -8Z" fill="${b.across(lit(pot, 0.25), pot, dim(pot, 0.4))}"/>
    <rect x="-78" y="-146" width="156" height="26" rx="8" fill="${b.across(lit(pot, 0.4), pot, dim(pot, 0.3))}"/>
  </g>`
}

/** A window in a wall with the sky behind it. */
export function casement(
  b: Brush,
  at: { x: number; y: number; w: number; h: number; frame?: string },
): string {
  const { x, y, w, h, frame = '#f7f5f1' } = at
  return `
    <rect x="${x - 14}" y="${y - 14}" width="${w + 28}" height="${h + 28}" rx="4" fill="${b.slant(lit(frame, 0.5), dim(frame, 0.16))}"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${b.down('#7fb9e6', '#cfe7f5', '#eef3e6')}"/>
    <path d="M${x} ${y + h}v${-h * 0.2}q${w * 0.2} ${-h * 0.16} ${w * 0.45} ${-h * 0.02}t${w * 0.55} ${-h * 0.06}v${h * 0.28}z" fill="${b.down('#8fbf86', '#5f9a68')}"/>
    <path d="M${x} ${y + h * 0.4}L${x + w * 0.5} ${y}h${w * 0.18}L${x} ${y + h * 0.62}z" fill="#fff" opacity="0.22"/>
    <path d="M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.36}h${w}" stroke="${frame}" stroke-width="13"/>
    <rect x="${x - 26}" y="${y + h + 10}" width="${w + 52}" height="18" rx="4" fill="${b.down('#ffffff', '#cfc9c1')}"/>`
}
