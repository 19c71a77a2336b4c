import type { Random } from '#demo/random.ts'
import type { Brush } from './brush.ts'
import { dim, lit, mix } from './colour.ts'
import { shadow } from './pieces.ts'
import { between, each } from './studio.ts'

const sheet = 'x="-60" width="1320"'

/** A wooden or stone surface seen from above. */
export function desk(b: Brush, around: Random): string {
  const woods = ['#a87f5f', '#c9a27c', '#7d5a43', '#b9b1a6', '#d8cfc4', '#4b4a50', '#93a29c']
  const base = around.pick(woods)
  const rows = around.int(5, 7)
  const step = 940 / rows
  const light = around.int(100, 1_100)
  return `
    <rect ${sheet} y="-40" height="980" fill="${b.slant(lit(base, 0.16), base, dim(base, 0.22))}"/>
    ${each(rows, (i) => {
      const y = -20 + i * step
      const bend = around.int(-14, 14)
      return `<rect ${sheet} y="${y}" height="${step}" fill="${i % 2 ? '#fff' : '#000'}" opacity="0.028"/>
        <path d="M-60 ${y}H1260" stroke="${dim(base, 0.5)}" stroke-opacity="0.4" stroke-width="3"/>
        <path d="M-60 ${y + 3}H1260" stroke="#fff" stroke-opacity="0.12" stroke-width="2"/>
        ${each(3, (k) => `<path d="M-60 ${y + step * (0.25 + k * 0.24)}Q${around.int(200, 500)} ${y + step * (0.25 + k * 0.24) + bend} 620 ${y + step * (0.27 + k * 0.22)}T1260 ${y + step * (0.24 + k * 0.25)}" stroke="${dim(base, 0.4)}" stroke-opacity="0.13" stroke-width="2.5" fill="none"/>`)}`
    })}
    <ellipse cx="${light}" cy="120" rx="760" ry="560" fill="${b.glow('#fff4e0', 0.34)}"/>`
}

/** A seamless paper sweep lit from above. */
export function sweep(b: Brush, around: Random): string {
  const papers = [
    '#e8e4de',
    '#dfe5ea',
    '#efe3dc',
    '#dde6df',
    '#e7e0ea',
    '#cfd6dc',
    '#e9dcc8',
    '#c9d8d9',
  ]
  const paper = around.pick(papers)
  return `
    <rect ${sheet} y="-40" height="980" fill="${b.down(dim(paper, 0.14), paper, lit(paper, 0.35), dim(paper, 0.1))}"/>
    <ellipse cx="${around.int(420, 780)}" cy="340" rx="620" ry="430" fill="${b.glow('#ffffff', 0.75)}"/>
    <rect ${sheet} y="660" height="280" fill="${b.down(`${dim(paper, 0.3)}/0`, `${dim(paper, 0.3)}/0.4`)}"/>`
}

/** A table top in front of a blurred room. The far edge of the table is at y 600. */
export function table(b: Brush, around: Random): string {
  const walls = ['#c9b9a6', '#9fb0b5', '#b7a3a9', '#aab59d', '#d3c7bb', '#8f9aa8', '#c4a98e']
  const woods = ['#b08661', '#8a6248', '#d5b895', '#e4ded6', '#6d5546', '#a9a6a2']
  const wall = around.pick(walls)
  const wood = around.pick(woods)
  const lamps = ['#fff3d6', '#ffe2b0', '#ffffff', mix(wall, '#ffffff', 0.6)]
  return `
    <rect ${sheet} y="-40" height="700" fill="${b.slant(lit(wall, 0.4), wall, dim(wall, 0.35))}"/>
    ${each(9, () => {
      const r = around.int(50, 130)
      return `<circle cx="${around.int(0, 1_200)}" cy="${around.int(40, 520)}" r="${r}" fill="${b.haze(around.pick(lamps), 0.2)}"/>`
    })}
    <rect x="${around.int(-100, 900)}" y="120" width="${around.int(160, 320)}" height="480" fill="${dim(wall, 0.3)}" opacity="0.16"/>
    <ellipse cx="${around.int(100, 1_100)}" cy="560" rx="380" ry="180" fill="${b.glow(dim(wall, 0.4), 0.35)}"/>
    <rect ${sheet} y="600" height="340" fill="${b.down(lit(wood, 0.28), wood, dim(wood, 0.3))}"/>
    <path d="M-60 601H1260" stroke="#fff" stroke-opacity="0.5" stroke-width="3"/>
    ${each(4, (i) => `<path d="M-60 ${640 + i * i * 18 + i * 34}Q600 ${650 + i * i * 18 + i * 34} 1260 ${638 + i * i * 18 + i * 34}" stroke="${dim(wood, 0.4)}" stroke-opacity="0.16" stroke-width="${2 + i}" fill="none"/>`)}
    <ellipse cx="600" cy="640" rx="640" ry="70" fill="${b.glow('#ffffff', 0.3)}"/>`
}

