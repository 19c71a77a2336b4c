import { desk, meadow, outdoors, room, table } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { box, lying, shadow } from '../../pieces.ts'
import { each, type Painter } from '../../studio.ts'

const bricks: Painter = ({ brush: b, around, turn, subject }) => {
  const clay = turn(['#b5573a', '#c9865a', '#a34a34', '#8a4a3a'])
  const cut = subject.int(0, 3)
  const rows = [6, 6, 6, 5, 4 - (cut % 2)]
  return `${outdoors(b, around)}${shadow(b, { x: 620, y: 772, rx: 540, ry: 54, dark: 0.9 })}<path d="M180 742H1050l60 -30v30l-60 32H180z" fill="${b.down('#c9a071', '#6d4c2c')}"/>
    ${rows
      .map((count, r) =>
        each(count, (i) => {
          const x = 196 + i * 140 + (r % 2) * 20
          const y = 660 - r * 86
          return `${box(b, { x, y, w: 134, h: 80, d: 44, colour: i % 3 === r % 3 ? dim(clay, 0.12) : clay, top: 0.5 })}${cut > 1 ? [28, 74].map((dx) => `<rect x="${x + dx}" y="${y + 24}" width="32" height="32" rx="5" fill="#1b0f0a" opacity="0.6"/>`).join('') : ''}`
        }),
      )
      .join('')}`
}

const sacks: Painter = ({ brush: b, around, turn, subject }) => {
  const paper = turn(['#d9cbb2', '#f1efea', '#c9a878', '#cfd6d9', '#e4d8bf', '#b9b0a2'])
  const print = subject.pick(['#7a1f4f', '#2f6f6b', '#b5654a', '#3f5f86', '#5f8f45'])
  const sack = (x: number, y: number, tilt: number) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt})"><path d="M-200 -90Q-214 0 -196 92Q0 120 198 92Q214 0 200 -90Q0 -124 -200 -90z" fill="${b.down(lit(paper, 0.45), paper, dim(paper, 0.4))}"/><path d="M-200 -84q-22 80 4 172M200 -84q22 80 -4 172" stroke="#000" stroke-opacity="0.2" stroke-width="9" fill="none"/><rect x="-120" y="-56" width="240" height="104" rx="10" fill="${print}" opacity="0.88"/><path d="M-50 20l50 -62 50 62z" fill="${lit(paper, 0.5)}"/><path d="M-150 -74Q0 -96 140 -76" stroke="#fff" stroke-opacity="0.6" stroke-width="9" fill="none"/></g>`
  return `${outdoors(b, around)}${shadow(b, { x: 600, y: 772, rx: 540, ry: 56, dark: 0.9 })}<path d="M150 730H1050v42H150z" fill="${b.down('#c9a071', '#6d4c2c')}"/>${sack(370, 650, 1)}${sack(820, 650, -1)}${sack(400, 480, -2)}${sack(800, 478, 2)}${sack(600, 308, around.int(-4, 4))}`
}

const timber: Painter = ({ brush: b, around, turn }) => {
  const wood = turn(['#d9b27c', '#b98550', '#e4c99a', '#a8744a', '#c99f6a', '#8a6242'])
  const ends = each(6, (r) =>
    each(5, (i) => {
      const [x, y] = [210 + i * 132, 690 - r * 66]
      return `${box(b, { x, y, w: 126, h: 60, d: 190, colour: (i + r) % 3 ? wood : dim(wood, 0.1), top: 0.42 })}<path d="M${x + 12} ${y + 48}q50 -60 100 0M${x + 30} ${y + 50}q32 -40 66 0" stroke="${dim(wood, 0.4)}" stroke-opacity="0.5" stroke-width="4" fill="none"/>`
    }),
  )
  return `${outdoors(b, around)}${shadow(b, { x: 620, y: 768, rx: 540, ry: 54, dark: 0.9 })}${ends}`
}

