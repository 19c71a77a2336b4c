import { wheel } from '../../pieces.ts'
import { each, type Studio } from '../../studio.ts'
import { bright, inGarden, inRoom, onDesk, onRoad, onTable } from '../../stages.ts'
import { disc, line, oval, path, put, rect, ring } from '../../shapes.ts'
import { outdoors } from '../../backdrops.ts'
import { fillsOf, type Fills } from '../../fills.ts'
import type { Painter } from '../../studio.ts'

function spoked(x: number, y: number, r: number): string {
  return put(
    x,
    y,
    `${each(16, (i) => put(0, 0, line(`M0 0V${-r}`, '#8c909799', 2.5), 1, i * 22.5))}${ring(0, 0, r, '#1b1c20', r * 0.13)}${ring(0, 0, r * 0.9, '#c9cdd2', r * 0.04)}${disc(0, 0, r * 0.1, '#5d626b')}`,
  )
}

/** What floats, on the water of a lake. */
function onWater(tones: readonly string[], draw: (f: Fills, s: Studio) => string): Painter {
  return (s) => {
    const { brush: b, around } = s
    return `${outdoors(b, around)}<rect x="-60" y="520" width="1320" height="420" fill="${b.down('#b7d6e2', '#6fa6bf', '#2f6b8a')}"/>${each(26, () => line(`M${around.int(-40, 1_180)} ${around.int(550, 890)}q30 -10 60 0t60 0`, '#ffffff48', 4))}${oval(600, 740, 470, 34, '#12303f60')}${draw(fillsOf(b, s.turn(tones)), s)}`
  }
}

const boats = ['#8d949c', '#e07a2c', '#2f7d5b', '#24489c', '#d9b12f', '#b3202a']

const dinghy = onWater(
  boats,
  (f) =>
    `${path('M150 560Q160 470 300 470H920Q1100 500 1120 580Q1100 720 900 730H300Q150 720 150 560z', f.drop())}${path('M240 580Q250 530 330 530H890Q990 540 1010 590Q980 650 880 650H320Q240 650 240 580z', f.deep())}${rect(430, 530, 80, 130, f.wood())}${rect(680, 530, 80, 130, f.wood())}${rect(90, 430, 90, 190, f.dark(), 24)}${line('M340 700Q640 740 940 690', '#ffffff99', 9)}${line('M360 560L760 760', f.tone, 12)}`,
)

const kayak = onWater(
  boats,
  (f) =>
    `${path('M60 640Q300 540 620 560T1140 640Q900 740 600 730T60 640z', f.drop())}${oval(460, 630, 130, 42, '#17181c')}${oval(780, 632, 110, 38, '#17181c')}${line('M160 640Q600 580 1040 640', '#ffffff88', 7)}${line('M240 460L900 760', '#c9a27c', 14)}${oval(230, 455, 62, 26, '#26272c')}${oval(910, 766, 62, 26, '#26272c')}`,
)

const jetSki = onWater(
  boats,
  (f) =>
    `${path('M140 640Q200 560 420 540H820Q1040 560 1120 620Q1080 720 900 730H300Q170 720 140 640z', f.drop())}${path('M280 550Q320 450 460 450H640L720 540z', f.dark())}${path('M640 540L720 400L840 430L900 550z', f.body())}${line('M680 400L760 380', '#17181c', 24)}${line('M180 640H1090', '#ffffffaa', 10)}`,
)

const outboard = onTable(
  ['#26272c', '#33415c', '#8d949c', '#1b1c20'],
  (f) =>
    `${path('M430 180Q450 110 560 104H720Q800 120 800 220V400H430z', f.drop())}${rect(440, 300, 360, 30, '#e9ecef')}${rect(500, 400, 220, 60, f.dark())}${path('M550 460H680L650 660H580z', f.metal())}${path('M530 660H720Q760 700 700 720H540z', f.dark())}${oval(520, 690, 30, 80, f.steel())}${path('M580 710l60 70h-40z', '#17181c')}${line('M430 350L280 300', '#17181c', 26)}`,
  300,
)

const atv = onRoad(
  bright,
  (f, { brush }) =>
    `${line('M330 600L520 520L880 560', '#26272c', 34)}${path('M200 520Q220 420 360 420L480 470H640L760 400Q900 400 1000 500L960 540Q860 480 780 540L700 600H480L400 540Q300 490 220 560z', f.drop())}${path('M380 420Q420 380 520 384L650 420L620 470H480z', '#1b1c20')}${line('M760 410L720 310L660 300', '#1b1c20', 20)}${disc(960, 460, 26, '#fffbe8')}${[330, 880].map((x) => disc(x, 610, 122, '#17181c') + each(16, (i) => put(x, 610, rect(-14, -134, 28, 30, '#17181c', 4), 1, i * 22.5)) + wheel(brush, { x, y: 610, r: 104, spokes: 6, rim: '#9a9da6' })).join('')}`,
  480,
)

