import type { Brush } from '../../brush.ts'
import { desk, room, table } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { lying, shadow } from '../../pieces.ts'
import { each, type Painter, type Studio } from '../../studio.ts'

const cloths = [
  '#7a1f4f',
  '#3f5f86',
  '#5f8f7b',
  '#b5654a',
  '#caa33f',
  '#33353f',
  '#b98a9a',
  '#e4ded2',
  '#6a5f96',
  '#a33a3a',
] as const

/** A garment on a hanger: cloth with soft folds and its shadow on the wall. */
function hung(b: Brush, d: string, cloth: string, folds: readonly number[]): string {
  return `<g transform="translate(26 22)" opacity="0.16"><path d="${d}" fill="#0b0812"/></g>
    <path d="M600 176V130Q600 96 632 100Q656 106 650 132" stroke="${b.down('#f1f2f3', '#7d828a')}" stroke-width="9" fill="none"/><path d="M420 250Q600 130 780 250" stroke="#8a6240" stroke-width="20" fill="none" stroke-linecap="round"/>
    <path d="${d}" fill="${b.across(dim(cloth, 0.16), lit(cloth, 0.28), cloth, lit(cloth, 0.12), dim(cloth, 0.34))}"/>
    <g clip-path="${b.clip(`<path d="${d}"/>`)}">${folds.map((x, i) => `<path d="M${x} 330Q${x + (x - 600) * 0.25 + 14} 560 ${x + (x - 600) * 0.55} 880L${x + (x - 600) * 0.55 + 44} 880Q${x + (x - 600) * 0.25 + 36} 560 ${x} 330z" fill="${i % 2 ? '#fff' : '#000'}" opacity="0.11"/>`).join('')}<rect x="200" y="160" width="800" height="720" fill="${b.down('#ffffff/0.14', '#000000/0', '#000000/0.2')}"/></g>`
}

function boutique({ brush: b, around }: Studio, garment: string): string {
  return `${room(b, around, 800)}<path d="M-60 100H1260" stroke="${b.down('#e9e9ea', '#6d7078')}" stroke-width="14"/>${garment}`
}

const gown =
  'M500 210Q520 300 600 300T700 210L716 236Q700 330 690 420Q700 470 720 520Q790 680 830 820Q600 880 370 820Q410 680 480 520Q500 470 510 420Q500 330 484 236z'

const dress: Painter = (studio) => {
  const { brush: b, turn, subject } = studio
  const cloth = turn(cloths)
  const trim = subject.pick(['#2b2528', '#c9a04c', '#f4efe6'])
  const dots = subject.chance(0.5)
  return boutique(
    studio,
    `${hung(b, gown, cloth, [520, 560, 600, 640, 680])}
    ${dots ? `<g clip-path="${b.clip(`<path d="${gown}"/>`)}">${each(70, (i) => `<circle cx="${380 + ((i * 83) % 450)}" cy="${320 + ((i * 131) % 500)}" r="9" fill="${lit(cloth, 0.75)}" opacity="0.75"/>`)}</g>` : ''}
    <path d="M508 404Q600 430 692 404L698 440Q600 466 502 440z" fill="${b.across(dim(trim, 0.3), lit(trim, 0.25), dim(trim, 0.3))}"/>`,
  )
}

const weddingDress: Painter = (studio) => {
  const { brush: b, turn, subject } = studio
  const cloth = turn(['#f7f2ea', '#f4efec', '#faf6f0', '#f2e8e4', '#fbf8f4', '#efe9dd'])
  const wide = subject.int(0, 70)
  const d = `M510 230Q530 320 600 296T690 230L706 250Q704 340 690 430Q720 500 ${790 + wide} 640T${880 + wide} 850Q600 900 ${320 - wide} 850Q${340 - wide} 720 ${410 - wide} 640T510 430Q496 340 494 250z`
  return boutique(
    studio,
    `<rect x="-60" y="-60" width="1320" height="1020" fill="#4a3f52" opacity="0.28"/>${hung(b, d, dim(cloth, 0.05), [500, 545, 580, 620, 655, 700])}
    ${each(46, (i) => `<circle cx="${520 + ((i * 37) % 160)}" cy="${310 + ((i * 53) % 110)}" r="5" fill="#fff" opacity="0.95"/>`)}<path d="M508 424Q600 452 692 424" stroke="#d9c39a" stroke-width="13" fill="none"/>${each(14, (i) => `<path d="M${330 - wide + i * 40} 842q20 26 40 0" stroke="#fff" stroke-width="6" fill="none" opacity="0.9"/>`)}`,
  )
}

