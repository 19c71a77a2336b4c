import type { Brush } from '../../brush.ts'
import { outdoors } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { shadow, wheel } from '../../pieces.ts'
import { each, type Painter, type Studio } from '../../studio.ts'

const paints = [
  '#24489c',
  '#b3202a',
  '#8d949c',
  '#1f2228',
  '#e9e9e6',
  '#3c5a46',
  '#7a1f3d',
  '#c9a24a',
  '#5d6f86',
  '#2b7a8c',
  '#d9d4c8',
  '#4b3a34',
  '#dd6b20',
  '#aab2b8',
  '#16325c',
]

interface Shape {
  readonly body: string
  readonly glass: string
  readonly pillars: readonly number[]
  readonly lift: number
}

/** Side views of bodies, nose to the right, on wheels at x 340 and 862. */
const bodies = {
  sedan: {
    body: 'M150 640C140 590 146 534 170 508C210 496 262 490 302 486C350 438 402 398 472 386C540 376 622 376 682 388C742 402 792 440 838 482C902 490 982 506 1024 538C1048 562 1056 604 1052 648Q1050 674 1020 676L180 676Q152 672 150 640Z',
    glass: 'M330 486C370 446 412 414 476 403C540 395 616 395 670 404C720 416 762 450 798 484Z',
    pillars: [430, 576],
    lift: 0,
  },
  hatch: {
    body: 'M176 640C164 590 168 530 184 498C206 440 240 396 312 384C420 368 600 370 680 386C742 400 792 440 838 482C902 490 978 506 1018 538C1042 562 1050 604 1046 648Q1044 674 1014 676L206 676Q178 672 176 640Z',
    glass: 'M232 484C246 444 270 412 326 402C424 390 600 390 668 402C720 416 762 450 798 482Z',
    pillars: [366, 576],
    lift: 0,
  },
  wagon: {
    body: 'M140 640C130 590 134 530 150 500C168 440 190 402 250 388C380 366 600 368 682 384C742 400 792 440 838 482C902 490 982 506 1024 538C1048 562 1056 604 1052 648Q1050 674 1020 676L170 676Q142 672 140 640Z',
    glass: 'M186 484C196 446 214 414 268 404C390 388 600 388 668 400C720 414 762 448 798 482Z',
    pillars: [312, 440, 580],
    lift: 0,
  },
  suv: {
    body: 'M150 622C142 560 146 500 160 470C180 400 206 350 262 338C390 318 610 320 690 338C744 356 790 408 826 450C900 456 988 468 1030 500C1054 526 1060 580 1056 624Q1054 656 1022 660L180 660Q152 654 150 622Z',
    glass: 'M204 450C216 410 236 370 284 360C396 344 606 346 676 358C720 372 756 414 782 450Z',
    pillars: [330, 452, 590],
    lift: 1,
  },
} as const satisfies Record<string, Shape>

const rims = ['#c9ccd2', '#9a9da6', '#55575f', '#dadcdf'] as const

function pane(b: Brush, shape: Shape): string {
  const clip = b.clip(`<path d="${shape.glass}"/>`)
  return `<path d="${shape.glass}" fill="${b.down('#a8c3d6', '#52687a', '#232d38')}"/>
    <g clip-path="${clip}">
      <path d="M330 330L250 500H370L450 330zM640 330L540 500H590L690 330z" fill="#fff" opacity="0.2"/>
      <path d="M150 500V462Q600 440 900 474V500z" fill="#0b0f14" opacity="0.4"/>
    </g>`
}

/** Light lying on the bodywork: sky on the shoulder, the road's shade on the sills. */
function sheen(b: Brush, shape: Shape, paint: string): string {
  const y = shape.lift * -26
  return `<g clip-path="${b.clip(`<path d="${shape.body}"/>`)}">
    <rect x="120" y="320" width="960" height="370" fill="${b.down(`${lit(paint, 0.55)}/0.9`, `${lit(paint, 0.3)}/0.6@38`, `${paint}/0@58`, `${dim(paint, 0.6)}/0.75@100`)}"/>
    <path d="M130 ${530 + y}Q600 ${496 + y} 1060 ${552 + y}V${572 + y}Q600 ${522 + y} 130 ${552 + y}Z" fill="#fff" opacity="0.3"/>
    <path d="M130 ${606 + y}Q600 ${590 + y} 1060 ${612 + y}V700H130Z" fill="${b.down(`${dim(paint, 0.7)}/0.5`, `${dim(paint, 0.8)}/0.1`)}"/>
    <ellipse cx="930" cy="${506 + y}" rx="150" ry="22" fill="${b.glow('#ffffff', 0.7)}"/>
    <ellipse cx="560" cy="${384 + y * 1.9}" rx="230" ry="16" fill="${b.glow('#ffffff', 0.8)}"/>
    <path d="M130 ${640 - shape.lift * 8}H1070V700H130Z" fill="#15161a" opacity="${shape.lift ? 0.85 : 0.55}"/>
  </g>`
}