const tiles: Painter = ({ brush: b, around, turn, subject }) => {
  const glaze = turn(['#d9d2c6', '#7f9bb0', '#a8744a', '#6f8a7b', '#b98a7a', '#54606c'])
  const isWood = lit(glaze, 0) === '#a8744a' || lit(glaze, 0) === '#d9d2c6'
  const other = subject.pick([lit(glaze, 0.5), dim(glaze, 0.3), '#f1efea'])
  const pattern = isWood
    ? each(8, (r) =>
        each(4, (i) => {
          const [x, y] = [-60 + i * 380 - (r % 3) * 130, r * 118 - 20]
          return `<rect x="${x}" y="${y}" width="374" height="113" fill="${b.across(lit(glaze, 0.1 + ((i + r) % 3) * 0.1), dim(glaze, ((i * 2 + r) % 3) * 0.09))}"/><path d="M${x} ${y + 36}q120 -16 190 6t184 -8M${x} ${y + 78}q100 14 200 -4t174 6" stroke="${dim(glaze, 0.4)}" stroke-opacity="0.25" stroke-width="4" fill="none"/>`
        }),
      )
    : each(6, (r) =>
        each(8, (i) => {
          const [x, y] = [i * 165 - 60, r * 165 - 40]
          return `<rect x="${x}" y="${y}" width="159" height="159" rx="4" fill="${b.slant(lit((i + r) % 2 ? glaze : other, 0.4), (i + r) % 2 ? glaze : other)}"/><path d="M${x + 80} ${y + 20}Q${x + 90} ${y + 70} ${x + 140} ${y + 80}Q${x + 90} ${y + 90} ${x + 80} ${y + 140}Q${x + 70} ${y + 90} ${x + 20} ${y + 80}Q${x + 70} ${y + 70} ${x + 80} ${y + 20}z" fill="${(i + r) % 2 ? other : glaze}" opacity="0.55"/>`
        }),
      )
  return `<rect x="-60" y="-60" width="1320" height="1020" fill="${dim(glaze, 0.5)}"/><g transform="rotate(${around.int(-7, 7)} 600 450) translate(600 450) scale(1.14) translate(-600 -450)">${pattern}</g><path d="M120 -60H560L100 960H-340z" fill="#fff" opacity="0.15"/><ellipse cx="${around.int(300, 900)}" cy="260" rx="560" ry="340" fill="${b.glow('#fffaf0', 0.45)}"/>
    <g transform="translate(760 540)">${lying({ x: 0, y: 0, w: 280, h: 280, r: 8, dark: 0.07 })}<rect x="14" y="-14" width="280" height="280" rx="6" fill="${dim(glaze, 0.35)}"/><rect width="280" height="280" rx="6" fill="${b.slant(lit(glaze, 0.5), glaze, dim(glaze, 0.16))}"/></g>`
}

const paint: Painter = ({ brush: b, around, turn, subject }) => {
  const colour = turn(['#3f7fd9', '#d9577c', '#5fae6a', '#e8a23c', '#7a1f4f', '#4fb8b0', '#f1efea'])
  const second = subject.pick(['#e8a23c', '#3f7fd9', '#f4d94a', '#d95a4a'])
  const can = (x: number, s: number, c: string) =>
    `<g transform="translate(${x} 764) scale(${s})">${shadow(b, { x: 20, y: 0, rx: 230, ry: 36, dark: 0.85 })}<path d="M-150 -320Q0 -560 150 -320" fill="none" stroke="${b.across('#ffffff', '#7d828a')}" stroke-width="8"/><path d="M-160 -320V-10Q0 40 160 -10V-320z" fill="${b.across('#8d9299', '#ffffff', '#b9bcc2', '#5d6068')}"/><path d="M-160 -260V-60Q0 -10 160 -60V-260Q0 -210 -160 -260z" fill="${b.across(dim(c, 0.2), lit(c, 0.35), c, dim(c, 0.35))}"/><ellipse cy="-320" rx="160" ry="42" fill="${b.down('#ffffff', '#8d9299')}"/><ellipse cy="-318" rx="140" ry="33" fill="${b.slant(lit(c, 0.35), c)}"/><path d="M90 -290q30 20 26 120q-16 30 -30 0q-4 -80 -20 -108z" fill="${c}"/></g>`
  return `${table(b, around)}<rect x="120" y="60" width="560" height="420" fill="${b.slant(lit(colour, 0.45), colour)}" opacity="0.5"/>${can(820, 0.8, second)}${can(470, 1.1, colour)}<g transform="translate(760 790) rotate(-8)"><path d="M-230 6h460" stroke="#000" stroke-opacity="0.25" stroke-width="26"/><rect x="10" y="-22" width="270" height="34" rx="17" fill="${b.down('#d9a86a', '#7d5230')}"/><rect x="-60" y="-40" width="80" height="70" fill="${b.down('#f4f4f4', '#8d9299')}"/><path d="M-60 -40H-190Q-220 -6 -190 30H-60z" fill="${b.across(colour, '#4a3a2c')}"/></g>`
}

