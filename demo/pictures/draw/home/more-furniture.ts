import { dim, lit } from '../../colour.ts'
import { casement, plant } from '../../pieces.ts'
import { each } from '../../studio.ts'
import { bright, cloths, greys, inRoom, onDesk, onTable, onWall, woods } from '../../stages.ts'
import { disc, line, oval, path, put, rect } from '../../shapes.ts'

const cornerSofa = inRoom(
  cloths,
  (f) =>
    `${rect(120, 440, 960, 190, f.drop(), 30)}${rect(120, 580, 700, 150, f.body(), 20)}${path('M790 580H1080V790H860Q800 790 790 760z', f.round())}${[180, 400, 620, 850].map((x) => rect(x, 460, 190, 140, f.pale(), 26)).join('')}${rect(90, 520, 80, 220, f.round(), 30)}${rect(250, 480, 110, 100, lit(f.tone, 0.5), 18)}${rect(880, 480, 110, 100, '#e0a32c', 18)}${[150, 600, 900, 1040].map((x) => rect(x, x > 850 ? 780 : 726, 26, 36, '#4a2f1c')).join('')}`,
  540,
)

const armchair = inRoom(
  cloths,
  (f) =>
    `${rect(340, 300, 520, 340, f.drop(), 70)}${rect(360, 560, 480, 150, f.body(), 30)}${rect(280, 450, 130, 290, f.round(), 50)}${rect(790, 450, 130, 290, f.round(), 50)}${rect(480, 400, 240, 170, lit(f.tone, 0.45), 30)}${[320, 840].map((x) => rect(x, 730, 34, 60, '#4a2f1c', 8)).join('')}`,
)

const mattress = inRoom(
  ['#f4f1ec', '#e9eef4', '#f4ead6'],
  (f) =>
    `${path('M120 700L320 480H1060L960 700z', f.pale())}${path('M120 700H960V790H120z', f.drop())}${path('M960 700L1060 480V560L960 790z', f.deep())}${each(5, (r) => each(9, (i) => disc(250 + i * 90 + (4 - r) * -4 + r * -22, 510 + r * 42, 7, dim(f.tone, 0.25))))}${line('M124 746H960', '#8fa8c0', 9)}`,
  520,
)

const bunkBed = inRoom(
  woods,
  (f) =>
    `${[170, 980].map((x) => rect(x, 150, 46, 640, f.round(), 8)).join('')}${[330, 640].map((y) => rect(190, y, 810, 70, f.drop(), 8) + rect(216, y - 50, 764, 56, '#f4f1ec', 20) + rect(230, y - 84, 170, 60, '#dfe8f4', 24) + path(`M420 ${y - 60}H980V${y}H420z`, '#5f86a8')).join('')}${rect(300, 200, 690, 26, f.drop(), 8)}${line('M840 330V780M930 330V780M840 430h90M840 520h90M840 610h90M840 700h90', f.tone, 22)}`,
  500,
)

const dresser = inRoom(
  woods.concat(['#f1efea']),
  (f) =>
    `${rect(300, 330, 600, 440, f.body(), 10)}${rect(280, 310, 640, 34, f.drop(), 8)}${each(4, (i) => rect(326, 362 + i * 100, 548, 86, f.pale(), 6) + rect(556, 400 + i * 100, 88, 14, '#8d7a5a', 7))}${[330, 840].map((x) => rect(x, 766, 30, 26, '#4a2f1c')).join('')}${path('M700 310Q690 250 740 240Q790 250 780 310z', '#b5654a')}${disc(740, 190, 60, '#5f9a55')}`,
)

const chair = inRoom(
  cloths,
  (f) =>
    `${[300, 700].map((x) => put(x, 0, `${rect(0, 280, 200, 260, f.drop(), 40)}${rect(-30, 540, 260, 60, f.body(), 24)}${line('M-6 600L-20 786M206 600L220 786M40 600V740M160 600V740', '#7d5536', 20)}`)).join('')}`,
)

const coffeeTable = inRoom(
  woods,
  (f) =>
    `${path('M220 560H980L1060 640H140z', f.drop())}${rect(140, 638, 920, 30, f.deep())}${line('M190 668L160 786M1010 668L1040 786M300 640V740M900 640V740', '#26272c', 18)}${rect(420, 520, 190, 40, '#b3202a', 6)}${rect(430, 490, 170, 34, '#3f7d5b', 6)}${path('M740 560Q730 500 770 490H810Q850 500 840 560z', '#f1efea')}`,
)

