import { meadow, road, sky } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { box, casement, shadow } from '../../pieces.ts'
import { each, type Painter } from '../../studio.ts'

const walls = ['#ece4d6', '#d9b48f', '#c9cfd2', '#e6cfc2', '#b9c7bd', '#f1efe9', '#cfa07a'] as const
const roofs = ['#8c3f33', '#4f4a4d', '#5f6f5b', '#7a4a34', '#9a5a44', '#3f4c5c'] as const

const house: Painter = ({ brush: b, around, turn, subject }) => {
  const wall = turn(walls)
  const roof = subject.pick(roofs)
  const floors = subject.int(1, 2)
  const top = floors === 2 ? 300 : 440
  const door = subject.pick(['#5a3a28', '#7a1f4f', '#2f4f4a', '#8a8f96'])
  const panes = (y: number, xs: readonly number[]) =>
    xs.map((x) => casement(b, { x, y, w: 96, h: 104 })).join('')
  return `${meadow(b, around, 560)}
    ${shadow(b, { x: 620, y: 752, rx: 540, ry: 56, dark: 0.7 })}
    <path d="M820 ${top}L1000 ${top + 30}V740H820z" fill="${b.across(dim(wall, 0.22), dim(wall, 0.36))}"/>
    <rect x="250" y="${top}" width="580" height="${748 - top}" fill="${b.slant(lit(wall, 0.4), wall, dim(wall, 0.12))}"/>
    <rect x="700" y="${top - 170}" width="56" height="130" fill="${b.across('#b5654a', '#6f3525')}"/>
    <path d="M190 ${top + 14}L330 ${top - 160}H800L1040 ${top + 40}L840 ${top + 18}z" fill="${b.down(lit(roof, 0.28), roof, dim(roof, 0.3))}"/>
    ${each(5, (i) => `<path d="M${306 - i * 24} ${top - 130 + i * 30}H${818 + i * 8}" stroke="#000" stroke-opacity="0.16" stroke-width="6"/>`)}
    <path d="M190 ${top + 14}H842l198 26v14L842 ${top + 34}H190z" fill="${dim(roof, 0.5)}"/><rect x="250" y="${top + 34}" width="580" height="26" fill="${b.down('#000000/0.28', '#000000/0')}"/>
    ${floors === 2 ? panes(360, [310, 480, 660]) : ''}${panes(570, [300, 660])}
    <rect x="484" y="540" width="120" height="208" rx="4" fill="${b.slant(lit(door, 0.25), dim(door, 0.3))}"/><rect x="506" y="566" width="76" height="70" fill="${b.slant('#cfe2ee', '#6d8798')}"/><circle cx="588" cy="654" r="8" fill="#e7d9a8"/>
    <path d="M456 540h176l-20 -50H476z" fill="${b.down(lit(roof, 0.3), dim(roof, 0.2))}"/>
    <path d="M484 748H604L720 940H380z" fill="${b.down('#d9d3c9', '#a79f94')}"/>
    ${[110, 210, 1060].map((x, i) => `<circle cx="${x}" cy="${700 - i * 10}" r="${90 + i * 10}" fill="${b.haze(i % 2 ? '#6f9a4c' : '#4c8261', 0.95)}"/>`).join('')}
    ${each(12, (i) => `<circle cx="${260 + ((i * 47) % 210)}" cy="${752 + ((i * 13) % 24)}" r="9" fill="${b.ball('#ffffff', i % 2 ? '#d9577c' : '#e8b93c')}"/>`)}`
}

