import { meadow } from '../../backdrops.ts'
import { lit } from '../../colour.ts'
import { wheel } from '../../pieces.ts'
import { each, type Studio } from '../../studio.ts'
import { bright, inGarden, onDesk, onTable } from '../../stages.ts'
import { can, disc, line, oval, path, put, rect } from '../../shapes.ts'
import type { Fills } from '../../fills.ts'

const irons = ['#b3202a', '#24489c', '#2f7d5b', '#e07a2c', '#d9b12f', '#4b6b8a']

function wheels({ brush }: Studio, xs: readonly number[], r: number): string {
  return xs.map((x) => wheel(brush, { x, y: 790 - r, r, spokes: 6, rim: '#e0c23a' })).join('')
}

const plough = inGarden(
  irons,
  (f) =>
    `${line('M140 480L1060 560', f.tone, 46)}${line('M150 470L1050 548', '#ffffff66', 7)}${line('M140 480V330L240 470', f.tone, 30)}${each(4, (i) => put(260 + i * 220, 520 + i * 16, `${line('M0 0V120', '#33353b', 34)}${path('M-30 100Q120 90 140 210L60 240Q20 180 -50 190z', f.metal())}`))}`,
)

const discHarrow = inGarden(
  irons,
  (f) =>
    `${line('M160 470H1040M300 470L600 330L900 470', f.tone, 34)}${each(8, (i) => line(`M${200 + i * 114} 470V640`, '#33353b', 16) + oval(200 + i * 114, 690, 44, 100, f.metal()) + oval(200 + i * 114, 690, 12, 28, '#33353b'))}`,
  500,
)

const seedDrill = inGarden(
  irons,
  (f, s) =>
    `${path('M200 330H1000L950 500H250z', f.drop())}${rect(190, 310, 820, 30, f.deep(), 8)}${rect(240, 500, 720, 36, '#33353b')}${each(8, (i) => line(`M${280 + i * 92} 530l-20 130`, '#5d626b', 12) + disc(258 + i * 92, 700, 44, f.metal()))}${wheels(s, [180, 1020], 100)}`,
  520,
)

const farmTrailer = inGarden(
  irons,
  (f, s) =>
    `${rect(130, 330, 860, 280, f.drop(), 8)}${each(7, (i) => rect(180 + i * 122, 330, 18, 280, f.deep()))}${rect(120, 460, 880, 18, '#ffffff55')}${rect(150, 606, 820, 40, '#26272c')}${path('M960 620H1120l30 24H960z', f.metal())}${wheels(s, [330, 790], 96)}`,
  540,
)

const fieldSprayer = inGarden(
  ['#e9d24a', '#f1efea', '#4fae8a', '#3f7fd9', '#e07a2c'],
  (f, s) =>
    `${line('M60 420H1140', '#5d626b', 16)}${each(12, (i) => line(`M${90 + i * 93} 420v60`, '#33353b', 9))}${rect(380, 300, 440, 320, f.ball(), 120)}${rect(540, 270, 120, 50, '#26272c', 14)}${rect(360, 610, 480, 50, '#b3202a', 10)}${wheels(s, [450, 760], 84)}`,
  480,
)

const baler = inGarden(
  irons,
  (f, s) =>
    `${path('M240 620V400Q250 340 330 330H700Q880 350 900 480V620z', f.drop())}${line('M300 420H840M300 500H860', '#00000040', 9)}${path('M880 500H1110V560H900z', f.deep())}${rect(90, 540, 170, 150, '#d9b95f', 8)}${each(4, (i) => line(`M100 ${566 + i * 32}H250`, '#a8843c', 6))}${wheels(s, [440, 720], 96)}`,
  500,
)

const filters = onTable(bright, (f) =>
  [
    [330, 330],
    [600, 420],
    [860, 300],
  ]
    .map(
      ([x = 0, h = 0], i) =>
        can({ x, y: 770, w: 200, h, side: i === 1 ? f.paper() : f.round(), top: '#26272c' }) +
        (i === 1
          ? each(9, (k) => line(`M${x - 84 + k * 21} ${790 - h}V750`, '#b5a98f', 6))
          : rect(x - 70, 640 - h / 3, 140, 70, f.white(), 8)),
    )
    .join(''),
)

const knifeBar = onDesk(
  ['#8d949c'],
  (f) =>
    `${put(600, 450, `${rect(-480, 10, 960, 60, '#0b081250')}${rect(-480, -30, 960, 50, f.metal())}${each(11, (i) => path(`M${-470 + i * 86} -28L${-430 + i * 86} -170L${-390 + i * 86} -28z`, f.steel()) + disc(-430 + i * 86, -6, 9, '#33353b'))}`, 1, -8)}${each(7, (i) => disc(260 + i * 46, 720 + (i % 3) * 26, 14, '#5d626b'))}`,
)