function longSleeves(hem: number, flare: number): string {
  return `M540 196Q600 240 660 196L750 226Q800 244 816 300L878 610L800 632L754 430L${760 + flare} ${hem}H${440 - flare}L446 430L400 632L322 610L384 300Q400 244 450 226z`
}

const cardigan: Painter = (studio) => {
  const { brush: b, turn, subject } = studio
  const cloth = turn(['#3f4a5c', '#a07a52', '#7a1f4f', '#4f6a5a', '#2b2d33', '#8d8f96', '#b5654a'])
  const hem = subject.pick([720, 830])
  const button = subject.pick(['#1b1c20', '#c9a04c', '#5a3d2c'])
  const isPadded = subject.chance(0.4)
  const d = longSleeves(hem, 24)
  return boutique(
    studio,
    `${hung(b, d, cloth, [470, 520, 690, 740])}
    ${isPadded ? `<g clip-path="${b.clip(`<path d="${d}"/>`)}">${each(9, (i) => `<path d="M300 ${300 + i * 62}Q600 ${330 + i * 62} 900 ${300 + i * 62}" stroke="#000" stroke-opacity="0.28" stroke-width="6" fill="none"/><path d="M300 ${310 + i * 62}Q600 ${342 + i * 62} 900 ${310 + i * 62}" stroke="#fff" stroke-opacity="0.2" stroke-width="9" fill="none"/>`)}</g>` : ''}
    <path d="M540 196L600 420L660 196L720 214L690 360L604 470V${hem}H596V470L510 360L480 214z" fill="${b.slant(lit(cloth, 0.2), dim(cloth, 0.4))}"/><path d="M600 450V${hem}" stroke="#000" stroke-opacity="0.4" stroke-width="4"/>
    ${each(4, (i) => `<circle cx="624" cy="${490 + i * 62}" r="12" fill="${b.ball(lit(button, 0.5), button)}"/>`)}<path d="M470 600l76 14M730 600l-76 14" stroke="#000" stroke-opacity="0.4" stroke-width="8" stroke-linecap="round"/>`,
  )
}

const suit: Painter = (studio) => {
  const { brush: b, turn, subject } = studio
  const cloth = turn(['#2b3144', '#4a4c52', '#1f2024', '#5a4a42', '#3f5f86', '#6d7078'])
  const tie = subject.pick(['#7a1f4f', '#a33a3a', '#3f7fd9', '#c9a04c', '#2f6f6b'])
  return boutique(
    studio,
    `${hung(b, longSleeves(730, 6), cloth, [480, 530, 680, 730])}<path d="M540 196L600 470L660 196L640 184Q600 220 560 184z" fill="${b.down('#ffffff', '#d9d6d2')}"/><path d="M584 226h32l-8 30 22 160 -30 44 -30 -44 22 -160z" fill="${b.slant(lit(tie, 0.3), tie, dim(tie, 0.35))}"/>
    <path d="M540 196L600 480L540 420L500 380L520 350L478 330L500 210z" fill="${b.slant(lit(cloth, 0.25), dim(cloth, 0.25))}"/><path d="M660 196L600 480L660 420L700 380L680 350L722 330L700 210z" fill="${b.slant(lit(cloth, 0.15), dim(cloth, 0.4))}"/><path d="M600 480V730" stroke="#000" stroke-opacity="0.5" stroke-width="4"/>${[520, 590].map((y) => `<circle cx="616" cy="${y}" r="11" fill="#0d0d10"/>`).join('')}<path d="M690 420l60 -10 3 16 -60 10z" fill="#f4f1ec"/><path d="M468 590h80M652 590h80" stroke="#000" stroke-opacity="0.45" stroke-width="10"/>`,
  )
}

const shirt: Painter = (studio) => {
  const { brush: b, turn } = studio
  const cloth = turn(cloths)
  const d =
    'M520 200Q600 262 680 200L790 240L900 420L810 476L752 400L760 800Q600 826 440 800L448 400L390 476L300 420L410 240z'
  const buttoned = `<path d="M600 262V806" stroke="#000" stroke-opacity="0.25" stroke-width="5"/>${each(6, (i) => `<circle cx="600" cy="${330 + i * 80}" r="9" fill="#fff"/>`)}<path d="M520 200L600 290L680 200L716 216L650 330L600 290L550 330L484 216z" fill="${b.down(lit(cloth, 0.45), cloth)}"/>`
  return boutique(
    studio,
    `${hung(b, d, cloth, [480, 540, 660, 720])}${buttoned}<path d="M520 200Q600 262 680 200" stroke="${dim(cloth, 0.3)}" stroke-width="14" fill="none"/>`,
  )
}

