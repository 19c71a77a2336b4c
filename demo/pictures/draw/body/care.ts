import type { Brush } from '../../brush.ts'
import { desk, meadow, room, table } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { lying, shadow, wheel } from '../../pieces.ts'
import { each, type Painter } from '../../studio.ts'

const hues = [
  '#b98a9a',
  '#5f86a8',
  '#7a1f4f',
  '#8fa07a',
  '#c98f5a',
  '#4f6a86',
  '#a33a4a',
  '#7f6fa8',
] as const

/** Glass or plastic lit from the left. */
function gloss(b: Brush, colour: string): string {
  return b.across(dim(colour, 0.12), lit(colour, 0.55), lit(colour, 0.1), colour, dim(colour, 0.42))
}

const stroller: Painter = ({ brush: b, around, turn, subject }) => {
  const cloth = turn(hues)
  const metal = subject.pick(['#d9dce0', '#33353b', '#c9a08a'])
  const spokes = subject.pick([6, 8, 10])
  return `${around.chance(0.5) ? meadow(b, around, 500) : room(b, around, 600)}${shadow(b, { x: 590, y: 792, rx: 400, ry: 42, dark: 0.85 })}<path d="M420 700L800 400L930 330M780 690L480 430" stroke="${b.down(lit(metal, 0.4), dim(metal, 0.35))}" stroke-width="20" stroke-linecap="round" fill="none"/><path d="M900 346l56 -30" stroke="#2b2422" stroke-width="38" stroke-linecap="round"/>
    <path d="M300 400H820Q810 600 690 610H440Q320 590 300 400z" fill="${b.down(lit(cloth, 0.35), cloth, dim(cloth, 0.4))}"/><path d="M300 404Q300 170 540 160L580 400z" fill="${b.slant(lit(cloth, 0.4), dim(cloth, 0.15))}"/>${[0.3, 0.62].map((t) => `<path d="M${300 + 240 * t} ${300 - 130 * t}Q${400 + 120 * t} ${330 - 40 * t} ${460 + 100 * t} 400" stroke="#000" stroke-opacity="0.22" stroke-width="7" fill="none"/>`).join('')}<path d="M570 400Q700 340 816 400L812 440Q690 400 574 444z" fill="${b.down('#ffffff', '#d9d2c8')}"/><path d="M340 500H796" stroke="#fff" stroke-opacity="0.25" stroke-width="7"/>${wheel(b, { x: 400, y: 706, r: 84, spokes, rim: metal })}${wheel(b, { x: 780, y: 706, r: 84, spokes, rim: metal })}`
}

const carSeat: Painter = ({ brush: b, around, turn, subject }) => {
  const cloth = turn(hues)
  const pad = subject.pick(['#3a3638', '#d9d2c8', '#26344f'])
  return `${room(b, around, 640)}${shadow(b, { x: 600, y: 792, rx: 330, ry: 44, dark: 0.9 })}<path d="M360 700Q350 780 400 790H800Q850 780 840 700z" fill="${b.down('#4a4c52', '#15161a')}"/><path d="M420 640Q350 400 400 220Q430 120 600 116T800 220Q850 400 780 640z" fill="${gloss(b, dim(cloth, 0.3))}"/><path d="M470 620Q430 420 460 250Q480 170 600 166T740 250Q770 420 730 620z" fill="${b.ball(lit(cloth, 0.4), cloth, dim(cloth, 0.3))}"/><path d="M470 250Q420 260 410 340Q440 380 490 360zM730 250Q780 260 790 340Q760 380 710 360z" fill="${b.down(lit(cloth, 0.3), dim(cloth, 0.2))}"/><path d="M500 220Q600 190 700 220Q706 300 690 330Q600 350 510 330Q494 300 500 220z" fill="${b.down(lit(pad, 0.3), dim(pad, 0.15))}"/>
    <path d="M360 620Q380 580 440 600H760Q820 580 840 620L846 720Q700 770 600 770T354 720z" fill="${b.down(lit(cloth, 0.4), cloth, dim(cloth, 0.35))}"/><path d="M540 340L580 600M660 340L620 600" stroke="#1b1c20" stroke-width="32"/><path d="M546 356v96M654 356v96" stroke="${pad}" stroke-width="48" stroke-linecap="round"/><path d="M600 620V740" stroke="#1b1c20" stroke-width="34"/><rect x="558" y="576" width="84" height="72" rx="18" fill="${b.down('#4a4c52', '#101114')}"/><rect x="578" y="596" width="44" height="32" rx="8" fill="#c9242e"/>`
}

