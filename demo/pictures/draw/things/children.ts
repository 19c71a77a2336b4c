import { dim, lit } from '../../colour.ts'
import { each } from '../../studio.ts'
import { bright, inRoom, onDesk, onTable, whites } from '../../stages.ts'
import { can, disc, line, oval, path, put, rect, ring } from '../../shapes.ts'

const pastels = ['#8fb8d9', '#e8a0b0', '#a8c9a0', '#e9c46a', '#b9a3d0']

const legoBricks = onTable(bright, (f) => {
  const brick = (x: number, y: number, n: number, fill: string, top: string) =>
    rect(x, y, n * 84, 96, fill, 6) + each(n, (i) => rect(x + 18 + i * 84, y - 24, 48, 28, top, 6))
  return `${brick(230, 670, 4, f.drop(), f.tone)}${brick(600, 670, 4, '#e0a32c', '#f0c23c')}${brick(310, 570, 3, '#3f7fd9', '#6fa0e8')}${brick(590, 570, 3, '#c9203a', '#e0566a')}${brick(420, 470, 4, '#4fae6a', '#7fce94')}${brick(500, 370, 2, f.drop(), f.tone)}${brick(880, 674, 2, '#f4f1ec', '#ffffff')}`
})

const dollHouse = inRoom(
  ['#e8a0b0', '#b9a3d0', '#8fb8d9', '#e9c46a'],
  (f) =>
    `${path('M240 380L600 130L960 380z', f.deep())}${rect(270, 370, 660, 410, f.pale(), 6)}${rect(270, 566, 660, 18, '#ffffff')}${rect(592, 370, 16, 410, '#ffffff')}${rect(320, 430, 120, 90, '#8fc4e8')}${rect(660, 480, 210, 80, f.drop(), 14)}${rect(660, 450, 60, 60, '#ffffff', 14)}${rect(330, 660, 190, 100, f.drop(), 20)}${rect(330, 620, 190, 60, f.deep(), 20)}${rect(680, 690, 160, 16, '#a8774a')}${line('M700 706V776M820 706V776', '#a8774a', 10)}${disc(600, 290, 44, '#8fc4e8')}`,
)

const trainSet = inRoom(
  bright,
  (f) =>
    `<ellipse cx="600" cy="720" rx="480" ry="110" fill="none" stroke="#a8774a" stroke-width="44"/><ellipse cx="600" cy="720" rx="480" ry="110" fill="none" stroke="#5d3f24" stroke-width="6" stroke-dasharray="6 30"/>${rect(560, 560, 230, 130, f.drop(), 16)}${rect(700, 470, 110, 220, f.deep(), 12)}${rect(720, 500, 70, 60, '#cfe2ee', 8)}${rect(590, 480, 46, 90, '#26272c', 10)}${rect(690, 450, 130, 30, '#e0a32c', 10)}${[600, 680, 770].map((x) => disc(x, 700, 40, '#26272c') + disc(x, 700, 16, '#e0a32c')).join('')}${rect(330, 590, 190, 100, '#4fae6a', 14)}${[370, 480].map((x) => disc(x, 706, 34, '#26272c')).join('')}${disc(600, 420, 34, '#ffffffb0') + disc(560, 370, 44, '#ffffff90')}`,
)

const toyKitchen = inRoom(
  pastels,
  (f) =>
    `${rect(330, 180, 540, 280, f.pale(), 14)}${rect(380, 220, 190, 120, '#8fc4e8', 8)}${rect(630, 230, 190, 90, f.drop(), 8)}${rect(310, 450, 580, 50, f.deep(), 10)}${rect(330, 496, 540, 290, f.drop(), 12)}${rect(370, 540, 220, 200, '#3a3c42', 14)}${rect(400, 580, 160, 120, '#e0a32c80', 8)}${rect(640, 540, 190, 200, f.pale(), 14)}${[420, 540].map((x) => oval(x, 450, 60, 14, '#26272c')).join('')}${rect(380, 400, 90, 50, '#c9203a', 10)}${line('M470 420h60', '#26272c', 10)}${line('M730 450V390Q730 370 760 370', '#9aa1a9', 12)}`,
)

const highChair = inRoom(
  pastels,
  (f) =>
    `${line('M440 480L330 786M760 480L870 786M500 500L450 786M700 500L750 786', '#d9dce0', 24)}${rect(440, 150, 320, 330, f.drop(), 80)}${rect(480, 190, 240, 220, f.pale(), 60)}${rect(400, 430, 400, 90, f.body(), 40)}${path('M330 400Q600 340 870 400L880 440Q600 390 320 440z', '#ffffff')}${rect(480, 660, 240, 40, f.tone, 14)}${oval(600, 392, 90, 18, '#e9c46a')}`,
)

