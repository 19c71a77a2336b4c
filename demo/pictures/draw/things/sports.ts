import { dim, lit } from '../../colour.ts'
import { each } from '../../studio.ts'
import { bright, darks, inGarden, inRoom, onDesk, onTable, onWall } from '../../stages.ts'
import { disc, line, oval, path, put, rect } from '../../shapes.ts'

const treadmill = inRoom(
  darks,
  (f) =>
    `${path('M130 740L900 660H1040L1010 770H140z', f.deep())}${path('M180 730L890 664H980L950 740H190z', '#44484e')}${line('M900 700L830 260M1000 700L930 260', '#8d949c', 24)}${path('M740 200H980L960 320H720z', f.body())}${rect(770, 220, 170, 60, '#7dffb0', 8)}${line('M740 330H600', '#26272c', 24)}`,
  540,
)

const elliptical = inRoom(
  darks,
  (f) =>
    `${line('M200 770H1000', '#33353b', 34)}${disc(800, 610, 130, f.ball())}${disc(800, 610, 40, '#8d949c')}${line('M800 640L430 690M700 600L380 640', '#8d949c', 22)}${line('M700 760L640 220M380 690L540 330L480 160M470 650L620 360L700 180', '#5d626b', 22)}${rect(580, 160, 160, 100, f.body(), 14)}${rect(610, 180, 100, 50, '#7dffb0', 6)}${rect(340, 670, 180, 30, '#26272c', 10)}`,
  480,
)

const barbell = inRoom(
  darks,
  (f) =>
    `${rect(90, 560, 1020, 26, '#c9cdd2', 12)}${[
      [230, 1],
      [970, -1],
    ]
      .map(([x = 0, side = 0]) =>
        [0, 1, 2]
          .map((i) =>
            rect(
              x - 22 + i * 52 * -side,
              573 - (210 - i * 44),
              44,
              (210 - i * 44) * 2,
              i ? f.deep() : f.round(),
              18,
            ),
          )
          .join(''),
      )
      .join('')}${rect(290, 540, 34, 66, '#8d949c', 8)}${rect(876, 540, 34, 66, '#8d949c', 8)}`,
  500,
)

const weightBench = inRoom(
  darks.concat(['#b3202a']),
  (f) =>
    `${line('M250 780V220M350 780V220', '#8d949c', 26)}${line('M60 230H560', '#c9cdd2', 18)}${[70, 130, 480, 540].map((x) => rect(x, 130, 36, 210, f.round(), 14)).join('')}${path('M300 520L460 420L520 460L380 560z', f.drop())}${rect(420, 520, 500, 80, f.drop(), 30)}${line('M480 600V780M880 600V780M420 780H560M820 780H950', '#33353b', 26)}`,
  500,
)

const punchBag = inRoom(
  ['#b3202a', '#26272c', '#24489c'],
  (f) =>
    `${line('M600 -20V90M600 90L500 170M600 90L700 170', '#8d949c', 12)}${rect(480, 160, 240, 540, f.round(), 50)}${rect(480, 260, 240, 26, '#f4f1ec')}${rect(480, 590, 240, 26, '#f4f1ec')}${[260, 880].map((x) => put(x, 690, path('M-80 60V-40Q-80 -110 0 -110T90 -30Q100 20 60 50V100H-60z', f.ball()) + rect(-66, 56, 130, 40, '#f4f1ec', 8))).join('')}`,
  460,
)

const exerciseBike = inRoom(
  darks,
  (f) =>
    `${line('M320 775H540M680 775H900M430 770L470 600L760 600L790 770M480 600L450 350', '#5d626b', 28)}${disc(720, 610, 130, f.ball())}${disc(720, 610, 50, '#c9cdd2')}${path('M360 330Q450 300 560 340L540 380H390z', '#17181c')}${line('M720 520L740 250L640 230M740 250L840 270', '#5d626b', 26)}${rect(690, 160, 130, 90, f.body(), 12)}${rect(710, 180, 90, 44, '#7dffb0', 6)}${line('M720 610L620 690', '#8d949c', 18)}${rect(560, 680, 110, 30, '#26272c', 10)}`,
)

const snowboard = onWall(
  bright,
  (f) =>
    `${put(600, 400, `${rect(-104, -350, 250, 760, '#0b081240', 124)}${rect(-125, -380, 250, 760, f.drop(), 124)}${path('M-124 60Q0 -40 125 90V-60Q0 -180 -124 -80z', '#f4f1ec')}${[-130, 150].map((y) => rect(-90, y, 180, 60, '#17181c', 26) + rect(-50, y - 40, 100, 60, '#33353b', 20)).join('')}`, 1, 18)}`,
)

const skiBoots = onTable(bright.concat(darks), (f) =>
  [260, 660]
    .map((x) =>
      put(
        x,
        0,
        `${path('M40 200H210L240 480Q320 520 330 600V740H0Q-10 480 40 200z', f.body())}${rect(-10, 730, 350, 40, '#17181c', 10)}${rect(30, 180, 190, 50, '#33353b', 20)}${each(4, (i) => rect(110 + i * 14, 300 + i * 96, 150, 26, '#d9dce0', 8))}`,
      ),
    )
    .join(''),
)

const iceSkates = onTable(['#f4f5f6', '#26272c', '#e8a0b0'], (f) =>
  [230, 640]
    .map((x) =>
      put(
        x,
        0,
        `${path('M40 220H200L230 460Q340 500 350 580V620H20Q20 420 40 220z', f.body())}${rect(30, 206, 180, 40, lit(f.tone, 0.4), 18)}${each(5, (i) => line(`M${180 + i * 10} ${280 + i * 44}l50 -12`, '#8d949c', 8))}${line('M80 620V700M270 620V700', '#9aa1a9', 22)}${path('M0 700H350Q390 700 400 680L390 740H20z', '#c9cdd2')}`,
      ),
    )
    .join(''),
)