const wallColours = [
  '#d9d4d8',
  '#dcd6c8',
  '#cfd8d6',
  '#e3d5cc',
  '#c8d1dc',
  '#d6cfdf',
  '#e6e1d8',
  '#b9c7bd',
]
const floorColours = ['#b48a63', '#9a7355', '#cdb08c', '#8d6e58', '#b7a791']

/** A wall and a floor; the wall meets the floor at `floor` (y). */
export function room(b: Brush, around: Random, floor = 640): string {
  const wall = around.pick(wallColours)
  const wood = around.pick(floorColours)
  const side = around.pick([-1, 1])
  const sun = 600 + side * around.int(180, 420)
  return `
    <rect ${sheet} y="-40" height="${floor + 40}" fill="${side > 0 ? b.slant(dim(wall, 0.14), wall, lit(wall, 0.4)) : b.slant(lit(wall, 0.4), wall, dim(wall, 0.14))}"/>
    <path d="M${sun - 170} 90l250 -40v340l-250 60z" fill="#fffaf0" opacity="0.26"/>
    <path d="M${sun - 160} 255l230 -48M${sun - 46} 70v360" stroke="${wall}" stroke-opacity="0.5" stroke-width="14"/>
    <rect ${sheet} y="${floor}" height="${940 - floor}" fill="${b.down(dim(wood, 0.16), wood, lit(wood, 0.14))}"/>
    ${each(13, (i) => `<path d="M${600 + (i - 6) * 100} ${floor}L${600 + (i - 6) * 260} 940" stroke="${dim(wood, 0.5)}" stroke-opacity="0.28" stroke-width="2.5"/>`)}
    ${each(9, (i) => `<path d="M${600 + (i - 4.5) * 150} ${floor + 40 + ((i * 37) % 90)}h${70 + i * 6}" stroke="${dim(wood, 0.5)}" stroke-opacity="0.22" stroke-width="2.5"/>`)}
    <rect ${sheet} y="${floor - 26}" height="28" fill="${b.down('#ffffff', '#dbd5ce')}"/>
    <rect ${sheet} y="${floor + 2}" height="34" fill="${b.down('#000000/0.22', '#000000/0')}"/>
    <ellipse cx="${sun}" cy="${floor + 140}" rx="420" ry="120" fill="${b.glow('#fff3dc', 0.34)}"/>`
}

interface Sky {
  readonly air: readonly [string, string, string]
  readonly sun: string
}

const skies: readonly Sky[] = [
  { air: ['#5f9fdc', '#b4d7f0', '#eef3ec'], sun: '#ffffff' },
  { air: ['#7f9cc9', '#e9c7a9', '#ffe6c4'], sun: '#fff0c8' },
  { air: ['#93a7ba', '#cbd6de', '#eaeeee'], sun: '#f6f7f7' },
  { air: ['#3f86cf', '#93c6ee', '#dceef6'], sun: '#fffbe8' },
  { air: ['#8a8fc0', '#e2b9bf', '#ffdcc0'], sun: '#ffe7d0' },
]

/** Sky with clouds above `horizon` (y). */
export function sky(b: Brush, around: Random, horizon: number): string {
  const { air, sun } = around.pick(skies)
  const x = around.int(120, 1_080)
  return `
    <rect ${sheet} y="-40" height="${horizon + 60}" fill="${b.down(...air)}"/>
    <circle cx="${x}" cy="${around.int(90, 200)}" r="250" fill="${b.glow(sun, 0.95)}"/>
    ${each(4, () => {
      const cx = around.int(0, 1_200)
      const cy = around.int(50, horizon * 0.55)
      return each(
        4,
        (i) =>
          `<ellipse cx="${cx + (i - 1.5) * 74}" cy="${cy + (i % 2) * 14}" rx="${around.int(80, 140)}" ry="${around.int(24, 42)}" fill="${b.glow('#ffffff', 0.62)}"/>`,
      )
    })}`
}

function hills(b: Brush, around: Random, horizon: number): string {
  const greens = ['#9fb8b0', '#86ab83', '#6d9a68']
  return greens
    .map((green, i) => {
      const y = horizon - 120 + i * 45
      const [p, q] = [around.int(20, 90), around.int(-40, 60)]
      return `<path d="M-60 ${y}C150 ${y - p} 320 ${y + q} 560 ${y - p * 0.4}S980 ${y - q - 30} 1260 ${y - 10}V${horizon + 20}H-60Z" fill="${b.down(lit(green, 0.18), dim(green, 0.12))}"/>`
    })
    .join('')
}

