import type { Brush } from './brush.ts'
import { dim, lit, mix } from './colour.ts'
import { shadow } from './pieces.ts'
import { each } from './studio.ts'

/** Fabric colours of upholstery and bedding. */
export const cloths = [
  '#5f8f5b',
  '#7a1f4f',
  '#8a8f98',
  '#c9a27c',
  '#3f5f86',
  '#b5654a',
  '#d9d0c2',
  '#4a4f58',
  '#b98a9a',
  '#2f6f6b',
  '#caa33f',
] as const

interface Piece {
  readonly colour: string
  readonly accent: string
  readonly kind: number
}

/** A sofa 840 wide standing on y 760 between x 180 and 1020. */
export function sofa(b: Brush, { colour, accent, kind }: Piece): string {
  const seats = 2 + (kind % 2)
  const width = 640 / seats
  const isCorner = kind % 3 === 2
  const soft = b.down(lit(colour, 0.32), colour, dim(colour, 0.25))
  const cushion = (x: number, tilt: number, tone: string) =>
    `<g transform="translate(${x} 540) rotate(${tilt})"><path d="M-56 -56Q0 -68 56 -56Q66 0 56 56Q0 66 -56 56Q-66 0 -56 -56z" fill="${b.slant(lit(tone, 0.45), tone, dim(tone, 0.3))}"/></g>`
  return `
    ${shadow(b, { x: 600, y: 768, rx: 560, ry: 44, dark: 0.85 })}
    ${[270, 930].map((x) => `<path d="M${x - 14} 720h28l-6 50h-16z" fill="${b.down('#4a3428', '#1d130d')}"/>`).join('')}
    <path d="M236 640V440Q240 396 290 392H910Q960 396 964 440V640z" fill="${b.down(lit(colour, 0.26), colour, dim(colour, 0.4))}"/>
    ${each(seats, (i) => `<rect x="${282 + i * width}" y="408" width="${width - 6}" height="210" rx="34" fill="${soft}"/><path d="M${312 + i * width} 424h${width - 70}" stroke="#fff" stroke-opacity="0.28" stroke-width="8" stroke-linecap="round"/>`)}
    ${each(seats, (i) => `<rect x="${276 + i * width}" y="584" width="${width + 4}" height="86" rx="30" fill="${b.down(lit(colour, 0.42), colour, dim(colour, 0.3))}"/>`)}
    ${isCorner ? `<path d="M700 640Q700 606 740 604H960Q1000 606 1000 650V742H700z" fill="${soft}"/><path d="M712 668h276" stroke="#000" stroke-opacity="0.16" stroke-width="5"/>` : ''}
    <rect x="240" y="658" width="720" height="82" rx="16" fill="${b.down(dim(colour, 0.1), dim(colour, 0.5))}"/>
    ${[180, 924].map((x) => `<path d="M${x} 730V560Q${x} 508 ${x + 50} 508T${x + 100} 560V730Q${x + 100} 744 ${x + 86} 744H${x + 14}Q${x} 744 ${x} 730z" fill="${b.across(lit(colour, 0.3), colour, dim(colour, 0.36))}"/><ellipse cx="${x + 46}" cy="538" rx="34" ry="18" fill="${b.glow('#ffffff', 0.4)}"/>`).join('')}
    ${cushion(346, -9, accent)}${cushion(846, 11, lit(accent, 0.55))}${kind % 2 ? cushion(440, 8, mix(accent, colour, 0.5)) : ''}`
}