const jeans: Painter = (studio) => {
  const { brush: b, around, turn, subject } = studio
  const cloth = turn(['#3f5f86', '#26344f', '#6f8fb5', '#2b2d33', '#8d8168', '#4f5f4a'])
  const taper = subject.int(0, 30)
  const leg = (flip: number) =>
    `<g transform="translate(600 0) scale(${flip} 1)"><path d="M-6 260H-230L-${250 - taper} 850H-${96 + taper / 2}L-10 400z" fill="${b.across(dim(cloth, 0.3), lit(cloth, 0.3), cloth, dim(cloth, 0.3))}"/><ellipse cx="-150" cy="470" rx="60" ry="170" fill="${b.glow(lit(cloth, 0.6), 0.55)}"/><path d="M-220 280Q-200 350 -130 340T-70 270" stroke="#d9a24a" stroke-width="5" stroke-dasharray="11 7" fill="none"/><path d="M-${244 - taper} 826H-${98 + taper / 2}" stroke="#d9a24a" stroke-width="5" stroke-dasharray="11 7"/></g>`
  return `${desk(b, around)}<g transform="rotate(${around.int(-8, 8)} 600 500) translate(0 -70)"><path d="M360 230H860L890 870H700L620 430L520 870H340z" fill="#000" opacity="0.24"/>${leg(1)}${leg(-1)}<path d="M366 200H834L830 270H370z" fill="${b.down(lit(cloth, 0.2), dim(cloth, 0.2))}"/>${[420, 500, 700, 780].map((x) => `<rect x="${x - 11}" y="192" width="22" height="84" rx="4" fill="${lit(cloth, 0.14)}" stroke="#d9a24a" stroke-width="2.5"/>`).join('')}<circle cx="600" cy="236" r="15" fill="${b.ball('#ffe9b0', '#b5813a')}"/><path d="M600 270V400Q640 400 646 280" stroke="#d9a24a" stroke-width="5" stroke-dasharray="11 7" fill="none"/></g>`
}

const sneakers: Painter = ({ brush: b, around, turn, subject }) => {
  const cloth = turn(cloths)
  const sole = subject.pick(['#f7f5f1', '#f7f5f1', '#d9b27c', '#26272c'])
  const accent = subject.pick(['#ffffff', '#e0a32c', '#2b2d33', '#d9407c'])
  const one = (
    x: number,
    y: number,
    s: number,
  ) => `<g transform="translate(${x} ${y}) scale(${s})">${shadow(b, { x: 0, y: 0, rx: 430, ry: 40, dark: 0.9 })}
    <path d="M-340 -50Q-360 -250 -310 -280Q-270 -260 -210 -250Q-130 -250 -90 -320L20 -240Q130 -140 290 -120Q370 -100 366 -40z" fill="${b.down(lit(cloth, 0.35), cloth, dim(cloth, 0.35))}"/><path d="M200 -130Q370 -110 366 -40H190Q160 -100 200 -130z" fill="${b.down(lit(accent, 0.2), dim(accent, 0.14))}" opacity="0.92"/><path d="M-340 -50Q-352 -170 -334 -250Q-250 -220 -240 -50z" fill="${b.across(dim(cloth, 0.35), dim(cloth, 0.1))}"/>
    <path d="M-250 -60Q-100 -80 10 -190L60 -160Q-50 -40 -220 -30z" fill="${accent}" opacity="0.9"/>${each(5, (i) => `<path d="M${-84 + i * 38} ${-268 + i * 32}l44 -38" stroke="#fff" stroke-width="13" stroke-linecap="round"/>`)}<path d="M-310 -280Q-200 -236 -90 -320Q-170 -200 -300 -250z" fill="${dim(cloth, 0.55)}"/>
    <path d="M-360 -56Q-180 -30 20 -56T376 -54Q392 0 340 2H-330Q-376 0 -360 -56z" fill="${b.down(lit(sole, 0.4), sole, dim(sole, 0.3))}"/></g>`
  return `${table(b, around)}${one(720, 660, 0.78)}${one(500, 780, 1.05)}`
}