const babyBath = inRoom(
  pastels,
  (f) =>
    `${line('M360 560L300 786M840 560L900 786M360 700H840', '#d9dce0', 22)}${path('M200 360H1000Q990 590 820 600H380Q210 590 200 360z', f.drop())}${rect(180, 330, 840, 50, f.pale(), 24)}${oval(600, 358, 370, 16, '#bfe0ee')}${each(11, (i) => disc(320 + i * 54, 330 - (i % 3) * 22, 30, '#ffffffd0'))}${path('M560 300Q540 240 600 240T650 270L690 280L650 300z', '#f0c23c')}${disc(612, 262, 6, '#17110f')}`,
)

const babyMonitor = onTable(
  whites,
  (f, { brush }) =>
    `${rect(250, 300, 430, 440, f.body(), 50)}${rect(290, 340, 350, 250, brush.slant('#3a4a5a', '#26303a'), 20)}${oval(470, 500, 110, 60, '#a8b8c0')}${disc(410, 470, 50, '#d9c4b0')}${each(4, (i) => disc(330 + i * 90, 660, 22, '#8d949c'))}${rect(560, 190, 26, 120, '#d9dce0', 12)}${disc(890, 480, 120, f.ball())}${disc(890, 470, 60, '#26272c')}${disc(890, 470, 30, '#3a5a8a')}${path('M820 580H960L1000 760H780z', f.drop())}`,
)

const babyCarrier = inRoom(
  ['#5f7d8f', '#8a8f98', '#b98a7a', '#5f7d5b'],
  (f) =>
    `${`<path d="M430 300Q390 120 600 120T770 300" fill="none" stroke="${dim(f.tone, 0.35)}" stroke-width="44"/>`}${path('M400 280Q600 340 800 280L830 560Q760 720 600 730T370 560z', f.drop())}${path('M450 300Q600 350 750 300L740 420Q600 470 460 420z', f.pale())}${rect(250, 620, 700, 80, f.deep(), 30)}${rect(540, 630, 120, 60, '#26272c', 14)}${line('M400 290Q300 420 300 620M800 290Q900 420 900 620', dim(f.tone, 0.35), 30)}`,
)

const stationery = onDesk(
  bright,
  (f) =>
    `${put(430, 450, `${rect(-220, -270, 500, 620, '#0b081250', 14)}${rect(-240, -290, 500, 620, f.body(), 14)}${rect(-170, -210, 340, 130, '#ffffff', 8)}${line('M-130 -160h240M-130 -120h160', '#8d949c', 12)}${each(12, (i) => ring(-240, -260 + i * 50, 16, '#c9cdd2', 6))}`, 1, -7)}${each(5, (i) => put(800 + i * 74, 430, rect(-16, -230, 32, 400, bright[i] ?? '', 6) + path('M-16 170L0 230L16 170z', '#f4dcb8') + path('M-5 212L0 230L5 212z', '#33302c') + rect(-16, -250, 32, 34, '#e8a0b0', 10), 1, -6 + i * 5))}${rect(740, 690, 330, 60, '#f0d23c', 6)}${each(14, (i) => line(`M${756 + i * 22} 690v${i % 5 ? 18 : 32}`, '#33302c', 4))}`,
)

const watercolours = onDesk(
  ['#26272c', '#f1f2f3'],
  (f) =>
    `${put(520, 450, `${rect(-330, -200, 700, 460, '#0b081250', 26)}${rect(-350, -220, 700, 460, f.body(), 26)}${each(12, (i) => disc(-270 + (i % 6) * 108, -100 + Math.floor(i / 6) * 190, 46, ['#c9203a', '#e07a2c', '#f0c23c', '#8fc24a', '#3fae6a', '#2b7a8c', '#3f7fd9', '#24489c', '#7a4fb0', '#d9577c', '#6d4a30', '#17181c'][i] ?? ''))}`, 1, -6)}${[960, 1040].map((x, i) => put(x, 430, rect(-14, -260, 28, 360, f.tone === '#26272c' ? '#c9862c' : '#b3202a', 12) + rect(-16, 90, 32, 60, '#c9cdd2') + path('M-16 150Q0 250 4 260Q14 200 16 150z', i ? '#3f7fd9' : '#6d4a30'), 1, 8 + i * 9)).join('')}`,
)