const officeChair = inRoom(
  ['#26272c', '#b3202a', '#3f5f86', '#8d949c', '#3f7d5b'],
  (f) =>
    `${path('M430 180Q440 120 600 116T770 180L750 460H450z', f.round())}${each(4, (i) => line(`M470 ${220 + i * 60}H730`, '#ffffff30', 6))}${rect(410, 480, 380, 90, f.drop(), 40)}${line('M400 420V500M800 420V500', '#26272c', 26)}${rect(350, 400, 100, 30, '#26272c', 14)}${rect(750, 400, 100, 30, '#26272c', 14)}${rect(580, 570, 40, 130, f.steel())}${line('M600 700L400 770M600 700L800 770M600 700V780M600 700L500 740M600 700L700 740', '#33353b', 26)}${[400, 600, 800].map((x) => disc(x, 786, 22, '#17181c')).join('')}`,
  320,
)

const fileCabinet = inRoom(
  greys,
  (f) =>
    `${rect(400, 210, 400, 580, f.body(), 8)}${each(4, (i) => rect(420, 230 + i * 138, 360, 124, f.drop(), 6) + rect(550, 270 + i * 138, 100, 18, f.dark(), 8) + rect(540, 310 + i * 138, 120, 26, '#f4f1ec', 3))}`,
)

const curtains = onWall(
  cloths,
  (f, { brush }) =>
    `${casement(brush, { x: 390, y: 180, w: 420, h: 440 })}${rect(130, 110, 940, 22, f.gold(), 10)}${[140, 790].map((x) => each(6, (i) => path(`M${x + i * 46} 130Q${x + i * 46 - 14} 460 ${x + i * 46} 790h46Q${x + i * 46 + 34} 460 ${x + i * 46 + 46} 130z`, i % 2 ? f.round() : f.drop()))).join('')}${disc(120, 120, 24, f.gold()) + disc(1080, 120, 24, f.gold())}`,
)

const blinds = onWall(
  ['#e6dccb', '#dfe5ea', '#c9b8a2', '#8d949c'],
  (f, { brush }) =>
    `${casement(brush, { x: 300, y: 140, w: 600, h: 560 })}${rect(270, 110, 660, 40, f.drop(), 8)}${each(17, (i) => rect(284, 156 + i * 26, 632, 18, f.pale(), 3))}${line('M960 150V560', '#e9ecef', 6)}${disc(960, 570, 12, f.tone)}`,
)

const chandelier = onWall(
  ['#d9a93a', '#c9cdd2', '#33353b', '#b5854f'],
  (f) =>
    `${line('M600 -40V200', '#5d626b', 9)}${path('M540 190H660L640 260H560z', f.round())}${[-2, -1, 0, 1, 2].map((i) => `<path d="M600 250Q${600 + i * 90} 480 ${600 + i * 150} 420" stroke="${f.tone}" stroke-width="16" fill="none"/>` + disc(600 + i * 150, 380, 110, f.light()) + path(`M${550 + i * 150} 420Q${560 + i * 150} 320 ${600 + i * 150} 310Q${640 + i * 150} 320 ${650 + i * 150} 420z`, '#fff8e0')).join('')}${each(9, (i) => disc(440 + i * 40, 500 + (4 - Math.abs(i - 4)) * 20, 14, '#e6f1f7'))}`,
)

const floorLamp = inRoom(
  ['#f4ead6', '#e0c8a0', '#33353b', '#b5654a', '#c9d3c8'],
  (f) =>
    `${disc(600, 240, 300, f.light())}${rect(590, 320, 20, 440, '#33353b')}${oval(600, 775, 130, 26, '#33353b')}${path('M500 120H700L770 340H430z', f.pale())}${line('M660 340V430', '#d9a93a', 5)}`,
  180,
)

const ledStrip = onDesk(
  ['#d94fd0', '#3fd0ff', '#4fe08a', '#ff7a3c'],
  (f, { brush }) =>
    `${oval(600, 450, 520, 330, brush.glow(f.tone, 0.6))}<g fill="none"><circle cx="500" cy="440" r="240" stroke="#f4f4f2" stroke-width="40"/><circle cx="500" cy="440" r="180" stroke="#f4f4f2" stroke-width="34"/><circle cx="500" cy="440" r="240" stroke="${f.tone}" stroke-width="18" stroke-dasharray="18 34"/><circle cx="500" cy="440" r="180" stroke="${f.tone}" stroke-width="16" stroke-dasharray="16 30"/></g>${rect(850, 300, 150, 270, f.white(), 20)}${each(12, (i) => disc(890 + (i % 3) * 36, 350 + Math.floor(i / 3) * 50, 13, ['#c9203a', '#3fae6a', '#3f7fd9'][i % 3] ?? ''))}`,
)

