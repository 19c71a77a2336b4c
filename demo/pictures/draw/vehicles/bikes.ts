import type { Brush } from '../../brush.ts'
import { meadow, outdoors, sweep } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { shadow, wheel } from '../../pieces.ts'
import { each, type Painter } from '../../studio.ts'

const paints = [
  '#b3202a',
  '#1f2228',
  '#24489c',
  '#e07a2c',
  '#2f7d5b',
  '#d9b12f',
  '#8d949c',
  '#7a1f4f',
] as const

const motorbike: Painter = ({ brush: b, around, turn, subject }) => {
  const paint = turn(paints)
  const spokes = subject.pick([5, 7, 10])
  return `${outdoors(b, around)}
    ${shadow(b, { x: 600, y: 738, rx: 470, ry: 44, dark: 0.95 })}
    <path d="M310 610L560 590M310 610L470 500" stroke="${b.across('#6b6f77', '#26282d')}" stroke-width="26" stroke-linecap="round"/>
    ${[310, 890].map((x) => wheel(b, { x, y: 610, r: 126, spokes, rim: '#9a9da6' })).join('')}
    <path d="M890 610L776 350" stroke="${b.down('#e9ebee', '#7c828b')}" stroke-width="30" stroke-linecap="round"/>
    <path d="M790 470Q900 440 1000 540Q900 486 818 520z" fill="${b.down(lit(paint, 0.4), dim(paint, 0.2))}"/>
    <path d="M470 470L740 430L720 620Q640 680 520 640z" fill="${b.slant('#5a5d66', '#23252a')}"/>
    ${each(5, (i) => `<path d="M540 ${500 + i * 22}h150" stroke="#c3c7ce" stroke-opacity="0.55" stroke-width="8"/>`)}
    <circle cx="600" cy="610" r="52" fill="${b.ball('#f0f2f4', '#989ea6', '#44484f')}"/>
    <path d="M560 650Q420 690 240 650" stroke="${b.across('#f4f5f6', '#8b9098')}" stroke-width="34" fill="none" stroke-linecap="round"/>
    <path d="M520 420Q540 330 660 322Q760 324 790 390Q770 450 690 462L540 470Q516 450 520 420z" fill="${b.down(lit(paint, 0.55), paint, dim(paint, 0.45))}"/>
    <path d="M560 372Q640 330 740 352Q660 356 590 400z" fill="#fff" opacity="0.5"/>
    <path d="M250 400Q330 380 420 420Q500 440 548 424L530 474Q380 490 290 440z" fill="${b.down('#4a4245', '#17151a')}"/>
    <path d="M220 396Q300 420 360 470L300 500Q240 460 206 420z" fill="${b.slant(lit(paint, 0.3), dim(paint, 0.3))}"/><rect x="200" y="398" width="30" height="26" rx="8" fill="#d3202c"/>
    <path d="M790 360L720 292L680 286" stroke="#1d1e23" stroke-width="18" fill="none" stroke-linecap="round"/>
    <circle cx="822" cy="376" r="44" fill="${b.slant('#e9ebee', '#5f656e')}"/><circle cx="834" cy="378" r="32" fill="${b.ball('#fffef2', '#dfe9ef', '#8c9aa5')}"/>
    <path d="M722 292l22 -46" stroke="#1d1e23" stroke-width="8"/><ellipse cx="750" cy="236" rx="30" ry="18" fill="${b.slant('#55585f', '#1c1d21')}"/>`
}

const moped: Painter = ({ brush: b, around, turn, subject }) => {
  const paint = turn(['#7fb3a8', '#b3202a', '#efe7d6', '#3c5a86', '#e0a32c', '#1f2228', '#d58fa0'])
  const seat = subject.pick(['#3a2a26', '#1e1f24', '#8a5a3c'])
  return `${outdoors(b, around)}
    ${shadow(b, { x: 600, y: 738, rx: 430, ry: 42, dark: 0.95 })}
    ${[360, 850].map((x) => wheel(b, { x, y: 638, r: 94, spokes: 5, rim: '#c4c7cd' })).join('')}
    <path d="M850 638L770 330" stroke="${b.across('#eceef0', '#868c94')}" stroke-width="22"/>
    <path d="M742 300Q790 296 806 350L876 560Q960 570 966 640Q900 560 780 584Q740 600 716 660H520V600H660Q720 480 736 300z" fill="${b.across(lit(paint, 0.15), lit(paint, 0.5), paint, dim(paint, 0.35))}"/>
    <path d="M230 610Q220 470 330 440H540Q560 560 600 640H470Q440 540 360 540Q270 540 256 640Q230 640 230 610z" fill="${b.down(lit(paint, 0.55), paint, dim(paint, 0.4))}"/>
    <path d="M270 520Q300 470 380 466H510" stroke="#fff" stroke-opacity="0.55" stroke-width="10" fill="none"/>
    <path d="M290 440Q280 400 330 394H500Q570 400 566 446z" fill="${b.down(lit(seat, 0.35), seat)}"/>
    <path d="M780 300L700 262" stroke="#22242a" stroke-width="18" stroke-linecap="round"/><path d="M760 250q70 -10 80 60l-60 10q-30 -20 -20 -70z" fill="${b.slant(lit(paint, 0.4), dim(paint, 0.2))}"/>
    <circle cx="822" cy="290" r="30" fill="${b.ball('#fffef2', '#dfe9ef', '#8c9aa5')}"/>
    <path d="M744 256l-10 -60" stroke="#b6bac1" stroke-width="7"/><circle cx="732" cy="180" r="26" fill="${b.slant('#eef2f5', '#6a7078')}"/>
    <rect x="222" y="500" width="24" height="40" rx="10" fill="${b.down('#ff8a74', '#a80f18')}"/>`
}

