import { dim, lit } from '../../colour.ts'
import { each, type Painter } from '../../studio.ts'
import { bright, inGarden, onDesk, onTable } from '../../stages.ts'
import { can, disc, line, oval, path, put, rect } from '../../shapes.ts'
import type { Fills } from '../../fills.ts'

type One = (f: Fills, x: number, y: number) => string

/** A wooden crate full of one kind of fruit. */
function crateOf(tones: readonly string[], one: One): Painter {
  return onTable(
    tones,
    (f) =>
      `${path('M240 500l60 -90h600l60 90z', '#5d3f24')}${each(6, (i) => one(f, 330 + i * 108, 420))}${each(7, (i) => one(f, 296 + i * 102, 480))}${each(4, (i) => one(f, 430 + i * 112, 350))}${each(3, (i) => rect(220, 506 + i * 90, 760, 78, f.wood(), 4) + line(`M240 ${540 + i * 90}q180 -14 360 6t340 -4`, '#5d3f2444', 5))}${[226, 904].map((x) => rect(x, 492, 70, 282, '#a8774a') + [540, 630, 720].map((y) => disc(x + 35, y, 8, '#5d6068')).join('')).join('')}`,
    500,
  )
}

const round: One = (f, x, y) =>
  `${disc(x, y, 64, f.ball())}${oval(x - 22, y - 26, 14, 9, '#ffffffb0')}`
const apple: One = (f, x, y) =>
  `${round(f, x, y)}${line(`M${x} ${y - 54}q4 -20 14 -26`, '#4a3018', 6)}${path(`M${x + 8} ${y - 62}q30 -24 50 0q-28 20 -50 0z`, '#5f9a45')}`
const tomato: One = (f, x, y) =>
  `${round(f, x, y)}${each(5, (i) => put(x, y - 50, path('M0 0Q10 -20 34 -14Q20 4 0 0z', '#4f8a3f'), 1, i * 72))}`
const potato: One = (f, x, y) =>
  `<g transform="rotate(${(x * 7) % 60} ${x} ${y})">${oval(x, y, 74, 54, f.ball())}${disc(x - 20, y - 10, 5, dim(f.tone, 0.4))}${disc(x + 26, y + 12, 5, dim(f.tone, 0.4))}</g>`
const onion: One = (f, x, y) =>
  `${disc(x, y, 62, f.ball())}${path(`M${x - 20} ${y - 50}Q${x} ${y - 110} ${x + 14} ${y - 100}Q${x + 6} ${y - 70} ${x + 20} ${y - 50}z`, f.tone)}${line(`M${x - 24} ${y - 50}Q${x - 50} ${y} ${x - 20} ${y + 50}M${x + 10} ${y - 54}Q${x + 34} ${y} ${x + 12} ${y + 56}`, dim(f.tone, 0.3), 4)}`
const nut: One = (f, x, y) =>
  `${oval(x, y, 56, 62, f.ball())}${line(`M${x} ${y - 58}Q${x + 14} ${y} ${x} ${y + 58}M${x - 26} ${y - 40}Q${x - 14} ${y} ${x - 30} ${y + 36}M${x + 28} ${y - 38}Q${x + 40} ${y} ${x + 22} ${y + 40}`, dim(f.tone, 0.45), 5)}`
const plum: One = (f, x, y) =>
  `${oval(x, y, 54, 64, f.ball())}${line(`M${x + 6} ${y - 58}Q${x + 26} ${y} ${x + 4} ${y + 56}`, dim(f.tone, 0.4), 5)}${oval(x - 20, y - 20, 12, 20, '#ffffff50')}`
const cabbage: One = (f, x, y) =>
  `${disc(x, y, 72, f.ball())}${line(`M${x - 60} ${y + 10}Q${x - 10} ${y - 60} ${x + 60} ${y - 20}M${x - 40} ${y + 50}Q${x + 10} ${y - 10} ${x + 66} ${y + 20}M${x} ${y + 66}Q${x - 20} ${y} ${x - 50} ${y - 40}`, lit(f.tone, 0.6), 6)}`
const strawberry: One = (f, x, y) =>
  `${path(`M${x - 54} ${y - 40}Q${x} ${y - 70} ${x + 54} ${y - 40}Q${x + 60} ${y + 20} ${x} ${y + 70}Q${x - 60} ${y + 20} ${x - 54} ${y - 40}z`, f.ball())}${each(9, (i) => oval(x - 30 + (i % 3) * 30, y - 24 + Math.floor(i / 3) * 26, 4, 6, '#f4d98a'))}${path(`M${x - 44} ${y - 48}L${x} ${y - 76}L${x + 44} ${y - 48}L${x} ${y - 40}z`, '#5f9a45')}`
