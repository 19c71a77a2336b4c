import { desk, room, table } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { box, lying, plant, shadow } from '../../pieces.ts'
import { each, type Painter } from '../../studio.ts'
import { wallpaper } from './pocket.ts'

const shells = ['#c9ccd1', '#3a3c42', '#8d9099', '#d9cbb8', '#2b2d33', '#5f6f86'] as const

const laptop: Painter = (studio) => {
  const { brush: b, around, turn } = studio
  const shell = turn(shells)
  return `${table(b, around)}${shadow(b, { x: 600, y: 780, rx: 560, ry: 56, dark: 0.9 })}
    <path d="M262 190Q264 168 286 168H914Q936 168 938 190L954 640H246z" fill="${b.slant(lit(shell, 0.4), dim(shell, 0.4))}"/><path d="M274 192Q276 180 288 180H912Q924 180 926 192L940 634H260z" fill="#0b0b0e"/>
    ${wallpaper(studio, { x: 292, y: 200, w: 616, h: 410, r: 4 })}${each(7, (i) => `<rect x="${406 + i * 56}" y="560" width="40" height="40" rx="10" fill="#fff" opacity="${0.6 + (i % 3) * 0.15}"/>`)}
    <path d="M246 640H954L1084 764Q1090 776 1070 778H130Q110 776 116 764z" fill="${b.down(dim(shell, 0.1), lit(shell, 0.3))}"/>
    ${each(4, (r) =>
      each(13, (i) => {
        const k = 1 + r * 0.07
        const w = 42 * k
        return `<rect x="${600 + (i - 6.5) * 48 * k}" y="${652 + r * 17}" width="${w}" height="13" rx="3" fill="#1d1e22"/>`
      }),
    )}
    <path d="M496 726H704L716 758H484z" fill="${b.down(dim(shell, 0.12), lit(shell, 0.15))}" stroke="#000" stroke-opacity="0.14" stroke-width="2"/>
    <path d="M116 764H1084L1078 784Q1070 792 1050 792H150Q130 792 122 784z" fill="${b.down(lit(shell, 0.2), dim(shell, 0.5))}"/><path d="M530 764h140q-4 11 -20 11H550q-16 0 -20 -11z" fill="#000" opacity="0.25"/>`
}

const desktopPc: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#26272c', '#e6e3dd', '#3a3f4a', '#1b1c20', '#5b6066', '#2f2a3a'])
  const light = subject.pick(['#3fd0ff', '#d94fd0', '#4fe08a', '#ff7a3c', '#8a6fff'])
  return `${table(b, around)}${shadow(b, { x: 640, y: 776, rx: 380, ry: 50, dark: 0.9 })}${box(b, { x: 370, y: 150, w: 400, h: 620, d: 130, colour: shell, top: 0.3 })}
    <rect x="392" y="176" width="356" height="560" rx="8" fill="${b.slant('#35373e', '#0c0d11')}"/><ellipse cx="570" cy="440" rx="240" ry="320" fill="${b.glow(light, 0.28)}"/>
    ${each(3, (i) => `<g transform="translate(570 ${272 + i * 176})"><circle r="80" fill="none" stroke="${light}" stroke-width="9"/><circle r="80" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="2.5"/><circle r="68" fill="${b.ball(lit(light, 0.3), dim(light, 0.7))}" opacity="0.45"/>${each(7, (k) => `<path d="M0 -12Q40 -34 24 -66Q4 -50 0 -12z" fill="${dim(light, 0.62)}" transform="rotate(${k * 51})"/>`)}<circle r="18" fill="#15161a"/></g>`)}
    <path d="M392 176H640L420 736H392z" fill="#fff" opacity="0.09"/><rect x="384" y="752" width="60" height="20" fill="#111"/><rect x="700" y="752" width="60" height="20" fill="#111"/><circle cx="440" cy="162" r="6" fill="${light}"/>`
}

