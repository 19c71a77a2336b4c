import { dim, lit } from '../../colour.ts'
import { each } from '../../studio.ts'
import { bright, inGarden, onDesk, onTable, woods } from '../../stages.ts'
import { disc, line, oval, path, put, rect, ring } from '../../shapes.ts'

const tools = ['#e07a2c', '#2f7d5b', '#b3202a', '#d9b12f', '#2b7a8c']

const brushcutter = inGarden(
  tools,
  (f) =>
    `${line('M250 260L900 720', '#5d626b', 22)}${rect(130, 140, 200, 190, f.body(), 40)}${rect(160, 110, 110, 50, f.dark(), 14)}${line('M480 400L560 290M520 430L440 560', '#26272c', 20)}${path('M820 700Q900 600 1010 680L930 760z', f.drop())}${disc(940, 740, 30, '#26272c')}${line('M840 780L1050 700', '#c9cdd2', 8)}`,
)

const mower = inGarden(
  tools,
  (f) =>
    `${line('M330 540L160 200H330', '#33353b', 24)}${path('M280 640Q290 520 420 510H820Q960 520 980 640V700H280z', f.drop())}${rect(480, 400, 280, 130, f.dark(), 30)}${disc(620, 460, 50, '#8d949c')}${path('M200 420H380L430 620H260z', '#26272c')}${[370, 900].map((x) => disc(x, 710, 76, '#1b1c20') + disc(x, 710, 40, '#d9dce0')).join('')}${each(20, (i) => line(`M${960 + ((i * 37) % 160)} ${700 + ((i * 23) % 70)}l16 -12`, '#5f9a45', 6))}`,
  420,
)

const chainsaw = onTable(
  tools,
  (f) =>
    `${rect(150, 480, 430, 250, f.body(), 50)}${line('M230 480Q240 350 400 360T560 480', '#26272c', 34)}${line('M150 600Q60 600 80 700T200 720', '#26272c', 34)}${disc(400, 610, 80, f.dark())}${path('M560 560H1060Q1120 600 1060 650H560z', f.metal())}${`<path d="M560 550H1060Q1130 600 1060 660H560" stroke="#26272c" stroke-width="14" stroke-dasharray="20 10" fill="none"/>`}`,
  480,
)

const sprayer = inGarden(
  ['#f1efea', '#e9d24a', '#4fae8a', '#3f7fd9'],
  (f) =>
    `${rect(390, 260, 340, 500, f.round(), 70)}${rect(460, 200, 200, 80, '#26272c', 20)}${line('M400 330Q320 480 410 660M720 330Q800 480 710 660', '#26272c', 26)}${line('M720 700Q900 760 900 560L1060 260', '#33353b', 14)}${path('M1060 260L1140 180L1110 300z', '#9fd0ee90')}${line('M450 420V690', '#ffffff90', 14)}`,
)

const hose = inGarden(
  ['#2f7d5b', '#e0a32c', '#3f7fd9', '#d9577c'],
  (f) =>
    `<g fill="none" stroke="${f.tone}" stroke-width="44">${[0, 1, 2, 3].map((i) => `<ellipse cx="560" cy="${700 - i * 44}" rx="${330 - i * 10}" ry="90"/>`).join('')}<path d="M880 640Q1040 600 1000 480"/></g>${[0, 1, 2, 3].map((i) => `<ellipse cx="560" cy="${692 - i * 44}" rx="${330 - i * 10}" ry="90" fill="none" stroke="${lit(f.tone, 0.4)}" stroke-width="8"/>`).join('')}${path('M970 490L950 380L1080 350L1060 470z', '#e07a2c')}${rect(960, 320, 110, 50, '#26272c', 14)}`,
)

const secateurs = onDesk(
  bright,
  (f) =>
    `${put(600, 470, `${line('M20 20Q160 160 180 400', f.tone, 64)}${line('M-20 20Q-160 160 -150 400', f.tone, 64)}${path('M-40 10Q-120 -160 -20 -380Q60 -200 40 0z', f.metal())}${path('M40 0Q150 -100 110 -290Q20 -240 -30 0z', f.steel())}${disc(0, 10, 34, f.steel())}${disc(0, 10, 14, '#33353b')}`, 1, 24)}`,
)