const toys: Painter = ({ brush: b, around, turn, subject }) => {
  const fur = turn(['#b5803f', '#d9b98a', '#8a5a3a', '#e8d5c0', '#a86f7f', '#7f8fa8'])
  const bow = subject.pick(['#b3202a', '#3f7fd9', '#7a1f4f', '#e0a32c'])
  const cubes = ['#e0562c', '#3f8fd9', '#4fae6a', '#e8b93c'] as const
  const cube = (x: number, y: number, i: number) => {
    const c = cubes[i % 4] ?? '#888'
    return `<path d="M${x} ${y}l40 -24h120l-40 24z" fill="${lit(c, 0.4)}"/><path d="M${x + 120} ${y}l40 -24v120l-40 24z" fill="${dim(c, 0.35)}"/><rect x="${x}" y="${y}" width="120" height="120" fill="${b.slant(lit(c, 0.3), c)}"/><circle cx="${x + 60}" cy="${y + 60}" r="34" fill="#fff" opacity="0.85"/>`
  }
  const bear = b.ball(lit(fur, 0.45), fur, dim(fur, 0.35))
  return `${room(b, around, 560)}${shadow(b, { x: 480, y: 800, rx: 330, ry: 42, dark: 0.85 })}${shadow(b, { x: 890, y: 800, rx: 260, ry: 36, dark: 0.85 })}${cube(760, 670, 0)}${cube(910, 670, 1)}${cube(840, 546, 2)}<path d="M320 620Q220 640 240 740Q300 760 360 690zM600 620Q710 640 690 740Q630 760 570 690z" fill="${bear}"/><ellipse cx="470" cy="660" rx="170" ry="150" fill="${bear}"/><ellipse cx="470" cy="680" rx="100" ry="100" fill="${lit(fur, 0.5)}"/>${[350, 590].map((x) => `<circle cx="${x}" cy="770" r="70" fill="${bear}"/><circle cx="${x}" cy="776" r="40" fill="${lit(fur, 0.5)}"/>`).join('')}${[340, 600].map((x) => `<circle cx="${x}" cy="290" r="64" fill="${bear}"/><circle cx="${x}" cy="294" r="36" fill="${lit(fur, 0.45)}"/>`).join('')}<circle cx="470" cy="390" r="170" fill="${bear}"/><ellipse cx="470" cy="450" rx="84" ry="66" fill="${lit(fur, 0.6)}"/><ellipse cx="470" cy="420" rx="30" ry="21" fill="${b.ball('#6d5a54', '#1b1210')}"/><path d="M470 440v26M436 470q34 24 68 0" stroke="#2b1c16" stroke-width="6" fill="none" stroke-linecap="round"/>${[404, 536].map((x) => `<circle cx="${x}" cy="364" r="21" fill="#17110f"/><circle cx="${x - 6}" cy="356" r="7" fill="#fff"/>`).join('')}<path d="M470 556L380 510V606zM470 556L560 510V606z" fill="${b.slant(lit(bow, 0.35), dim(bow, 0.2))}"/><circle cx="470" cy="556" r="24" fill="${b.ball(lit(bow, 0.5), bow)}"/>`
}