const monitor: Painter = (studio) => {
  const { brush: b, around, turn } = studio
  const shell = turn(shells)
  return `${table(b, around)}${shadow(b, { x: 600, y: 724, rx: 360, ry: 36, dark: 0.85 })}
    <path d="M548 560h104l20 130H528z" fill="${b.across(lit(shell, 0.4), shell, dim(shell, 0.4))}"/><path d="M430 700Q440 678 500 676H700Q760 678 770 700Q770 722 740 722H460Q430 722 430 700z" fill="${b.down(lit(shell, 0.5), dim(shell, 0.2))}"/>
    <rect x="190" y="120" width="820" height="470" rx="14" fill="${b.slant('#3a3c42', '#0c0d10')}"/>${wallpaper(studio, { x: 204, y: 134, w: 792, h: 428, r: 4 })}<circle cx="600" cy="576" r="4" fill="#7fe0a0"/>
    <path d="M220 780H800L830 832H190z" fill="${b.down('#4a4c52', '#222328')}"/>${each(3, (r) => each(14, (i) => `<rect x="${232 + i * 41 - r * 4}" y="${786 + r * 14}" width="34" height="11" rx="3" fill="#82858d"/>`))}<ellipse cx="930" cy="806" rx="42" ry="25" fill="${b.ball('#ffffff', '#8d9099', '#3d4047')}"/>`
}

const keyboard: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#26272c', '#e6e3dd', '#3f5f86', '#b98a9a', '#2f2a3a', '#8fa59c'])
  const light = subject.pick(['#3fd0ff', '#d94fd0', '#4fe08a', '#ff9a3c'])
  const cap = subject.pick(['#f4f1ec', '#3a3c42', lit(shell, 0.3)])
  return `${desk(b, around)}<g transform="rotate(${around.int(-10, 6)} 600 450)">${lying({ x: 110, y: 270, w: 780, h: 320, r: 28, dark: 0.075 })}<rect x="110" y="270" width="780" height="320" rx="28" fill="${b.slant(lit(shell, 0.35), shell, dim(shell, 0.35))}"/><rect x="128" y="288" width="744" height="284" rx="14" fill="${b.across(dim(light, 0.2), dim(light, 0.6), dim(light, 0.1))}"/>
    ${each(5, (r) => each(13, (i) => `<rect x="${136 + i * 56.4}" y="${294 + r * 55}" width="${i === 12 ? 50 : 50}" height="49" rx="9" fill="${dim(cap, 0.28)}"/><rect x="${141 + i * 56.4}" y="${295 + r * 55}" width="40" height="38" rx="8" fill="${b.down(lit(cap, 0.4), cap)}"/>`))}<rect x="305" y="514" width="338" height="49" rx="9" fill="${dim(cap, 0.28)}"/><rect x="311" y="515" width="326" height="38" rx="8" fill="${b.down(lit(cap, 0.4), cap)}"/>
    ${lying({ x: 950, y: 310, w: 140, h: 230, r: 70, dark: 0.075 })}<rect x="950" y="310" width="140" height="230" rx="70" fill="${b.ball(lit(shell, 0.6), shell, dim(shell, 0.45))}"/><path d="M1020 312v96" stroke="#000" stroke-opacity="0.4" stroke-width="4"/><rect x="1010" y="346" width="20" height="46" rx="10" fill="${light}"/></g>`
}

const printer: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#e9e7e2', '#3a3c42', '#d3d8dc', '#4a5058', '#efe9df', '#2b2d33'])
  const ink = subject.pick(['#3f7fd9', '#d9407c', '#3fae6a'])
  return `${table(b, around)}<path d="M400 120H800L820 330H380z" fill="${b.down('#ffffff', '#d9d5cf')}"/>${shadow(b, { x: 640, y: 744, rx: 470, ry: 54, dark: 0.9 })}
    ${box(b, { x: 230, y: 330, w: 700, h: 400, d: 90, colour: shell, top: 0.6 })}<path d="M330 306H900l-30 -26H360z" fill="#17181c"/><rect x="300" y="480" width="560" height="90" rx="8" fill="#101114"/>
    <path d="M340 540H820L880 730H280z" fill="${b.down('#dcd8d2', '#ffffff')}"/>${each(4, (i) => `<path d="M${372 - i * 8} ${590 + i * 24}H${620 - i * 20}" stroke="#8d929a" stroke-width="7"/>`)}<path d="M670 584h110l22 92H684z" fill="${b.slant(lit(ink, 0.5), ink)}"/>
    <rect x="700" y="362" width="180" height="80" rx="10" fill="#15161a"/><rect x="712" y="372" width="92" height="60" rx="5" fill="${b.slant('#9fd8f0', '#3f7fa8')}"/><circle cx="842" cy="402" r="18" fill="${b.ball('#b8f0c0', '#2f9a50')}"/>`
}