/** A double bed from its foot, on y 780. */
export function bed(b: Brush, { colour, accent, kind }: Piece): string {
  const wood = kind % 2 ? '#8a6248' : '#d9cbb8'
  const head = kind % 3 === 0 ? colour : wood
  return `
    ${shadow(b, { x: 600, y: 780, rx: 540, ry: 50, dark: 0.85 })}
    <rect x="250" y="300" width="700" height="320" rx="${kind % 2 ? 14 : 44}" fill="${b.down(lit(head, 0.3), head, dim(head, 0.35))}"/>
    ${each(6, (i) => `<path d="M${350 + i * 100} 316v180" stroke="#000" stroke-opacity="0.16" stroke-width="6"/>`)}
    <path d="M270 500H930L990 720H210z" fill="${b.down('#ffffff', '#ece8e1', '#cfc9c1')}"/>
    ${[
      [300, 420],
      [620, 420],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x} ${y + 20}Q${x + 140} ${y - 24} ${x + 280} ${y + 20}Q${x + 300} ${y + 70} ${x + 284} ${y + 110}Q${x + 140} ${y + 140} ${x - 4} ${y + 110}Q${x - 20} ${y + 60} ${x} ${y + 20}z" fill="${b.down('#ffffff', '#f3f0ea', '#c9c3bb')}"/>`,
      )
      .join('')}
    ${kind % 2 ? `<path d="M500 480Q600 450 700 480Q712 540 700 572Q600 592 500 572Q488 530 500 480z" fill="${b.slant(lit(accent, 0.4), accent, dim(accent, 0.3))}"/>` : ''}
    <path d="M240 560Q600 530 960 560L1000 744Q600 770 200 744z" fill="${b.down(lit(colour, 0.36), colour, dim(colour, 0.3))}"/>
    <path d="M240 560Q600 530 960 560L966 596Q600 566 234 596z" fill="${b.down('#fff', lit(colour, 0.6))}"/>
    ${each(5, (i) => `<path d="M${320 + i * 140} 590Q${290 + i * 150} 660 ${300 + i * 150} 740" stroke="#000" stroke-opacity="0.09" stroke-width="14" fill="none"/>`)}
    <path d="M200 744Q600 770 1000 744V772Q600 800 200 772z" fill="${b.down(dim(wood, 0.1), dim(wood, 0.5))}"/>`
}

/** A fitted kitchen along the wall, from x 120 to 1080 on y 740. */
export function kitchen(b: Brush, { colour, accent, kind }: Piece): string {
  const stone = kind % 2 ? '#3c3b40' : '#e7e2d9'
  const unit = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w - 5}" height="${h}" rx="3" fill="${b.slant(lit(colour, 0.3), colour, dim(colour, 0.14))}"/><rect x="${x + 14}" y="${y + 14}" width="${w - 33}" height="${h - 28}" fill="none" stroke="${dim(colour, 0.3)}" stroke-opacity="0.35" stroke-width="3"/>
     <path d="M${x + w - 26} ${y + h / 2 - 26}v52" stroke="${b.down('#f5f5f5', '#777')}" stroke-width="7" stroke-linecap="round"/>`
  return `
    ${shadow(b, { x: 600, y: 750, rx: 600, ry: 34, dark: 0.7 })}
    <rect x="120" y="330" width="960" height="170" fill="${b.across('#f3f1ec', '#dcd7d0')}"/>
    ${each(3, (r) => each(12, (i) => `<rect x="${122 + i * 80 + (r % 2) * 40}" y="${334 + r * 56}" width="76" height="52" fill="${accent}" opacity="${0.08 + ((i * 7 + r * 3) % 5) * 0.03}"/>`))}
    ${[0, 1, 2].map((i) => unit(120 + i * 130, 110, 130, 210)).join('')}${[0, 1].map((i) => unit(820 + i * 130, 110, 130, 210)).join('')}
    <rect x="120" y="320" width="960" height="10" fill="#fff6d8"/><ellipse cx="600" cy="350" rx="520" ry="70" fill="${b.glow('#fff2cf', 0.7)}"/>
    <path d="M560 250h210l34 66H526z" fill="${b.down('#e6e8ea', '#8b9098')}"/><rect x="620" y="60" width="90" height="194" fill="${b.across('#f1f2f3', '#b3b7bd', '#8b9098')}"/>
    ${[0, 1, 2].map((i) => unit(120 + i * 130, 520, 130, 210)).join('')}${[0, 1, 2].map((i) => unit(690 + i * 130, 520, 130, 210)).join('')}
    <rect x="512" y="520" width="172" height="210" rx="6" fill="${b.slant('#4a4c52', '#1c1d21')}"/><rect x="532" y="572" width="132" height="116" rx="8" fill="${b.slant('#6b7078', '#101114')}"/><path d="M530 548h136" stroke="#d9dbde" stroke-width="9" stroke-linecap="round"/>
    <rect x="104" y="496" width="992" height="26" rx="4" fill="${b.down(lit(stone, 0.4), dim(stone, 0.15))}"/>
    <rect x="516" y="486" width="164" height="11" rx="4" fill="#15161a"/>
    <path d="M850 496V420Q850 392 880 392T910 420v16" stroke="${b.across('#fff', '#7d828a')}" stroke-width="12" fill="none"/>
    <path d="M222 496q-40 -60 -10 -100q40 -20 60 0q30 40 -10 100z" fill="${b.across(lit(accent, 0.4), accent, dim(accent, 0.3))}"/><path d="M400 496v-70h60v70z" fill="${b.across('#f4efe6', '#b5a998')}"/>
    <rect x="126" y="730" width="950" height="22" fill="#2b2726"/>`
}
