import { desk, room, table } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { cloths } from '../../furniture-pieces.ts'
import { box, casement, lying, plant, shadow, standing } from '../../pieces.ts'
import { each, type Painter } from '../../studio.ts'

const woods = ['#b48a63', '#7d5a43', '#e4ddd2', '#4d4a4c', '#c9a882', '#9c7b5f'] as const

const wardrobe: Painter = ({ brush: b, around, turn, subject }) => {
  const wood = turn(woods)
  const doors = subject.int(2, 4)
  const mirror = subject.int(0, doors)
  const width = 640 / doors
  return `${room(b, around)}
    ${standing(b, { x: 250, y: 150, w: 660, h: 610, d: 90, colour: wood, top: 0.25 })}
    ${each(doors, (i) => {
      const x = 260 + i * width
      const face =
        i === mirror
          ? b.slant('#eef5f8', '#9fb4c0', '#dfeaf0', '#8fa3ae')
          : b.slant(lit(wood, 0.22), wood, dim(wood, 0.2))
      return `<rect x="${x}" y="164" width="${width - 6}" height="560" rx="3" fill="${face}" stroke="#000" stroke-opacity="0.3" stroke-width="3"/>
        ${i === mirror ? '' : each(3, (k) => `<path d="M${x + width * (0.25 + k * 0.22)} 170q16 270 -6 548" stroke="${dim(wood, 0.4)}" stroke-opacity="0.16" stroke-width="4" fill="none"/>`)}
        <path d="M${x + (i % 2 ? 22 : width - 30)} 400v100" stroke="${b.down('#f7f7f5', '#8d9299')}" stroke-width="9" stroke-linecap="round"/>`
    })}
    <rect x="250" y="734" width="660" height="26" fill="${dim(wood, 0.5)}"/>
    ${plant(b, { x: 1090, y: 780, size: 0.8, pot: '#d9cfc4', kind: doors })}`
}

const diningTable: Painter = ({ brush: b, around, turn, subject }) => {
  const wood = turn(woods)
  const seat = subject.pick(cloths)
  const chair = (x: number, flip: number) => `<g transform="translate(${x} 0) scale(${flip} 1)">
    ${shadow(b, { x: 0, y: 800, rx: 130, ry: 22, dark: 0.6 })}
    <path d="M-84 800L-70 620M76 800L64 620M-70 620L-96 370" stroke="${b.down(lit(wood, 0.1), dim(wood, 0.5))}" stroke-width="18" stroke-linecap="round"/>
    <path d="M-112 370Q-100 350 -70 364L-46 560Q-70 576 -88 556z" fill="${b.slant(lit(seat, 0.35), seat, dim(seat, 0.35))}"/><path d="M-92 596H78Q96 610 80 632H-84Q-104 612 -92 596z" fill="${b.down(lit(seat, 0.35), dim(seat, 0.2))}"/></g>`
  return `${room(b, around)}${casement(b, { x: 700, y: 90, w: 320, h: 300 })}
    <path d="M470 0V150" stroke="#333" stroke-width="6"/><ellipse cx="470" cy="230" rx="260" ry="200" fill="${b.glow('#ffe9b8', 0.6)}"/><path d="M380 220Q400 140 470 140T560 220z" fill="${b.across(lit(seat, 0.3), dim(seat, 0.3))}"/>
    ${shadow(b, { x: 600, y: 790, rx: 460, ry: 50, dark: 0.7 })}
    ${chair(250, 1)}${chair(950, -1)}
    ${[360, 810].map((x) => `<path d="M${x} 560h40l-8 230h-24z" fill="${b.across(lit(wood, 0.2), dim(wood, 0.4))}"/>`).join('')}
    <path d="M300 500H900L980 552H220z" fill="${b.down(lit(wood, 0.45), lit(wood, 0.12))}"/><rect x="220" y="552" width="760" height="28" rx="4" fill="${b.down(wood, dim(wood, 0.4))}"/>
    <path d="M640 524v-110h-60v110z" fill="${b.across('#ffffff', '#c9d3d8')}"/>${each(7, (i) => `<path d="M610 416Q${560 + i * 17} 360 ${548 + i * 22} ${330 - (i % 3) * 22}" stroke="#5f8f5b" stroke-width="5" fill="none"/><circle cx="${548 + i * 22}" cy="${326 - (i % 3) * 22}" r="19" fill="${b.ball('#ffffff', seat, dim(seat, 0.3))}"/>`)}
    <ellipse cx="420" cy="526" rx="70" ry="15" fill="${b.down('#fff', '#d5d0c9')}"/><ellipse cx="800" cy="526" rx="70" ry="15" fill="${b.down('#fff', '#d5d0c9')}"/>`
}