const tricycle = inRoom(
  bright,
  (f) =>
    `${line('M360 680L560 560L760 380', f.tone, 26)}${line('M700 370L840 400', '#26272c', 24)}${spoked(820, 680, 100)}${line('M760 380L820 680', f.tone, 22)}${spoked(360, 710, 76)}${path('M380 560Q380 500 450 500H580V560z', f.dark())}${line('M400 540L300 300', '#8d949c', 16)}${path('M250 250Q420 120 600 250z', f.drop())}${line('M330 250L420 520', '#8d949c', 9)}${disc(820, 680, 22, '#e0a32c')}`,
  360,
)

const kidBike = onRoad(
  bright,
  (f) =>
    `${spoked(360, 610, 120)}${spoked(840, 610, 120)}${spoked(300, 680, 44)}${line('M360 610L500 420L760 400L590 610H360M500 420L590 610M840 610L750 350', f.tone, 22)}${line('M690 340Q760 310 820 350', '#26272c', 18)}${path('M430 400Q500 370 570 400L540 424H460z', '#26272c')}${disc(590, 610, 40, f.steel())}${path('M770 420h120v80h-120z', f.pale())}`,
  400,
)

const toyCar = inRoom(
  bright,
  (f, { brush }) =>
    `${path('M170 640Q170 540 300 520L420 400H700L800 520Q1000 530 1020 640V700H170z', f.drop())}${path('M450 510L500 430H660L710 510z', '#1b1c20')}${line('M700 430L760 520', '#cfe2ee', 14)}${disc(970, 610, 32, '#fffbe8')}${line('M200 620H950', '#ffffff88', 9)}${[360, 840].map((x) => wheel(brush, { x, y: 700, r: 90, spokes: 6, rim: '#d9dce0' })).join('')}${rect(620, 470, 60, 14, '#26272c', 7)}`,
)

const rollerSkates = onTable(bright, (f) =>
  [330, 720]
    .map((x, i) =>
      put(
        x,
        i * 20,
        `${path('M-100 300H60L80 480Q220 500 240 580V640H-120Q-130 460 -100 300z', f.body())}${rect(-110, 330, 190, 36, '#26272c', 14)}${rect(-110, 440, 200, 36, '#26272c', 14)}${rect(-120, 636, 360, 34, f.metal(), 10)}${each(4, (k) => disc(-80 + k * 94, 710, 44, f.dark()) + disc(-80 + k * 94, 710, 18, '#e9ecef'))}`,
      ),
    )
    .join(''),
)

const bikeWheel = onTable(['#1b1c20'], () => `${spoked(440, 460, 290)}${spoked(810, 480, 270)}`)

const bikeFork = onDesk(
  bright,
  (f) =>
    `${put(600, 450, `${rect(-30, -380, 60, 200, f.steel(), 10)}${path('M-150 -190H150V-110H-150z', f.body())}${[-130, 70].map((x) => rect(x, -120, 60, 240, f.gold(), 8) + rect(x - 10, 90, 80, 280, f.drop(), 18)).join('')}${rect(-100, 60, 200, 50, f.drop(), 16)}`, 1, 20)}`,
)

const bikeHelmet = onTable(
  bright,
  (f) =>
    `${path('M220 620Q200 320 600 300Q1000 320 990 600Q980 650 900 640Q600 570 300 660Q230 670 220 620z', f.ball())}${each(4, (i) => path(`M${380 + i * 130} 360Q${430 + i * 120} 330 ${470 + i * 120} 380L${450 + i * 120} 540Q${400 + i * 125} 540 ${370 + i * 130} 560z`, '#17181c'))}${line('M330 640Q420 780 640 760T880 640', '#26272c', 14)}${disc(960, 500, 26, '#ff5a4a')}`,
)

const skiHelmet = onTable(
  bright,
  (f) =>
    `${path('M240 700Q200 290 600 270Q1000 290 970 700Q820 640 760 640H440Q340 650 240 700z', f.ball())}${rect(300, 470, 600, 170, f.dark(), 80)}${rect(330, 490, 540, 130, '#e0a32c', 64)}${path('M360 500L520 500L430 610L350 600z', '#ffffff88')}${each(4, (i) => rect(430 + i * 100, 330, 60, 20, '#17181c', 10))}${line('M260 690Q320 780 430 760', '#26272c', 18)}`,
)

const barrow = inGarden(
  bright,
  (f) =>
    `${line('M520 560L250 330', '#26272c', 22)}${line('M240 300L300 350', '#17181c', 34)}${rect(470, 430, 330, 170, f.body(), 24)}${rect(540, 370, 170, 70, f.dark(), 14)}${disc(640, 520, 58, f.dark())}${each(18, (i) => put(600, 670, rect(-14, -130, 28, 36, '#17181c', 4), 1, i * 20))}${disc(600, 670, 108, '#26272c')}${disc(600, 670, 46, f.tone)}${line('M740 600L880 760L980 770', '#5d626b', 26)}${path('M840 700Q960 660 1000 800L900 790z', f.metal())}`,
)

export const riding = {
  ...{ dinghy, kayak, jetSki, outboard, atv, tricycle, kidBike, toyCar, rollerSkates },
  ...{ bikeWheel, bikeFork, bikeHelmet, skiHelmet },
  /** A two-wheeled tractor that one walks behind. */
  walkTractor: barrow,
}