const grapes: One = (f, x, y) =>
  each(9, (i) => disc(x - 40 + (i % 3) * 40, y - 40 + Math.floor(i / 3) * 36, 27, f.ball())) +
  path(`M${x} ${y - 60}q30 -34 60 -10q-20 30 -60 10z`, '#6f9a45')

const bottle = (f: Fills, x: number, h: number, cap: string) =>
  `${path(`M${x - 40} ${770 - h}H${x + 40}V${860 - h}Q${x + 100} ${910 - h} ${x + 100} ${980 - h}V750Q${x + 96} 770 ${x + 70} 770H${x - 70}Q${x - 96} 770 ${x - 100} 750V${980 - h}Q${x - 100} ${910 - h} ${x - 40} ${860 - h}z`, f.round())}${rect(x - 46, 730 - h, 92, 60, cap, 10)}`

const milk = onTable(
  ['#f6f4ee'],
  (f) =>
    `${bottle(f, 430, 520, '#3f7fd9')}${rect(350, 540, 160, 130, '#dbe9f4', 10)}${path('M640 470H900L880 740Q870 770 840 770H700Q670 770 660 740z', '#e6f0f6')}${path('M650 540H892L878 740Q868 764 840 764H700Q672 764 664 740z', f.white())}${oval(770, 540, 121, 24, '#ffffff')}${path('M980 700Q1060 640 1110 720V770H940z', '#f4e3a0')}`,
)

const cheese = onTable(
  ['#f4ead0', '#f0d27a', '#f7efe0'],
  (f) =>
    `${path('M230 600Q230 480 560 470T900 600V700Q900 780 560 780T230 700z', f.drop())}${oval(565, 596, 334, 110, lit(f.tone, 0.4))}${path('M565 596L900 600V700Q880 750 760 768z', '#fbf6ea')}${each(9, (i) => disc(620 + ((i * 67) % 240), 640 + ((i * 31) % 100), 12 + (i % 3) * 5, dim(f.tone, 0.16)))}${path('M860 770L1060 770L1080 660L900 690z', f.pale())}${line('M940 760Q1020 600 1140 580', '#5f9a45', 10)}`,
)

const meat = onDesk(
  ['#c9565a', '#b5474a', '#d98a80'],
  (f) =>
    `${put(600, 460, `${rect(-430, -240, 880, 500, '#0b081250', 40)}${rect(-440, -260, 880, 500, f.wood(), 40)}${disc(390, -0, 22, '#5d3f24')}${path('M-320 -60Q-300 -190 -120 -180T200 -170Q330 -120 280 40T40 170T-260 120Q-330 40 -320 -60z', '#f4e3d4')}${path('M-290 -50Q-270 -160 -110 -154T180 -146Q290 -104 250 30T30 142T-236 100Q-300 30 -290 -50z', f.ball())}${line('M-220 -40Q-100 -100 20 -40T200 -60M-180 50Q-40 0 120 60', '#f7ddd0', 14)}${disc(-140, 20, 44, '#f4e9dc')}${disc(-140, 20, 24, f.tone)}`, 1, -8)}${each(5, (i) => path(`M${880 + i * 30} ${230 + i * 34}q50 -50 70 10q-30 40 -70 -10z`, '#5f9a45'))}`,
)

const eggs = onDesk(
  ['#8d97a0', '#c9b08a', '#a8a298'],
  (f) =>
    `${put(600, 450, `${rect(-440, -220, 900, 480, '#0b081250', 40)}${rect(-450, -240, 900, 480, f.body(), 40)}${each(10, (i) => disc(-350 + (i % 5) * 175, -105 + Math.floor(i / 5) * 210, 84, dim(f.tone, 0.4)) + oval(-350 + (i % 5) * 175, -112 + Math.floor(i / 5) * 210, 66, 76, i % 3 ? '#e8bf94' : '#f6eee2') + oval(-372 + (i % 5) * 175, -140 + Math.floor(i / 5) * 210, 16, 22, '#ffffffa0'))}`, 1, -7)}`,
)

const bread = onTable(
  ['#c9863c', '#b5742c', '#d9a05a'],
  (f) =>
    `${rect(160, 730, 880, 40, f.wood(), 16)}${path('M220 740Q180 520 420 500H720Q900 520 880 740z', f.ball())}${each(4, (i) => line(`M${340 + i * 120} 540Q${380 + i * 120} 600 ${350 + i * 120} 680`, '#f4d9a0', 22))}${path('M830 750Q800 640 900 620T1060 680Q1100 750 1040 750z', f.drop())}${line('M900 680Q960 640 1010 690', '#f4d9a0', 14)}`,
)

