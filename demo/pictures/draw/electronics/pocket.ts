import type { Brush } from '../../brush.ts'
import { desk, table } from '../../backdrops.ts'
import { dim, lit, mix } from '../../colour.ts'
import { lying, shadow } from '../../pieces.ts'
import { each, type Painter, type Studio } from '../../studio.ts'

const cases = [
  '#2b2d33',
  '#e6e3dd',
  '#3f5f86',
  '#8fa59c',
  '#b98a9a',
  '#c9b38a',
  '#6a5f86',
  '#b3202a',
] as const
const glows = ['#e8863c', '#3fae6a', '#3f7fd9', '#d9407c', '#8a5fd0', '#2fa8a0', '#e0b93c'] as const

/** An abstract wallpaper on a screen. */
export function wallpaper(
  { brush: b, subject }: Studio,
  at: { x: number; y: number; w: number; h: number; r: number },
): string {
  const { x, y, w, h, r } = at
  const [one, two] = [subject.pick(glows), subject.pick(glows)]
  const size = Math.max(w, h)
  return `<g clip-path="${b.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`)}">
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${b.slant(one, mix(one, two, 0.5), two)}"/>
    <circle cx="${x + w * 0.8}" cy="${y + h * 0.2}" r="${size * 0.3}" fill="${b.slant(lit(two, 0.5), two)}" opacity="0.7"/>
    <circle cx="${x + w * 0.15}" cy="${y + h * 0.75}" r="${size * 0.36}" fill="${b.slant(lit(one, 0.55), mix(one, two, 0.4))}" opacity="0.75"/>
    <path d="M${x} ${y + h}L${x} ${y + h * 0.8}Q${x + w * 0.5} ${y + h * 0.6} ${x + w} ${y + h * 0.86}V${y + h}z" fill="${dim(two, 0.35)}" opacity="0.6"/>
    <path d="M${x} ${y}H${x + w * 0.62}L${x} ${y + h * 0.7}z" fill="#fff" opacity="0.12"/></g>`
}

function phoneFront(studio: Studio, colour: string): string {
  const b = studio.brush
  return `${lying({ x: 0, y: 0, w: 320, h: 660, r: 52 })}
    <rect x="-6" y="-6" width="332" height="672" rx="56" fill="${b.slant(lit(colour, 0.55), dim(colour, 0.3), lit(colour, 0.3), dim(colour, 0.5))}"/><rect x="2" y="2" width="316" height="656" rx="49" fill="#08080a"/>
    ${wallpaper(studio, { x: 13, y: 13, w: 294, h: 634, r: 40 })}
    <rect x="112" y="28" width="96" height="27" rx="14" fill="#08080a"/>
    ${each(4, (i) => `<rect x="${36 + i * 65}" y="566" width="52" height="52" rx="14" fill="#fff" opacity="0.88"/>`)}
    ${each(8, (i) => `<rect x="${36 + (i % 4) * 65}" y="${410 + Math.floor(i / 4) * 72}" width="52" height="52" rx="14" fill="${b.down(lit(glows[i % 7] ?? '#fff', 0.5), glows[(i * 3) % 7] ?? '#fff')}"/>`)}
    <rect x="60" y="100" width="200" height="18" rx="9" fill="#fff" opacity="0.75"/><rect x="100" y="132" width="120" height="12" rx="6" fill="#fff" opacity="0.5"/>`
}

function phoneBack(b: Brush, colour: string, lenses: number): string {
  return `${lying({ x: 0, y: 0, w: 320, h: 660, r: 52 })}
    <rect x="-4" y="-4" width="328" height="668" rx="55" fill="${b.slant('#f4f4f4', dim(colour, 0.4))}"/><rect x="2" y="2" width="316" height="656" rx="50" fill="${b.slant(lit(colour, 0.45), colour, lit(colour, 0.1), dim(colour, 0.35))}"/>
    <rect x="22" y="24" width="150" height="${lenses > 2 ? 160 : 190}" rx="40" fill="${b.slant(lit(colour, 0.25), dim(colour, 0.25))}" stroke="#fff" stroke-opacity="0.35" stroke-width="3"/>
    ${each(lenses, (i) => `<g transform="translate(${lenses > 2 ? 62 + (i % 2) * 66 : 96} ${lenses > 2 ? 68 + i * 36 : 76 + i * 86})"><circle r="32" fill="${b.slant('#d9dbdf', '#4a4c52')}"/><circle r="26" fill="#0a0a0d"/><circle r="17" fill="${b.ball('#6f86c0', '#1c2440', '#07080f')}"/><circle cx="-6" cy="-7" r="5" fill="#fff" opacity="0.7"/></g>`)}
    <circle cx="160" cy="330" r="32" fill="#fff" opacity="0.18"/><path d="M2 60V620L250 2H52Q4 4 2 60z" fill="#fff" opacity="0.12"/>`
}

function cable(b: Brush, x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) rotate(14)"><path d="M70 130Q100 250 20 270T60 380T190 330" stroke="#000" stroke-opacity="0.22" stroke-width="15" fill="none" transform="translate(8 10)"/><path d="M70 130Q100 250 20 270T60 380T190 330" stroke="#f4f2ee" stroke-width="14" fill="none"/>${lying({ x: 0, y: 0, w: 150, h: 150, r: 36 })}<rect width="150" height="150" rx="36" fill="${b.slant('#ffffff', '#e9e6e1', '#bfbab2')}"/><rect x="26" y="26" width="98" height="98" rx="22" fill="${b.slant('#e4e1dc', '#ffffff')}"/></g>`
}

