import { meadow, outdoors, table } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { lying, shadow, wheel } from '../../pieces.ts'
import { desk } from '../../backdrops.ts'
import { each, type Painter } from '../../studio.ts'

const paints = ['#b3202a', '#2f7d3b', '#24489c', '#e0a32c', '#e07a2c', '#4b6b8a'] as const

const tractor: Painter = ({ brush: b, around, turn, subject }) => {
  const paint = turn(paints)
  const hasCab = subject.chance(0.75)
  const cab = hasCab
    ? `<path d="M300 480L330 250H600L640 480z" fill="${b.down('#cfe2ee', '#7e9db2', '#4c6273')}" stroke="${dim(paint, 0.4)}" stroke-width="16"/><path d="M440 256l-50 220h60l50 -220z" fill="#fff" opacity="0.28"/><path d="M300 250Q310 220 350 216H590Q630 220 634 250z" fill="${b.down(lit(paint, 0.4), dim(paint, 0.2))}"/>`
    : `<path d="M330 480L320 340Q330 310 370 330L400 450H520" fill="none" stroke="#26282d" stroke-width="34" stroke-linecap="round"/><path d="M560 470L600 370" stroke="#2d2f35" stroke-width="14"/><ellipse cx="604" cy="364" rx="58" ry="14" fill="none" stroke="#222" stroke-width="12"/>`
  return `${meadow(b, around)}
    ${shadow(b, { x: 580, y: 752, rx: 520, ry: 54, dark: 0.95 })}
    ${cab}
    <path d="M560 620V430Q570 404 610 400L980 424Q1030 430 1036 480V610Q1030 640 990 640z" fill="${b.down(lit(paint, 0.5), paint, dim(paint, 0.45))}"/>
    <path d="M590 426L990 446" stroke="#fff" stroke-opacity="0.5" stroke-width="10"/>
    ${each(5, (i) => `<path d="M${800 + i * 34} 490v80" stroke="#000" stroke-opacity="0.4" stroke-width="12"/>`)}
    <rect x="1006" y="470" width="34" height="120" rx="8" fill="#1b1c20"/><circle cx="1022" cy="466" r="18" fill="${b.ball('#fff', '#c8d6df')}"/>
    <path d="M760 410V260" stroke="${b.across('#787c84', '#2a2c31')}" stroke-width="24" stroke-linecap="round"/>
    <path d="M520 640H960V680H520z" fill="#24262b"/>
    <path d="M170 560A230 230 0 0 1 600 520L560 540A190 190 0 0 0 210 570z" fill="${b.down(lit(paint, 0.45), dim(paint, 0.2))}"/>
    ${[
      [370, 570, 184],
      [910, 640, 112],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<g transform="translate(${x} ${y})">${each(22, (i) => `<rect x="-16" y="${-r - 10}" width="32" height="34" rx="5" fill="#191a1e" transform="rotate(${i * (360 / 22)}) skewX(16)"/>`)}</g>${wheel(b, { x, y, r, spokes: 8, rim: subject.pick(['#e0c23a', '#d9d9d6', paint]) })}`,
      )
      .join('')}`
}

const combine: Painter = ({ brush: b, around, turn }) => {
  const paint = turn(paints)
  return `${meadow(b, around, 500)}
    <rect x="-60" y="560" width="1320" height="380" fill="${b.down('#e6c877', '#c9a047', '#8f6d2c')}"/>
    ${each(70, () => `<path d="M${around.int(0, 1_200)} ${around.int(600, 900)}q4 -26 ${around.int(-8, 14)} -44" stroke="#f4df9c" stroke-opacity="0.65" stroke-width="4" fill="none"/>`)}
    ${shadow(b, { x: 560, y: 740, rx: 540, ry: 54, dark: 0.9 })}
    <path d="M120 600V340Q130 300 180 296H640L700 330V620z" fill="${b.down(lit(paint, 0.5), paint, dim(paint, 0.4))}"/>
    <path d="M180 296L220 230H560L620 296z" fill="${b.down(dim(paint, 0.1), dim(paint, 0.4))}"/>
    ${each(4, (i) => `<rect x="${160 + i * 92}" y="360" width="70" height="120" rx="8" fill="#000" opacity="0.16"/>`)}
    <path d="M700 560L690 260Q700 230 740 228H860Q900 240 910 300L926 480L880 560z" fill="${b.down('#cfe2ee', '#7e9db2', '#43586a')}" stroke="${dim(paint, 0.45)}" stroke-width="14"/><path d="M800 240l-60 300h56l60 -300z" fill="#fff" opacity="0.25"/>
    <path d="M690 232h210l30 24H680z" fill="${b.down(lit(paint, 0.3), paint)}"/>
    <path d="M120 420L40 380V350L140 366z" fill="${dim(paint, 0.2)}"/>
    <path d="M860 560L980 680L940 700L800 620z" fill="${dim(paint, 0.4)}"/>
    <path d="M930 700L950 570H1140L1170 720H960z" fill="${b.down(lit(paint, 0.2), dim(paint, 0.4))}"/>
    <g transform="translate(1090 600)"><circle r="84" fill="none" stroke="#3a3c42" stroke-width="10"/>${each(8, (i) => `<path d="M0 0V-88" transform="rotate(${i * 45})" stroke="#55585f" stroke-width="9"/>`)}</g>
    ${wheel(b, { x: 690, y: 620, r: 128, spokes: 8, rim: '#e0c23a' })}${wheel(b, { x: 240, y: 660, r: 86, spokes: 8, rim: '#e0c23a' })}`
}

const excavator: Painter = ({ brush: b, around, turn }) => {
  const paint = turn(['#e8a81c', '#e07a2c', '#d9c02f', '#b3202a', '#4b6b8a'])
  return `${outdoors(b, around)}
    <path d="M-60 660Q200 600 420 650T900 640T1260 660V940H-60z" fill="${b.down('#b59a78', '#8a6e4e', '#5d4830')}"/>
    ${shadow(b, { x: 440, y: 752, rx: 420, ry: 44, dark: 0.95 })}
    <rect x="150" y="640" width="560" height="120" rx="60" fill="${b.down('#4a4c53', '#1a1b1f')}"/><rect x="172" y="660" width="516" height="80" rx="40" fill="#2d2f35"/>
    ${each(5, (i) => `<circle cx="${220 + i * 105}" cy="704" r="30" fill="${b.ball('#9a9da5', '#44474e')}"/>`)}
    ${each(17, (i) => `<rect x="${176 + i * 31}" y="634" width="18" height="14" rx="3" fill="#17181c"/>`)}
    <path d="M560 520L760 250Q790 220 830 250L1010 420L980 450L800 320L640 560z" fill="${b.slant(lit(paint, 0.4), paint, dim(paint, 0.35))}"/>
    <path d="M1000 410L1040 600L1000 610L960 440z" fill="${b.across(lit(paint, 0.3), dim(paint, 0.3))}"/>
    <path d="M690 440L870 350" stroke="${b.across('#4a4d54', '#e8eaec')}" stroke-width="20"/>
    <path d="M960 600Q1080 570 1100 660Q1060 740 950 720L970 680Q930 650 960 600z" fill="${b.slant('#6d7078', '#2b2d33')}"/>${each(4, (i) => `<path d="M${952 + i * 14} ${716 + (i % 2) * 4}l-12 30 20 -22z" fill="#aeb2b9"/>`)}
    <path d="M140 620V500Q150 460 200 456H470V640H170Q140 640 140 620z" fill="${b.down(lit(paint, 0.45), paint, dim(paint, 0.4))}"/>
    ${each(4, (i) => `<path d="M190 ${520 + i * 22}h120" stroke="#000" stroke-opacity="0.3" stroke-width="9"/>`)}
    <path d="M430 640V340Q436 316 470 314H590Q620 318 630 350L660 520V640z" fill="${b.down(lit(paint, 0.3), dim(paint, 0.3))}"/>
    <path d="M460 500V360Q464 344 486 344H580Q596 348 602 366L626 500z" fill="${b.down('#cfe2ee', '#7e9db2', '#4c6273')}"/><path d="M520 346l-40 150h44l40 -150z" fill="#fff" opacity="0.3"/>`
}

const tyre: Painter = ({ brush: b, around, subject, turn }) => {
  const rim = turn(['#c9ccd2', '#5d6068', '#dfe1e4', '#8d7c5a', '#2d2f35', '#aeb3ba'])
  const spokes = subject.pick([5, 6, 7, 8, 10])
  return `${table(b, around)}
    ${shadow(b, { x: 600, y: 770, rx: 440, ry: 60, dark: 0.9 })}
    <path d="M700 170Q930 170 960 450T760 770H520z" fill="${b.across('#1a1a1e', '#3d3e45', '#111114')}"/>
    ${each(9, (i) => `<path d="M${720 + i * 20} ${176 + i * i * 2.4}Q${880 + i * 7} ${330 + i * 20} ${800 + i * 14} ${760 - i * i * 2.2}" stroke="#000" stroke-opacity="0.5" stroke-width="9" fill="none"/>`)}
    ${wheel(b, { x: 540, y: 470, r: 310, spokes, rim })}
    ${each(40, (i) => `<path d="M540 166v-0l0 20" transform="rotate(${i * 9} 540 470)" stroke="#000" stroke-opacity="0.5" stroke-width="7"/>`)}
    <path d="M300 330A280 280 0 0 1 560 190" stroke="#fff" stroke-opacity="0.2" stroke-width="20" fill="none" stroke-linecap="round"/>`
}

const brakeDisc: Painter = ({ brush: b, around, subject }) => {
  const holes = subject.int(16, 26)
  const caliper = subject.pick(['#b3202a', '#e0a32c', '#3d4048', '#24489c'])
  const turned = subject.int(-40, 60)
  const cog = subject.int(10, 18)
  return `${desk(b, around)}
    <g transform="translate(480 450)">${shadow(b, { x: 24, y: 36, rx: 390, ry: 380, dark: 0.75 })}
      <circle r="310" fill="${b.slant('#f4f5f6', '#a4a9b1', '#e1e4e7', '#7d828b')}"/>
      ${each(5, (i) => `<circle r="${210 + i * 22}" fill="none" stroke="#5d626b" stroke-opacity="0.22" stroke-width="3"/>`)}
      ${each(holes, (i) => `<circle cx="0" cy="${-230 - (i % 3) * 28}" r="10" fill="#2b2d33" transform="rotate(${(360 / holes) * i})"/>`)}
      <circle r="166" fill="${b.ball('#c9cdd3', '#7b8088', '#43474e')}"/><circle r="150" fill="${b.slant('#8b9098', '#565b63')}"/>
      ${each(5, (i) => `<circle cy="-104" r="17" fill="#1b1c20" transform="rotate(${i * 72})"/>`)}<circle r="58" fill="${b.ball('#2b2d33', '#0f1013')}"/>
      <g transform="rotate(${turned})"><path d="M140 -190Q340 -190 360 0T140 190Q210 100 210 0T140 -190z" fill="${b.slant(lit(caliper, 0.35), caliper, dim(caliper, 0.5))}"/><path d="M200 -150Q310 -120 322 0" stroke="#fff" stroke-opacity="0.45" stroke-width="12" fill="none"/><circle cx="286" cy="-70" r="26" fill="${dim(caliper, 0.4)}"/><circle cx="286" cy="70" r="26" fill="${dim(caliper, 0.4)}"/></g>
    </g>
    <g transform="translate(1000 700)">${lying({ x: -90, y: -90, w: 190, h: 190, r: 95, dark: 0.07 })}${each(cog, (i) => `<rect x="-15" y="-124" width="30" height="40" rx="5" fill="#8d929a" transform="rotate(${(360 / cog) * i})"/>`)}<circle r="102" fill="${b.ball('#eceef0', '#989da5', '#565b63')}"/><circle r="44" fill="#2b2d33"/></g>
    <g transform="translate(1010 210) rotate(${turned / 2})">${lying({ x: -36, y: -110, w: 76, h: 230, r: 20, dark: 0.06 })}<rect x="-22" y="-120" width="44" height="70" rx="6" fill="${b.across('#f4f1ea', '#c9c3b8')}"/><rect x="-34" y="-56" width="68" height="44" fill="${b.across('#e7e9ec', '#7d828b')}"/><rect x="-24" y="-12" width="48" height="96" fill="${b.across('#d3b27a', '#8b6a36')}"/>${each(6, (i) => `<path d="M-24 ${i * 15}h48" stroke="#000" stroke-opacity="0.3" stroke-width="4"/>`)}<path d="M0 84v36h24" stroke="#5d626b" stroke-width="9" fill="none"/></g>`
}

const canister: Painter = ({ brush: b, around, subject, turn }) => {
  const colour = turn(['#b3202a', '#e0a32c', '#24489c', '#2d2f35', '#2f7d5b', '#d9d6cf'])
  const label = subject.pick(['#f4f1ea', '#20252c', '#ffd25a', '#7a1f4f'])
  const jug = (x: number, scale: number) => `<g transform="translate(${x} 760) scale(${scale})">
      ${shadow(b, { x: 30, y: 0, rx: 260, ry: 40, dark: 0.8 })}
      <path d="M-170 0V-390Q-170 -440 -110 -460L-60 -500V-540H50V-500H130Q180 -490 180 -440V0Q180 10 160 10H-150Q-170 10 -170 0z" fill="${b.across(lit(colour, 0.35), colour, dim(colour, 0.15), dim(colour, 0.5))}"/>
      <path d="M70 -440q60 0 60 40v150q0 30 -30 30t-30 -30z" fill="${dim(colour, 0.55)}"/><rect x="-72" y="-590" width="134" height="64" rx="10" fill="${b.across(lit(label, 0.2), dim(label, 0.4))}"/>
      <rect x="-150" y="-250" width="300" height="200" rx="12" fill="${b.slant(lit(label, 0.2), dim(label, 0.12))}"/><path d="M-30 -210q70 90 0 130q-70 -40 0 -130z" fill="${b.down('#ffdf8a', '#c98a1c')}"/><path d="M40 -180h80M40 -150h80M40 -120h60" stroke="${dim(colour, 0.2)}" stroke-width="12" stroke-linecap="round"/>
      <path d="M-146 -40V-380" stroke="#fff" stroke-opacity="0.35" stroke-width="14" stroke-linecap="round"/></g>`
  return `${table(b, around)}${jug(860, 0.72)}${jug(480, 1.05)}`
}

export const machines = { tractor, combine, excavator, tyre, brakeDisc, canister } satisfies Record<
  string,
  Painter
>