const babyBottle: Painter = ({ brush: b, around, turn, subject }) => {
  const cap = turn(['#7fb3d9', '#f0a8b8', '#a9c98f', '#f4d98a', '#b9a3d9', '#e8b08a'])
  const mark = subject.int(4, 7)
  return `${table(b, around)}${shadow(b, { x: 480, y: 772, rx: 200, ry: 34, dark: 0.85 })}<path d="M400 350Q340 400 350 480V720Q350 770 400 772H560Q610 770 610 720V480Q620 400 560 350z" fill="${b.across('#ffffff/0.95', '#eaf2f6/0.7', '#ffffff/0.9', '#b9c9d3/0.85')}"/><path d="M354 530H606V720Q606 764 560 766H400Q354 764 354 720z" fill="${b.across('#fffaf0', '#f4e9d6', '#e0d0b4')}"/>${each(mark, (i) => `<path d="M560 ${720 - i * 40}h${i % 2 ? 24 : 40}" stroke="${dim(cap, 0.2)}" stroke-width="7"/>`)}<path d="M380 300H580L590 370H370z" fill="${gloss(b, cap)}"/><path d="M400 300Q420 240 450 230Q450 160 480 160T510 230Q540 240 560 300z" fill="${b.across('#f4d9b8', '#e0b88a', '#b5895a')}" opacity="0.9"/><path d="M380 480V720" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity="0.8"/>
    ${shadow(b, { x: 830, y: 772, rx: 190, ry: 34, dark: 0.85 })}<path d="M690 600H970L940 750Q930 772 900 772H760Q730 772 720 750z" fill="${gloss(b, lit(cap, 0.3))}"/><ellipse cx="830" cy="600" rx="140" ry="34" fill="${b.down('#f4e4c8', '#d9b98a')}"/><path d="M900 590L1010 430" stroke="${b.down(cap, dim(cap, 0.2))}" stroke-width="20" stroke-linecap="round"/><circle cx="800" cy="680" r="34" fill="#fff" opacity="0.75"/><path d="M786 690l14 -26 14 26z" fill="${dim(cap, 0.2)}"/>`
}

const perfume: Painter = ({ brush: b, around, turn, subject }) => {
  const juice = turn(['#e8b88a', '#d98fb0', '#8fb3d9', '#a9c98f', '#b99ad9', '#e0c23a'])
  const cap = subject.pick(['#26222a', '#e0c26a', '#d9dce0', '#7a4a2c'])
  const r = subject.pick([16, 60, 140])
  return `${table(b, around)}${shadow(b, { x: 620, y: 768, rx: 280, ry: 44, dark: 0.85 })}<ellipse cx="760" cy="760" rx="220" ry="44" fill="${b.glow(juice, 0.7)}"/><rect x="420" y="360" width="360" height="406" rx="${r}" fill="${b.across('#ffffff/0.95', lit(juice, 0.6), '#ffffff/0.8', lit(juice, 0.3), dim(juice, 0.25))}"/><path d="M456 470H744V${740 - r / 3}Q740 742 710 742H490Q456 742 456 ${740 - r / 3}z" fill="${b.slant(lit(juice, 0.4), juice, dim(juice, 0.3))}" opacity="0.9"/><path d="M470 400L450 720" stroke="#fff" stroke-opacity="0.85" stroke-width="20" stroke-linecap="round"/><rect x="510" y="530" width="180" height="120" rx="4" fill="${b.slant('#fffaf0', '#e9dcc4')}"/><path d="M540 574h120M560 606h80" stroke="${dim(juice, 0.5)}" stroke-width="9" stroke-linecap="round"/><rect x="550" y="310" width="100" height="56" fill="${b.across('#fff6d8', '#c9a04c', '#8a621c')}"/><rect x="520" y="170" width="160" height="150" rx="${r / 6}" fill="${gloss(b, cap)}"/>${each(7, (i) => `<circle cx="${740 + i * 44}" cy="${230 - (i % 3) * 34}" r="${34 - i * 2}" fill="${b.glow('#ffffff', 0.35)}"/>`)}`
}