const globe = onTable(
  ['#3f86cf', '#5f9ac9', '#c9b58a'],
  (f) =>
    `${`<path d="M420 190A270 270 0 1 0 780 640" fill="none" stroke="#c9a24a" stroke-width="20"/>`}${disc(600, 410, 240, f.ball())}${path('M470 290Q540 220 620 260Q640 340 560 370Q540 440 490 420Q440 360 470 290zM660 340Q740 300 790 380Q800 480 720 520Q660 470 690 420zM530 500Q600 480 620 560Q590 620 550 610Q520 560 530 500z', '#8fae57')}${rect(586, 650, 28, 70, '#c9a24a')}${oval(600, 750, 170, 36, '#7d5536')}${oval(520, 320, 60, 34, '#ffffff50')}`,
  240,
)

const christmasTree = inRoom(
  ['#2f6a45', '#3f7a4f', '#2f5a54'],
  (f) =>
    `${rect(575, 700, 50, 90, '#6d4a30')}${[0, 1, 2, 3]
      .map((i) =>
        path(
          `M600 ${100 + i * 120}L${760 + i * 40} ${330 + i * 126}Q600 ${370 + i * 120} ${440 - i * 40} ${330 + i * 126}z`,
          f.drop(),
        ),
      )
      .reverse()
      .join(
        '',
      )}${each(22, (i) => disc(430 + ((i * 173) % 340), 300 + ((i * 97) % 400), 17, bright[i % 7] ?? ''))}${path('M600 40l18 44h46l-36 30l14 46l-42 -28l-42 28l14 -46l-36 -30h46z', '#f0c23c')}`,
)

const candles = onTable(['#e8c27a', '#f4ead6', '#b5654a', '#8fa59c'], (f, { brush }) =>
  [
    [330, 330],
    [560, 460],
    [800, 270],
  ]
    .map(
      ([x = 0, h = 0]) =>
        can({ x, y: 770, w: 170, h, side: f.round(), top: lit(f.tone, 0.4) }) +
        line(`M${x} ${770 - h}v-34`, '#33302c', 6) +
        disc(x, 690 - h, 110, brush.glow('#ffd98a', 0.7)) +
        path(`M${x} ${740 - h}q-34 -60 0 -120q34 60 0 120z`, '#ffe9a8'),
    )
    .join(''),
)

const mug = onTable(
  bright.concat(whites),
  (f) =>
    `${`<path d="M780 440Q940 420 930 560T770 660" fill="none" stroke="${dim(f.tone, 0.15)}" stroke-width="46"/>`}${can({ x: 600, y: 770, w: 380, h: 400, side: f.round(), top: '#4a2f1c' })}${path('M600 660Q500 590 520 520Q560 470 600 530Q640 470 680 520Q700 590 600 660z', '#ffffffd0')}${[540, 620].map((x) => line(`M${x} 320q-30 -50 0 -100t0 -90`, '#ffffff70', 20)).join('')}`,
  280,
)

const martisor = onDesk(
  ['#c9203a'],
  (f) =>
    `${line('M250 300Q600 560 950 280', '#ffffff', 14)}${line('M250 320Q600 590 950 300', f.tone, 14)}${[
      [480, 470, '#c9203a'],
      [720, 470, '#ffffff'],
    ]
      .map(([x, y, c]) =>
        put(
          Number(x),
          Number(y),
          `${line('M0 -20V60', '#c9203a', 7)}${each(5, (i) => put(0, 130, oval(0, -50, 40, 52, String(c)), 1, i * 72))}${disc(0, 130, 28, '#f0c23c')}${line('M-20 190q-20 70 -50 110M20 190q20 70 50 110', String(c), 10)}`,
        ),
      )
      .join('')}${put(
      600,
      250,
      each(6, (i) => put(0, 0, oval(0, -34, 24, 36, i % 2 ? '#c9203a' : '#ffffff'), 1, i * 60)),
    )}`,
)

const soap = onTable(
  ['#b9a3d0', '#a8c9a0', '#e8c27a', '#e8a0b0', '#d9cfc0'],
  (f) =>
    `${rect(240, 620, 330, 140, f.drop(), 40)}${path('M260 630Q410 590 550 630Q560 660 540 670H270Q250 660 260 630z', f.pale())}${rect(600, 590, 350, 170, f.round(), 44)}${rect(680, 590, 190, 170, '#f4ead6')}${line('M690 670h170M775 600v150', '#a8774a', 9)}${rect(430, 470, 320, 140, f.body(), 40)}${line('M900 580Q960 440 1060 420M930 590Q1010 500 1090 500', '#6f8f5f', 7)}${each(7, (i) => oval(1000 + i * 14, 440 + i * 8, 12, 20, '#7a5fb0'))}`,
)

export const children = {
  ...{ legoBricks, dollHouse, trainSet, toyKitchen, highChair, babyBath, babyMonitor, babyCarrier },
  ...{ stationery, watercolours, globe, christmasTree, candles, mug, martisor, soap },
}