const officeDesk: Painter = ({ brush: b, around, turn, subject, view }) => {
  const wood = turn(woods)
  const chair = subject.pick(['#22242a', '#3f5f86', '#7a1f4f', '#5b6066'])
  const screen = subject.pick(['#7fb3d9', '#d9a27f', '#8fc2a0', '#a99bd0'])
  return `${room(b, around)}${casement(b, { x: 120, y: 90, w: 340, h: 330 })}
    ${[0, 1].map((i) => `<rect x="760" y="${170 + i * 130}" width="330" height="16" fill="${b.down(lit(wood, 0.3), dim(wood, 0.3))}"/>${each(8, (k) => `<rect x="${780 + k * 32}" y="${90 + i * 130 + ((k * 7) % 20)}" width="26" height="${80 - ((k * 7) % 20)}" rx="2" fill="${b.across(cloths[(k * 3 + i + view) % cloths.length] ?? '#888', '#4a4448')}"/>`)}`).join('')}
    ${shadow(b, { x: 600, y: 790, rx: 520, ry: 46, dark: 0.75 })}
    <rect x="200" y="560" width="24" height="220" fill="${dim(wood, 0.4)}"/>${box(b, { x: 740, y: 576, w: 250, h: 200, d: 30, colour: wood })}${each(3, (i) => `<rect x="752" y="${590 + i * 62}" width="226" height="54" fill="${b.down(lit(wood, 0.15), dim(wood, 0.15))}"/><path d="M840 ${616 + i * 62}h50" stroke="#e9e9e9" stroke-width="8" stroke-linecap="round"/>`)}
    <path d="M210 510H990L1040 552H160z" fill="${b.down(lit(wood, 0.45), lit(wood, 0.1))}"/><rect x="160" y="552" width="880" height="26" fill="${b.down(wood, dim(wood, 0.4))}"/>
    <rect x="560" y="300" width="330" height="196" rx="8" fill="#1b1c20"/><rect x="570" y="310" width="310" height="168" fill="${b.slant(lit(screen, 0.6), screen, dim(screen, 0.3))}"/><path d="M700 496h50l12 30H688z" fill="#3a3c42"/>
    <path d="M330 530l30 -120 60 -60" stroke="#33353b" stroke-width="10" fill="none"/><path d="M400 320l70 40 -70 50z" fill="${b.slant('#f0f0ee', '#8b8f96')}"/><ellipse cx="330" cy="532" rx="50" ry="11" fill="#33353b"/>
    <g transform="translate(440 0)">${shadow(b, { x: 0, y: 836, rx: 150, ry: 24 })}<path d="M-110 470Q0 440 110 470L96 640Q0 664 -96 640z" fill="${b.down(lit(chair, 0.35), chair, dim(chair, 0.4))}"/><path d="M-120 660H120Q136 690 112 708H-112Q-136 690 -120 660z" fill="${b.down(lit(chair, 0.3), dim(chair, 0.4))}"/><path d="M0 708V790M0 780L-110 826M0 780L110 826M0 780V832" stroke="#2a2c31" stroke-width="16" stroke-linecap="round"/></g>`
}