const doors: Painter = ({ brush: b, around, turn, subject }) => {
  const wood = turn(['#7d5a43', '#e9e5de', '#4d4a4c', '#b48a63', '#5f6f6b', '#a8744a'])
  const panels = subject.int(2, 4)
  const hasGlass = subject.chance(0.5)
  return `${room(b, around, 780)}<path d="M396 90H804V800H396z" fill="${b.across(lit(wood, 0.3), dim(wood, 0.2))}"/><rect x="430" y="124" width="340" height="676" fill="${b.slant(lit(wood, 0.25), wood, dim(wood, 0.25))}" stroke="#000" stroke-opacity="0.4" stroke-width="5"/>${each(
    panels,
    (i) => {
      const h = 600 / panels
      const y = 156 + i * h
      const pane = hasGlass && i < panels - 1
      return `<rect x="474" y="${y}" width="252" height="${h - 30}" rx="5" fill="${pane ? b.slant('#eaf4f8', '#a9c3d0', '#dfeaf0') : b.slant(dim(wood, 0.22), lit(wood, 0.2))}" stroke="#000" stroke-opacity="0.25" stroke-width="5"/><path d="M482 ${y + h - 38}H718V${y + 8}" stroke="#fff" stroke-opacity="0.3" stroke-width="5" fill="none"/>`
    },
  )}<rect x="440" y="440" width="22" height="92" rx="8" fill="${b.across('#fff3c4', '#a8843c')}"/><path d="M451 474h74" stroke="${b.down('#fff3c4', '#8a621c')}" stroke-width="18" stroke-linecap="round"/><rect x="420" y="796" width="360" height="90" fill="${b.down('#000000/0.25', '#000000/0')}"/>`
}

const drill: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#e0a32c', '#2f6f8f', '#3fa05a', '#b3202a', '#26272c', '#e07a2c'])
  const length = subject.int(90, 180)
  const grip = subject.pick(['#26272c', '#4a4c52'])
  return `${desk(b, around)}<g transform="rotate(${around.int(-12, 8)} 600 450)"><path d="M240 270H760V420H560L520 720H300L360 420H240z" fill="#000" opacity="0.28" transform="translate(24 30)"/><path d="M860 325h${length}l44 13 -44 13H860z" fill="${b.down('#ffffff', '#7d828a', '#d9dce0')}"/>${each(6, (i) => `<path d="M${870 + (i * length) / 6} 326l20 26" stroke="#33353b" stroke-width="5"/>`)}<path d="M740 286h90l40 30v46l-40 30h-90z" fill="${b.down('#6d7078', '#1b1c20')}"/>${each(5, (i) => `<path d="M${750 + i * 18} 288v102" stroke="#000" stroke-opacity="0.5" stroke-width="5"/>`)}
    <path d="M250 270Q260 230 320 230H690Q744 240 750 290V380Q744 430 690 436H560Q530 470 520 620H380Q390 500 350 440Q250 430 250 380z" fill="${b.down(lit(shell, 0.45), shell, dim(shell, 0.35))}"/><path d="M380 440H520Q512 560 510 660H370Q390 540 380 440z" fill="${b.across(lit(grip, 0.25), dim(grip, 0.3))}"/><path d="M530 450q46 6 40 62q-20 26 -50 20z" fill="#b3202a"/><path d="M310 640H560Q580 650 580 690V760Q576 780 550 780H310Q286 776 286 750V680Q290 646 310 640z" fill="${b.down('#4a4c52', '#15161a')}"/><rect x="310" y="700" width="240" height="24" rx="8" fill="${shell}"/>${each(6, (i) => `<rect x="${290 + i * 26}" y="280" width="13" height="80" rx="6" fill="#000" opacity="0.3"/>`)}<path d="M330 250H680" stroke="#fff" stroke-opacity="0.6" stroke-width="11" stroke-linecap="round"/><rect x="500" y="300" width="180" height="60" rx="12" fill="#15161a" opacity="0.8"/><path d="M520 330h100" stroke="${lit(shell, 0.3)}" stroke-width="12" stroke-linecap="round"/></g>
    ${each(4, (i) => `<g transform="translate(${760 + i * 80} ${620 + (i % 2) * 60}) rotate(${i * 37})"><circle r="26" fill="#000" opacity="0.25" cx="7" cy="9"/><path d="M-24 0L-12 -21H12L24 0L12 21H-12z" fill="${b.slant('#ffffff', '#8d9299', '#4a4c52')}"/><circle r="10" fill="#26272c"/></g>`)}`
}