const makeup: Painter = ({ brush: b, around, turn, subject }) => {
  const tone = turn(['#b3203a', '#d9577c', '#c9786a', '#8a2a4a', '#e08a8a', '#7a1f4f'])
  const metal = subject.pick(['#e0c26a', '#26222a', '#e0a890'])
  const pans = ['#e8c9b0', '#c9937a', '#8a5a4a', '#d9a0a8', '#7f6f8f', '#b5a08a'] as const
  return `${desk(b, around)}<g transform="translate(240 190) rotate(-8)">${lying({ x: 0, y: 0, w: 430, h: 300, r: 24, dark: 0.07 })}<rect width="430" height="300" rx="24" fill="${b.slant(lit(metal, 0.4), metal, dim(metal, 0.4))}"/>${each(6, (i) => `<circle cx="${84 + (i % 3) * 132}" cy="${84 + Math.floor(i / 3) * 132}" r="56" fill="${dim(metal, 0.4)}"/><circle cx="${84 + (i % 3) * 132}" cy="${84 + Math.floor(i / 3) * 132}" r="51" fill="${b.slant(lit(pans[i] ?? '#ccc', 0.35), pans[i] ?? '#ccc')}"/>`)}</g>
    <g transform="translate(860 250) rotate(24)">${lying({ x: -46, y: 0, w: 96, h: 420, r: 14, dark: 0.06 })}<path d="M-36 60V-30Q-30 -80 36 -110V60z" fill="${b.across(lit(tone, 0.45), tone, dim(tone, 0.4))}"/><rect x="-42" y="50" width="84" height="130" fill="${gloss(b, '#e0c26a')}"/><rect x="-50" y="170" width="100" height="240" rx="8" fill="${gloss(b, metal)}"/></g><g transform="translate(560 720) rotate(-76)"><rect x="-14" y="-60" width="46" height="420" rx="14" fill="#000" opacity="0.22"/><rect x="-20" y="60" width="40" height="300" rx="16" fill="${gloss(b, tone)}"/><rect x="-26" y="-20" width="52" height="90" fill="${gloss(b, '#d9dce0')}"/><path d="M-26 -20Q-70 -120 0 -210Q70 -120 26 -20z" fill="${b.down('#4a3a34', '#c9a890')}"/></g><ellipse cx="1020" cy="700" rx="110" ry="60" fill="${b.glow(lit(tone, 0.3), 0.6)}"/>`
}

const tubes: Painter = ({ brush: b, around, turn, subject }) => {
  const tone = turn(['#a9c98f', '#e8b88a', '#8fc0c9', '#e0a0b0', '#b9a3d9', '#f1e4cc'])
  const cap = subject.pick(['#ffffff', '#c9a27c', '#e0c26a', '#33353b'])
  return `${table(b, around)}${shadow(b, { x: 360, y: 770, rx: 170, ry: 32, dark: 0.85 })}${shadow(b, { x: 620, y: 772, rx: 170, ry: 32, dark: 0.85 })}${shadow(b, { x: 880, y: 772, rx: 180, ry: 32, dark: 0.85 })}<path d="M250 250H470L450 680H270z" fill="${gloss(b, lit(tone, 0.3))}"/><path d="M246 232h228v26H246z" fill="${gloss(b, tone)}"/><rect x="276" y="676" width="168" height="92" rx="10" fill="${gloss(b, cap)}"/><path d="M320 400q40 -70 80 0q-10 60 -40 80q-30 -20 -40 -80z" fill="${dim(tone, 0.25)}" opacity="0.7"/>
    <path d="M520 380Q520 340 560 330H680Q720 340 720 380V740Q716 770 690 772H550Q524 770 520 740z" fill="${gloss(b, tone)}"/><rect x="586" y="270" width="68" height="66" fill="${gloss(b, cap)}"/><path d="M610 270V210H520Q500 212 500 236" stroke="${dim(cap, 0.15)}" stroke-width="26" fill="none"/><rect x="546" y="470" width="148" height="190" rx="10" fill="#fffaf2" opacity="0.9"/><path d="M574 520h92M574 556h92M574 592h60" stroke="${dim(tone, 0.35)}" stroke-width="10" stroke-linecap="round"/>
    <path d="M770 610H1000V740Q996 770 960 772H810Q774 770 770 740z" fill="${gloss(b, lit(tone, 0.15))}"/><rect x="758" y="540" width="254" height="78" rx="14" fill="${gloss(b, cap)}"/><circle cx="885" cy="690" r="44" fill="#fffaf2" opacity="0.85"/>`
}