const pump = onTable(
  ['#24489c', '#c9cdd2', '#2f7d5b', '#b3202a'],
  (f) =>
    `${rect(480, 200, 240, 520, f.steel(), 40)}${rect(470, 560, 260, 80, f.drop(), 14)}${each(5, (i) => rect(500, 660 + i * 16, 200, 8, '#33353b', 4))}${rect(460, 720, 280, 50, f.deep(), 20)}${rect(550, 110, 100, 100, f.drop(), 14)}${line('M700 240Q960 200 960 480T860 760', '#17181c', 18)}${line('M520 200Q480 120 560 100', '#5d626b', 12)}`,
  260,
)

const gardenSet = inGarden(
  ['#7d5a43', '#4a3a30', '#c9a27c', '#8d8a86'],
  (f) =>
    `${[
      [130, 520],
      [840, 520],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect(x, y - 100, 230, 190, f.drop(), 30) +
          rect(x + 10, y + 50, 210, 60, '#f4ead6', 18) +
          rect(x, y + 90, 230, 130, f.body(), 16) +
          each(6, (i) => line(`M${x + 20 + i * 38} ${y - 80}v130`, '#00000030', 6)),
      )
      .join(
        '',
      )}${oval(600, 560, 220, 54, f.pale())}${rect(570, 570, 60, 200, f.deep())}${oval(600, 776, 120, 24, f.deep())}${can2(560, 540)}${oval(660, 546, 44, 14, '#d9342c')}`,
  520,
)

function can2(x: number, y: number): string {
  return rect(x - 24, y - 60, 48, 66, '#cfe2eecc', 8)
}

const gardenSwing = inGarden(
  ['#3f7d5b', '#b3202a', '#c9a27c', '#3f5f86'],
  (f) =>
    `${line('M230 780L330 240M970 780L870 240', '#33353b', 22)}${path('M260 250L330 150H870L940 250z', f.drop())}${line('M360 260V560M840 260V560', '#5d626b', 7)}${rect(340, 400, 520, 150, f.body(), 30)}${rect(330, 540, 540, 80, f.pale(), 30)}${line('M513 410V540M686 410V540', '#00000030', 7)}`,
  440,
)

const picnicTable = inGarden(
  woods,
  (f) =>
    `${path('M260 430H940L1000 490H200z', f.pale())}${rect(200, 488, 800, 30, f.drop())}${line('M340 518L260 780M860 518L940 780', f.tone, 40)}${path('M110 620H1090L1120 660H80z', f.pale())}${rect(80, 658, 1040, 26, f.drop())}${each(3, (i) => line(`M${240 - i * 14} ${446 + i * 16}H${960 + i * 14}`, '#00000028', 4))}`,
  500,
)

const gazebo = inGarden(
  woods,
  (f) =>
    `${path('M120 380L600 130L1080 380L1040 400H160z', '#7d3a2c')}${path('M560 150L600 100L640 150z', '#6d2f24')}${[210, 470, 700, 950].map((x) => rect(x, 390, 36, 390, f.round())).join('')}${rect(200, 610, 790, 24, f.drop())}${each(16, (i) => rect(216 + i * 49, 630, 16, 120, f.tone))}${rect(180, 750, 840, 36, f.deep())}`,
  500,
)

const deckChair = inGarden(
  bright,
  (f) =>
    `${line('M250 780L760 330M420 780L930 700M300 600L520 780', '#b48a63', 26)}${path('M290 640L700 300L800 330L470 700L900 690L920 740L400 770z', f.drop())}${each(4, (i) => line(`M${360 + i * 90} ${600 - i * 74}l90 50`, '#f4f1ec', 22))}`,
)

const parasol = inGarden(
  bright,
  (f) =>
    `${rect(588, 180, 24, 590, '#d9dce0')}${path('M120 400Q240 140 600 120T1080 400L900 370L720 400L600 370L480 400L300 370z', f.drop())}${path('M480 400Q520 200 600 120Q680 200 720 400L600 370z', '#f4f1ec')}${path('M300 370Q380 180 600 120Q420 240 480 400z', '#f4f1ec50')}${oval(600, 776, 150, 30, dim(f.tone, 0.5))}${ring(600, 770, 60, '#33353b', 10)}`,
  200,
)

export const garden = {
  ...{ brushcutter, mower, chainsaw, sprayer, hose, secateurs, pump, gardenSet, gardenSwing },
  ...{ picnicTable, gazebo, deckChair, parasol },
}