const floodlight = onWall(
  ['#26272c', '#8d949c'],
  (f, { brush }) =>
    `${path('M360 620L120 900H1080L840 620z', '#fff4c460')}${rect(540, 90, 120, 60, '#5d626b', 8)}${line('M600 150V230', '#33353b', 26)}${rect(320, 220, 560, 370, f.dark(), 26)}${rect(360, 260, 480, 290, '#fffbe8', 12)}${each(5, (r) => each(8, (i) => disc(400 + i * 57, 290 + r * 58, 14, '#ffe27a')))}${oval(600, 400, 460, 300, brush.glow('#fff4c4', 0.6))}${disc(600, 620, 34, '#e9ecef')}`,
)

const painting = onWall(
  ['#c9862c', '#7d9c3f', '#3f7a9a', '#c9566a', '#8a6fb0'],
  (f) =>
    `${rect(300, 130, 620, 480, '#0b081240')}${rect(290, 110, 620, 480, f.gold(), 6)}${rect(330, 150, 540, 400, '#bfdcee')}${disc(740, 240, 50, '#fff4c4')}${path('M330 420Q450 280 560 380T760 330L870 400V550H330z', lit(f.tone, 0.3))}${path('M330 470Q520 400 640 470T870 440V550H330z', f.tone)}${each(9, (i) => disc(370 + i * 56, 450 - (i % 3) * 16, 34, dim(f.tone, (i % 4) / 8)))}${line('M330 520Q560 470 870 530', '#e9dcc0', 14)}`,
)

const mirror = onWall(
  woods,
  (f) =>
    `${rect(420, 90, 390, 640, '#0b081240', 20)}${rect(405, 70, 390, 640, f.body(), 20)}${rect(440, 106, 320, 568, f.glass(), 8)}${path('M450 420L700 106H760L450 520zM450 580L760 190V240L450 640z', '#ffffff50')}`,
)

const wallClock = onWall(
  woods,
  (f) =>
    `${path('M440 160L600 70L760 160z', f.deep())}${rect(450, 150, 300, 520, f.body(), 12)}${disc(600, 300, 120, '#f7f1e0')}${each(12, (i) => put(600, 300, rect(-4, -108, 8, 22, '#33302c'), 1, i * 30))}${line('M600 300V220M600 300L650 330', '#17110f', 10)}${rect(490, 450, 220, 200, '#2b1c12', 8)}${line('M600 450V570', '#d9a93a', 8)}${disc(600, 590, 40, f.gold())}`,
)

const icon = onWall(
  ['#b3202a', '#24489c', '#2f5d3b'],
  (f) =>
    `${rect(420, 110, 400, 540, '#0b081240')}${rect(400, 90, 400, 540, f.wood(), 6)}${rect(440, 130, 320, 460, f.gold())}${path('M500 590Q490 400 600 380T700 590z', f.drop())}${disc(600, 290, 110, '#f4d98a')}${path('M530 330Q520 220 600 216T670 330Q660 400 600 410T530 330z', f.tone)}${oval(600, 300, 46, 58, '#e0b48a')}${line('M580 292h10M612 292h10M600 300v22M588 336h24', '#4a2f1c', 5)}`,
)

const towels = onTable(
  ['#8fb0c9', '#e8a0b0', '#a8c9a0', '#f4ead6', '#7a1f4f'],
  (f) =>
    `${[0, 1, 2, 3].map((i) => rect(290, 660 - i * 104, 620, 100, i % 2 ? f.pale() : f.drop(), 44) + line(`M330 ${712 - i * 104}H870`, '#ffffff90', 7)).join('')}${rect(480, 260, 240, 90, f.body(), 44)}${disc(500, 305, 40, lit(f.tone, 0.4))}`,
)