const pills: Painter = ({ brush: b, around, turn, subject }) => {
  const tone = turn(['#d98a3c', '#5fae6a', '#3f7fd9', '#d9577c', '#8a6fc9', '#e0b93c'])
  const cap = subject.pick(['#ffffff', '#26272c', '#e9e5de'])
  return `${table(b, around)}${shadow(b, { x: 470, y: 772, rx: 260, ry: 40, dark: 0.85 })}<path d="M330 330H610Q650 350 650 400V720Q646 770 600 772H340Q294 770 290 720V400Q290 350 330 330z" fill="${gloss(b, tone)}"/><path d="M320 200H620V330H320z" fill="${gloss(b, cap)}"/>${each(17, (i) => `<path d="M${330 + i * 17.5} 206v118" stroke="#000" stroke-opacity="0.14" stroke-width="6"/>`)}<rect x="290" y="440" width="360" height="220" fill="${b.across('#f4f1ea', '#ffffff', '#d9d3c9')}"/><path d="M440 490h60v40h40v56h-40v40h-60v-40h-40v-56h40z" fill="${dim(tone, 0.12)}"/>
    ${each(9, (i) => {
      const [x, y, a] = [760 + ((i * 83) % 300), 690 + ((i * 47) % 120), i * 41]
      return `<g transform="translate(${x} ${y}) rotate(${a})"><ellipse cx="8" cy="16" rx="50" ry="16" fill="#000" opacity="0.2"/><rect x="-46" y="-19" width="92" height="38" rx="19" fill="${b.down('#ffffff', '#d9d3c9')}"/><path d="M0 -19h27a19 19 0 0 1 0 38H0z" fill="${b.down(lit(tone, 0.4), tone, dim(tone, 0.3))}"/></g>`
    })}`
}

const medical: Painter = ({ brush: b, around, turn, subject }) => {
  const tube = turn(['#26344f', '#7a1f4f', '#2f6f6b', '#33353b', '#b3202a', '#5f86a8'])
  const kit = subject.pick(['#f4f1ec', '#c9242e', '#e9eef0'])
  const cross = kit === '#c9242e' ? '#ffffff' : '#c9242e'
  return `${desk(b, around)}<g transform="translate(620 250)">${lying({ x: 0, y: 0, w: 430, h: 330, r: 34, dark: 0.07 })}<path d="M140 0v-40q0 -26 26 -26h98q26 0 26 26V0" stroke="#7d828a" stroke-width="22" fill="none"/><rect width="430" height="330" rx="34" fill="${b.slant(lit(kit, 0.4), kit, dim(kit, 0.2))}"/><path d="M0 110h430" stroke="#000" stroke-opacity="0.2" stroke-width="5"/><path d="M180 90h70v65h65v70h-65v65h-70v-65h-65v-70h65z" fill="${b.slant(lit(cross, 0.2), cross)}"/></g>
    <g transform="translate(20 30)"><path d="M180 160Q140 420 300 480T470 640Q500 760 640 720" stroke="#000" stroke-opacity="0.22" stroke-width="26" fill="none" transform="translate(12 16)"/><path d="M180 140Q120 420 300 470Q480 400 440 140" stroke="${b.across(lit(tube, 0.3), dim(tube, 0.2))}" stroke-width="24" fill="none"/><path d="M300 466Q320 600 440 660T660 700" stroke="${b.across(tube, lit(tube, 0.3))}" stroke-width="24" fill="none" stroke-linecap="round"/><path d="M180 150q-10 -50 30 -70M440 150q10 -50 -30 -70" stroke="#d9dce0" stroke-width="15" fill="none" stroke-linecap="round"/><circle cx="700" cy="706" r="66" fill="${b.ball('#ffffff', '#b9bcc2', '#5d6068')}"/><circle cx="700" cy="706" r="44" fill="${b.ball('#f4f5f6', '#d9dce0')}"/></g>`
}

