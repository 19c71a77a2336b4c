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

/** Puts a drawn scene into its photo: the crop of the view, its light, and darker corners. */
export function frame({ brush, view }: Studio, drawing: string): string {
  const { zoom, x, y, isMirrored, light } = crops[view % crops.length] ?? { zoom: 1, x: 600, y: 450, isMirrored: false, light: '#ffffff' }
  const [w, h] = [1_200 / zoom, 900 / zoom]
  const left = Math.min(Math.max(x - w / 2, 0), 1_200 - w)
  const top = Math.min(Math.max(y - h / 2, 0), 900 - h)
  const inside = isMirrored ? `<g transform="translate(1200 0) scale(-1 1)">${drawing}</g>` : drawing
  const area = `x="${left}" y="${top}" width="${w}" height="${h}"`
  const edges = `<radialGradient id="edge" cx="0.5" cy="0.46" r="0.78"><stop offset="55%" stop-color="#140c18" stop-opacity="0"/><stop offset="100%" stop-color="#140c18" stop-opacity="0.3"/></radialGradient>`
  const wash = brush.slant(`${light}/0.16`, `${light}/0`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="${left} ${top} ${w} ${h}">
    <defs>${brush.defs()}${edges}</defs>
    ${inside}
    <rect ${area} fill="${wash}"/>
    <rect ${area} fill="url(#edge)"/>
  </svg>`
}