const rug: Painter = ({ brush: b, around, turn, subject }) => {
  const cloth = turn(cloths)
  const accent = subject.pick(cloths)
  const kind = subject.int(0, 2)
  const marks = [
    each(
      5,
      (i) =>
        `<path d="M${380 + i * 110} 620l50 -30 50 30 -50 30z" fill="${lit(accent, 0.2)}"/><path d="M${408 + i * 110} 620l22 -14 22 14 -22 14z" fill="${lit(cloth, 0.7)}"/>`,
    ),
    each(
      7,
      (i) =>
        `<path d="M${290 + i * 6} ${545 + i * 27}H${910 - i * 6 + 60}" stroke="${i % 2 ? accent : lit(cloth, 0.6)}" stroke-width="13"/>`,
    ),
    `<ellipse cx="630" cy="620" rx="220" ry="66" fill="${lit(accent, 0.3)}"/><ellipse cx="630" cy="620" rx="150" ry="44" fill="${cloth}"/><ellipse cx="630" cy="620" rx="80" ry="22" fill="${lit(accent, 0.6)}"/>`,
  ]
  return `${room(b, around, 470)}${plant(b, { x: 160, y: 600, size: 0.9, pot: '#c9a27c', kind })}
    <path d="M300 512H960L1120 760H120z" fill="#000" opacity="0.2" transform="translate(10 12)"/>
    <path d="M300 506H960L1120 756H120z" fill="${b.slant(lit(cloth, 0.35), cloth, dim(cloth, 0.3))}"/>
    <path d="M330 524H930L1062 736H178z" fill="none" stroke="${lit(accent, 0.45)}" stroke-width="14"/><path d="M352 540H908L1016 716H224z" fill="none" stroke="${accent}" stroke-width="6"/>
    ${marks[kind] ?? ''}
    ${each(48, (i) => `<path d="M${122 + i * 21} 756l-4 26" stroke="${lit(cloth, 0.6)}" stroke-width="5"/>`)}
    <path d="M300 506H960L1120 756H120z" fill="${b.across('#ffffff/0.22', '#ffffff/0', '#000000/0.2')}"/>`
}

const lamp: Painter = ({ brush: b, around, turn, subject }) => {
  const shade = turn(['#f4ead2', '#d9b27c', '#b5654a', '#8fa59c', '#e9e4dc', '#7a1f4f'])
  const metal = subject.pick(['#c9a04c', '#2d2f35', '#d9dce0', '#8a5a3c'])
  const wide = subject.int(150, 210)
  return `${table(b, around)}<rect x="-60" y="-40" width="1320" height="980" fill="#150f1c" opacity="0.3"/>
    <circle cx="600" cy="330" r="520" fill="${b.glow('#ffd98c', 0.75)}"/>
    ${shadow(b, { x: 620, y: 764, rx: 260, ry: 36, dark: 0.8 })}<ellipse cx="600" cy="740" rx="420" ry="80" fill="${b.glow('#ffe2a0', 0.6)}"/>
    <path d="M560 760Q500 640 566 560Q590 500 592 420h16Q610 500 634 560Q700 640 640 760z" fill="${b.across(lit(metal, 0.55), metal, dim(metal, 0.5))}"/><ellipse cx="600" cy="758" rx="110" ry="22" fill="${b.across(lit(metal, 0.5), dim(metal, 0.5))}"/>
    <path d="M${600 - wide * 0.62} 150H${600 + wide * 0.62}L${600 + wide} 430Q600 460 ${600 - wide} 430z" fill="${b.down(lit(shade, 0.3), '#fff3cf', lit(shade, 0.15))}"/>
    <path d="M${600 - wide * 0.62} 150H${600 + wide * 0.62}L${600 + wide} 430Q600 460 ${600 - wide} 430z" fill="${b.across('#5a2f00/0.3', '#fff8e0/0.5', '#5a2f00/0.35')}"/><ellipse cx="600" cy="150" rx="${wide * 0.62}" ry="12" fill="#fffbe8"/>`
}