const binoculars = onTable(
  ['#26272c', '#3a4a3a', '#33353b'],
  (f, { brush }) =>
    `${[430, 770].map((x) => path(`M${x - 80} 300H${x + 80}L${x + 140} 700H${x - 140}z`, f.round()) + rect(x - 60, 230, 120, 90, f.dark(), 20) + oval(x, 700, 140, 64, '#17181c') + oval(x, 704, 112, 48, brush.ball('#ffb0a0', '#7a2f3a', '#1a0a10'))).join('')}${rect(520, 380, 160, 120, f.deep(), 20)}${disc(600, 340, 44, f.steel())}`,
)

const sleepingBag = inGarden(
  bright,
  (f) =>
    `${path('M130 700Q130 600 260 590L920 560Q1080 570 1080 660T920 760L260 780Q130 780 130 700z', f.drop())}${path('M130 700Q130 600 260 590Q360 600 360 690T260 780Q130 780 130 700z', f.pale())}${oval(250, 690, 70, 60, '#33302c')}${each(7, (i) => line(`M${420 + i * 90} ${588 - i * 4}q-20 90 0 ${170 - i * 2}`, dim(f.tone, 0.35), 6))}${rect(880, 400, 170, 150, f.body(), 60)}${line('M900 470h130', '#17181c', 14)}`,
  500,
)

const coolBox = inGarden(
  ['#24489c', '#3a3f4a', '#2b7a8c', '#b3202a'],
  (f) =>
    `${rect(290, 430, 620, 350, f.drop(), 40)}${rect(270, 370, 660, 110, '#f1f2f3', 34)}${`<path d="M400 380Q400 270 600 270T800 380" fill="none" stroke="#d9dce0" stroke-width="34"/>`}${rect(360, 540, 220, 100, '#101114', 14)}${line('M390 590h50M470 590h70', '#7fd0ff', 16)}${put(
      780,
      610,
      each(6, (i) =>
        put(0, 0, line('M0 0V-60M0 -44l-16 -14M0 -44l16 -14', '#ffffff', 10), 1, i * 60),
      ),
    )}`,
)

const boardGame = onDesk(
  ['#2f7d5b', '#b3202a', '#24489c', '#e0a32c'],
  (f) =>
    `${put(540, 440, `${rect(-340, -320, 720, 700, '#0b081250', 10)}${rect(-360, -340, 700, 680, '#f4ead6', 10)}${each(9, (i) => rect(-360 + i * 77.8, -340, 74, 90, bright[i % 7] ?? '') + rect(-360 + i * 77.8, 250, 74, 90, bright[(i + 3) % 7] ?? ''))}${each(6, (i) => rect(-360, -244 + i * 82, 90, 78, bright[(i + 1) % 7] ?? '') + rect(250, -244 + i * 82, 90, 78, bright[(i + 5) % 7] ?? ''))}${disc(-10, 0, 120, f.drop())}`, 1, -6)}${[
      [960, 300],
      [1040, 420],
    ]
      .map(([x = 0, y = 0]) =>
        put(
          x,
          y,
          rect(-46, -46, 92, 92, '#ffffff', 16) +
            disc(-20, -20, 10, '#17181c') +
            disc(20, 20, 10, '#17181c') +
            disc(0, 0, 10, '#17181c'),
          1,
          14,
        ),
      )
      .join(
        '',
      )}${[940, 1020].map((x, i) => path(`M${x - 34} 720Q${x} 620 ${x + 34} 720z`, i ? f.tone : '#f0c23c') + disc(x, 630, 30, i ? f.tone : '#f0c23c')).join('')}`,
)

const cards = onDesk(['#b3202a', '#24489c', '#2f7d5b'], (f) =>
  [-26, -9, 8, 25]
    .map((turn, i) =>
      put(
        600,
        800,
        `${rect(-96, -560, 220, 320, '#0b081240', 16)}${rect(-110, -570, 220, 320, i === 3 ? f.body() : '#fbfaf6', 16)}${i === 3 ? each(5, (k) => line(`M-90 ${-540 + k * 60}L90 ${-480 + k * 60}`, '#ffffff80', 9)) : path('M0 -340Q-90 -400 -60 -450Q-20 -480 0 -430Q20 -480 60 -450Q90 -400 0 -340z', i % 2 ? '#17181c' : '#c9203a')}`,
        1,
        turn,
      ),
    )
    .join(''),
)

const puzzle = onDesk(
  ['#3f86cf', '#4fae6a', '#e0a32c', '#d9577c'],
  (f) =>
    each(3, (r) =>
      each(4, (i) => {
        const [x, y] = [240 + i * 180 + (i === 3 ? 40 : 0), 180 + r * 180 + (i === 3 ? 30 : 0)]
        const fill = (i + r) % 2 ? f.body() : f.pale()
        return i === 2 && r === 1
          ? ''
          : rect(x, y, 176, 176, fill, 10) +
              disc(x + 176, y + 88, i < 3 ? 30 : 0, fill) +
              disc(x + 88, y + 176, r < 2 ? 30 : 0, fill)
      }),
    ) +
    put(
      980,
      700,
      rect(-88, -88, 176, 176, f.drop(), 10) + disc(88, 0, 30, f.tone) + disc(0, -88, 30, f.tone),
      0.9,
      24,
    ),
)

export const sports = {
  ...{ treadmill, elliptical, barbell, weightBench, punchBag, exerciseBike, snowboard, skiBoots },
  ...{ iceSkates, binoculars, sleepingBag, coolBox, boardGame, cards, puzzle },
}
