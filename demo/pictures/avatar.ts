import { dim, lit, mix } from './colour.ts'
import { createStudio, each, type Studio } from './studio.ts'

const grounds = [
  '#e6b8a2',
  '#a9c4d9',
  '#c9d3a8',
  '#d9b8cf',
  '#f0d39a',
  '#a8cfc4',
  '#c3b8e0',
  '#e0c8b0',
  '#b8c9b0',
] as const
const skins = ['#f2cdb0', '#e8b893', '#d9a27c', '#f6d9c4', '#c98f68', '#eec3a4'] as const
const hairs = [
  '#3a2a22',
  '#6d4a30',
  '#1f1a1c',
  '#a8753f',
  '#c9a05a',
  '#8f8a88',
  '#7a3324',
  '#4f3a2c',
] as const
const clothes = [
  '#7a1f4f',
  '#3f5f86',
  '#3f7d5b',
  '#b5654a',
  '#4a4f58',
  '#caa33f',
  '#6a5f96',
  '#e9e4dc',
] as const

/** A face or a company's mark, 256 × 256 SVG without letters; the same seed gives the same picture. */
export function drawAvatar(seed: number, kind: 'personal' | 'company'): string {
  const studio = createStudio({ name: kind, seed, view: 0 })
  const drawing = kind === 'personal' ? face(studio) : mark(studio)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><defs>${studio.brush.defs()}</defs>${drawing}</svg>`
}

interface Appearance {
  readonly skin: string
  readonly hair: string
  readonly style: number
}

function hairBehind({ brush: b }: Studio, { hair, style }: Appearance): string {
  const fill = b.down(lit(hair, 0.22), dim(hair, 0.3))
  const behind = [
    '',
    `<path d="M66 112Q60 40 128 38T190 112Q204 190 188 214H68Q52 190 66 112z" fill="${fill}"/>`,
    '',
    `<path d="M70 110Q62 42 128 40T186 110Q192 150 184 166H72Q64 150 70 110z" fill="${fill}"/>`,
    `<circle cx="128" cy="36" r="25" fill="${fill}"/>`,
    '',
  ]
  return behind[style] ?? ''
}

function hairBefore({ brush: b }: Studio, { hair, style }: Appearance): string {
  const fill = b.slant(lit(hair, 0.3), hair, dim(hair, 0.25))
  const before = [
    'M76 104Q68 46 128 44T180 104Q176 78 150 74Q112 78 92 70Q80 84 76 104z',
    'M74 116Q64 44 128 42T182 116Q178 84 140 66Q104 92 74 116z',
    'M76 100Q72 44 130 40Q190 44 180 100Q174 86 166 78Q128 62 90 78Q80 88 76 100z',
    'M74 112Q66 44 128 42T182 112Q174 92 170 84Q128 92 86 84Q80 96 74 112z',
    'M74 106Q70 44 128 44T182 106Q168 66 128 66T74 106z',
    'M78 96Q82 58 128 54T178 96Q174 70 128 66T78 96z',
  ]
  return `<path d="${before[style] ?? before[0]}" fill="${fill}"/>`
}

function beard({ brush: b }: Studio, { hair }: Appearance): string {
  return `<path d="M78 118Q80 182 128 186T178 118Q172 146 156 146Q128 136 100 146Q84 146 78 118z" fill="${b.down(lit(hair, 0.12), dim(hair, 0.2))}"/>`
}

function spectacles(): string {
  return `<g fill="#ffffff" fill-opacity="0.2" stroke="#2b2528" stroke-width="4"><circle cx="107" cy="116" r="16"/><circle cx="149" cy="116" r="16"/><path d="M123 114q5 -5 10 0" fill="none"/></g>`
}

function face(studio: Studio): string {
  const { brush: b, turn, subject } = studio
  const ground = turn(grounds)
  const appearance = {
    skin: subject.pick(skins),
    hair: subject.pick(hairs),
    style: subject.int(0, 5),
  }
  const shirt = subject.pick(clothes)
  const isBearded = appearance.style % 2 === 0 && appearance.style !== 4 && subject.chance(0.4)
  const hasGlasses = subject.chance(0.25)
  const { skin } = appearance
  const smile = subject.int(4, 12)
  return `
    <rect width="256" height="256" fill="${b.slant(lit(ground, 0.45), ground, dim(ground, 0.14))}"/>
    <circle cx="76" cy="60" r="120" fill="${b.glow('#ffffff', 0.5)}"/>
    ${hairBehind(studio, appearance)}
    <path d="M24 268Q26 200 96 192H160Q230 200 232 268z" fill="${b.down(lit(shirt, 0.25), shirt, dim(shirt, 0.3))}"/>
    <path d="M104 150H152V190Q150 212 128 212T104 190z" fill="${b.down(dim(skin, 0.22), dim(skin, 0.06))}"/>
    <path d="M96 192Q128 230 160 192L170 196Q128 246 86 196z" fill="${lit(shirt, 0.4)}"/>
    <circle cx="77" cy="118" r="11" fill="${dim(skin, 0.1)}"/><circle cx="179" cy="118" r="11" fill="${dim(skin, 0.12)}"/>
    <path d="M78 104Q78 56 128 56T178 104Q180 174 128 178T78 104z" fill="${b.ball(lit(skin, 0.3), skin, dim(skin, 0.14))}"/>
    <circle cx="98" cy="138" r="16" fill="${b.glow('#e0705f', 0.34)}"/><circle cx="158" cy="138" r="16" fill="${b.glow('#e0705f', 0.34)}"/>
    ${isBearded ? beard(studio, appearance) : ''}${hairBefore(studio, appearance)}
    ${[107, 149].map((x) => `<ellipse cx="${x}" cy="116" rx="5.5" ry="6.5" fill="#2b1f1c"/><circle cx="${x - 1.8}" cy="113.6" r="1.9" fill="#fff"/><path d="M${x - 10} 102q10 -6 20 0" stroke="${dim(appearance.hair, 0.1)}" stroke-width="4" fill="none" stroke-linecap="round"/>`).join('')}
    <path d="M128 120q-6 16 2 17" stroke="${dim(skin, 0.35)}" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M110 150Q128 ${158 + smile} 146 150Q128 ${152 + smile / 2} 110 150z" fill="#ffffff" stroke="${mix(skin, '#a3303a', 0.65)}" stroke-width="3.5" stroke-linejoin="round"/>
    ${hasGlasses ? spectacles() : ''}`
}

const brands = [
  '#7a1f4f',
  '#2f5f9c',
  '#2f7d5b',
  '#c9622c',
  '#33404f',
  '#8a5fb0',
  '#b3303a',
  '#2f7f8a',
  '#a8802c',
] as const

function mark({ brush: b, turn, subject }: Studio): string {
  const brand = turn(brands)
  const second = subject.pick(['#ffffff', '#f4d58a', lit(brand, 0.75)])
  const count = subject.int(5, 8)
  const pale = b.down('#ffffff', lit(second, 0.2))
  const soft = b.down(lit(second, 0.1), lit(brand, 0.35))
  const motifs = [
    `<path d="M128 60L200 122H180V192H76V122H56z" fill="${pale}"/><rect x="110" y="142" width="36" height="50" fill="${brand}"/>`,
    each(
      count,
      (i) =>
        `<ellipse cx="128" cy="84" rx="19" ry="42" fill="${i % 2 ? soft : pale}" transform="rotate(${(360 / count) * i} 128 128)"/>`,
    ),
    `<path d="M60 172L110 84L140 136L158 108L198 172z" fill="${pale}"/><circle cx="172" cy="80" r="17" fill="${soft}"/>`,
    `<path d="M128 54L192 91V165L128 202L64 165V91z" fill="${soft}"/><path d="M128 54L192 91L128 128L64 91z" fill="${pale}"/><path d="M128 128V202L64 165V91z" fill="${lit(brand, 0.7)}"/>`,
    `<circle cx="108" cy="128" r="54" fill="${pale}"/><circle cx="150" cy="128" r="54" fill="${soft}" opacity="0.85"/>`,
    `<path d="M128 196Q60 170 66 90Q140 84 150 150Q152 96 194 82Q206 170 128 196z" fill="${pale}"/><path d="M128 196Q120 150 92 116M128 196Q146 150 176 110" stroke="${brand}" stroke-width="6" fill="none"/>`,
    each(
      3,
      (i) =>
        `<path d="M66 ${158 - i * 44}L128 ${192 - i * 44}L190 ${158 - i * 44}L128 ${124 - i * 44}z" fill="${i === 1 ? soft : pale}" stroke="${brand}" stroke-width="5"/>`,
    ),
  ]
  return `<rect width="256" height="256" fill="${b.slant(lit(brand, 0.28), brand, dim(brand, 0.35))}"/>
    <circle cx="60" cy="40" r="170" fill="${b.glow('#ffffff', 0.28)}"/>
    <g transform="translate(5 9)" opacity="0.18"><circle cx="128" cy="128" r="74" fill="${b.glow('#000000', 1)}"/></g>${turn(motifs)}`
}
