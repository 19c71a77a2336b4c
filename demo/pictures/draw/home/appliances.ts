import { room, table } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { box, shadow, standing } from '../../pieces.ts'
import { each, type Painter } from '../../studio.ts'

const shells = [
  '#eceae6',
  '#b9bcc2',
  '#33353b',
  '#d9dce0',
  '#a33a3a',
  '#8fb0a8',
  '#e4d6bd',
] as const

const fridge: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(shells)
  const split = subject.pick([330, 400, 540])
  const isWide = subject.chance(0.3)
  const x = isWide ? 330 : 400
  const w = isWide ? 480 : 350
  return `${room(b, around, 700)}${standing(b, { x, y: 90, w, h: 700, d: 80, colour: shell, top: 0.2 })}
    ${isWide ? `<path d="M${x + w / 2} 94v690" stroke="#000" stroke-opacity="0.4" stroke-width="6"/>` : `<path d="M${x} ${split}h${w}" stroke="#000" stroke-opacity="0.4" stroke-width="7"/>`}
    ${(isWide
      ? [
          [x + w / 2 - 24, 320, 240],
          [x + w / 2 + 24, 320, 240],
        ]
      : [
          [x + 28, split - 150, 120],
          [x + 28, split + 40, 170],
        ]
    )
      .map(
        ([hx = 0, hy = 0, hl = 0]) =>
          `<path d="M${hx} ${hy}v${hl}" stroke="#000" stroke-opacity="0.25" stroke-width="15" transform="translate(6 5)"/><path d="M${hx} ${hy}v${hl}" stroke="${b.across('#ffffff', '#8d9299')}" stroke-width="14" stroke-linecap="round"/>`,
      )
      .join('')}
    <path d="M${x + 60} 92h110L${x + 40} 788h-30z" fill="#fff" opacity="0.22"/><rect x="${x + w - 130}" y="150" width="90" height="44" rx="6" fill="#0d0d10" opacity="0.8"/><rect x="${x + w - 112}" y="164" width="40" height="14" rx="4" fill="#8fe0ff"/><rect x="${x}" y="770" width="${w}" height="20" fill="#1b1c20"/>`
}

const washer: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(shells)
  const suds = subject.pick(['#7fb3d9', '#d98fb0', '#a9c98f', '#c9b3e0'])
  return `${room(b, around, 680)}${standing(b, { x: 330, y: 210, w: 480, h: 570, d: 90, colour: shell, top: 0.45 })}
    <path d="M330 320h480" stroke="#000" stroke-opacity="0.22" stroke-width="4"/><rect x="356" y="236" width="130" height="62" rx="8" fill="${b.down(lit(shell, 0.4), dim(shell, 0.15))}" stroke="#000" stroke-opacity="0.2" stroke-width="3"/><circle cx="570" cy="266" r="34" fill="${b.ball('#ffffff', '#b9bcc2', '#6d7078')}"/><path d="M570 240v18" stroke="#33353b" stroke-width="6"/><rect x="640" y="242" width="140" height="50" rx="8" fill="#101114"/><rect x="654" y="258" width="60" height="18" rx="4" fill="#8fe0ff"/>
    <g transform="translate(570 540)"><circle r="196" fill="${b.slant('#ffffff', '#8d9299', '#d9dce0')}"/><circle r="160" fill="${b.slant('#33353b', '#7d828a')}"/><circle r="146" fill="${b.ball('#8fa9ba', '#34434e', '#0f151a')}"/><path d="M-136 40Q-60 -10 0 30T138 20A146 146 0 0 1 -136 40z" fill="${b.down(lit(suds, 0.35), dim(suds, 0.3))}" opacity="0.85"/>${each(11, (i) => `<circle cx="${-100 + i * 20}" cy="${24 - (i % 3) * 12}" r="${9 + (i % 4) * 3}" fill="#fff" opacity="0.5"/>`)}<path d="M-104 -70A126 126 0 0 1 20 -124L0 -84A90 90 0 0 0 -74 -44z" fill="#fff" opacity="0.45"/><rect x="160" y="-34" width="30" height="68" rx="10" fill="${b.across('#ffffff', '#7d828a')}"/></g>
    <rect x="330" y="758" width="480" height="22" fill="${dim(shell, 0.5)}"/>`
}

