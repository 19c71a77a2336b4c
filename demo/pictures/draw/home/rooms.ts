import { room } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { bed, cloths, kitchen, sofa } from '../../furniture-pieces.ts'
import { casement, plant, shadow } from '../../pieces.ts'
import { each, type Painter, type Studio } from '../../studio.ts'

function style({ turn, subject }: Studio) {
  return { colour: turn(cloths), accent: subject.pick(cloths), kind: subject.int(0, 5) }
}

/** A framed picture on the wall. */
function picture({ brush: b, subject }: Studio, x: number, y: number, tone: string): string {
  const sun = subject.pick(['#e0a32c', '#b5654a', '#ffffff', '#7a1f4f'])
  return `<rect x="${x + 10}" y="${y + 14}" width="200" height="150" fill="#000" opacity="0.16"/>
    <rect x="${x}" y="${y}" width="200" height="150" fill="${b.slant('#ffffff', '#d6d0c8')}"/><rect x="${x + 16}" y="${y + 16}" width="168" height="118" fill="${b.down(lit(tone, 0.75), lit(tone, 0.4))}"/>
    <circle cx="${x + 120}" cy="${y + 58}" r="24" fill="${sun}"/><path d="M${x + 16} ${y + 134}v-30l50 -44 40 40 26 -20 52 54z" fill="${b.down(tone, dim(tone, 0.4))}"/>`
}

function curtains(studio: Studio, tone: string, x: number): string {
  const { brush: b } = studio
  const drape = (left: number) =>
    `<path d="M${left} 70h90q10 220 -6 520h-92q16 -260 8 -520z" fill="${b.across(lit(tone, 0.4), tone, lit(tone, 0.25), dim(tone, 0.25), tone)}" opacity="0.95"/>`
  return `<rect x="${x - 80}" y="58" width="460" height="14" rx="7" fill="${b.down('#8a6a4c', '#46301f')}"/>${casement(b, { x, y: 120, w: 300, h: 330 })}${drape(x - 70)}${drape(x + 280)}`
}

const livingRoom = (studio: Studio): string => {
  const { brush: b, around } = studio
  const piece = style(studio)
  return `${room(b, around)}${curtains(studio, piece.accent, 110)}${picture(studio, 690, 150, piece.accent)}
    <ellipse cx="620" cy="790" rx="540" ry="78" fill="${b.ball(lit(piece.accent, 0.75), lit(piece.accent, 0.5), lit(piece.accent, 0.2))}"/><ellipse cx="620" cy="788" rx="480" ry="62" fill="none" stroke="${piece.accent}" stroke-opacity="0.5" stroke-width="7"/>
    <g transform="translate(180 150) scale(0.8)">${sofa(b, piece)}</g>
    ${plant(b, { x: 190, y: 776, size: 0.95, pot: '#b5654a', kind: piece.kind })}
    <g transform="translate(1080 760)">${shadow(b, { x: 0, y: 0, rx: 80, ry: 18 })}<path d="M-4 0V-380" stroke="#3a3330" stroke-width="9"/><ellipse cx="0" cy="-2" rx="54" ry="12" fill="#3a3330"/><ellipse cx="0" cy="-400" rx="190" ry="190" fill="${b.glow('#ffe9b8', 0.6)}"/><path d="M-50 -480H50L84 -370H-84z" fill="${b.down('#fff8e2', '#f0d9a4')}"/></g>`
}

const bedroom = (studio: Studio): string => {
  const { brush: b, around } = studio
  const piece = style(studio)
  const stand = (x: number) =>
    `<rect x="${x}" y="560" width="130" height="150" rx="6" fill="${b.slant('#d9c2a2', '#8d6e50')}"/><path d="M${x + 10} 630h110" stroke="#000" stroke-opacity="0.25" stroke-width="4"/><ellipse cx="${x + 65}" cy="470" rx="150" ry="140" fill="${b.glow('#ffe3a6', 0.7)}"/><path d="M${x + 62} 560v-60" stroke="#4a4038" stroke-width="10"/><path d="M${x + 36} 430h58l26 76H${x + 10}z" fill="${b.down('#fffaf0', '#f2d9a0')}"/>`
  return `${room(b, around)}${picture(studio, 390, 90, piece.accent)}${picture(studio, 620, 90, piece.colour)}${stand(80)}${stand(990)}${bed(b, piece)}`
}

const kitchenRoom = (studio: Studio): string => {
  const { brush: b, around } = studio
  const colour = studio.turn([
    '#f1efea',
    '#6f8a7b',
    '#3e5570',
    '#c9a882',
    '#8c3a4d',
    '#d9dcd8',
    '#4a4d52',
  ])
  const accent = studio.subject.pick(cloths)
  return `${room(b, around, 700)}${kitchen(b, { colour, accent, kind: studio.subject.int(0, 5) })}`
}