function seams(shape: Shape, paint: string): string {
  const y = shape.lift * -30
  const doors = shape.pillars.slice(-2)
  return `
    ${shape.pillars.map((x) => `<path d="M${x - 8} ${486 + y}L${x + 4} ${388 + y * 1.7}h14L${x + 10} ${486 + y}z" fill="${dim(paint, 0.55)}"/>`).join('')}
    ${doors.map((x) => `<path d="M${x} ${490 + y}q-8 80 6 150" stroke="#000" stroke-opacity="0.42" stroke-width="3" fill="none"/><rect x="${x - 66}" y="${516 + y}" width="42" height="9" rx="4" fill="${lit(paint, 0.25)}" stroke="#000" stroke-opacity="0.35" stroke-width="2"/>`).join('')}
    <path d="M792 ${486 + y}q22 60 -14 154" stroke="#000" stroke-opacity="0.42" stroke-width="3" fill="none"/>
    <path d="M768 ${470 + y}q34 -22 46 4q4 18 -12 20h-28z" fill="${dim(paint, 0.15)}"/>`
}

function lamps(b: Brush, shape: Shape, back: number): string {
  const y = shape.lift * -34
  return `
    <path d="M960 ${524 + y}Q1020 ${526 + y} 1040 ${566 + y}Q1000 ${574 + y} 972 ${556 + y}Z" fill="${b.slant('#ffffff', '#d7e2ea', '#7d8b96')}" stroke="#22262c" stroke-width="3"/>
    <ellipse cx="1008" cy="${550 + y}" rx="13" ry="11" fill="${b.ball('#ffffff', '#cfdae2')}"/>
    <path d="M${back + 6} ${520 + y}q40 -6 62 6q-6 34 -64 34q-6 -20 2 -40z" fill="${b.slant('#ff7b6a', '#c3141d', '#64060c')}"/>
    <path d="M1020 ${612 + y}h34" stroke="#0f1013" stroke-width="14" stroke-linecap="round"/>`
}

function side(studio: Studio, shape: Shape, paint: string, rim: string, spokes: number): string {
  const { brush: b } = studio
  const r = 72 + shape.lift * 8
  const y = 700 - r + 8
  const back = Number(/^M(\d+)/.exec(shape.body)?.[1] ?? 150)
  return `
    ${shadow(b, { x: 600, y: 706, rx: 560, ry: 54, dark: 0.9 })}
    ${shadow(b, { x: 600, y: 696, rx: 460, ry: 26, dark: 0.9 })}
    <path d="M250 600H950V690H250z" fill="#101114"/>
    <path d="${shape.body}" fill="${paint}"/>
    ${sheen(b, shape, paint)}${pane(b, shape)}${seams(shape, paint)}${lamps(b, shape, back)}
    ${[340, 862].map((x) => `<g clip-path="${b.clip(`<path d="${shape.body}"/>`)}"><circle cx="${x}" cy="${y}" r="${r + 15}" fill="#0c0d10"/><circle cx="${x}" cy="${y}" r="${r + 16}" fill="none" stroke="${lit(paint, 0.3)}" stroke-opacity="0.5" stroke-width="4"/></g>${wheel(b, { x, y, r, spokes, rim })}`).join('')}
    ${shape.lift ? `<path d="M270 340q10 -16 40 -18h330q30 2 40 16" fill="none" stroke="#33363c" stroke-width="9"/>` : ''}`
}