const cake = onTable(
  ['#f4dfe4', '#f4ead6', '#8a5a3a', '#dfe8f0', '#f0c8cf'],
  (f) =>
    `${oval(600, 760, 360, 40, '#e9ecef')}${can({ x: 600, y: 750, w: 560, h: 210, side: f.round(), top: lit(f.tone, 0.4) })}${can({ x: 600, y: 560, w: 380, h: 180, side: f.round(), top: lit(f.tone, 0.5) })}${each(9, (i) => oval(344 + i * 64, 560, 34, 26, '#ffffff'))}${each(6, (i) => oval(430 + i * 68, 380, 30, 24, '#ffffff'))}${each(5, (i) => disc(480 + i * 60, 350 - (i % 2) * 14, 26, '#c9203a'))}`,
)

const oilBottle = onTable(
  ['#e0b83c', '#d9c26a', '#c9a03c', '#b5652c'],
  (f) =>
    `${bottle(f, 480, 560, '#26272c')}${rect(392, 500, 176, 170, f.paper(), 8)}${line('M420 540h120M420 580h90', '#7d5a28', 10)}${oval(820, 740, 180, 40, '#f4efe4')}${oval(820, 732, 140, 26, f.tone)}${each(7, (i) => oval(700 + i * 40, 660 - (i % 2) * 26, 18, 10, '#33302c'))}`,
)

const pots = ['#b5654a', '#f1efea', '#5f86a8', '#3a3638', '#7a8f7a']

function potted(head: (f: Fills) => string): Painter {
  return onTable(
    pots,
    (f) =>
      `${head(f)}${path('M450 560H750L710 750Q704 770 680 770H520Q496 770 490 750z', f.round())}${rect(436, 530, 328, 54, f.drop(), 12)}`,
    260,
  )
}

const orchid = potted((f) => {
  const petal = f.tone === '#f1efea' ? '#d98ac0' : '#f4eef4'
  return `${line('M600 540Q560 300 760 170M610 540Q560 360 430 260', '#5f8a3f', 10)}${path('M600 540Q420 440 330 520Q450 580 600 540zM600 540Q780 430 880 510Q760 580 600 540z', '#3f8a55')}${[
    [760, 180],
    [690, 250],
    [640, 340],
    [430, 270],
    [500, 330],
  ]
    .map(([x = 0, y = 0]) =>
      put(
        x,
        y,
        `${each(5, (i) => put(0, 0, oval(0, -40, 30, 42, petal), 1, i * 72))}${disc(0, 0, 16, '#d9407c')}`,
      ),
    )
    .join('')}`
})

const violets = potted(
  () =>
    `${each(9, (i) => put(600, 500, path('M0 0Q-50 -90 0 -180Q50 -90 0 0z', i % 2 ? '#3f7a45' : '#5f9a55'), 1, -100 + i * 25))}${each(11, (i) => put(450 + ((i * 83) % 300), 380 + ((i * 47) % 110), each(5, (k) => put(0, 0, oval(0, -20, 16, 20, i % 3 ? '#7a4fb0' : '#d98ac0'), 1, k * 72)) + disc(0, 0, 8, '#f4d24a')))}`,
)

const lemonTree = potted(
  () =>
    `${rect(588, 330, 24, 220, '#7d5a38')}${each(26, (i) => put(600 + Math.cos(i * 2.4) * (40 + i * 6), 280 + Math.sin(i * 2.4) * (30 + i * 4.6), path('M0 0Q-34 -50 0 -100Q34 -50 0 0z', i % 2 ? '#3f7a45' : '#5f9a55'), 1, i * 47))}${[
      [480, 300],
      [700, 340],
      [600, 220],
      [540, 390],
      [720, 240],
    ]
      .map(
        ([x = 0, y = 0]) =>
          oval(x, y, 40, 48, '#f0d23c') + oval(x - 12, y - 16, 9, 12, '#ffffffa0'),
      )
      .join('')}`,
)

const cactus = potted(
  () =>
    `${rect(530, 200, 140, 350, '#4f8a5a', 70)}${path('M540 400H450V300Q450 270 480 270T510 300V350H540zM660 440H760V330Q760 300 730 300T700 330V390H660z', '#5f9a6a')}${each(5, (i) => line(`M${556 + i * 22} 220V540`, '#2f6a45', 4))}${each(5, (i) => put(600, 200, oval(0, -26, 13, 26, '#e0568a'), 1, -60 + i * 30))}`,
)