const router: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#26272c', '#f1efea', '#3a3f4a', '#d9dce0', '#1b1c20', '#8d9099'])
  const aerials = subject.int(2, 4)
  return `${table(b, around)}${shadow(b, { x: 600, y: 726, rx: 460, ry: 46, dark: 0.9 })}
    ${each(aerials, (i) => {
      const x = 300 + (i * 600) / (aerials - 1)
      return `<g transform="rotate(${(x - 600) / 40} ${x} 560)"><rect x="${x - 15}" y="200" width="30" height="370" rx="14" fill="${b.across(lit(shell, 0.4), dim(shell, 0.4))}"/></g>`
    })}
    <path d="M260 560H940L1010 660H190z" fill="${b.down(lit(shell, 0.25), lit(shell, 0.05))}"/>${each(7, (i) => `<path d="M${420 + i * 56} 580l${(i - 3) * 8} 56" stroke="#000" stroke-opacity="0.25" stroke-width="8"/>`)}<path d="M190 660H1010L1000 716Q996 728 980 728H220Q204 728 200 716z" fill="${b.down(shell, dim(shell, 0.45))}"/>
    ${each(6, (i) => `<circle cx="${440 + i * 64}" cy="692" r="9" fill="#7dffb0"/><circle cx="${440 + i * 64}" cy="692" r="24" fill="${b.glow('#4fe08a', 0.5)}"/>`)}`
}

const graphicsCard: Painter = ({ brush: b, around, turn, subject }) => {
  const board = turn(['#1f4a3a', '#1c2c4a', '#26272c', '#3a1f2c', '#173f4a', '#2b3a1f'])
  const fans = subject.int(1, 2)
  const light = subject.pick(['#b3202a', '#3fae6a', '#8d9099', '#e0a32c'])
  return `${desk(b, around)}<g transform="rotate(${around.int(-8, 8)} 600 450)">${lying({ x: 160, y: 170, w: 880, h: 340, r: 12, dark: 0.08 })}<rect x="160" y="170" width="880" height="350" rx="10" fill="${b.slant(lit(board, 0.25), board)}"/><path d="M260 520h380v34H260z" fill="${b.down('#e0c26a', '#8a6a2c')}"/>${each(24, (i) => `<path d="M${272 + i * 15} 522v30" stroke="${board}" stroke-width="5"/>`)}
    <path d="M180 190H980L1020 230V480L990 505H200L172 480V200z" fill="${b.slant('#5d6068', '#2b2d33', '#15161a')}"/><path d="M180 190H980" stroke="${light}" stroke-width="11"/>
    ${each(fans, (i) => `<g transform="translate(${fans === 1 ? 596 : 400 + i * 400} 348)"><circle r="144" fill="#0c0d10"/>${each(9, (k) => `<path d="M0 -30Q70 -60 50 -134Q0 -120 -14 -40z" fill="${b.slant('#6d7078', '#26272c')}" transform="rotate(${k * 40})"/>`)}<circle r="42" fill="${b.ball('#8d9099', '#33353b')}"/><circle r="14" fill="${light}"/><circle r="144" fill="none" stroke="#80838b" stroke-opacity="0.4" stroke-width="6"/></g>`)}
    <rect x="140" y="140" width="26" height="420" fill="${b.across('#f1f2f3', '#8b9098')}"/>
    ${[0, 1].map((i) => `<g transform="translate(${260 + i * 40} ${640 + i * 90})">${lying({ x: 0, y: 0, w: 560, h: 70, r: 6, dark: 0.05 })}<rect width="560" height="70" rx="5" fill="${b.slant(lit(board, 0.35), board)}"/>${each(8, (k) => `<rect x="${18 + k * 67}" y="12" width="52" height="38" rx="3" fill="${b.slant('#3a3c42', '#101114')}"/>`)}<rect x="8" y="58" width="544" height="12" fill="#d9b95f"/></g>`).join('')}
    <g transform="translate(900 640)">${lying({ x: 0, y: 0, w: 170, h: 170, r: 8, dark: 0.06 })}<rect width="170" height="170" rx="6" fill="${b.slant('#6f9a7a', '#2f5a40')}"/><rect x="22" y="22" width="126" height="126" rx="10" fill="${b.slant('#f4f5f6', '#9da2a9', '#d9dce0')}"/></g></g>`
}