const bedding: Painter = ({ brush: b, around, turn, subject }) => {
  const base = turn(cloths)
  const other = subject.pick(cloths)
  const layers = [base, lit(other, 0.5), other, '#f3efe8', lit(base, 0.5), base]
  return `${table(b, around)}${shadow(b, { x: 620, y: 770, rx: 440, ry: 50, dark: 0.85 })}
    ${layers
      .map((tone, i) => {
        const y = 690 - i * 76
        const inset = (i % 3) * 14
        return `<path d="M${280 + inset} ${y}Q${250 + inset} ${y + 40} ${280 + inset} ${y + 74}H${910 - inset}Q${936 - inset} ${y + 40} ${910 - inset} ${y}z" fill="${b.down(lit(tone, 0.4), tone, dim(tone, 0.35))}"/><path d="M${300 + inset} ${y + 38}H${900 - inset}" stroke="#000" stroke-opacity="0.13" stroke-width="5"/>${i % 2 ? each(12, (k) => `<circle cx="${330 + k * 48}" cy="${y + 56}" r="7" fill="#fff" opacity="0.5"/>`) : ''}`
      })
      .join('')}
    <path d="M330 310Q590 190 860 310Q900 250 840 210Q600 150 350 210Q290 250 330 310z" fill="${b.down('#ffffff', '#f2eee8', '#bdb6ae')}"/>`
}

const dishes: Painter = ({ brush: b, around, turn, subject }) => {
  const glaze = turn(['#3f5f86', '#7a1f4f', '#5f8f5b', '#b5654a', '#caa33f', '#e9e5de'])
  const rim = subject.pick(['#c9a04c', '#2d2f35', '#ffffff', '#9fb4c0'])
  const plate = (x: number, y: number, r: number) =>
    `<g transform="translate(${x} ${y})">${lying({ x: -r, y: -r, w: 2 * r, h: 2 * r, r, dark: 0.06 })}<circle r="${r}" fill="${b.ball('#ffffff', lit(glaze, 0.75), lit(glaze, 0.4))}"/><circle r="${r - 8}" fill="none" stroke="${rim}" stroke-width="7"/><circle r="${r * 0.66}" fill="${b.slant(lit(glaze, 0.3), glaze, dim(glaze, 0.12))}"/><circle r="${r * 0.6}" fill="${b.slant(glaze, lit(glaze, 0.35))}"/></g>`
  return `${desk(b, around)}${plate(560, 460, 300)}${plate(560, 460, 190)}${plate(980, 260, 140)}
    <g transform="translate(980 640)">${lying({ x: -100, y: -100, w: 200, h: 200, r: 100, dark: 0.06 })}<path d="M90 -20q90 -10 80 50t-90 30" stroke="${lit(glaze, 0.3)}" stroke-width="24" fill="none"/><circle r="116" fill="${b.ball('#ffffff', lit(glaze, 0.5), glaze)}"/><circle r="98" fill="${b.ball('#8a5a3c', '#4b2a1a', '#2a160d')}"/><ellipse cx="-30" cy="-36" rx="38" ry="20" fill="#fff" opacity="0.18"/></g>
    ${[120, 190].map((x, i) => `<g transform="translate(${x} 460)"><rect x="0" y="-250" width="22" height="500" rx="11" fill="#000" opacity="0.2" transform="translate(12 14)"/><rect x="0" y="-60" width="22" height="320" rx="11" fill="${b.across('#f6f6f6', '#9a9fa6')}"/>${i ? `<ellipse cx="11" cy="-160" rx="36" ry="92" fill="${b.ball('#ffffff', '#b9bdc4', '#7d828a')}"/>` : `<path d="M-16 -250v120q0 50 27 70q27 -20 27 -70v-120h-12v110h-8v-110h-14v110h-8v-110z" fill="${b.across('#f6f6f6', '#9a9fa6')}"/>`}</g>`).join('')}`
}

export const furniture = {
  wardrobe,
  diningTable,
  officeDesk,
  rug,
  lamp,
  bedding,
  dishes,
} satisfies Record<string, Painter>