const stove: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(shells)
  const food = subject.pick(['#d99a4a', '#b5654a', '#caa33f'])
  return `${room(b, around, 680)}${standing(b, { x: 330, y: 250, w: 480, h: 530, d: 110, colour: shell, top: 0.6 })}<path d="M330 250l110 -66h480l-110 66z" fill="${b.slant('#4a4c52', '#121316')}"/>
    ${[
      [470, 232, 62],
      [640, 232, 62],
      [560, 202, 48],
      [730, 202, 48],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.24}" fill="none" stroke="#a9acb3" stroke-width="8"/>`,
      )
      .join('')}
    <path d="M610 150h170v70q-80 24 -170 0z" fill="${b.across('#ffffff', '#9da2a9', '#5d6068')}"/><ellipse cx="695" cy="150" rx="86" ry="18" fill="${b.down('#d9dce0', '#7d828a')}"/><path d="M590 170h24M776 170h30" stroke="#1b1c20" stroke-width="14" stroke-linecap="round"/>
    ${each(5, (i) => `<circle cx="${392 + i * 90}" cy="300" r="24" fill="${b.ball('#ffffff', '#8d9299', '#33353b')}"/><path d="M${392 + i * 90} 280v16" stroke="#1b1c20" stroke-width="5"/>`)}<path d="M380 362h380" stroke="${b.down('#ffffff', '#7d828a')}" stroke-width="16" stroke-linecap="round"/>
    <rect x="370" y="396" width="400" height="250" rx="14" fill="#0d0d10"/><rect x="386" y="412" width="368" height="218" rx="8" fill="${b.down('#5a3a1c', '#2a1608')}"/><ellipse cx="570" cy="520" rx="200" ry="120" fill="${b.glow('#ffb04a', 0.8)}"/><path d="M400 560h340" stroke="#d9dce0" stroke-opacity="0.6" stroke-width="5"/><path d="M480 556Q490 500 570 496T660 556z" fill="${b.ball(lit(food, 0.5), food, dim(food, 0.4))}"/><path d="M386 412h120l-90 218h-30z" fill="#fff" opacity="0.13"/><rect x="350" y="670" width="440" height="80" rx="6" fill="${b.down(lit(shell, 0.2), dim(shell, 0.2))}"/>`
}

const microwave: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(shells)
  const hue = subject.pick(['#8fe0ff', '#7dffb0', '#ffb35a'])
  return `${table(b, around)}${shadow(b, { x: 640, y: 740, rx: 540, ry: 54, dark: 0.9 })}${box(b, { x: 190, y: 320, w: 740, h: 410, d: 120, colour: shell, top: 0.45 })}
    <rect x="214" y="346" width="510" height="360" rx="12" fill="#0d0d10"/><rect x="250" y="380" width="430" height="290" rx="16" fill="${b.ball('#7a6648', '#33291c', '#0f0c08')}"/>${each(16, (i) => `<path d="M${262 + i * 26} 384v282" stroke="#000" stroke-opacity="0.3" stroke-width="6"/>`)}<ellipse cx="470" cy="610" rx="160" ry="28" fill="#d9dce0" opacity="0.4"/><path d="M250 380h150l-110 290h-40z" fill="#fff" opacity="0.14"/>
    <path d="M744 380v290" stroke="${b.across('#ffffff', '#7d828a')}" stroke-width="18" stroke-linecap="round"/><rect x="784" y="366" width="120" height="54" rx="6" fill="#0d0d10"/><rect x="800" y="382" width="70" height="22" rx="4" fill="${hue}"/>${each(9, (i) => `<circle cx="${806 + (i % 3) * 38}" cy="${462 + Math.floor(i / 3) * 40}" r="13" fill="${b.ball('#ffffff', '#a9acb3')}"/>`)}<circle cx="844" cy="640" r="42" fill="${b.ball('#ffffff', '#a9acb3', '#4a4c52')}"/>`
}

const coffeeMaker: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#33353b', '#a33a3a', '#d9dce0', '#2b2a2e', '#8fb0a8', '#e4d6bd'])
  const cup = subject.pick(['#ffffff', '#b5654a', '#3f5f86', '#e0a32c'])
  return `${table(b, around)}${shadow(b, { x: 620, y: 764, rx: 370, ry: 50, dark: 0.9 })}${box(b, { x: 380, y: 150, w: 360, h: 190, d: 110, colour: shell, top: 0.35 })}${box(b, { x: 600, y: 330, w: 140, h: 390, d: 110, colour: dim(shell, 0.15), top: 0 })}${box(b, { x: 350, y: 690, w: 400, h: 70, d: 110, colour: shell, top: 0.3 })}
    <rect x="380" y="664" width="220" height="28" fill="${b.down('#d9dce0', '#5d6068')}"/>${each(9, (i) => `<path d="M${392 + i * 24} 666v22" stroke="#1b1c20" stroke-width="7"/>`)}
    <circle cx="470" cy="240" r="52" fill="${b.slant('#ffffff', '#7d828a')}"/><circle cx="470" cy="240" r="42" fill="#f7f5f0"/><path d="M470 240l22 -26" stroke="#b3202a" stroke-width="6"/><rect x="560" y="208" width="150" height="60" rx="10" fill="#0d0d10"/>${each(3, (i) => `<circle cx="${590 + i * 45}" cy="238" r="13" fill="${b.ball('#8fe0ff', '#2f6f8a')}"/>`)}
    <path d="M430 340h120v40q-60 26 -120 0z" fill="${b.across('#ffffff', '#8d9299', '#4a4c52')}"/><path d="M546 360h120" stroke="#1b1210" stroke-width="26" stroke-linecap="round"/><path d="M478 392v150M502 392v150" stroke="#4b2a16" stroke-width="7"/>
    <path d="M424 530h130q0 120 -30 134h-70q-30 -14 -30 -134z" fill="${b.across(lit(cup, 0.4), cup, dim(cup, 0.3))}"/><path d="M552 556q50 -6 44 40t-56 40" stroke="${dim(cup, 0.1)}" stroke-width="14" fill="none"/><ellipse cx="489" cy="532" rx="65" ry="12" fill="${b.ball('#a8744a', '#4b2a16')}"/>${[450, 490, 530].map((x) => `<path d="M${x} 500q-24 -40 0 -80t0 -80" stroke="#fff" stroke-opacity="0.16" stroke-width="16" fill="none"/>`).join('')}`
}

const blender: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#33353b', '#a33a3a', '#d9dce0', '#8fb0a8', '#e4d6bd', '#2f4f7a'])
  const juice = subject.pick(['#d9577c', '#8fbf4a', '#e8a23c', '#8a4a9a'])
  return `${table(b, around)}${shadow(b, { x: 610, y: 764, rx: 270, ry: 44, dark: 0.9 })}<path d="M470 560H730L780 740Q784 762 760 762H440Q416 762 420 740z" fill="${b.across(lit(shell, 0.4), shell, dim(shell, 0.45))}"/><circle cx="600" cy="666" r="50" fill="${b.ball('#ffffff', '#9da2a9', '#4a4c52')}"/><path d="M600 628v24" stroke="#1b1c20" stroke-width="8"/>
    <path d="M430 160H770L716 560H484z" fill="${b.across('#ffffff/0.7', '#dbeaf2/0.35', '#b5c8d3/0.7')}" stroke="#ffffff" stroke-opacity="0.6" stroke-width="6"/><path d="M450 300Q530 276 600 300T752 296L716 556H484z" fill="${b.across(lit(juice, 0.3), juice, dim(juice, 0.3))}" opacity="0.93"/>${each(9, (i) => `<circle cx="${490 + ((i * 47) % 220)}" cy="${320 + ((i * 61) % 190)}" r="${7 + (i % 4) * 4}" fill="#fff" opacity="0.3"/>`)}<path d="M452 180l40 360" stroke="#fff" stroke-opacity="0.55" stroke-width="15"/>
    <path d="M764 200q90 10 74 130t-96 130" stroke="${b.down(lit(shell, 0.2), dim(shell, 0.3))}" stroke-width="32" fill="none"/><path d="M416 130H784V164H416z" fill="${b.across(lit(shell, 0.4), dim(shell, 0.3))}"/><rect x="540" y="94" width="120" height="40" rx="10" fill="${b.across(lit(shell, 0.5), dim(shell, 0.3))}"/><rect x="474" y="548" width="252" height="28" rx="8" fill="#1b1c20"/>`
}

const iron: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#3f7fd9', '#a33a3a', '#33353b', '#6a5f96', '#2f8f86', '#e0a32c'])
  const cloth = subject.pick(['#e9e4dc', '#c9d6e0', '#e6cfd6'])
  return `${table(b, around)}<path d="M140 730Q600 690 1100 730L1140 800H100z" fill="${b.down(lit(cloth, 0.6), dim(cloth, 0.2))}"/>${shadow(b, { x: 600, y: 740, rx: 430, ry: 36, dark: 0.8 })}
    <path d="M200 730Q420 520 700 500H900Q960 520 980 730z" fill="${b.slant('#ffffff', '#d9dce0', '#8d9299')}"/><path d="M190 730H990V752H180z" fill="${b.down('#eceef0', '#7d828a')}"/><path d="M290 660Q460 530 700 514H890Q930 540 940 660z" fill="${b.down(lit(shell, 0.45), shell, dim(shell, 0.35))}"/><path d="M400 590Q540 530 690 524" stroke="#fff" stroke-opacity="0.5" stroke-width="12" fill="none"/>
    <path d="M470 560Q500 390 640 350H830Q960 350 960 470L930 560H860L880 470Q880 430 830 430H660Q580 440 560 540z" fill="${b.down(lit(shell, 0.35), dim(shell, 0.35))}"/><circle cx="720" cy="600" r="40" fill="${b.ball('#ffffff', '#b9bcc2', '#6d7078')}"/><path d="M950 400Q1060 380 1080 240T1180 120" stroke="#26272c" stroke-width="17" fill="none"/>`
}

const vacuum: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#a33a3a', '#3f5f86', '#33353b', '#6a5f96', '#2f8f86', '#e0a32c'])
  const hose = subject.pick(['#33353b', '#8d9299'])
  return `${room(b, around, 560)}${shadow(b, { x: 780, y: 756, rx: 330, ry: 46, dark: 0.85 })}${shadow(b, { x: 260, y: 780, rx: 200, ry: 24, dark: 0.7 })}
    <path d="M800 520Q780 250 560 210T400 300L300 740" stroke="${dim(hose, 0.3)}" stroke-width="46" fill="none"/><path d="M800 520Q780 250 560 210T400 300" stroke="${lit(hose, 0.25)}" stroke-width="36" fill="none" stroke-dasharray="11 9"/><path d="M398 310L296 744" stroke="${b.across('#ffffff', '#8d9299')}" stroke-width="30"/><path d="M150 740H370Q390 744 388 780H130Q132 744 150 740z" fill="${b.down('#4a4c52', '#15161a')}"/>
    <path d="M540 700Q540 510 700 480H860Q1010 500 1020 700Q1020 742 980 744H580Q540 742 540 700z" fill="${b.down(lit(shell, 0.5), shell, dim(shell, 0.45))}"/><path d="M590 620Q620 530 720 514" stroke="#fff" stroke-opacity="0.6" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M700 480Q720 430 790 430T870 480" stroke="#26272c" stroke-width="22" fill="none"/><ellipse cx="800" cy="590" rx="100" ry="64" fill="${b.slant('#cfe2ee/0.8', '#5d7688/0.8')}"/>
    <circle cx="620" cy="712" r="50" fill="${b.ball('#5d6068', '#1b1c20')}"/><circle cx="930" cy="696" r="68" fill="${b.ball('#5d6068', '#1b1c20')}"/><circle cx="930" cy="696" r="28" fill="${lit(shell, 0.2)}"/>`
}

const aircon: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#f4f2ee', '#33353b', '#e4d6bd', '#d9dce0', '#f4f2ee', '#b9bcc2'])
  const hue = subject.pick(['#8fe0ff', '#7dffb0'])
  return `${room(b, around, 760)}<rect x="180" y="250" width="860" height="240" rx="40" fill="#000" opacity="0.16" transform="translate(14 26)"/><path d="M180 290Q184 240 240 236H960Q1016 240 1020 290V420Q1020 470 980 476H220Q180 470 180 420z" fill="${b.down(lit(shell, 0.6), shell, dim(shell, 0.2))}"/><path d="M210 430H990L970 484H230z" fill="${b.down('#2b2d33', '#5d6068')}"/>${each(3, (i) => `<path d="M226 ${444 + i * 13}H976" stroke="#fff" stroke-opacity="0.4" stroke-width="3"/>`)}<path d="M200 400H1000" stroke="#000" stroke-opacity="0.14" stroke-width="4"/><rect x="880" y="330" width="90" height="40" rx="8" fill="${hue}" opacity="0.85"/>
    ${each(8, (i) => `<path d="M${280 + i * 92} 510q-30 60 0 120t-10 130" stroke="#eaf8ff" stroke-opacity="0.35" stroke-width="20" fill="none" stroke-linecap="round"/>`)}`
}

const radiator: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#f7f5f1', '#33353b', '#e4d6bd', '#b9bcc2', '#f7f5f1', '#8d9299'])
  const fins = subject.int(9, 13)
  const w = 720 / fins
  return `${room(b, around, 720)}${shadow(b, { x: 600, y: 786, rx: 460, ry: 34, dark: 0.7 })}
    <rect x="226" y="290" width="760" height="460" rx="20" fill="#000" opacity="0.16" transform="translate(16 14)"/>
    ${each(fins, (i) => `<rect x="${240 + i * w}" y="280" width="${w - 7}" height="470" rx="${w / 2.4}" fill="${b.across(dim(shell, 0.16), lit(shell, 0.6), shell, dim(shell, 0.35))}"/>`)}<path d="M230 330H980M230 700H980" stroke="${dim(shell, 0.3)}" stroke-opacity="0.4" stroke-width="8"/><path d="M960 700h70v100" stroke="${b.across('#f1f2f3', '#7d828a')}" stroke-width="20" fill="none"/><circle cx="1026" cy="700" r="32" fill="${b.ball('#ffffff', '#d9dce0', '#6d7078')}"/><ellipse cx="600" cy="240" rx="420" ry="120" fill="${b.glow('#ffb37f', 0.35)}"/>`
}

const boiler: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#f7f5f1', '#d9dce0', '#f1ece2', '#b9bcc2', '#f7f5f1', '#33353b'])
  const hue = subject.pick(['#ff8a5a', '#8fe0ff', '#7dffb0'])
  return `${room(b, around, 800)}<rect x="400" y="110" width="420" height="560" rx="60" fill="#000" opacity="0.18" transform="translate(22 20)"/>${[500, 570, 640, 710].map((x, i) => `<path d="M${x} 640v300" stroke="${b.across(i % 2 ? '#e0b08a' : '#ffffff', i % 2 ? '#8a5a34' : '#8d9299')}" stroke-width="24"/>`).join('')}
    <path d="M400 170Q404 100 480 96H740Q816 100 820 170V600Q816 664 740 668H480Q404 664 400 600z" fill="${b.across(lit(shell, 0.2), lit(shell, 0.7), shell, dim(shell, 0.35))}"/><path d="M430 150v460" stroke="#fff" stroke-opacity="0.6" stroke-width="18" stroke-linecap="round"/><rect x="500" y="500" width="220" height="110" rx="16" fill="#15161a"/><rect x="520" y="524" width="100" height="62" rx="6" fill="${b.slant(lit(hue, 0.4), dim(hue, 0.2))}"/><circle cx="670" cy="555" r="32" fill="${b.ball('#ffffff', '#8d9299', '#33353b')}"/><circle cx="610" cy="290" r="66" fill="${b.ball('#ffe0a8', '#ff8a3c', '#b3202a')}" opacity="0.85"/><path d="M610 240q50 50 24 90q-24 26 -48 0q-14 -30 10 -50q4 20 14 16q10 -20 0 -56z" fill="#fff4d0"/>`
}

export const appliances = {
  fridge,
  washer,
  stove,
  microwave,
  coffeeMaker,
  blender,
  iron,
  vacuum,
  aircon,
  radiator,
  boiler,
} satisfies Record<string, Painter>