const tv: Painter = (studio) => {
  const { brush: b, around, turn, subject } = studio
  const wood = turn(['#b48a63', '#4d4a4c', '#e4ddd2', '#7d5a43', '#9c7b5f', '#2f2b2d'])
  const glow = subject.pick(['#7fb3ff', '#ffb37f', '#c58fff', '#8fe0c0'])
  return `${room(b, around)}<ellipse cx="600" cy="360" rx="620" ry="400" fill="${b.glow(glow, 0.5)}"/><rect x="190" y="110" width="820" height="484" rx="8" fill="#0b0b0e"/>${wallpaper(studio, { x: 200, y: 120, w: 800, h: 454, r: 2 })}<path d="M380 594l-40 36M820 594l40 36" stroke="#1b1c20" stroke-width="14" stroke-linecap="round"/>
    ${shadow(b, { x: 600, y: 790, rx: 560, ry: 36, dark: 0.8 })}<path d="M170 626H1030l40 20H130z" fill="${b.down(lit(wood, 0.4), lit(wood, 0.15))}"/><rect x="130" y="646" width="940" height="120" fill="${b.down(wood, dim(wood, 0.3))}"/>${[0, 1, 2].map((i) => `<rect x="${144 + i * 306}" y="658" width="298" height="98" fill="${i === 1 ? dim(wood, 0.6) : b.slant(lit(wood, 0.2), dim(wood, 0.1))}"/>`).join('')}<rect x="500" y="708" width="200" height="44" rx="4" fill="${b.down('#3a3c42', '#15161a')}"/><path d="M170 766v30M1030 766v30" stroke="#2d2420" stroke-width="18"/>
    ${plant(b, { x: 1120, y: 790, size: 0.7, pot: '#d9cfc4', kind: subject.int(0, 1) })}`
}

const speaker: Painter = ({ brush: b, around, turn, subject }) => {
  const wood = turn(['#2b2a2e', '#7d4a30', '#b48a63', '#d9d5cd', '#4a2f2a', '#3f4f5c'])
  const cone = subject.pick(['#e0a32c', '#d9dce0', '#1b1c20', '#b3202a'])
  const one = (
    x: number,
  ) => `${shadow(b, { x: x + 150, y: 776, rx: 240, ry: 36, dark: 0.85 })}${box(b, { x, y: 180, w: 260, h: 590, d: 80, colour: wood, top: 0.35 })}
    ${[
      [290, 62],
      [540, 108],
    ]
      .map(
        ([y = 0, r = 0]) =>
          `<g transform="translate(${x + 130} ${y})"><circle r="${r + 10}" fill="${b.slant('#b9bcc2', '#3d4047')}"/><circle r="${r}" fill="#0d0d10"/><circle r="${r * 0.86}" fill="${b.ball(lit(cone, 0.25), dim(cone, 0.35), dim(cone, 0.7))}"/><circle r="${r * 0.36}" fill="${b.ball('#a9acb3', '#33353b', '#0d0d10')}"/></g>`,
      )
      .join('')}<rect x="${x + 70}" y="686" width="120" height="36" rx="18" fill="#08080a"/>`
  return `${table(b, around)}${one(210)}${one(690)}`
}