function bushes(b: Brush, around: Random, horizon: number): string {
  const leaf = around.pick(['#5d8f55', '#6f9a4c', '#4c8261', '#a08a45'])
  return each(15, (i) => {
    const r = around.int(48, 92)
    return `<circle cx="${i * 86}" cy="${horizon - r * 0.35}" r="${r}" fill="${b.haze(around.chance(0.5) ? leaf : dim(leaf, 0.22), 0.92)}"/>`
  })
}

/** Open country with a road along the bottom. */
export function road(b: Brush, around: Random, horizon = 560): string {
  const tar = around.pick(['#7f7b78', '#6e7076', '#8a8378'])
  return `${sky(b, around, horizon)}${hills(b, around, horizon)}${bushes(b, around, horizon)}
    <rect ${sheet} y="${horizon}" height="60" fill="${b.down('#6f8f54', '#8a9a63')}"/>
    <rect ${sheet} y="${horizon + 40}" height="${900 - horizon}" fill="${b.down(lit(tar, 0.28), tar, dim(tar, 0.28))}"/>
    <path d="M-60 ${horizon + 46}H1260" stroke="#fff" stroke-opacity="0.5" stroke-width="5"/>
    ${each(26, () => `<circle cx="${around.int(0, 1_200)}" cy="${around.int(horizon + 80, 890)}" r="${between(around, 1.5, 3.5)}" fill="#fff" opacity="0.16"/>`)}`
}

/** A meadow under hills. */
export function meadow(b: Brush, around: Random, horizon = 480): string {
  const grass = around.pick(['#7ba553', '#8fae57', '#6c9c58', '#a7ac5e'])
  return `${sky(b, around, horizon)}${hills(b, around, horizon)}${bushes(b, around, horizon)}
    <rect ${sheet} y="${horizon}" height="${960 - horizon}" fill="${b.down(lit(grass, 0.25), grass, dim(grass, 0.3))}"/>
    <ellipse cx="${around.int(300, 900)}" cy="${horizon + 130}" rx="620" ry="120" fill="${b.glow('#fff6c9', 0.34)}"/>
    ${each(46, () => {
      const [x, y] = [around.int(-20, 1_220), around.int(horizon + 40, 910)]
      const s = (y - horizon) / 360
      return `<path d="M${x} ${y}q${-6 * s} ${-20 * s} ${-14 * s} ${-30 * s}M${x} ${y}q${2 * s} ${-24 * s} ${4 * s} ${-40 * s}M${x} ${y}q${7 * s} ${-18 * s} ${16 * s} ${-28 * s}" stroke="${y % 2 ? dim(grass, 0.3) : lit(grass, 0.25)}" stroke-opacity="0.6" stroke-width="${2 + 2 * s}" fill="none"/>`
    })}`
}

/** A street between blocks of flats. */
export function street(b: Brush, around: Random): string {
  const fronts = ['#c9bfb2', '#b9b4b8', '#cdb9a4', '#a9b2b9', '#d7cfc3']
  const blocks = each(4, (i) => {
    const [x, w, h] = [
      i * 330 - 100 + around.int(-20, 40),
      around.int(250, 330),
      around.int(240, 420),
    ]
    const front = around.pick(fronts)
    const y = 580 - h
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${b.slant(lit(front, 0.3), dim(front, 0.18))}"/>
      ${each(Math.floor(h / 62), (row) => each(5, (k) => `<rect x="${x + 22 + k * (w / 5.2)}" y="${y + 24 + row * 62}" width="${w / 9}" height="34" rx="2" fill="${b.down('#8aa6bd', '#5d7384')}" opacity="0.75"/>`))}`
  })
  return `${sky(b, around, 560)}${blocks}
    <rect ${sheet} y="200" height="390" fill="${b.down('#ffffff/0', '#f4efe6/0.5')}"/>
    ${bushes(b, around, 570)}
    <rect ${sheet} y="565" height="50" fill="${b.down('#c7c1b9', '#aaa49c')}"/>
    <rect ${sheet} y="608" height="14" fill="${b.down('#e2ddd6', '#8f8a84')}"/>
    <rect ${sheet} y="620" height="320" fill="${b.down('#85838a', '#6b6a70', '#4f4e54')}"/>
    ${shadow(b, { x: 600, y: 640, rx: 800, ry: 40, dark: 0.25 })}`
}

/** Any of the outdoor places where a vehicle stands. */
export function outdoors(b: Brush, around: Random): string {
  return around.chance(0.55) ? road(b, around) : street(b, around)
}