const phone: Painter = (studio) => {
  const { brush: b, around, turn, subject, view } = studio
  const colour = turn(cases)
  const lenses = subject.int(2, 3)
  const tilt = around.int(-16, 16)
  if (view === 2)
    return `${desk(b, around)}<g transform="translate(560 320) rotate(${tilt}) scale(0.66)">${phoneBack(b, colour, lenses)}</g>`
  const box = `<g transform="translate(800 300) rotate(${-tilt / 2})">${lying({ x: 0, y: 0, w: 250, h: 420, r: 10 })}<rect width="250" height="420" rx="8" fill="${b.slant('#ffffff', '#e6e2dc')}"/><g transform="translate(62 90) scale(0.4)"><rect width="320" height="600" rx="52" fill="${b.slant(lit(colour, 0.4), dim(colour, 0.2))}"/></g></g>`
  const pose = view === 1 ? phoneBack(b, colour, lenses) : phoneFront(studio, colour)
  return `${desk(b, around)}${subject.chance(0.5) ? box : cable(b, 850, 330)}<g transform="translate(360 110) rotate(${tilt} 160 330)">${pose}</g>`
}

const keypadPhone: Painter = (studio) => {
  const { brush: b, around, turn, subject } = studio
  const colour = turn(cases)
  const tone = subject.pick(glows)
  return `${desk(b, around)}<g transform="translate(450 110) rotate(${around.int(-14, 14)} 150 340)">${lying({ x: 0, y: 0, w: 300, h: 680, r: 70 })}
    <rect width="300" height="680" rx="70" fill="${b.slant(lit(colour, 0.5), colour, dim(colour, 0.4))}"/><rect x="110" y="34" width="80" height="9" rx="4" fill="#000" opacity="0.5"/><rect x="30" y="66" width="240" height="230" rx="18" fill="#0c0d10"/>
    <rect x="44" y="80" width="212" height="202" rx="6" fill="${b.slant(lit(tone, 0.6), tone, dim(tone, 0.5))}"/><circle cx="150" cy="180" r="54" fill="#fff" opacity="0.35"/>
    <rect x="96" y="316" width="108" height="76" rx="30" fill="${b.down(lit(colour, 0.5), dim(colour, 0.35))}" stroke="#000" stroke-opacity="0.3" stroke-width="3"/><rect x="36" y="330" width="48" height="24" rx="12" fill="#3fae6a"/><rect x="216" y="330" width="48" height="24" rx="12" fill="#c3242e"/>
    ${each(12, (i) => `<rect x="${36 + (i % 3) * 79}" y="${414 + Math.floor(i / 3) * 58}" width="70" height="46" rx="16" fill="${b.down('#ffffff', '#c9c6c1')}" stroke="#000" stroke-opacity="0.25" stroke-width="2"/><rect x="${60 + (i % 3) * 79}" y="${432 + Math.floor(i / 3) * 58}" width="22" height="9" rx="4" fill="#3a3c42"/>`)}</g>`
}

const tablet: Painter = (studio) => {
  const { brush: b, around, turn, subject } = studio
  const colour = turn(cases)
  const hasPen = subject.chance(0.7)
  return `${desk(b, around)}<g transform="translate(230 130) rotate(${around.int(-8, 8)} 370 310)">${lying({ x: 0, y: 0, w: 760, h: 560, r: 40 })}<rect width="760" height="560" rx="40" fill="${b.slant('#f4f4f4', dim(colour, 0.3))}"/><rect x="5" y="5" width="750" height="550" rx="36" fill="#0a0a0d"/>${wallpaper(studio, { x: 28, y: 28, w: 704, h: 504, r: 14 })}
    ${each(6, (i) => `<rect x="${180 + i * 70}" y="456" width="54" height="54" rx="14" fill="${b.down('#ffffff', lit(glows[i] ?? '#fff', 0.3))}"/>`)}
    ${hasPen ? `<g transform="translate(820 20) rotate(8)"><rect x="10" y="12" width="22" height="520" rx="11" fill="#000" opacity="0.25"/><rect width="22" height="500" rx="11" fill="${b.across('#ffffff', '#c3bfb9')}"/><path d="M0 494h22l-11 40z" fill="#d9d5cf"/></g>` : ''}</g>`
}