const salon: Painter = ({ brush: b, around, turn, subject }) => {
  const seat = turn(['#26222a', '#7a1f4f', '#8a5a3c', '#f1ece4', '#a33a4a', '#4f6a86'])
  const gold = subject.pick(['#e0c26a', '#d9dce0', '#33353b'])
  return `${room(b, around)}<ellipse cx="600" cy="280" rx="230" ry="250" fill="${b.glow('#fff3cf', 0.8)}"/><ellipse cx="600" cy="270" rx="186" ry="220" fill="${b.slant(lit(gold, 0.5), dim(gold, 0.3))}"/><ellipse cx="600" cy="270" rx="170" ry="204" fill="${b.slant('#eef6fa', '#a9c0cc', '#dfeaf0')}"/><rect x="230" y="500" width="740" height="26" rx="4" fill="${b.down('#f4efe6', '#b9a890')}"/>${each(5, (i) => `<rect x="${270 + i * 44}" y="${430 - (i % 3) * 20}" width="34" height="${70 + (i % 3) * 20}" rx="9" fill="${gloss(b, ['#d9577c', '#8fc0c9', '#e8b88a', '#a9c98f', '#b9a3d9'][i] ?? '#ccc')}"/>`)}<path d="M800 470q-10 -60 60 -60h60v40h-60v50h-30z" fill="${gloss(b, '#33353b')}"/>
    ${shadow(b, { x: 600, y: 836, rx: 260, ry: 34, dark: 0.85 })}<path d="M580 720h40v90h-40z" fill="${gloss(b, '#d9dce0')}"/><ellipse cx="600" cy="822" rx="140" ry="24" fill="${b.down('#ffffff', '#7d828a')}"/><path d="M450 420Q600 380 750 420L730 640H470z" fill="${b.ball(lit(seat, 0.4), seat, dim(seat, 0.35))}"/><path d="M420 630H780Q800 680 780 730H420Q400 680 420 630z" fill="${b.down(lit(seat, 0.4), seat, dim(seat, 0.4))}"/>${[1, -1].map((flip) => `<path d="M380 560Q370 540 400 534H450Q470 540 466 560V650H430V576z" transform="${flip > 0 ? '' : 'translate(1200 0) scale(-1 1)'}" fill="${gloss(b, dim(seat, 0.1))}"/>`).join('')}${each(3, (i) => `<circle cx="${530 + i * 70}" cy="500" r="9" fill="#000" opacity="0.3"/>`)}`
}

const dryer: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#d9577c', '#26272c', '#7f6fa8', '#4f8f9a', '#f1efea', '#c98f5a'])
  const ring = subject.pick(['#e0c26a', '#d9dce0', '#33353b'])
  return `${desk(b, around)}<g transform="rotate(${around.int(-14, 8)} 600 450)"><path d="M560 540Q500 760 560 900" stroke="#1b1c20" stroke-width="20" fill="none" transform="translate(70 -10)"/><path d="M300 240H740L980 270V430L740 460H640L690 740H560L480 450Q280 430 280 340z" fill="#000" opacity="0.24" transform="translate(22 30)"/><path d="M490 430H640L690 700Q690 740 650 744H600Q570 740 560 710z" fill="${gloss(b, dim(shell, 0.12))}"/><path d="M720 250L960 276V424L720 450z" fill="${b.down('#5d6068', '#1b1c20')}"/><ellipse cx="960" cy="350" rx="26" ry="74" fill="#0d0d10"/><path d="M400 210H700Q740 220 744 260V440Q740 480 700 490H400Q270 480 264 350T400 210z" fill="${b.down(lit(shell, 0.55), shell, dim(shell, 0.4))}"/><rect x="700" y="206" width="36" height="288" rx="12" fill="${b.down(lit(ring, 0.4), ring, dim(ring, 0.4))}"/><circle cx="400" cy="350" r="92" fill="${b.slant(lit(ring, 0.4), dim(ring, 0.3))}"/><circle cx="400" cy="350" r="76" fill="#17181b"/>${each(6, (i) => `<circle cx="400" cy="350" r="${12 + i * 12}" fill="none" stroke="#5d6068" stroke-width="3"/>`)}<path d="M420 240H680" stroke="#fff" stroke-opacity="0.6" stroke-width="15" stroke-linecap="round"/><rect x="596" y="560" width="34" height="70" rx="14" fill="#111"/><rect x="602" y="568" width="22" height="26" rx="9" fill="${ring}"/></g>`
}

export const care = {
  stroller,
  carSeat,
  toys,
  babyBottle,
  perfume,
  makeup,
  tubes,
  pills,
  medical,
  salon,
  dryer,
} satisfies Record<string, Painter>