const plot: Painter = ({ brush: b, around, subject }) => {
  const stakes = subject.int(6, 9)
  const soil = subject.pick(['#a98a5f', '#8a9c58', '#b7a36a'])
  return `${meadow(b, around, 430)}
    <path d="M330 520H900L1180 860H20z" fill="${b.down(lit(soil, 0.35), soil, dim(soil, 0.25))}"/><path d="M330 520H900L1180 860H20z" fill="none" stroke="#f6f1e4" stroke-width="6" stroke-dasharray="26 16"/>
    ${each(stakes, (i) => {
      const x = 330 + (i * 570) / (stakes - 1)
      return `<path d="M${x} 526V440" stroke="${b.down('#d9b98c', '#6d4d2f')}" stroke-width="12"/>`
    })}<path d="M330 462H900M330 496H900" stroke="#8a6a48" stroke-width="6"/>
    ${[
      [20, 860],
      [1180, 860],
      [330, 520],
      [900, 520],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x} ${y}v-110" stroke="#6d4d2f" stroke-width="13"/><path d="M${x} ${y - 110}l74 22 -74 26z" fill="${b.across('#d3304a', '#8e1230')}"/>`,
      )
      .join('')}
    ${each(14, () => `<ellipse cx="${around.int(240, 960)}" cy="${around.int(570, 840)}" rx="${around.int(20, 60)}" ry="8" fill="${dim(soil, 0.3)}" opacity="0.25"/>`)}`
}

const office: Painter = ({ brush: b, around, turn, subject }) => {
  const glass = turn(['#6fa3c4', '#5b8f96', '#8a96b0', '#7fa8a0', '#9a8aa6', '#6b8bb5'])
  const floors = subject.int(6, 9)
  const side = subject.pick(['#d9d4cc', '#8b8f96', '#c3a78a'])
  const h = 620 / floors
  return `${sky(b, around, 720)}${[60, 930].map((x) => `<rect x="${x}" y="360" width="230" height="400" fill="${b.down('#c9cdd2', '#a3a9b0')}" opacity="0.6"/>`).join('')}
    <path d="M840 140L1010 220V770H840z" fill="${b.across(dim(glass, 0.3), dim(glass, 0.55))}"/><rect x="260" y="130" width="580" height="640" fill="${b.slant(lit(glass, 0.6), glass, dim(glass, 0.35))}"/>
    ${each(floors, (i) => `<rect x="250" y="${126 + i * h}" width="594" height="16" fill="${b.down(lit(side, 0.4), dim(side, 0.2))}"/><path d="M844 ${140 + i * h}L1012 ${222 + i * h * 0.88}" stroke="${dim(side, 0.4)}" stroke-width="10"/>${each(3, () => `<rect x="${272 + around.int(0, 9) * 58}" y="${146 + i * h}" width="50" height="${h - 22}" fill="#fff3cf" opacity="0.4"/>`)}`)}
    ${each(11, (i) => `<path d="M${260 + i * 58} 140V770" stroke="${side}" stroke-opacity="0.7" stroke-width="5"/>`)}
    <path d="M300 140L560 770H700L440 140z" fill="#fff" opacity="0.16"/>
    <rect x="-60" y="760" width="1320" height="180" fill="${b.down('#bdb7ae', '#8d887f')}"/><rect x="460" y="650" width="180" height="112" fill="${b.down('#2b333b', '#4d5b66')}"/><path d="M430 640h240v18H430z" fill="${dim(side, 0.3)}"/>
    ${[150, 240, 1000, 1090].map((x) => `<circle cx="${x}" cy="720" r="74" fill="${b.haze('#5d8f55', 0.94)}"/>`).join('')}`
}

const shop: Painter = ({ brush: b, around, turn, subject }) => {
  const tone = turn(['#7a1f4f', '#2f6f6b', '#24489c', '#b5654a', '#3a3c42', '#5f8f5b'])
  const wall = subject.pick(walls)
  const goods = ['#d9577c', '#e8b93c', '#7fb3a8', '#c9a27c', '#8fa5c9']
  return `<rect x="-60" y="-40" width="1320" height="980" fill="${b.slant(lit(wall, 0.3), wall, dim(wall, 0.2))}"/>
    ${[180, 500, 820].map((x) => casement(b, { x, y: -60, w: 180, h: 170 })).join('')}
    <rect x="130" y="190" width="940" height="90" rx="6" fill="${b.down(lit(tone, 0.2), tone, dim(tone, 0.3))}"/><circle cx="600" cy="235" r="27" fill="#f6e9c8"/><path d="M430 235h110M660 235h110" stroke="#f6e9c8" stroke-width="9" stroke-linecap="round"/>
    <rect x="130" y="280" width="940" height="490" fill="${dim(tone, 0.45)}"/>
    ${[
      [160, 330],
      [710, 330],
    ]
      .map(
        ([x = 0, w = 0]) =>
          `<rect x="${x}" y="330" width="${w}" height="390" fill="${b.down('#fff1cf', '#f0d6a2', '#b8925f')}"/>${each(
            2,
            (row) =>
              `<rect x="${x + 14}" y="${500 + row * 130}" width="${w - 28}" height="10" fill="#7a5a3c"/>${each(
                7,
                (i) => {
                  const t = goods[(i * 2 + row) % 5] ?? '#999'
                  const gh = 50 + ((i * 29 + row * 17) % 46)
                  return `<rect x="${x + 24 + i * 41}" y="${500 + row * 130 - gh}" width="32" height="${gh}" rx="6" fill="${b.across(lit(t, 0.4), dim(t, 0.25))}"/>`
                },
              )}`,
          )}<path d="M${x + 40} 330h90l-110 390h-20v-250z" fill="#fff" opacity="0.22"/>`,
      )
      .join('')}
    <rect x="520" y="330" width="160" height="440" fill="${dim(tone, 0.25)}"/><rect x="536" y="350" width="128" height="320" fill="${b.slant('#ffe9bd', '#8f7a5e')}"/><path d="M650 480v90" stroke="#e7d9a8" stroke-width="11" stroke-linecap="round"/>
    ${each(16, (i) => `<path d="M${130 + i * 58.75} 280h58.75l6 76q-30 34 -64 0z" fill="${i % 2 ? b.down('#ffffff', '#ddd6cb') : b.down(lit(tone, 0.25), tone)}"/>`)}
    <rect x="130" y="360" width="940" height="50" fill="${b.down('#000000/0.3', '#000000/0')}"/>
    <rect x="-60" y="768" width="1320" height="172" fill="${b.down('#c3bcb2', '#8f8981')}"/><ellipse cx="600" cy="800" rx="560" ry="40" fill="${b.glow('#ffe6b0', 0.5)}"/>
    ${[90, 1110].map((x) => `<g>${shadow(b, { x, y: 812, rx: 80, ry: 16 })}<path d="M${x - 46} 720h92l-12 94h-68z" fill="${b.across('#b5654a', '#6f3525')}"/><circle cx="${x}" cy="664" r="${74 + around.int(0, 8)}" fill="${b.ball('#9cc97f', '#5d8f45', '#2f5a33')}"/></g>`).join('')}`
}

const warehouse: Painter = ({ brush: b, around, turn, subject }) => {
  const tone = turn(['#8d9aa5', '#b5654a', '#5f7f9c', '#a9a08f', '#6f8a6b', '#c9b38a'])
  const gates = subject.int(2, 3)
  return `${road(b, around, 600)}${shadow(b, { x: 600, y: 730, rx: 640, ry: 50, dark: 0.7 })}
    <path d="M90 360L600 220L1110 360V730H90z" fill="${b.down(lit(tone, 0.5), tone, dim(tone, 0.25))}"/>
    ${each(34, (i) => `<path d="M${105 + i * 30} 340V728" stroke="#000" stroke-opacity="0.09" stroke-width="6"/>`)}
    <path d="M60 366L600 210L1140 366V392L600 244L60 392z" fill="${b.down(lit(tone, 0.2), dim(tone, 0.5))}"/>
    ${each(gates, (i) => {
      const x = 180 + i * (840 / gates)
      const w = 840 / gates - 70
      return `<rect x="${x - 12}" y="440" width="${w + 24}" height="290" fill="${dim(tone, 0.5)}"/><rect x="${x}" y="452" width="${w}" height="278" fill="${b.down('#f0efec', '#b9b7b3')}"/>${each(7, (k) => `<path d="M${x} ${490 + k * 38}h${w}" stroke="#000" stroke-opacity="0.2" stroke-width="5"/>`)}`
    })}
    ${box(b, { x: 70, y: 690, w: 110, h: 90, d: 40, colour: '#c9a27c' })}${box(b, { x: 1010, y: 660, w: 120, h: 120, d: 40, colour: '#b98f62' })}`
}

const garage: Painter = ({ brush: b, around, turn, subject }) => {
  const gate = turn(['#6f8a7b', '#8a8f96', '#7a4a34', '#d9d4ca', '#3f5f86', '#8c3f33'])
  const wall = subject.pick(walls)
  return `${road(b, around, 560)}${shadow(b, { x: 600, y: 742, rx: 560, ry: 44, dark: 0.7 })}
    ${box(b, { x: 170, y: 270, w: 760, h: 472, d: 110, colour: wall, top: 0.3 })}
    ${each(9, (r) => each(8, (i) => `<rect x="${172 + i * 96 + (r % 2) * 20}" y="${282 + r * 52}" width="74" height="46" fill="#000" opacity="${0.02 + ((i * 5 + r * 3) % 4) * 0.012}"/>`))}
    <path d="M150 250H950l110 -33v26L950 280H150z" fill="${b.down('#5a5a5f', '#2d2d32')}"/>
    <rect x="290" y="370" width="520" height="374" fill="${dim(gate, 0.6)}"/><rect x="306" y="386" width="488" height="356" fill="${b.slant(lit(gate, 0.35), gate, dim(gate, 0.25))}"/>
    ${each(5, (r) => each(4, (i) => `<rect x="${322 + i * 118}" y="${398 + r * 69}" width="104" height="56" rx="5" fill="${b.slant(`#ffffff/0.22`, '#000000/0.12')}" stroke="#000" stroke-opacity="0.14" stroke-width="3"/>`))}
    <path d="M520 720h60" stroke="#eee" stroke-width="10" stroke-linecap="round"/><ellipse cx="550" cy="346" rx="60" ry="40" fill="${b.glow('#ffe9b8', 0.9)}"/><path d="M530 330h40l10 20h-60z" fill="#26282d"/>
    <path d="M300 744H800L920 940H180z" fill="${b.down('#c3bdb4', '#97918a')}" opacity="0.8"/>`
}

export const places = {
  house,
  plot,
  office,
  shop,
  warehouse,
  garage,
} satisfies Record<string, Painter>