const powerBank: Painter = ({ brush: b, around, turn, subject }) => {
  const colour = turn(cases)
  const leds = subject.int(2, 4)
  return `${desk(b, around)}<g transform="translate(300 160) rotate(${around.int(-18, 6)} 150 300)">${lying({ x: 0, y: 0, w: 290, h: 560, r: 44 })}<rect width="290" height="560" rx="44" fill="${b.slant(lit(colour, 0.5), colour, dim(colour, 0.4))}"/><path d="M6 60V500L220 6H50Q8 8 6 60z" fill="#fff" opacity="0.14"/>${each(4, (i) => `<circle cx="${100 + i * 30}" cy="480" r="8" fill="${i < leds ? '#7fe0ff' : '#000'}" opacity="${i < leds ? 1 : 0.3}"/>`)}<path d="M160 200l-60 100h44l-14 80 64 -104h-44z" fill="#fff" opacity="0.75"/><rect x="90" y="-4" width="46" height="12" rx="5" fill="#111"/><rect x="156" y="-2" width="34" height="9" rx="4" fill="#111"/></g>${cable(b, 740, 220)}`
}

const headphones: Painter = ({ brush: b, around, turn, subject }) => {
  const colour = turn(cases)
  const ring = subject.pick(['#c9a04c', '#d9dce0', '#2b2d33', '#b5654a'])
  const cup = (x: number, flip: number) =>
    `<g transform="translate(${x} 560) scale(${flip} 1)"><path d="M40 -150Q130 -140 130 0T40 150z" fill="${b.across('#4a4546', '#15141a')}"/><path d="M52 -160Q-70 -160 -70 0T52 160Q80 90 80 0T52 -160z" fill="${b.slant(lit(colour, 0.5), colour, dim(colour, 0.45))}"/><ellipse cx="0" cy="0" rx="44" ry="96" fill="none" stroke="${ring}" stroke-width="8"/><ellipse cx="-22" cy="-60" rx="20" ry="50" fill="#fff" opacity="0.22"/><path d="M-10 -150V-270" stroke="${b.across(lit(ring, 0.5), dim(ring, 0.4))}" stroke-width="26" stroke-linecap="round"/></g>`
  return `${table(b, around)}${shadow(b, { x: 600, y: 730, rx: 380, ry: 46, dark: 0.85 })}
    <path d="M350 350Q370 110 600 110T850 350" fill="none" stroke="${b.down(lit(colour, 0.4), dim(colour, 0.3))}" stroke-width="60" stroke-linecap="round"/><path d="M372 340Q396 138 600 138T828 340" fill="none" stroke="#1b1a1e" stroke-width="30" stroke-linecap="round"/><path d="M400 250Q450 112 600 98" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="9" stroke-linecap="round"/>
    ${cup(350, 1)}${cup(850, -1)}`
}

const camera: Painter = ({ brush: b, around, turn, subject }) => {
  const body = turn(['#26272c', '#8d8f94', '#5a3d2c', '#2f3f4a', '#3a3335', '#d9d5cd'])
  const r = subject.int(190, 225)
  const band = subject.pick(['#c9a04c', '#b3202a', '#4a4c52'])
  return `${table(b, around)}${shadow(b, { x: 600, y: 764, rx: 430, ry: 50, dark: 0.9 })}
    <path d="M460 290L500 200Q510 186 530 186H690Q708 186 716 200L752 290z" fill="${b.down(lit(body, 0.4), dim(body, 0.2))}"/><rect x="556" y="206" width="110" height="54" rx="10" fill="${b.slant('#eef3f6', '#9aa7b0')}"/>
    <rect x="220" y="280" width="770" height="480" rx="54" fill="${b.down(lit(body, 0.35), body, dim(body, 0.5))}"/><rect x="220" y="376" width="770" height="300" fill="${b.down('#2b2a2e', '#161518')}"/>${each(22, (i) => `<path d="M${232 + i * 34} 380v292" stroke="#fff" stroke-opacity="0.035" stroke-width="9"/>`)}
    <rect x="270" y="244" width="110" height="40" rx="10" fill="${b.across('#d9dce0', '#5d6068')}"/><rect x="830" y="232" width="90" height="52" rx="12" fill="${b.across('#b9bcc2', '#3d4047')}"/><circle cx="300" cy="330" r="20" fill="${b.ball('#ff8a74', '#b3121d')}"/><rect x="846" y="312" width="90" height="44" rx="12" fill="#0c0d10"/>
    <g transform="translate(600 530)"><circle r="${r + 30}" fill="#000" opacity="0.35" cx="12" cy="16"/><circle r="${r + 22}" fill="${b.slant('#6d7078', '#17181b')}"/><circle r="${r}" fill="${b.slant('#1b1c20', '#45474e')}"/><circle r="${r - 16}" fill="none" stroke="${band}" stroke-width="7"/><circle r="${r - 44}" fill="#07070a"/><circle r="${r - 60}" fill="${b.ball('#7f9ad9', '#3a2f6a', '#140f26', '#050409')}"/><circle r="${r - 120}" fill="${b.ball('#a35fb0/0.6', '#0a0814/0.9')}"/><ellipse cx="-60" cy="-72" rx="48" ry="30" fill="#fff" opacity="0.55" transform="rotate(-36 -60 -72)"/><circle cx="58" cy="66" r="17" fill="#8fd0ff" opacity="0.4"/></g>`
}

export const pocket = {
  phone,
  keypadPhone,
  tablet,
  powerBank,
  headphones,
  camera,
} satisfies Record<string, Painter>