const roses = ['#c9203a', '#e8a0b0', '#f4ead6', '#f0c23c', '#d9577c']

const roseBush = inGarden(
  roses,
  (f) =>
    `${each(44, (i) => disc(600 + Math.cos(i * 2.4) * (30 + i * 6), 570 + Math.sin(i * 2.4) * (20 + i * 3.6), 72, i % 2 ? '#3f7a45' : '#4f8f50'))}${each(15, (i) => put(600 + Math.cos(i * 2.4 + 1) * (60 + i * 15), 560 + Math.sin(i * 2.4 + 1) * (30 + i * 9), `${disc(0, 0, 50, f.ball())}${line('M-20 0q20 -40 40 0q-20 34 -40 0M-8 0q10 -16 20 0', dim(f.tone, 0.35), 5)}`))}`,
)

const thuja = inGarden(
  ['#3f7a4f', '#4f8a45', '#5f9a5a'],
  (f) =>
    `${[
      [260, 0.8],
      [940, 0.85],
      [600, 1.15],
    ]
      .map(([x = 0, s = 0]) =>
        put(
          x,
          790,
          `${path('M-80 -110H80L60 0H-60z', '#33302c')}${path('M-120 -120Q-110 -400 0 -560Q110 -400 120 -120Q0 -80 -120 -120z', f.round())}${each(26, (i) => line(`M${-80 + ((i * 53) % 160)} ${-140 - ((i * 71) % 300)}q-6 -30 4 -50`, dim(f.tone, 0.35), 7))}`,
          s,
        ),
      )
      .join('')}`,
  520,
)

const lavender = inGarden(
  ['#7a5fb0', '#8a6fc0', '#6a5fa8'],
  (f) =>
    each(60, (i) => {
      const x = 180 + ((i * 137) % 840)
      const y = 560 + ((i * 59) % 220)
      return line(`M${x} ${y + 60}V${y - 60}`, '#7a9a6a', 6) + oval(x, y - 100, 14, 60, f.tone)
    }) + each(30, (i) => oval(190 + i * 28, 780, 40, 26, '#6f8f5f')),
)

const seedPacket = onDesk(bright, (f) =>
  [
    [170, -8],
    [470, 3],
    [770, 10],
  ]
    .map(([x = 0, turn = 0], i) =>
      put(
        x,
        240,
        `${rect(14, 16, 270, 410, '#0b081250')}${rect(0, 0, 270, 410, f.paper(), 6)}${rect(0, 0, 270, 80, f.drop(), 6)}${disc(135, 230, 84, ['#d9342c', '#e8862c', '#5f9a45'][i] ?? f.tone)}${path('M110 160q25 -40 50 0q-25 20 -50 0z', '#4f8a3f')}${line('M50 360h170', '#8d949c', 10)}`,
        1,
        turn,
      ),
    )
    .join(''),
)

const lawnRoll = inGarden(
  ['#6fae4a', '#5f9a3f'],
  (f) =>
    `${path('M120 720L520 560H1080L1000 760H120z', f.drop())}${each(40, (i) => line(`M${200 + i * 21} ${700 - (i % 5) * 24}l6 -26`, lit(f.tone, 0.3), 5))}${rect(180, 640, 680, 130, '#5d4330', 60)}${oval(860, 705, 56, 66, '#6d4a30')}<path d="M860 705m-40 0a40 46 0 1 1 40 46a28 32 0 1 1 -26 -34" stroke="#8fbf4a" stroke-width="12" fill="none"/>${path('M180 640Q520 600 860 640V660H180z', f.tone)}`,
)

export const produce = {
  ...{ milk, cheese, meat, eggs, bread, cake, oilBottle, orchid, violets, lemonTree, cactus },
  ...{ roseBush, thuja, lavender, seedPacket, lawnRoll },
  crateApples: crateOf(['#d9342c', '#8fc24a', '#c9402c'], apple),
  crateTomatoes: crateOf(['#d9342c', '#e0452c'], tomato),
  cratePotatoes: crateOf(['#c9a468', '#b58a54'], potato),
  crateOnions: crateOf(['#d9944a', '#c97f3c'], onion),
  crateNuts: crateOf(['#b98a54', '#a87a48'], nut),
  cratePlums: crateOf(['#4a3a7a', '#5a3a6a'], plum),
  crateCabbages: crateOf(['#a8c97a', '#b9d49a'], cabbage),
  crateStrawberries: crateOf(['#d9203a', '#c91f33'], strawberry),
  crateGrapes: crateOf(['#5a2f6a', '#9cb84a', '#3a2a5a'], grapes),
}