const toolbox: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#b3202a', '#2f6f8f', '#e0a32c', '#3f7d5b', '#4a4c52', '#7a1f4f'])
  const grip = subject.pick(['#e0a32c', '#b3202a', '#26272c', '#3f7fd9'])
  const extra = subject.int(0, 1)
  return `${table(b, around)}${shadow(b, { x: 620, y: 770, rx: 500, ry: 54, dark: 0.9 })}
    <path d="M330 430L300 170h56l26 260z" fill="${b.across('#f1f2f3', '#7d828a')}"/><path d="M270 160q-14 -70 46 -84v50h34V76q54 20 40 86q-60 50 -120 -2z" fill="${b.across('#ffffff', '#8d9299')}"/><path d="M480 430V250h50v180z" fill="${b.across('#d9a86a', '#7d5230')}"/><path d="M420 160h170v84H470q-10 -50 -60 -50z" fill="${b.down('#8d9299', '#33353b')}"/><path d="M660 430V300h14V150h16v150h14v130z" fill="${b.across('#f1f2f3', '#7d828a')}"/><rect x="650" y="290" width="66" height="140" rx="20" fill="${b.across(lit(grip, 0.3), dim(grip, 0.3))}"/>${extra ? `<path d="M770 430V210l140 30v190z" fill="${b.slant('#f4f5f6', '#8d9299')}"/>${each(9, (i) => `<path d="M${910} ${250 + i * 20}l14 10 -14 10" fill="#8d9299"/>`)}` : `<rect x="770" y="250" width="150" height="180" rx="12" fill="${b.slant('#f4d94a', '#c9a01c')}"/><circle cx="845" cy="340" r="50" fill="#26272c"/>`}
    ${box(b, { x: 220, y: 430, w: 720, h: 330, d: 100, colour: shell, top: 0.5 })}<path d="M220 430l100 -50h720l-100 50z" fill="#000" opacity="0.45"/><rect x="220" y="430" width="720" height="60" fill="${b.down(lit(shell, 0.35), dim(shell, 0.1))}"/>${[340, 760].map((x) => `<rect x="${x}" y="466" width="66" height="90" rx="8" fill="${b.slant('#ffffff', '#8d9299', '#4a4c52')}"/>`).join('')}<rect x="470" y="580" width="220" height="110" rx="14" fill="#000" opacity="0.18"/><path d="M490 640h180" stroke="#fff" stroke-opacity="0.35" stroke-width="14" stroke-linecap="round"/>`
}