/** The same car from the front. */
function front(studio: Studio, shape: Shape, paint: string): string {
  const { brush: b } = studio
  const up = shape.lift * 46
  return `
    ${shadow(b, { x: 600, y: 742, rx: 400, ry: 50, dark: 0.95 })}
    <path d="M372 ${480 - up}L430 ${342 - up}Q440 ${320 - up} 480 ${316 - up}Q600 ${304 - up} 720 ${316 - up}Q760 ${320 - up} 770 ${342 - up}L828 ${480 - up}Z" fill="${b.down(lit(paint, 0.4), paint)}"/>
    <path d="M398 ${478 - up}L446 ${352 - up}Q600 ${332 - up} 754 ${352 - up}L802 ${478 - up}Z" fill="${b.down('#b6cfe0', '#5b7284', '#28323c')}"/>
    <path d="M520 ${344 - up}l-90 134h70l80 -137z" fill="#fff" opacity="0.22"/>
    <path d="M398 ${480 - up}Q600 ${452 - up} 802 ${480 - up}v-8Q600 ${440 - up} 398 ${470 - up}z" fill="#14171b"/>
    ${[1, -1].map((flip) => `<g transform="translate(${flip > 0 ? 0 : 1200} 0) scale(${flip} 1)"><rect x="316" y="640" width="104" height="112" rx="26" fill="${b.across('#2b2b30', '#101013', '#232327')}"/><path d="M388 ${474 - up}l-40 -6q-58 -8 -62 22q6 24 58 14l30 -10z" fill="${b.down(lit(paint, 0.3), dim(paint, 0.4))}"/></g>`).join('')}
    <path d="M308 690Q290 600 312 ${540 - up / 2}Q330 ${498 - up} 384 ${478 - up}Q600 ${446 - up} 816 ${478 - up}Q870 ${498 - up} 888 ${540 - up / 2}Q910 600 892 690Q880 712 850 712H350Q320 712 308 690Z" fill="${b.down(lit(paint, 0.45), paint, dim(paint, 0.3), dim(paint, 0.62))}"/>
    <path d="M390 ${490 - up}Q600 ${462 - up} 810 ${490 - up}Q830 ${530 - up / 2} 800 ${540 - up / 2}Q600 ${512 - up / 2} 400 ${540 - up / 2}Q370 ${530 - up / 2} 390 ${490 - up}z" fill="${b.down('#ffffff/0.55', '#ffffff/0')}"/>
    ${[1, -1].map((flip) => `<g transform="translate(${flip > 0 ? 0 : 1200} 0) scale(${flip} 1)"><path d="M330 ${536 - up / 2}q70 -2 138 34q-16 30 -60 30q-64 -8 -82 -28z" fill="${b.slant('#f4f8fb', '#a9b8c4', '#4b565f')}" stroke="#1b1d22" stroke-width="4"/><circle cx="404" cy="${570 - up / 2}" r="19" fill="${b.ball('#ffffff', '#e4eef5', '#8797a4')}"/><path d="M340 656h90l-14 30h-70z" fill="#15161a"/><circle cx="384" cy="670" r="11" fill="${b.ball('#fff', '#b9c6cf')}"/></g>`).join('')}
    <path d="M490 ${566 - up / 2}h220l-22 56h-176z" fill="#121317" stroke="${lit(paint, 0.4)}" stroke-opacity="0.6" stroke-width="5"/>
    ${each(4, (i) => `<path d="M${498 + i * 5} ${578 - up / 2 + i * 13}h${204 - i * 10}" stroke="#4c4f57" stroke-width="4"/>`)}
    <circle cx="600" cy="${594 - up / 2}" r="19" fill="${b.ball('#ffffff', '#b8bcc4', '#6b6f78')}"/>
    <rect x="520" y="640" width="160" height="36" rx="5" fill="#f4f4f0" stroke="#30323a" stroke-width="3"/>
    <rect x="522" y="642" width="18" height="32" fill="#2a52a8"/>
    ${each(6, (i) => `<rect x="${552 + i * 20 + (i > 2 ? 6 : 0)}" y="650" width="11" height="17" rx="2" fill="#2a2b30"/>`)}
    <path d="M350 700H850" stroke="#0f1013" stroke-width="16" stroke-linecap="round"/>`
}

function car(studio: Studio, shape: Shape): string {
  const { brush, around, subject, turn, view } = studio
  const paint = turn(paints)
  const rim = subject.pick(rims)
  const spokes = subject.pick([5, 6, 7, 9, 10])
  const isFlipped = subject.chance(0.5)
  const near = subject.int(92, 112) / 100
  // A page of cars would look alike if every first photo were taken from the same side.
  const pose = (view + turn([0, 0, 2, 0, 1])) % 3
  const place = outdoors(brush, around)
  if (pose === 2) {
    const scale = view === 2 ? 0.68 : 0.86
    const middle = view === 2 ? 680 : 600
    return `${place}<g transform="translate(${middle} 720) scale(${scale}) translate(-600 -690)">${front(studio, shape, paint)}</g>`
  }
  const flip = isFlipped ? -near : near
  return `${place}<g transform="translate(${around.int(580, 620)} ${around.int(690, 750)}) scale(${flip} ${near}) translate(-600 -690)">${side(studio, shape, paint, rim, spokes)}</g>`
}

export const cars = {
  car: (studio) => car(studio, bodies.sedan),
  hatch: (studio) => car(studio, bodies.hatch),
  wagon: (studio) => car(studio, bodies.wagon),
  suv: (studio) => car(studio, bodies.suv),
} satisfies Record<string, Painter>
