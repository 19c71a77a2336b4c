import type { Brush } from '../../brush.ts'
import { outdoors } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { shadow, wheel } from '../../pieces.ts'
import { each, type Painter } from '../../studio.ts'

const paints = [
  '#e9e9e4',
  '#c8ccd0',
  '#33415c',
  '#d6b13a',
  '#a3262e',
  '#3d6b57',
  '#5b6d7e',
  '#e07a2c',
] as const
const glass = (b: Brush) => b.down('#a8c3d6', '#52687a', '#232d38')

/** Bodywork filled with a colour, lit from above and dark towards the road. */
function panel(b: Brush, d: string, paint: string): string {
  return `<path d="${d}" fill="${b.down(lit(paint, 0.5), lit(paint, 0.12), paint, dim(paint, 0.22), dim(paint, 0.5))}"/>`
}

function wheels(b: Brush, xs: readonly number[], r: number, rim = '#b9bcc4'): string {
  return xs
    .map(
      (x) =>
        `<circle cx="${x}" cy="${708 - r}" r="${r + 14}" fill="#0d0e11"/>${wheel(b, { x, y: 708 - r, r, spokes: 8, rim })}`,
    )
    .join('')
}

const van: Painter = ({ brush: b, around, turn, subject }) => {
  const paint = turn(paints)
  const isLong = subject.chance(0.5)
  const left = isLong ? 110 : 190
  return `${outdoors(b, around)}
    ${shadow(b, { x: 610, y: 706, rx: 580, ry: 52, dark: 0.9 })}
    ${panel(b, `M${left} 660V330Q${left} 292 ${left + 40} 288L760 280Q820 280 856 320L948 462L1046 500Q1084 520 1088 580V640Q1088 672 1056 674H${left + 20}Q${left} 674 ${left} 660Z`, paint)}
    <path d="M${left} 520H1070V560H${left}z" fill="#fff" opacity="0.16"/>
    <path d="M790 322Q826 320 848 350L916 462Q880 474 744 470V330Q744 322 760 322z" fill="${glass(b)}"/>
    <path d="M812 322l-58 148h44l50 -126z" fill="#fff" opacity="0.22"/>
    <path d="M728 300V668M934 470q20 90 -6 190M470 300V668" stroke="#000" stroke-opacity="0.3" stroke-width="4" fill="none"/>
    <path d="M${left + 20} 352H724" stroke="#000" stroke-opacity="0.15" stroke-width="3"/>
    <path d="M${left + 12} 460H724v10H${left + 12}z" fill="#000" opacity="0.14"/>
    <rect x="750" y="510" width="52" height="11" rx="5" fill="#1c1d22"/><rect x="486" y="510" width="50" height="11" rx="5" fill="#1c1d22"/>
    <path d="M${left} 640H1088V674H${left}z" fill="#1b1c20" opacity="0.85"/>
    <path d="M1010 520q56 8 70 56q-40 6 -62 -10z" fill="${b.slant('#fff', '#cfd9e0', '#75838d')}" stroke="#22252a" stroke-width="3"/>
    <rect x="${left - 4}" y="470" width="22" height="90" rx="8" fill="${b.down('#ff7a6a', '#a80f18')}"/>
    <path d="M920 424q32 -4 34 24v22h-26z" fill="#1b1c20"/>
    ${wheels(b, [left + 170, 912], 74)}`
}

const bus: Painter = ({ brush: b, around, turn, subject }) => {
  const paint = turn(paints)
  const band = subject.pick(['#7a1f4f', '#2a5d9c', '#2f7d5b', '#d98b2b'])
  return `${outdoors(b, around)}
    ${shadow(b, { x: 600, y: 706, rx: 590, ry: 52, dark: 0.9 })}
    ${panel(b, 'M90 650V320Q90 280 134 278H1010Q1062 280 1078 330L1110 500V640Q1110 672 1082 674H116Q90 674 90 650Z', paint)}
    <path d="M90 556Q600 520 1110 580V640H90z" fill="${band}" opacity="0.9"/>
    <path d="M112 330H1034Q1050 332 1054 346L1080 488H112z" fill="${glass(b)}"/>
    ${each(6, (i) => `<path d="M${250 + i * 140} 328v162" stroke="${dim(paint, 0.65)}" stroke-width="12"/><path d="M${170 + i * 140} 330l-44 158h40l44 -158z" fill="#fff" opacity="0.13"/>`)}
    <rect x="846" y="336" width="104" height="320" rx="8" fill="${b.down('#9db8ca', '#405463')}" stroke="#24262c" stroke-width="6"/><path d="M898 336v320" stroke="#24262c" stroke-width="5"/>
    <path d="M1050 548q44 4 56 34l-2 26q-48 -4 -60 -30z" fill="${b.slant('#fff', '#b4c2cc')}"/>
    <path d="M90 646H1110V674H90z" fill="#1b1c20"/>
    <path d="M1066 350q44 4 38 70l-16 4q2 -44 -20 -50z" fill="#1b1c20"/>
    <path d="M120 292H1010" stroke="#fff" stroke-opacity="0.7" stroke-width="6"/>
    ${wheels(b, [290, 990 - 220], 70)}`
}