/** A spoked bicycle wheel. */
function hoop(b: Brush, x: number, y: number, r: number): string {
  return `<g transform="translate(${x} ${y})">
    ${each(18, (i) => `<path d="M0 0V${-r}" transform="rotate(${i * 20})" stroke="#8c9097" stroke-opacity="0.7" stroke-width="2.5"/>`)}
    <circle r="${r}" fill="none" stroke="${b.ball('#55575d', '#1b1c20')}" stroke-width="20"/>
    <circle r="${r - 13}" fill="none" stroke="${b.slant('#eceef0', '#82878e')}" stroke-width="6"/>
    <circle r="15" fill="${b.ball('#fff', '#7d828a')}"/></g>`
}

const bicycle: Painter = ({ brush: b, around, turn, subject }) => {
  const paint = turn(paints)
  const isCity = subject.chance(0.4)
  const tube = (d: string, width = 20) =>
    `<path d="${d}" stroke="${dim(paint, 0.35)}" stroke-width="${width}" fill="none" stroke-linecap="round"/><path d="${d}" stroke="${lit(paint, 0.12)}" stroke-width="${width * 0.6}" fill="none" stroke-linecap="round" transform="translate(-2 -3)"/>`
  const top = isCity ? 'M470 430Q600 560 760 380' : 'M470 390L756 360'
  return `${around.chance(0.5) ? meadow(b, around, 520) : outdoors(b, around)}
    ${shadow(b, { x: 600, y: 752, rx: 500, ry: 36, dark: 0.9 })}
    ${hoop(b, 330, 600, 150)}${hoop(b, 880, 600, 150)}
    ${tube('M330 600L560 610L470 380M330 600L470 400', 15)}${tube(top)}${tube('M560 610L764 396')}${tube('M880 600Q820 500 750 330', 18)}
    <circle cx="560" cy="612" r="52" fill="none" stroke="${b.slant('#d9dce0', '#4d5158')}" stroke-width="10"/><circle cx="560" cy="612" r="16" fill="#33363c"/>
    <path d="M560 612L610 690M586 692h52" stroke="#33363c" stroke-width="14" stroke-linecap="round"/><path d="M330 586L560 562M330 616L560 662" stroke="#2a2c31" stroke-width="5"/>
    <path d="M470 390L456 330" stroke="#3a3d44" stroke-width="14"/><path d="M380 312Q440 300 540 322Q540 346 480 346Q420 346 380 330z" fill="${b.down('#54484a', '#1b181c')}"/>
    <path d="${isCity ? 'M752 340L736 280Q680 250 640 290' : 'M750 336L740 300L820 290Q850 310 830 330'}" stroke="#2a2c31" stroke-width="14" fill="none" stroke-linecap="round"/>
    ${isCity ? `<path d="M180 560A158 158 0 0 1 420 470" stroke="${paint}" stroke-width="12" fill="none"/><path d="M790 330h150l-16 110H806z" fill="${b.down('#c9a071', '#8b6440')}"/>${each(4, (i) => `<path d="M796 ${350 + i * 24}h136" stroke="#5d4026" stroke-opacity="0.5" stroke-width="5"/>`)}` : ''}`
}

const kickscooter: Painter = ({ brush: b, around, turn }) => {
  const paint = turn(paints)
  return `${around.chance(0.6) ? outdoors(b, around) : sweep(b, around)}
    ${shadow(b, { x: 600, y: 742, rx: 430, ry: 34, dark: 0.95 })}
    ${[300, 900].map((x) => wheel(b, { x, y: 674, r: 64, spokes: 6, rim: '#b3b7be' })).join('')}
    <path d="M236 640Q300 570 380 620L820 630Q860 630 850 660L830 676H380Q340 676 320 650z" fill="${b.down('#5a5d66', '#22242a')}"/><path d="M376 620L820 630" stroke="${paint}" stroke-width="10"/>
    <path d="M900 674L800 170" stroke="#1d1f24" stroke-width="36" stroke-linecap="round"/><path d="M896 668L800 180" stroke="${paint}" stroke-width="14" stroke-linecap="round"/>
    <path d="M850 650L872 560" stroke="#2b2d33" stroke-width="46"/>
    <path d="M700 178Q800 120 890 160" stroke="#22242a" stroke-width="24" fill="none" stroke-linecap="round"/><path d="M680 184l54 -18M870 152l46 24" stroke="#0e0f12" stroke-width="34" stroke-linecap="round"/>
    <circle cx="838" cy="236" r="24" fill="${b.ball('#fffef0', '#d5e2ea', '#7d8a94')}"/><path d="M840 630Q960 570 980 650" stroke="#22242a" stroke-width="14" fill="none"/>`
}

export const bikes = { motorbike, moped, bicycle, kickscooter } satisfies Record<string, Painter>
