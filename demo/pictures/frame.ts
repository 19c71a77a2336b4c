import type { Brush } from './brush.ts'
import type { Studio } from './studio.ts'

interface Crop {
  readonly zoom: number
  readonly x: number
  readonly y: number
  readonly isMirrored: boolean
  readonly light: string
}

const crops: readonly Crop[] = [
  { zoom: 1, x: 600, y: 450, isMirrored: false, light: '#fff3df' },
  { zoom: 1.14, x: 610, y: 490, isMirrored: true, light: '#ffe0b0' },
  { zoom: 1.5, x: 680, y: 540, isMirrored: false, light: '#e6f0ff' },
  { zoom: 1.06, x: 590, y: 460, isMirrored: true, light: '#f3e6ff' },
]

const plain: Crop = { zoom: 1, x: 600, y: 450, isMirrored: false, light: '#ffffff' }

/** Turns a scene into a photo: crop of the view, light, and darker edges. */
export function frame({ brush, view }: Studio, drawing: string): string {
  const { zoom, x, y, isMirrored, light } = crops[view % crops.length] ?? plain
  const [w, h] = [1_200 / zoom, 900 / zoom]
  const left = Math.min(Math.max(x - w / 2, 0), 1_200 - w)
  const top = Math.min(Math.max(y - h / 2, 0), 900 - h)
  const inside = isMirrored
    ? `<g transform="translate(1200 0) scale(-1 1)">${drawing}</g>`
    : drawing
  // Linear gradients, because a radial one over the whole sheet takes as long as the drawing.
  const shade = '#140c18'
  const wash = brush.down(
    `${light}/0.2`,
    `${light}/0.04@40`,
    `${shade}/0.02@70`,
    `${shade}/0.22@100`,
  )
  const sides = edges(brush, shade, { left, top, w, h })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="${left} ${top} ${w} ${h}">
    <defs>${brush.defs()}</defs>
    ${inside}
    <rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${wash}"/>
    ${sides}
  </svg>`
}

interface Area {
  readonly left: number
  readonly top: number
  readonly w: number
  readonly h: number
}

function edges(brush: Brush, shade: string, { left, top, w, h }: Area): string {
  const reach = w * 0.16
  const from = brush.across(`${shade}/0.2`, `${shade}/0.06@50`, `${shade}/0`)
  const to = brush.across(`${shade}/0`, `${shade}/0.06@50`, `${shade}/0.2`)
  return `<rect x="${left}" y="${top}" width="${reach}" height="${h}" fill="${from}"/>
    <rect x="${left + w - reach}" y="${top}" width="${reach}" height="${h}" fill="${to}"/>`
}