const heels: Painter = ({ brush: b, around, turn, subject }) => {
  const cloth = turn(['#1f1c22', '#a33a3a', '#7a1f4f', '#d9b9a0', '#c9a04c', '#3f5f86'])
  const trim = subject.pick(['#e9d29a', '#ffffff', '#2b2d33'])
  const one = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${shadow(b, { x: 0, y: 0, rx: 400, ry: 30, dark: 0.85 })}<path d="M-250 -300Q-210 -200 -226 0H-256Q-286 -180 -316 -250z" fill="${b.across(lit(cloth, 0.35), dim(cloth, 0.4))}"/><path d="M-320 -380Q-270 -340 -180 -250T120 -110Q180 -130 250 -100Q360 -60 350 -10Q300 10 180 0Q40 -20 -60 -120T-250 -210Q-350 -250 -320 -380z" fill="${b.down(lit(cloth, 0.5), cloth, dim(cloth, 0.4))}"/><path d="M-300 -360Q-220 -250 -110 -190T130 -104Q30 -70 -70 -140T-270 -250z" fill="${b.slant('#f0dcc4', '#a8866a')}"/><path d="M170 -70Q260 -80 320 -30" stroke="#fff" stroke-opacity="0.6" stroke-width="15" fill="none" stroke-linecap="round"/><circle cx="150" cy="-98" r="22" fill="${b.ball('#fff', trim, dim(trim, 0.3))}"/></g>`
  return `${table(b, around)}${one(700, 670, 0.84)}${one(520, 780, 1.05)}`
}

const bag: Painter = ({ brush: b, around, turn, subject }) => {
  const cloth = turn(['#7a4a2c', '#7a1f4f', '#1f1c22', '#c9a27c', '#3f5f86', '#a33a3a', '#5f7b6a'])
  const metal = subject.pick(['#e0c26a', '#d9dce0'])
  const round = subject.int(20, 90)
  return `${table(b, around)}${shadow(b, { x: 620, y: 772, rx: 430, ry: 50, dark: 0.9 })}<path d="M430 420Q430 150 600 150T770 420" stroke="${b.across(dim(cloth, 0.2), lit(cloth, 0.2), dim(cloth, 0.45))}" stroke-width="30" fill="none"/>
    <path d="M${320 + round / 3} 380H${880 - round / 3}L930 ${740 - round / 2}Q930 770 890 772H310Q270 770 270 ${740 - round / 2}z" fill="${b.across(dim(cloth, 0.15), lit(cloth, 0.28), cloth, dim(cloth, 0.4))}"/><path d="M${316 + round / 3} 380H${884 - round / 3}L${840 - round} 560Q600 ${640 + round / 2} ${360 + round} 560z" fill="${b.down(lit(cloth, 0.35), dim(cloth, 0.08))}"/><path d="M${326 + round / 3} 396H${874 - round / 3}L${832 - round} 552Q600 ${622 + round / 2} ${368 + round} 552z" fill="none" stroke="${lit(cloth, 0.6)}" stroke-opacity="0.6" stroke-width="4" stroke-dasharray="13 8"/>
    <rect x="566" y="560" width="68" height="60" rx="10" fill="${b.slant('#fff6d8', metal, dim(metal, 0.4))}"/><rect x="588" y="580" width="24" height="22" rx="5" fill="${dim(metal, 0.5)}"/>${[430, 770].map((x) => `<circle cx="${x}" cy="414" r="21" fill="none" stroke="${b.slant('#fff6d8', metal, dim(metal, 0.4))}" stroke-width="9"/>`).join('')}<path d="M300 ${730 - round / 3}L336 420" stroke="#fff" stroke-opacity="0.2" stroke-width="20"/>`
}

const backpack: Painter = ({ brush: b, around, turn, subject }) => {
  const cloth = turn(cloths)
  const other = subject.pick(cloths)
  return `${table(b, around)}${shadow(b, { x: 610, y: 776, rx: 330, ry: 46, dark: 0.9 })}<path d="M540 160Q540 90 600 90T660 160" stroke="${dim(cloth, 0.4)}" stroke-width="22" fill="none"/><path d="M390 700Q340 560 380 420M810 700Q860 560 820 420" stroke="${dim(cloth, 0.5)}" stroke-width="46" fill="none"/>
    <path d="M376 720V360Q376 140 600 140T824 360V720Q824 774 760 774H440Q376 774 376 720z" fill="${b.across(dim(cloth, 0.2), lit(cloth, 0.35), cloth, dim(cloth, 0.42))}"/><path d="M420 380Q430 210 600 206T780 380" stroke="#000" stroke-opacity="0.3" stroke-width="7" fill="none"/><rect x="430" y="490" width="340" height="240" rx="46" fill="${b.across(lit(other, 0.2), other, dim(other, 0.35))}"/><path d="M446 556H754" stroke="#000" stroke-opacity="0.4" stroke-width="7"/><path d="M720 556v46" stroke="#e0c26a" stroke-width="11" stroke-linecap="round"/><rect x="540" y="330" width="120" height="60" rx="12" fill="${lit(other, 0.5)}"/><path d="M430 300Q450 230 520 216" stroke="#fff" stroke-opacity="0.4" stroke-width="16" fill="none" stroke-linecap="round"/>
    ${[
      [250, '#e0a32c'],
      [290, '#3f7fd9'],
    ]
      .map(([x, c]) => `<path d="M${x} 770l-20 -300 12 -36 16 34 22 302z" fill="${c}"/>`)
      .join('')}`
}

function timepiece({ brush: b, around, turn, subject }: Studio, isSmart: boolean): string {
  const strap = turn(['#5a3a28', '#1f1c22', '#b9bcc2', '#26344f', '#7a1f4f', '#c9a04c'])
  const metal = subject.pick(['#d9dce0', '#e0c26a', '#d9a08a', '#3a3c42'])
  const face = subject.pick(['#f7f5f0', '#15161c', '#26344f', '#2f4f44'])
  const dial = isSmart
    ? `<rect x="-178" y="-200" width="356" height="400" rx="96" fill="${b.slant('#ffffff', metal, dim(metal, 0.5))}"/><rect x="-160" y="-182" width="320" height="364" rx="80" fill="#07070a"/><circle r="118" fill="none" stroke="#2b2d33" stroke-width="26"/><path d="M0 -118A118 118 0 1 1 -112 36" stroke="#d9407c" stroke-width="26" fill="none" stroke-linecap="round"/><path d="M0 -80A80 80 0 1 1 -60 52" stroke="#4fe08a" stroke-width="24" fill="none" stroke-linecap="round"/><path d="M0 -44A44 44 0 0 1 20 40" stroke="#3fd0ff" stroke-width="22" fill="none" stroke-linecap="round"/>`
    : `<circle r="216" fill="${b.slant('#ffffff', metal, dim(metal, 0.5), lit(metal, 0.3))}"/><circle r="184" fill="${dim(metal, 0.4)}"/><circle r="176" fill="${b.ball(lit(face, 0.25), face, dim(face, 0.2))}"/>${each(12, (i) => `<rect x="-6" y="-160" width="12" height="${i % 3 ? 22 : 40}" rx="3" fill="${b.down('#ffffff', metal)}" stroke="#000" stroke-opacity="0.4" stroke-width="1.5" transform="rotate(${i * 30})"/>`)}<circle cy="74" r="44" fill="none" stroke="${metal}" stroke-width="5"/><path d="M0 16L-70 -84" stroke="${b.down(metal, dim(metal, 0.3))}" stroke-width="13" stroke-linecap="round"/><path d="M-10 24L100 -92" stroke="${b.down(metal, dim(metal, 0.3))}" stroke-width="9" stroke-linecap="round"/><path d="M0 40V-140" stroke="#c3242e" stroke-width="4"/><circle r="13" fill="${metal}"/>`
  return `${desk(b, around)}<g transform="translate(600 450) rotate(${around.int(-28, 28)})"><path d="M-110 -430H120L150 -150V170L120 470H-90L-120 170V-150z" fill="#000" opacity="0.28" transform="translate(22 20)"/><path d="M-108 -440Q0 -456 108 -440L130 -140H-130z" fill="${b.across(dim(strap, 0.35), lit(strap, 0.25), dim(strap, 0.4))}"/><path d="M-130 140H130L108 440Q0 456 -108 440z" fill="${b.across(dim(strap, 0.35), lit(strap, 0.25), dim(strap, 0.4))}"/><path d="M-88 -430L-106 -160M88 -430L106 -160M-106 160L-88 430M106 160L88 430" stroke="${lit(strap, 0.5)}" stroke-opacity="0.6" stroke-width="4" stroke-dasharray="12 8"/>${each(4, (i) => `<ellipse cy="${250 + i * 46}" rx="10" ry="13" fill="#000" opacity="0.5"/>`)}<rect x="206" y="-28" width="36" height="56" rx="9" fill="${b.across(metal, dim(metal, 0.5))}"/>${dial}<path d="M-130 -90A160 160 0 0 1 60 -150L-100 60A150 150 0 0 1 -130 -90z" fill="#fff" opacity="0.13"/></g>`
}

const watch: Painter = (studio) => timepiece(studio, false)

const smartwatch: Painter = (studio) => timepiece(studio, true)

const jewellery: Painter = ({ brush: b, around, turn, subject }) => {
  const gold = subject.pick(['#e0b84a', '#d9dce0', '#e0a890'])
  const gem = turn(['#3f7fd9', '#c3242e', '#3fae6a', '#e9f4ff', '#8a5fd0', '#e08ab0'])
  const velvet = subject.pick(['#2b1f3a', '#1f2b3a', '#3a1f2b', '#e9e0d6'])
  const stone = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-60 -20L-36 -60H36L60 -20L0 60z" fill="${b.slant(lit(gem, 0.7), gem, dim(gem, 0.4))}"/><path d="M-60 -20H60M-36 -60L-18 -20L0 60L18 -20L36 -60M-18 -20L0 -60L18 -20" stroke="#fff" stroke-opacity="0.6" stroke-width="3" fill="none"/></g>`
  return `${desk(b, around)}${lying({ x: 220, y: 160, w: 760, h: 580, r: 30, dark: 0.07 })}<rect x="220" y="160" width="760" height="580" rx="30" fill="${b.slant(lit(velvet, 0.3), dim(velvet, 0.3))}"/><rect x="250" y="190" width="700" height="520" rx="18" fill="${b.ball(lit(velvet, 0.28), velvet, dim(velvet, 0.5))}"/>
    <path d="M330 190Q360 520 600 530T870 190" stroke="#000" stroke-opacity="0.4" stroke-width="13" fill="none" transform="translate(10 14)"/><path d="M330 190Q360 520 600 530T870 190" stroke="${b.across(lit(gold, 0.5), gold, lit(gold, 0.6), dim(gold, 0.3))}" stroke-width="12" fill="none" stroke-dasharray="16 4"/>${stone(600, 584, 0.95)}
    <g transform="translate(600 330)"><ellipse cx="10" cy="14" rx="94" ry="84" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="22"/><ellipse rx="94" ry="84" fill="none" stroke="${b.slant('#ffffff', gold, dim(gold, 0.5), lit(gold, 0.4))}" stroke-width="22"/>${stone(0, -100, 0.55)}</g>${[360, 840].map((x) => `<path d="M${x} 560v40" stroke="${gold}" stroke-width="7"/>${stone(x, 640, 0.42)}<circle cx="${x}" cy="556" r="13" fill="${b.ball('#fff', gold, dim(gold, 0.4))}"/>`).join('')}${[
      [470, 470],
      [720, 260],
      [610, 560],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<path d="M${x} ${y - 24}l5 19 19 5 -19 5 -5 19 -5 -19 -19 -5 19 -5z" fill="#fff" opacity="0.9"/>`,
      )
      .join('')}`
}

const glasses: Painter = ({ brush: b, around, turn, subject }) => {
  const frame = turn(['#26222a', '#7a4a2c', '#a33a3a', '#c9a04c', '#3f5f86', '#5f7b6a'])
  const lens = subject.pick(['#2b2d3a', '#4a3526', '#3f6f8a', '#7a4f6a'])
  const r = subject.int(40, 120)
  const eye = (x: number) =>
    `<rect x="${x}" y="400" width="300" height="240" rx="${r}" fill="${b.down(dim(lens, 0.3), lens, lit(lens, 0.55))}" fill-opacity="0.9" stroke="${b.slant(lit(frame, 0.4), frame, dim(frame, 0.4))}" stroke-width="24"/><path d="M${x + 60} 424h70l-66 190h-34q-10 -20 -8 -60z" fill="#fff" opacity="0.25"/>`
  return `${table(b, around)}${shadow(b, { x: 600, y: 672, rx: 500, ry: 40, dark: 0.85 })}<path d="M262 440L120 380Q60 360 60 430M938 440L1080 380Q1140 360 1140 430" stroke="${dim(frame, 0.3)}" stroke-width="24" fill="none" stroke-linecap="round"/>${eye(260)}${eye(640)}<path d="M552 470Q600 430 648 470" stroke="${b.down(lit(frame, 0.4), dim(frame, 0.3))}" stroke-width="26" fill="none"/>`
}

export const wear = {
  dress,
  weddingDress,
  cardigan,
  suit,
  shirt,
  jeans,
  sneakers,
  heels,
  bag,
  backpack,
  watch,
  smartwatch,
  jewellery,
  glasses,
} satisfies Record<string, Painter>
