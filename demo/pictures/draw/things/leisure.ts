import { desk, meadow, room, sky, table } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { lying, plant, shadow } from '../../pieces.ts'
import { each, type Painter } from '../../studio.ts'

const hues = [
  '#b3202a',
  '#3f5f9c',
  '#2f7d5b',
  '#e0a32c',
  '#7a1f4f',
  '#5f6f86',
  '#e07a2c',
  '#6a5f96',
] as const

const dumbbells: Painter = ({ brush: b, around, turn, subject }) => {
  const plate = turn(['#26272c', '#3f5f9c', '#b3202a', '#5b6066', '#7a1f4f', '#2f6f6b'])
  const discs = subject.int(2, 4)
  const one = (x: number, y: number, s: number, tilt: number) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${s})">${shadow(b, { x: 0, y: 130, rx: 400, ry: 34, dark: 0.85 })}<rect x="-300" y="-22" width="600" height="44" rx="10" fill="${b.down('#ffffff', '#b9bcc2', '#5d6068')}"/>${each(17, (i) => `<path d="M${-96 + i * 12} -20l-10 40" stroke="#000" stroke-opacity="0.25" stroke-width="4"/>`)}${[
      -1, 1,
    ]
      .map((side) =>
        each(discs, (i) => {
          const h = 130 - i * 20
          const px = side * (140 + i * 46) - 21
          return `<rect x="${px}" y="${-h}" width="42" height="${2 * h}" rx="14" fill="${b.down(lit(plate, 0.5), plate, dim(plate, 0.55))}"/><path d="M${px + 7} ${-h + 24}v${2 * h - 80}" stroke="#fff" stroke-opacity="0.2" stroke-width="7"/>`
        }),
      )
      .join('')}</g>`
  return `${room(b, around, 470)}${one(720, 500, 0.72, -5)}${one(510, 660, 1.05, 4)}`
}

const guitar: Painter = ({ brush: b, around, turn, subject }) => {
  const wood = turn(['#c9803c', '#8a4a24', '#e0b46a', '#3a2a26', '#a33a2a', '#5a3d2c'])
  const waist = subject.int(0, 30)
  const rose = subject.pick(['#f4e4c0', '#2b1a10', '#d9b27c'])
  return `${room(b, around, 700)}<g transform="rotate(${around.int(8, 20)} 600 500) translate(78 62) scale(0.87)"><ellipse cx="650" cy="640" rx="250" ry="290" fill="${b.glow('#0b0812', 0.75)}"/><path d="M572 60h56l-6 380h-44z" fill="${b.across('#6d4a30', '#33201a')}"/><path d="M562 -30Q600 -50 638 -30L632 66H568z" fill="${b.across(lit(wood, 0.1), dim(wood, 0.4))}"/>${each(3, (i) => `<circle cx="554" cy="${-10 + i * 28}" r="10" fill="#e9ebee"/><circle cx="646" cy="${-10 + i * 28}" r="10" fill="#e9ebee"/>`)}${each(11, (i) => `<path d="M573 ${90 + i * 30}h54" stroke="#d9d5c9" stroke-width="4"/>`)}
    <path d="M600 330Q${720 - waist} 330 ${730 - waist} 430Q${716 - waist} 500 ${740 - waist / 2} 540Q840 620 800 740Q740 860 600 856Q460 860 400 740Q360 620 ${460 + waist / 2} 540Q${484 + waist} 500 ${470 + waist} 430Q${480 + waist} 330 600 330z" fill="${b.ball(lit(wood, 0.5), wood, dim(wood, 0.5))}" stroke="${dim(wood, 0.6)}" stroke-width="9"/><circle cx="600" cy="530" r="76" fill="${rose}"/><circle cx="600" cy="530" r="64" fill="${b.ball('#2b1a10', '#0c0603')}"/><rect x="500" y="716" width="200" height="34" rx="10" fill="${b.down('#4a2f1c', '#1f120a')}"/>${each(6, (i) => `<path d="M${580 + i * 8} 0L${576 + i * 9.6} 730" stroke="#f4f1ea" stroke-opacity="0.85" stroke-width="2.4"/>`)}<path d="M440 700Q430 620 500 570" stroke="#fff" stroke-opacity="0.4" stroke-width="18" fill="none" stroke-linecap="round"/><path d="M700 560q60 40 50 120q-50 10 -90 -30q10 -50 40 -90z" fill="#1f120a" opacity="0.5"/></g>`
}

const books: Painter = ({ brush: b, around, turn, subject }) => {
  const start = subject.int(0, 7)
  const wood = turn(['#ffffff', '#e9dcc4', '#d9c9a8', '#f4efe6', '#e4d8bf', '#f7f1e4'])
  const stack = each(5, (i) => {
    const c = hues[(start + i) % 8] ?? '#888'
    const y = 690 - i * 82
    const x = 260 + ((i * 53 + start * 17) % 60)
    return `<rect x="${x + 30}" y="${y + 9}" width="500" height="60" fill="${b.down(lit(wood, 0.3), dim(wood, 0.2))}"/>${each(4, (k) => `<path d="M${x + 36} ${y + 20 + k * 12}h490" stroke="#000" stroke-opacity="0.08" stroke-width="3"/>`)}<path d="M${x + 540} ${y}H${x + 20}Q${x - 6} ${y + 38} ${x + 20} ${y + 78}H${x + 540}v-10H${x + 34}Q${x + 20} ${y + 38} ${x + 34} ${y + 10}h506z" fill="${b.down(lit(c, 0.35), c, dim(c, 0.35))}"/><path d="M${x + 6} ${y + 16}q-10 24 2 48" stroke="#e9cf8a" stroke-width="6" fill="none"/>`
  })
  const cover = hues[(start + 5) % 8] ?? '#888'
  return `${table(b, around)}${shadow(b, { x: 560, y: 772, rx: 420, ry: 46, dark: 0.9 })}${stack}<g transform="translate(890 770) rotate(-9)">${shadow(b, { x: 20, y: 0, rx: 160, ry: 24, dark: 0.7 })}<path d="M120 -380l34 12v366l-34 2z" fill="${b.across('#f4efe6', '#c9bfae')}"/><rect x="-120" y="-390" width="244" height="390" rx="6" fill="${b.slant(lit(cover, 0.35), cover, dim(cover, 0.35))}"/><path d="M-98 -384v380" stroke="#000" stroke-opacity="0.25" stroke-width="7"/><rect x="-66" y="-330" width="150" height="16" rx="6" fill="#f0dca4"/><rect x="-40" y="-298" width="98" height="11" rx="5" fill="#f0dca4" opacity="0.8"/><circle cx="10" cy="-160" r="60" fill="none" stroke="#f0dca4" stroke-width="7"/><path d="M-24 -140l34 -50 36 50z" fill="#f0dca4"/></g>`
}

const tent: Painter = ({ brush: b, around, turn, subject }) => {
  const cloth = turn(hues)
  const fire = subject.chance(0.6)
  return `${meadow(b, around, 500)}${shadow(b, { x: 560, y: 760, rx: 520, ry: 50, dark: 0.7 })}<path d="M560 270L1010 740H700z" fill="${b.across(dim(cloth, 0.2), dim(cloth, 0.45))}"/><path d="M560 270L150 752H720z" fill="${b.slant(lit(cloth, 0.45), cloth, dim(cloth, 0.2))}"/><path d="M552 330Q540 600 330 752H560z" fill="${b.down('#2b2428', '#4a3f42')}"/><path d="M552 330Q560 600 620 752H560z" fill="${b.down(lit(cloth, 0.5), lit(cloth, 0.1))}"/><path d="M560 270L120 800M1010 740l60 50M560 270L720 752" stroke="#f4efe0" stroke-opacity="0.7" stroke-width="5"/><path d="M110 790l20 30M1066 782l16 30" stroke="#5d4330" stroke-width="12"/>${fire ? `<ellipse cx="960" cy="800" rx="240" ry="120" fill="${b.glow('#ffb04a', 0.75)}"/><path d="M890 830l150 -30M900 800l140 34" stroke="${b.down('#8a6242', '#3a2415')}" stroke-width="26" stroke-linecap="round"/><path d="M964 640q60 70 44 120q-10 46 -44 48q-40 -4 -46 -50q0 -40 26 -62q4 26 16 30q14 -30 4 -86z" fill="${b.down('#ffe27a', '#f0812a', '#c9341c')}"/>` : ''}`
}

const skis: Painter = ({ brush: b, around, turn, subject }) => {
  const deck = turn(hues)
  const tip = subject.pick(['#ffffff', '#1b1c20', '#f4d94a'])
  const ski = (x: number, tilt: number) =>
    `<g transform="translate(${x} 830) rotate(${tilt})"><path d="M-30 0Q-46 -360 -38 -640Q-34 -740 0 -760Q34 -740 38 -640Q46 -360 30 0z" fill="${b.across(dim(deck, 0.25), lit(deck, 0.35), dim(deck, 0.35))}"/><path d="M-38 -600L38 -480V-400L-40 -520zM-36 -240L36 -120V-60L-34 -180z" fill="${tip}" opacity="0.9"/><rect x="-34" y="-380" width="68" height="110" rx="10" fill="#1b1c20"/></g>`
  return `${sky(b, around, 620)}<path d="M-60 560L240 250L430 430L680 170L1260 600V960H-60z" fill="${b.down('#ffffff', '#c9d9ea', '#a9bfd6')}"/><path d="M680 170L760 400L700 460L900 620L1260 600z" fill="#8fa9c6" opacity="0.5"/><path d="M-60 660Q300 600 640 680T1260 650V960H-60z" fill="${b.down('#ffffff', '#dbe6f2')}"/><path d="M470 830h60v-500" stroke="#8fa9c6" stroke-opacity="0.4" stroke-width="26" fill="none"/>${ski(520, -6)}${ski(640, 6)}${[400, 770].map((x, i) => `<path d="M${x} 840L${x + (i ? 30 : -30)} 260" stroke="${b.down('#33353b', '#b9bcc2')}" stroke-width="12"/><path d="M${x - 24} 800h48" stroke="#1b1c20" stroke-width="9"/>`).join('')}<ellipse cx="590" cy="846" rx="360" ry="44" fill="${b.glow('#ffffff', 1)}"/>`
}

const fishing: Painter = ({ brush: b, around, turn, subject }) => {
  const rod = turn(['#7a4a2c', '#26344f', '#1b1c20', '#7a1f4f', '#2f6f6b', '#b3202a'])
  const lure = subject.pick(['#e0562c', '#e0c23a', '#3fae6a'])
  return `${desk(b, around)}<path d="M90 760L1140 130" stroke="#000" stroke-opacity="0.25" stroke-width="20" transform="translate(14 24)"/><path d="M90 760L1140 130" stroke="${b.slant(lit(rod, 0.3), rod)}" stroke-width="15" stroke-linecap="round"/><path d="M80 766L340 610" stroke="${b.down('#d9b27c', '#8a5a34')}" stroke-width="38" stroke-linecap="round"/>${each(5, (i) => `<circle cx="${560 + i * 130}" cy="${502 - i * 78}" r="15" fill="none" stroke="#d9dce0" stroke-width="6"/>`)}<g transform="translate(470 640)">${lying({ x: -90, y: -90, w: 180, h: 180, r: 90, dark: 0.07 })}<circle r="104" fill="${b.slant('#f4f5f6', '#7d828a', '#33353b')}"/><circle r="76" fill="${b.ball('#4a4c52', '#15161a')}"/><circle r="50" fill="${b.slant(lit(rod, 0.5), rod)}"/><path d="M0 0L120 70" stroke="#d9dce0" stroke-width="15" stroke-linecap="round"/><circle cx="126" cy="74" r="24" fill="${b.ball('#ffffff', '#26272c')}"/></g>
    ${[
      [820, 640, 20],
      [980, 520, -14],
      [900, 780, 4],
    ]
      .map(
        ([x, y, a], i) =>
          `<g transform="translate(${x} ${y}) rotate(${a})"><ellipse cx="10" cy="14" rx="90" ry="26" fill="#000" opacity="0.2"/><path d="M-90 0Q-20 -46 70 -6L104 -30V30L70 6Q-20 46 -90 0z" fill="${b.down(lit(i ? lure : '#3f7fd9', 0.5), i ? lure : '#3f7fd9', '#33353b')}"/><circle cx="-56" cy="-5" r="9" fill="#fff"/><circle cx="-56" cy="-5" r="5" fill="#111"/><path d="M0 26v26q0 20 22 16q12 -8 6 -20" stroke="#6d7078" stroke-width="5" fill="none"/></g>`,
      )
      .join('')}`
}

const coins: Painter = ({ brush: b, around, turn, subject }) => {
  const metals = ['#e0b84a', '#c9ccd1', '#b5713f'] as const
  const start = turn([0, 1, 2])
  const sides = subject.int(5, 9)
  const coin = (x: number, y: number, r: number, i: number) => {
    const m = metals[(start + i) % 3] ?? '#c9ccd1'
    return `<g transform="translate(${x} ${y})"><circle cx="10" cy="14" r="${r + 4}" fill="#000" opacity="0.26"/><circle r="${r}" fill="${b.slant(lit(m, 0.6), m, dim(m, 0.45))}"/><circle r="${r * 0.88}" fill="none" stroke="${dim(m, 0.45)}" stroke-opacity="0.6" stroke-width="4" stroke-dasharray="3 5"/><circle r="${r * 0.78}" fill="${b.slant(dim(m, 0.12), lit(m, 0.4))}"/>${each(sides, (k) => `<path d="M0 ${-r * 0.18}L${r * 0.13} ${-r * 0.56}L0 ${-r * 0.68}L${-r * 0.13} ${-r * 0.56}z" transform="rotate(${(360 / sides) * k})" fill="${dim(m, 0.35)}" opacity="0.7"/>`)}<circle r="${r * 0.16}" fill="${b.ball('#fff', m)}"/><path d="M${-r * 0.7} ${-r * 0.36}A${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.1} ${-r * 0.79}" stroke="#fff" stroke-opacity="0.7" stroke-width="7" fill="none" stroke-linecap="round"/></g>`
  }
  return `${desk(b, around)}<g transform="rotate(${around.int(-8, 8)} 600 450)">${coin(400, 340, 180, 0)}${coin(780, 300, 140, 1)}${coin(640, 600, 160, 2)}${coin(960, 560, 110, 0)}${coin(330, 680, 110, 1)}</g><g transform="translate(990 740) rotate(34)"><circle cx="10" cy="14" r="112" fill="#000" opacity="0.22"/><circle r="100" fill="${b.slant('#ffffff/0.5', '#cfe2ee/0.25')}" stroke="${b.slant('#d9dce0', '#4a4c52')}" stroke-width="17"/><rect x="104" y="-15" width="180" height="30" rx="14" fill="${b.down('#8a5a34', '#3a2415')}"/></g>`
}

const chess: Painter = ({ brush: b, around, turn, subject }) => {
  const wood = turn(['#7d4a30', '#3a3638', '#2f5a45', '#5f4a7a', '#8a6242', '#26344f'])
  const pale = subject.pick(['#f0dfc0', '#f4efe6', '#e4cfa8'])
  const at = (i: number, r: number) => {
    const t = (r / 8) * (0.5 + r / 16)
    return `${600 + (i - 4) * (84 + 46 * t)} ${616 + 250 * t}`
  }
  const cells = each(8, (r) =>
    each(
      8,
      (i) =>
        `<path d="M${at(i, r)}L${at(i + 1, r)}L${at(i + 1, r + 1)}L${at(i, r + 1)}z" fill="${(i + r) % 2 ? wood : pale}"/>`,
    ),
  )
  const man = (x: number, y: number, s: number, tone: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${shadow(b, { x: 20, y: 0, rx: 90, ry: 24, dark: 0.75 })}<path d="M-60 0Q-60 -24 -40 -30Q-14 -110 -22 -170H22Q14 -110 40 -30Q60 -24 60 0Q0 20 -60 0z" fill="${b.across(lit(tone, 0.5), tone, dim(tone, 0.5))}"/><rect x="-40" y="-186" width="80" height="20" rx="10" fill="${b.across(lit(tone, 0.5), dim(tone, 0.4))}"/><circle cy="-220" r="42" fill="${b.ball('#ffffff', lit(tone, 0.1), dim(tone, 0.4))}"/></g>`
  const king = (x: number, y: number, s: number, tone: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${shadow(b, { x: 24, y: 0, rx: 110, ry: 28, dark: 0.75 })}<path d="M-76 0Q-76 -30 -50 -40Q-16 -170 -30 -290H30Q16 -170 50 -40Q76 -30 76 0Q0 26 -76 0z" fill="${b.across(lit(tone, 0.5), tone, dim(tone, 0.5))}"/><path d="M-46 -290H46L64 -380Q0 -410 -64 -380z" fill="${b.across(lit(tone, 0.5), tone, dim(tone, 0.4))}"/><path d="M-9 -470h18v26h24v18H9v36H-9v-36h-24v-18h24z" fill="${b.across(lit(tone, 0.4), dim(tone, 0.3))}"/></g>`
  return `${table(b, around)}<path d="M236 604H964L1150 884H50z" fill="${dim(wood, 0.5)}"/>${cells}<rect x="-60" y="600" width="1320" height="340" fill="${b.down('#ffffff/0.2', '#000000/0.25')}"/>${man(330, 700, 0.9, wood)}${king(820, 720, 0.95, dim(wood, 0.2))}${king(520, 800, 1.2, lit(pale, 0.1))}${man(720, 830, 1.1, pale)}${man(960, 800, 1.05, wood)}`
}

const vase: Painter = ({ brush: b, around, turn, subject }) => {
  const glaze = turn(['#3f5f9c', '#7a4a2c', '#2f6f6b', '#a33a3a', '#c9a04c', '#5f4a7a'])
  const gold = subject.pick(['#e0b84a', '#d9dce0', '#b5713f'])
  const wide = subject.int(0, 40)
  return `${table(b, around)}${shadow(b, { x: 480, y: 772, rx: 250, ry: 40, dark: 0.9 })}<path d="M390 180H530Q520 260 550 310Q${660 + wide} 400 ${650 + wide} 540Q620 690 540 730L550 770H370L380 730Q300 690 ${270 - wide} 540Q${260 - wide} 400 370 310Q400 260 390 180z" fill="${b.across('#ffffff', lit(glaze, 0.7), lit(glaze, 0.5), dim(glaze, 0.2))}"/><path d="M${274 - wide} 470Q460 520 ${648 + wide} 470V560Q460 620 ${274 - wide} 560z" fill="${b.across(glaze, lit(glaze, 0.3), dim(glaze, 0.4))}"/>${each(6, (i) => `<path d="M${330 + i * 52} 500q20 30 0 60q-20 -30 0 -60z" fill="${gold}"/>`)}<rect x="376" y="166" width="168" height="24" rx="10" fill="${b.across(lit(gold, 0.4), dim(gold, 0.3))}"/><path d="M340 400Q310 480 330 600" stroke="#fff" stroke-opacity="0.8" stroke-width="20" fill="none" stroke-linecap="round"/>
    ${shadow(b, { x: 870, y: 772, rx: 200, ry: 34, dark: 0.85 })}<path d="M720 770Q720 700 760 690V520Q760 380 870 370T980 520V690Q1020 700 1020 770z" fill="${b.across('#a8683a', '#7d4a26', '#4a2812')}"/><circle cx="870" cy="520" r="92" fill="${b.slant(lit(gold, 0.5), dim(gold, 0.3))}"/><circle cx="870" cy="520" r="78" fill="#faf4e4"/>${each(12, (i) => `<path d="M870 456v13" stroke="#33261a" stroke-width="6" transform="rotate(${i * 30} 870 520)"/>`)}<path d="M870 520V474M870 520l34 20" stroke="#1f1610" stroke-width="8" stroke-linecap="round"/><rect x="800" y="660" width="140" height="70" rx="8" fill="#4a2812"/><circle cx="870" cy="694" r="26" fill="${b.ball('#fff3c4', gold, dim(gold, 0.4))}"/>`
}

const gift: Painter = ({ brush: b, around, turn, subject }) => {
  const wrap = turn(hues)
  const ribbon = subject.pick(['#f4e4c0', '#e0b84a', '#ffffff', '#d9577c'])
  const parcel = (x: number, y: number, w: number, h: number, c: string) =>
    `${shadow(b, { x: x + w / 2 + 30, y: y + h, rx: w * 0.75, ry: 40, dark: 0.85 })}<path d="M${x + w} ${y}l80 -40v${h}l-80 40z" fill="${b.across(dim(c, 0.3), dim(c, 0.5))}"/><path d="M${x} ${y}l80 -40h${w}l-80 40z" fill="${b.down(lit(c, 0.5), lit(c, 0.2))}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${b.slant(lit(c, 0.25), c, dim(c, 0.2))}"/>${each(12, (i) => `<circle cx="${x + 30 + ((i * 97) % (w - 50))}" cy="${y + 30 + ((i * 61) % (h - 50))}" r="8" fill="#fff" opacity="0.22"/>`)}<rect x="${x + w / 2 - 28}" y="${y}" width="56" height="${h}" fill="${b.across(lit(ribbon, 0.3), dim(ribbon, 0.25))}"/><path d="M${x + w / 2 - 28} ${y}l80 -40h56l-80 40z" fill="${lit(ribbon, 0.4)}"/><g transform="translate(${x + w / 2 + 40} ${y - 24})"><path d="M0 0Q-150 -140 -160 -40Q-140 30 0 0zM0 0Q150 -150 166 -44Q140 26 0 0z" fill="${b.down(lit(ribbon, 0.4), ribbon, dim(ribbon, 0.35))}"/><path d="M0 0Q-70 40 -90 100M0 0Q60 50 96 90" stroke="${dim(ribbon, 0.12)}" stroke-width="26" fill="none"/><circle r="32" fill="${b.ball(lit(ribbon, 0.6), ribbon, dim(ribbon, 0.3))}"/></g>`
  return `${table(b, around)}${parcel(680, 520, 250, 230, lit(wrap, 0.55))}${parcel(270, 420, 370, 350, wrap)}`
}

const flowers: Painter = ({ brush: b, around, turn, subject }) => {
  const petal = turn(['#d9407c', '#f4efe6', '#e8a23c', '#b3202a', '#8a5fd0', '#f0a8b8'])
  const pot = subject.pick(['#cfe2ee', '#c9a27c', '#f1efea', '#7a8fa0'])
  const bloom = (x: number, y: number, r: number, c: string) =>
    `<g transform="translate(${x} ${y})">${each(7, (i) => `<ellipse cy="${-r * 0.58}" rx="${r * 0.42}" ry="${r * 0.56}" fill="${b.down(lit(c, 0.4), dim(c, 0.2))}" transform="rotate(${i * 51.4})"/>`)}${each(5, (i) => `<ellipse cy="${-r * 0.3}" rx="${r * 0.3}" ry="${r * 0.36}" fill="${b.down(lit(c, 0.6), c)}" transform="rotate(${i * 72 + 20})"/>`)}<circle r="${r * 0.24}" fill="${b.ball('#fff3c4', '#e0b84a', '#a8742c')}"/></g>`
  const spots = [
    [600, 200, 104],
    [460, 270, 96],
    [744, 266, 98],
    [380, 390, 80],
    [830, 384, 82],
    [540, 380, 96],
    [680, 400, 92],
    [600, 300, 70],
  ] as const
  return `${table(b, around)}${shadow(b, { x: 600, y: 776, rx: 270, ry: 40, dark: 0.85 })}${each(15, (i) => `<path d="M600 560Q${420 + i * 26} 440 ${300 + i * 43} ${330 + ((i * 53) % 150)}Q${460 + i * 20} 400 620 560z" fill="${b.slant('#8fc27a', '#2f6a3f')}"/>`)}${spots.map(([x, y, r], i) => bloom(x, y, r, i % 3 === 1 ? lit(petal, 0.6) : petal)).join('')}<path d="M470 500H730L700 740Q696 772 660 776H540Q504 772 500 740z" fill="${b.across(lit(pot, 0.4), pot, dim(pot, 0.35))}"/><path d="M478 560Q600 590 724 560L720 610Q600 640 484 610z" fill="${lit(petal, 0.3)}" opacity="0.85"/><path d="M520 530l14 200" stroke="#fff" stroke-opacity="0.5" stroke-width="16" stroke-linecap="round"/>`
}

const party: Painter = ({ brush: b, around, turn, subject }) => {
  const cloth = turn(['#f4efe6', '#7a1f4f', '#26344f', '#e9dcc4', '#5f7b6a', '#b98a9a'])
  const start = subject.int(0, 7)
  const balloon = (x: number, y: number, c: string) =>
    `<path d="M${x} ${y + 90}Q${x + 40} ${y + 240} 600 620" stroke="#fff" stroke-opacity="0.5" stroke-width="3" fill="none"/><path d="M${x} ${y - 110}Q${x + 100} ${y - 100} ${x + 86} ${y}T${x} ${y + 92}Q${x - 70} ${y + 80} ${x - 86} ${y}T${x} ${y - 110}z" fill="${b.ball(lit(c, 0.7), c, dim(c, 0.3))}"/><ellipse cx="${x - 34}" cy="${y - 54}" rx="14" ry="28" fill="#fff" opacity="0.7"/>`
  return `${room(b, around, 660)}<path d="M-60 40Q300 200 600 60T1260 60" stroke="#8a7a6a" stroke-width="4" fill="none"/>${each(15, (i) => `<circle cx="${i * 86}" cy="${100 + (i % 4) * 14}" r="34" fill="${b.glow('#ffe2a0', 0.9)}"/><circle cx="${i * 86}" cy="${100 + (i % 4) * 14}" r="10" fill="#fff6d8"/>`)}${[
    [230, 300],
    [360, 230],
    [860, 240],
    [990, 310],
    [130, 400],
    [1090, 420],
  ]
    .map(([x = 0, y = 0], i) => balloon(x, y, hues[(start + i) % 8] ?? '#888'))
    .join(
      '',
    )}${shadow(b, { x: 600, y: 830, rx: 520, ry: 40, dark: 0.7 })}<ellipse cx="600" cy="610" rx="430" ry="56" fill="${lit(cloth, 0.5)}"/><path d="M170 612Q600 720 1030 612L1060 830Q980 860 900 826Q800 866 700 830Q600 870 500 830Q400 866 300 826Q220 860 140 830z" fill="${b.down(lit(cloth, 0.4), cloth, dim(cloth, 0.3))}"/>${each(7, (i) => `<path d="M${260 + i * 112} 660Q${250 + i * 116} 760 ${240 + i * 120} 836" stroke="#000" stroke-opacity="0.1" stroke-width="17" fill="none"/>`)}
    ${[
      [470, 540, 260, 80],
      [510, 460, 180, 80],
      [550, 390, 100, 70],
    ]
      .map(
        ([x = 0, y = 0, w = 0, h = 0]) =>
          `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14" fill="${b.across('#ffffff', '#fbeee6', '#d9bfb0')}"/><path d="M${x} ${y + 14}q${w / 8} 40 ${w / 4} 0t${w / 4} 0t${w / 4} 0t${w / 4} 0V${y}H${x}z" fill="${lit(hues[start] ?? '#888', 0.35)}"/>`,
      )
      .join(
        '',
      )}${[340, 850].map((x) => `<path d="M${x - 30} 480h60q0 70 -26 76v50h24v10h-56v-10h24v-50q-26 -6 -26 -76z" fill="${b.across('#ffffff/0.9', '#e8c86a/0.7', '#ffffff/0.8')}"/>`).join('')}`
}

const suitcase: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(hues)
  const ribs = subject.int(5, 8)
  return `${room(b, around, 640)}${plant(b, { x: 1010, y: 740, size: 0.9, pot: '#d9cfc4', kind: ribs })}${shadow(b, { x: 560, y: 806, rx: 340, ry: 44, dark: 0.9 })}<path d="M470 260V90Q470 76 486 76H620Q636 76 636 90V260" fill="none" stroke="${b.across('#e9ebee', '#7d828a')}" stroke-width="16"/><rect x="460" y="66" width="186" height="36" rx="16" fill="#1b1c20"/><path d="M720 290q70 10 70 80v330q0 60 -70 70z" fill="${b.across(dim(shell, 0.35), dim(shell, 0.6))}"/><rect x="350" y="240" width="400" height="536" rx="56" fill="${b.across(lit(shell, 0.3), lit(shell, 0.1), shell, dim(shell, 0.35))}"/>${each(ribs, (i) => `<rect x="${384 + (i * 332) / ribs}" y="270" width="15" height="476" rx="7" fill="${b.across('#ffffff/0.4', '#000000/0.3')}"/>`)}<path d="M350 510h400" stroke="#000" stroke-opacity="0.4" stroke-width="8"/>${[400, 700].map((x) => `<circle cx="${x}" cy="784" r="26" fill="${b.ball('#5d6068', '#101114')}"/>`).join('')}<rect x="500" y="276" width="110" height="28" rx="14" fill="#1b1c20"/><g transform="translate(660 330) rotate(16)"><path d="M0 0l-30 -50" stroke="#c9a27c" stroke-width="7"/><rect x="-40" y="0" width="86" height="130" rx="12" fill="${b.slant('#f4e4c0', '#c9a878')}"/><circle cx="3" cy="24" r="9" fill="#8a6a48"/></g>`
}

export const leisure = {
  dumbbells,
  guitar,
  books,
  tent,
  skis,
  fishing,
  coins,
  chess,
  vase,
  gift,
  flowers,
  party,
  suitcase,
} satisfies Record<string, Painter>