const gameConsole: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#f1efea', '#26272c', '#3f5f86', '#b3202a', '#8d9099', '#2f2a3a'])
  const pad = subject.pick(['#f1efea', '#2b2d33', '#b3202a', '#3f7fd9', '#6a5f86'])
  const light = subject.pick(['#3f9fff', '#4fe08a', '#d94fd0'])
  return `${table(b, around)}<ellipse cx="600" cy="330" rx="520" ry="280" fill="${b.glow(light, 0.28)}"/>${shadow(b, { x: 520, y: 650, rx: 420, ry: 46, dark: 0.9 })}
    ${box(b, { x: 200, y: 480, w: 620, h: 160, d: 150, colour: shell, top: 0.6 })}<rect x="200" y="548" width="620" height="26" fill="#0d0d10"/><rect x="240" y="554" width="260" height="8" rx="4" fill="#2b2d33"/><rect x="700" y="556" width="90" height="8" rx="4" fill="${light}"/>
    ${shadow(b, { x: 760, y: 800, rx: 350, ry: 44, dark: 0.9 })}
    <path d="M560 600Q640 560 760 570Q880 560 960 600Q1030 660 1050 780Q1046 830 1000 820Q950 800 920 736Q760 760 600 736Q570 800 520 820Q474 830 470 780Q490 660 560 600z" fill="${b.down(lit(pad, 0.4), pad, dim(pad, 0.35))}"/>
    <rect x="680" y="590" width="160" height="70" rx="16" fill="${b.slant('#3a3c42', '#15161a')}"/>${[
      [660, 700],
      [860, 700],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="42" fill="#17181b"/><circle cx="${x}" cy="${y - 5}" r="31" fill="${b.ball('#7d8088', '#2b2d33')}"/>`,
      )
      .join('')}
    <path d="M556 630h24v-24h26v24h24v26h-24v24h-26v-24h-24z" fill="${b.down('#3a3c42', '#0d0d10')}"/>${[
      [930, 616, '#d9407c'],
      [962, 648, '#3f7fd9'],
      [930, 680, '#3fae6a'],
      [898, 648, '#e0a32c'],
    ]
      .map(([x, y, c]) => `<circle cx="${x}" cy="${y}" r="16" fill="${c}"/>`)
      .join('')}`
}

const drone: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#d9dce0', '#2b2d33', '#b3202a', '#f1efea', '#e0a32c', '#5f6f86'])
  const light = subject.pick(['#3fd0ff', '#ff5a4a', '#4fe08a'])
  const arm = (x: number, y: number, s: number) =>
    `<path d="M600 450L${x} ${y}" stroke="${b.down(lit(shell, 0.2), dim(shell, 0.4))}" stroke-width="${36 * s}"/><rect x="${x - 24 * s}" y="${y - 56 * s}" width="${48 * s}" height="${80 * s}" rx="14" fill="${b.across('#6d7078', '#1b1c20')}"/><ellipse cx="${x}" cy="${y - 62 * s}" rx="${190 * s}" ry="${22 * s}" fill="${b.glow('#2b2d33', 0.55)}"/><path d="M${x - 180 * s} ${y - 66 * s}Q${x} ${y - 50 * s} ${x + 180 * s} ${y - 58 * s}" stroke="#1b1c20" stroke-width="${9 * s}" fill="none"/><circle cx="${x}" cy="${y + 24 * s}" r="9" fill="${light}"/>`
  return `${table(b, around)}${shadow(b, { x: 600, y: 740, rx: 420, ry: 50, dark: 0.7 })}${arm(330, 380, 0.8)}${arm(870, 380, 0.8)}${arm(230, 500, 1.1)}${arm(970, 500, 1.1)}
    <path d="M440 420Q470 350 600 346T760 420L780 490Q740 560 600 564T420 490z" fill="${b.down(lit(shell, 0.5), shell, dim(shell, 0.4))}"/><path d="M480 410Q600 360 720 410" stroke="#fff" stroke-opacity="0.5" stroke-width="9" fill="none"/><path d="M470 560l-40 130M730 560l40 130" stroke="#26272c" stroke-width="18" stroke-linecap="round"/>
    <rect x="530" y="540" width="140" height="110" rx="30" fill="${b.slant('#4a4c52', '#101114')}"/><circle cx="600" cy="596" r="42" fill="#08080a"/><circle cx="600" cy="596" r="30" fill="${b.ball('#7f9ad9', '#2a2450', '#07060f')}"/><circle cx="590" cy="584" r="8" fill="#fff" opacity="0.7"/>`
}

export const computers = {
  laptop,
  desktopPc,
  monitor,
  keyboard,
  printer,
  router,
  graphicsCard,
  tv,
  speaker,
  gameConsole,
  drone,
} satisfies Record<string, Painter>