const shelves = inRoom(
  greys,
  (f) =>
    `${[190, 590, 990].map((x) => rect(x, 120, 24, 670, f.steel())).join('')}${each(5, (r) => rect(180, 220 + r * 128, 840, 22, f.metal()) + each(9, (i) => rect(216 + i * 88, 150 + r * 128, 60, 70, bright[(i * 3 + r) % 7] ?? '', 8)))}`,
  500,
)

const livingRoom = inRoom(
  cloths,
  (f, { brush }) =>
    `${casement(brush, { x: 130, y: 130, w: 320, h: 330 })}${rect(90, 90, 400, 14, '#8d7a5a')}${[90, 450].map((x) => path(`M${x} 100Q${x + 20} 300 ${x} 520h50Q${x + 60} 300 ${x + 50} 100z`, f.pale())).join('')}${rect(700, 150, 300, 180, '#101114', 6)}${rect(712, 162, 276, 156, f.screen())}${rect(640, 470, 430, 110, '#c9a27c', 6)}${rect(140, 510, 430, 130, f.drop(), 26)}${rect(120, 600, 470, 110, f.body(), 22)}${rect(220, 530, 90, 80, '#e0a32c', 14)}${oval(620, 800, 420, 50, lit(f.tone, 0.6))}${path('M560 720H860L900 760H520z', '#b48a63')}${line('M560 760V820M860 760V820', '#5d3f24', 12)}${line('M600 -20V60', '#5d626b', 5)}${path('M540 60H660L690 120H510z', '#fff4d6')}${plant(brush, { x: 1110, y: 780, size: 0.8, pot: '#d9cfc4' })}`,
  520,
)

const bareRoom = inRoom(
  ['#c9c4be', '#d9d5ce', '#b9b4ae'],
  (f, { brush }) =>
    `${rect(-60, -40, 1320, 690, f.drop())}${path('M-60 640H1260V940H-60z', '#a8a29a')}${path('M-60 -40L160 80V640L-60 800zM1260 -40L1040 80V640L1260 800z', '#00000018')}${casement(brush, { x: 400, y: 170, w: 400, h: 330, frame: '#f7f5f1' })}${path('M340 640L200 900H1000L860 640z', '#ffffff38')}${line('M600 -40V40', '#33302c', 5)}${disc(600, 60, 22, '#fff4c4')}${each(9, (i) => line(`M${190 + ((i * 211) % 800)} ${120 + ((i * 137) % 480)}h70`, '#00000018', 5))}${path('M880 760L930 600H1010L1060 760z', '#d9dce0')}${rect(120, 700, 190, 70, '#b5654a', 4)}${rect(150, 640, 130, 60, '#c9745a', 4)}`,
  0,
)

const crib = inRoom(
  woods.concat(['#f4f1ec']),
  (f) =>
    `${rect(230, 300, 40, 490, f.round(), 10)}${rect(930, 300, 40, 490, f.round(), 10)}${rect(240, 330, 720, 34, f.drop(), 12)}${rect(240, 690, 720, 40, f.drop(), 12)}${rect(270, 600, 660, 90, '#f4f1ec', 20)}${rect(300, 560, 200, 70, '#dfe8f4', 30)}${path('M520 590H920V690H520z', '#e8b0c0')}${each(13, (i) => rect(290 + i * 51, 360, 18, 340, f.round(), 8))}`,
)

const kidDesk = inRoom(
  woods.concat(['#7fb3d9', '#e8a0b0']),
  (f) =>
    `${path('M230 420H970L1000 480H200z', f.pale())}${rect(200, 478, 800, 34, f.drop(), 8)}${[250, 910].map((x) => rect(x, 512, 44, 270, f.round(), 10)).join('')}${rect(640, 512, 270, 90, f.body(), 8)}${disc(775, 557, 14, '#8d949c')}${rect(420, 600, 220, 44, f.drop(), 14)}${line('M440 644V786M620 644V786', f.tone, 22)}${rect(300, 370, 130, 50, '#b3202a', 4)}${rect(310, 330, 110, 44, '#3f7fd9', 4)}${line('M800 420L760 300L850 250', '#e0a32c', 14)}${path('M820 230L900 220L890 290z', '#e0a32c')}`,
)

export const moreFurniture = {
  ...{ cornerSofa, armchair, mattress, bunkBed, dresser, chair, coffeeTable, officeChair },
  ...{ fileCabinet, curtains, blinds, chandelier, floorLamp, ledStrip, floodlight, painting },
  ...{ mirror, wallClock, icon, towels, shelves, livingRoom, bareRoom, crib, kidDesk },
}