const clutch = onDesk(
  ['#8d949c'],
  (f) =>
    `${oval(470, 480, 310, 300, '#0b081260')}${disc(450, 450, 300, f.steel())}${disc(450, 450, 286, '#4a3a30')}${disc(450, 450, 190, f.metal())}${each(6, (i) => put(450, 450, rect(-24, -170, 48, 90, i % 2 ? '#b3202a' : '#e0a32c', 20), 1, i * 60))}${disc(450, 450, 70, f.dark())}${each(18, (i) => put(450, 450, disc(0, -240, 9, '#8d949c'), 1, i * 20))}${put(930, 560, `${disc(0, 0, 170, f.dark())}${each(14, (i) => put(0, 0, path('M-14 -60L-22 -150H22L14 -60z', '#9aa1a9'), 1, i * 25.7))}${disc(0, 0, 50, '#17181c')}`)}`,
)

const honeyExtractor = onTable(
  ['#c9cdd2', '#d9dce0'],
  (f) =>
    `${[420, 600, 780].map((x) => line(`M${x} 640L${x + (x - 600) * 0.3} 770`, '#5d626b', 26)).join('')}${can({ x: 600, y: 700, w: 440, h: 420, side: f.steel(), top: '#5d626b' })}${oval(600, 280, 196, 44, '#33353b')}${line('M600 280V180H760V140', '#44484e', 20)}${disc(760, 130, 26, '#b3202a')}${rect(770, 600, 110, 40, f.gold(), 8)}${path('M850 640q30 60 0 110q-30 -50 0 -110z', '#e8a21c')}`,
  320,
)

const honeycomb = onDesk(
  ['#e8a21c', '#f0c84a', '#d98a2c'],
  (f) =>
    `${put(600, 450, `${rect(-440, -240, 900, 520, '#0b081250', 14)}${rect(-450, -260, 900, 520, f.wood(), 14)}${rect(-410, -220, 820, 440, f.body())}${each(8, (r) => each(13, (i) => path(`M${-390 + i * 62 + (r % 2) * 31} ${-180 + r * 52}l26 -15l26 15v30l-26 15l-26 -15z`, lit(f.tone, ((i * 7 + r * 3) % 5) / 9))))}`, 1, -5)}`,
)

function heap(tone: string, stroke: string) {
  return onTable([tone], (f, { around }) => heapOf(f, around.int(1, 90), stroke), 520)
}

function heapOf(f: Fills, shift: number, stroke: string): string {
  return `${path('M90 770Q330 470 470 400T740 410Q900 520 1110 770z', f.drop())}${each(150, (i) => {
    const x = 150 + ((i * 173 + shift) % 900)
    const top = 420 + Math.abs(x - 600) * 0.62
    return oval(
      x,
      top + 30 + ((i * 61) % Math.max(20, 740 - top)),
      15,
      9,
      i % 2 ? stroke : lit(f.tone, 0.4),
    )
  })}`
}

const hayBales = inGarden(['#d9b95f', '#c9a047', '#e0c877'], (f) => {
  const bale = (x: number, y: number) =>
    rect(x, y, 330, 170, f.drop(), 14) +
    each(7, (i) => line(`M${x + 16} ${y + 24 + i * 21}q150 -12 298 4`, '#8f6d2c88', 5)) +
    line(`M${x + 90} ${y}v168M${x + 240} ${y}v168`, '#7d5a28', 7)
  return `${bale(110, 620)}${bale(440, 620)}${bale(770, 620)}${bale(270, 450)}${bale(600, 450)}${bale(440, 280)}`
})

const fence = inGarden(
  ['#33353b', '#5a3a28', '#2f4f4a', '#7a1f2f', '#6d737b'],
  (f, { brush, around }) =>
    `${meadow(brush, around, 440)}${rect(40, 420, 1120, 26, f.drop())}${rect(40, 650, 1120, 26, f.drop())}${each(16, (i) => rect(60 + i * 70, 330, 46, 430, f.round(), 8))}${[40, 560, 1090].map((x) => rect(x, 280, 64, 510, f.dark(), 6)).join('')}`,
  560,
)

export const farm = {
  ...{ plough, discHarrow, seedDrill, farmTrailer, fieldSprayer, baler, filters, knifeBar },
  ...{ clutch, honeyExtractor, honeycomb, hayBales, fence },
  wheatHeap: heap('#d9a94a', '#a8782a'),
  cornHeap: heap('#f0b81c', '#c9861c'),
  sunflowerHeap: heap('#3a3638', '#e9e4da'),
  soilHeap: heap('#4a3424', '#6d5238'),
}