const truck: Painter = ({ brush: b, around, turn, subject }) => {
  const paint = turn(['#b3202a', '#24489c', '#e9e9e4', '#2f7d5b', '#d98b2b', '#33415c', '#7a1f4f'])
  const load = subject.pick(['#e8e6df', '#c9ced2', '#93a0ab', '#4f6a86'])
  const isTipper = subject.chance(0.35)
  const cargo = isTipper
    ? `<path d="M80 380H740L760 610H150Z" fill="${b.down(lit(load, 0.1), dim(load, 0.35))}"/><path d="M110 380Q260 300 420 340T720 380z" fill="${b.down('#b59b74', '#7d6647')}"/>${each(6, (i) => `<path d="M${170 + i * 100} 384l${10} 224" stroke="#000" stroke-opacity="0.25" stroke-width="8"/>`)}`
    : `<rect x="70" y="220" width="690" height="400" rx="8" fill="${b.down(lit(load, 0.55), load, dim(load, 0.22))}"/>${each(16, (i) => `<path d="M${100 + i * 42} 236v370" stroke="#000" stroke-opacity="0.08" stroke-width="5"/>`)}<path d="M70 300h690v46H70z" fill="${paint}" opacity="0.85"/>`
  return `${outdoors(b, around)}
    ${shadow(b, { x: 600, y: 706, rx: 590, ry: 54, dark: 0.95 })}
    <rect x="90" y="606" width="960" height="50" fill="${b.down('#3a3c42', '#15161a')}"/>
    ${cargo}
    ${panel(b, 'M790 640V290Q792 250 834 246H1000Q1040 248 1052 290L1090 440Q1100 470 1100 520V640Q1100 664 1074 664H810Q790 664 790 640Z', paint)}
    <path d="M846 300H1006Q1020 302 1024 316L1056 440H846z" fill="${glass(b)}"/>
    <path d="M940 300l-70 140h50l70 -140z" fill="#fff" opacity="0.2"/>
    <path d="M830 270V650M1056 470q-10 90 -4 180" stroke="#000" stroke-opacity="0.35" stroke-width="4" fill="none"/>
    <rect x="850" y="490" width="54" height="12" rx="6" fill="#1b1c20"/>
    <path d="M1030 320q42 -4 44 30v60h-20q6 -50 -24 -60z" fill="#17181c"/>
    <path d="M1044 560q40 0 54 20v36q-44 2 -54 -14z" fill="${b.slant('#fff', '#aebcc6')}" stroke="#22252a" stroke-width="3"/>
    <path d="M800 250q110 -66 230 0" fill="${b.down(lit(paint, 0.4), paint)}"/>
    <rect x="640" y="612" width="120" height="64" rx="24" fill="${b.down('#e7e9ec', '#8e949c', '#4b5058')}"/>
    ${wheels(b, [230, 390, 950], 76, '#a9adb5')}`
}

const trailer: Painter = ({ brush: b, around, turn }) => {
  const paint = turn(['#8d97a1', '#3d6b57', '#33415c', '#a3262e', '#c9b38a', '#5b5f68'])
  return `${outdoors(b, around)}
    ${shadow(b, { x: 560, y: 706, rx: 520, ry: 50, dark: 0.9 })}
    <path d="M860 610H1090l30 30v16H860z" fill="${b.down('#777c84', '#33363c')}"/><path d="M1096 640v64" stroke="#33363c" stroke-width="14"/><circle cx="1096" cy="700" r="15" fill="#222"/>
    <rect x="150" y="430" width="740" height="200" rx="6" fill="${b.down(lit(paint, 0.5), paint, dim(paint, 0.4))}"/>
    ${each(6, (i) => `<rect x="${160 + i * 122}" y="430" width="14" height="200" fill="${b.across(lit(paint, 0.5), dim(paint, 0.4))}"/>`)}
    <path d="M140 430Q150 330 240 322H800Q890 330 900 430z" fill="${b.down('#7b8794', '#4a5460', '#343c46')}"/>
    ${each(5, (i) => `<path d="M${260 + i * 130} 324q-14 50 -8 106" stroke="#fff" stroke-opacity="0.18" stroke-width="10" fill="none"/>`)}
    <rect x="140" y="424" width="762" height="12" fill="#2a2c31"/>
    <path d="M390 640q0 -90 130 -90t130 90z" fill="#17181c"/>
    <rect x="150" y="560" width="26" height="54" rx="6" fill="${b.down('#ff8a74', '#a80f18')}"/>
    ${wheels(b, [520], 74)}`
}

export const vans = { van, bus, truck, trailer } satisfies Record<string, Painter>