const solar: Painter = ({ brush: b, around, turn, subject }) => {
  const cell = turn(['#1c3f7a', '#16264a', '#24488f', '#1a2f5c', '#2a3f6a', '#101c38'])
  const columns = subject.int(4, 6)
  const panel = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${shadow(b, { x: 20, y: 330, rx: 380, ry: 44, dark: 0.75 })}<path d="M-200 100L-220 330M240 100L280 330" stroke="${b.across('#e9ebee', '#7d828a')}" stroke-width="18"/><path d="M-260 -160L220 -220L340 180L-300 240z" fill="${b.slant('#f1f2f3', '#8d9299')}"/><g clip-path="${b.clip('<path d="M-246 -148L212 -206L324 172L-284 228z"/>')}"><rect x="-320" y="-240" width="700" height="500" fill="${b.slant(lit(cell, 0.4), cell, dim(cell, 0.4))}"/>${each(
      columns,
      (i) => {
        const t = (i + 1) / (columns + 1)
        return `<path d="M${-246 + 458 * t} ${-148 - 58 * t}L${-284 + 608 * t} ${228 - 56 * t}" stroke="#dfe9f4" stroke-opacity="0.6" stroke-width="5"/>`
      },
    )}${[0.25, 0.5, 0.75].map((t) => `<path d="M${-246 - 38 * t} ${-148 + 376 * t}L${212 + 112 * t} ${-206 + 378 * t}" stroke="#dfe9f4" stroke-opacity="0.6" stroke-width="5"/>`).join('')}<path d="M-120 -240L-320 260H-180L20 -240z" fill="#fff" opacity="0.25"/></g></g>`
  return `${meadow(b, around, 430)}${panel(860, 400, 0.8)}${panel(420, 500, 1)}`
}

const generator: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#b3202a', '#e0a32c', '#2f6f8f', '#e07a2c', '#3f7d5b', '#4a4c52'])
  const pipe = subject.pick(['#1b1c20', '#c9ccd1', '#e0a32c'])
  return `${outdoors(b, around)}${shadow(b, { x: 610, y: 770, rx: 500, ry: 50, dark: 0.95 })}<path d="M230 740V340Q232 300 280 298H920Q966 300 970 340V740" fill="none" stroke="${b.down(lit(pipe, 0.4), dim(pipe, 0.2))}" stroke-width="30"/><path d="M220 736H980" stroke="${dim(pipe, 0.2)}" stroke-width="30"/><path d="M300 330H900Q926 330 926 370V440H274V370Q274 330 300 330z" fill="${b.down(lit(shell, 0.5), shell, dim(shell, 0.35))}"/><circle cx="420" cy="332" r="44" fill="${b.down('#4a4c52', '#15161a')}"/><rect x="280" y="450" width="330" height="250" rx="18" fill="${b.slant('#6d7078', '#1b1c20')}"/>${each(8, (i) => `<path d="M310 ${476 + i * 27}H580" stroke="#b9bcc2" stroke-opacity="0.5" stroke-width="10"/>`)}<circle cx="444" cy="576" r="76" fill="${b.ball('#d9dce0', '#6d7078', '#26272c')}"/><circle cx="444" cy="576" r="40" fill="${shell}"/><rect x="630" y="450" width="290" height="250" rx="14" fill="${b.down('#e9ebee', '#a9acb3')}"/>${[
    [690, 510],
    [790, 510],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="38" fill="#26272c"/><circle cx="${x - 11}" cy="${y}" r="6" fill="#fff"/><circle cx="${x + 11}" cy="${y}" r="6" fill="#fff"/>`,
    )
    .join(
      '',
    )}<rect x="846" y="480" width="50" height="60" rx="6" fill="#b3202a"/><circle cx="700" cy="630" r="38" fill="${b.ball('#fff', '#d9dce0')}"/><path d="M700 630l18 -26" stroke="#b3202a" stroke-width="5"/><rect x="770" y="600" width="120" height="60" rx="8" fill="#15161a"/><circle cx="280" cy="744" r="46" fill="${b.ball('#4a4c52', '#101114')}"/>`
}

const pipes: Painter = ({ brush: b, around, turn, subject }) => {
  const metal = turn(['#b9bcc2', '#8a5a3c', '#d9dce0', '#c9783f', '#6d7078', '#9aa7b0'])
  const isRods = subject.chance(0.5)
  const count = isRods ? 9 : 5
  const r = isRods ? 24 : 48
  return `${outdoors(b, around)}${shadow(b, { x: 600, y: 770, rx: 560, ry: 54, dark: 0.9 })}${[
    0, 1, 2, 3, 4,
  ]
    .map((row) =>
      each(count - row, (i) => {
        const x = 250 + i * r * 2.06 + row * r * 1.03
        const y = 740 - r - row * r * 1.78
        return `<path d="M${x - r * 0.7} ${y - r * 0.7}l330 -150l${r * 1.4} ${r * 1.4}l-330 150z" fill="${b.down(lit(metal, 0.5), metal, dim(metal, 0.5))}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${b.slant('#ffffff', metal, dim(metal, 0.4))}"/><circle cx="${x}" cy="${y}" r="${r * (isRods ? 0.5 : 0.74)}" fill="${isRods ? b.ball(lit(metal, 0.3), dim(metal, 0.3)) : b.ball('#33353b', '#0b0b0e')}"/>`
      }),
    )
    .join('')}`
}

export const building = {
  bricks,
  sacks,
  timber,
  tiles,
  paint,
  doors,
  drill,
  toolbox,
  solar,
  generator,
  pipes,
} satisfies Record<string, Painter>