/** A block of flats in its yard. */
const facade = (studio: Studio): string => {
  const { brush: b, around, subject } = studio
  const wall = subject.pick(['#d9c7ae', '#c9b6ae', '#e4dccf', '#b9c1c6', '#d6bfa0'])
  const rail = subject.pick(cloths)
  return `<rect x="-60" y="-40" width="1320" height="980" fill="${b.down('#6aa8de', '#c4def0', '#f1efe4')}"/>
    <circle cx="1040" cy="110" r="240" fill="${b.glow('#fffbe6', 0.9)}"/>
    <path d="M220 90H860V800H220z" fill="${b.slant(lit(wall, 0.35), wall, dim(wall, 0.12))}"/><path d="M860 90l140 60V790H860z" fill="${b.across(dim(wall, 0.2), dim(wall, 0.34))}"/>
    <path d="M204 74H868l150 62v18L862 96H204z" fill="${dim(wall, 0.45)}"/>
    ${each(6, (row) =>
      each(4, (i) => {
        const [x, y] = [256 + i * 152, 130 + row * 108]
        return i % 2
          ? `<rect x="${x - 8}" y="${y - 6}" width="128" height="88" fill="${b.down('#5a6b78', '#37424c')}"/><rect x="${x - 14}" y="${y + 34}" width="140" height="56" rx="4" fill="${b.down(lit(rail, 0.45), rail)}"/>`
          : `<rect x="${x - 6}" y="${y - 6}" width="92" height="82" fill="#f6f3ee"/><rect x="${x}" y="${y}" width="80" height="70" fill="${b.slant('#a9cbe2', '#4f6c80')}"/><path d="M${x + 40} ${y}v70" stroke="#f6f3ee" stroke-width="6"/>`
      }),
    )}
    <rect x="-60" y="780" width="1320" height="160" fill="${b.down('#8fae6d', '#5f8350')}"/><path d="M440 800L380 940H760L640 800z" fill="${b.down('#d2ccc2', '#a29b91')}"/>
    ${each(9, (i) => `<circle cx="${around.int(-10, 40) + i * 150}" cy="${around.int(740, 800)}" r="${around.int(60, 110)}" fill="${b.haze(i % 2 ? '#5d8f55' : '#477a4e', 0.94)}"/>`)}`
}

const flatRooms = [livingRoom, kitchenRoom, bedroom, facade] as const

/** Each view of a flat is another of its rooms; which one comes first differs from flat to flat. */
const flat: Painter = (studio) => {
  const first = studio.turn([0, 1, 2, 0, 3])
  return (flatRooms[(studio.view + first) % flatRooms.length] ?? livingRoom)(studio)
}

const sofaAlone: Painter = (studio) => {
  const { brush: b, around } = studio
  const piece = style(studio)
  return `${room(b, around)}${picture(studio, 500, 130, piece.accent)}<g transform="translate(0 30)">${sofa(b, piece)}</g>${plant(b, { x: 110, y: 770, size: 0.8, pot: '#e6e1d8', kind: piece.kind })}`
}

const bath: Painter = ({ brush: b, around, turn, subject }) => {
  const tile = turn(['#9fc0c4', '#d9d2c6', '#7f9bb0', '#b9a7b4', '#a9bfa4', '#54626c'])
  const tap = subject.pick(['#d9dce0', '#c9a04c', '#3a3c42'])
  const wood = subject.pick(['#b08661', '#e9e6e0', '#5a4638'])
  return `<rect x="-60" y="-40" width="1320" height="980" fill="${b.slant(lit(tile, 0.5), tile, dim(tile, 0.2))}"/>
    ${each(9, (i) => `<path d="M-60 ${i * 90 - 10}H1260M${i * 160 - 40} -40V720" stroke="#fff" stroke-opacity="0.36" stroke-width="5"/>`)}
    <rect x="-60" y="710" width="1320" height="230" fill="${b.down('#8f8a86', '#c9c4bd')}"/>
    <circle cx="420" cy="240" r="186" fill="#000" opacity="0.16"/><circle cx="410" cy="226" r="184" fill="${b.slant('#f7f5f1', '#a9a39b')}"/><circle cx="410" cy="226" r="168" fill="${b.slant('#eef6fa', '#9fb7c4', '#dbe8ef')}"/>
    <rect x="190" y="540" width="470" height="210" rx="8" fill="${b.slant(lit(wood, 0.3), wood, dim(wood, 0.3))}"/><path d="M425 546v198M350 640h40M460 640h40" stroke="#000" stroke-opacity="0.4" stroke-width="6"/>
    <path d="M150 486H700Q690 560 610 562H240Q160 560 150 486z" fill="${b.down('#ffffff', '#efece7', '#bcb7b0')}"/><path d="M150 480h552v16H150z" fill="#fff"/>
    <path d="M424 484V410Q424 380 456 380T486 408" stroke="${b.across(lit(tap, 0.6), tap, dim(tap, 0.4))}" stroke-width="20" fill="none" stroke-linecap="round"/>
    <ellipse cx="${around.int(200, 1_000)}" cy="200" rx="460" ry="330" fill="${b.glow('#ffffff', 0.4)}"/>
    ${shadow(b, { x: 930, y: 800, rx: 220, ry: 34, dark: 0.7 })}
    <rect x="830" y="330" width="210" height="200" rx="16" fill="${b.across('#ffffff', '#e6e2dc', '#b9b3ab')}"/><circle cx="935" cy="346" r="11" fill="${tap}"/>
    <path d="M780 560Q790 530 840 530H1030Q1080 530 1090 560Q1080 680 1010 720V800H860V720Q790 680 780 560z" fill="${b.across('#ffffff', '#f2efea', '#b4aea6')}"/><ellipse cx="935" cy="556" rx="156" ry="34" fill="${b.down('#dcd7d0', '#ffffff')}"/><ellipse cx="935" cy="552" rx="120" ry="20" fill="${b.down('#9db4be', '#e9eff1')}"/>`
}

export const rooms = {
  flat,
  sofa: sofaAlone,
  bed: bedroom,
  kitchen: kitchenRoom,
  bath,
} satisfies Record<string, Painter>
