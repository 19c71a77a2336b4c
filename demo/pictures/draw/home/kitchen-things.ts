import { dim, lit } from '../../colour.ts'
import { each } from '../../studio.ts'
import { bright, darks, inRoom, onDesk, onTable, onWall, whites } from '../../stages.ts'
import { can, disc, line, oval, path, put, rect, ring } from '../../shapes.ts'

const enamels = whites.concat(['#3a3c42', '#c9cdd2'])

const dishwasher = inRoom(
  enamels,
  (f) =>
    `${rect(360, 250, 480, 540, f.body(), 12)}${rect(360, 250, 480, 90, f.deep(), 12)}${rect(410, 280, 150, 30, '#101114', 6)}${disc(640, 295, 14, '#7dffb0')}${path('M330 560H870L920 790H280z', f.drop())}${path('M370 590H830L870 770H330z', '#5d626b')}${each(8, (i) => oval(410 + i * 54, 640, 16, 70, '#f4f1ec') + oval(410 + i * 54, 640, 10, 56, '#dfe5ea'))}${each(11, (i) => line(`M${380 + i * 44} 740V700`, '#d9dce0', 6))}`,
)

const hob = onDesk(
  ['#17181c', '#101114', '#26272c'],
  (f) =>
    `${rect(186, 196, 850, 540, '#0b081260', 20)}${rect(170, 170, 860, 550, f.dark(), 20)}${[
      [380, 330, 110],
      [790, 320, 90],
      [390, 560, 90],
      [790, 550, 120],
    ]
      .map(
        ([x = 0, y = 0, r = 0], i) =>
          ring(x, y, r, i === 3 ? '#ff6a3c' : '#8d949c', 5) +
          ring(x, y, r * 0.6, i === 3 ? '#ff6a3c' : '#6d737b', 4),
      )
      .join(
        '',
      )}${each(6, (i) => disc(510 + i * 36, 690, 9, i === 2 ? '#ff5a3c' : '#c9cdd2'))}${path('M190 190H620L360 700H190z', '#ffffff12')}`,
)

const oven = onTable(
  darks.concat(['#c9cdd2', '#e6e3dd']),
  (f) =>
    `${rect(240, 220, 720, 550, f.body(), 16)}${rect(280, 250, 640, 90, '#101114', 8)}${[330, 870].map((x) => disc(x, 295, 30, f.steel())).join('')}${rect(520, 270, 160, 50, '#0c0d11', 4)}${line('M550 295h30M610 295h40', '#7dffb0', 7)}${rect(280, 370, 640, 370, '#0c0d11', 10)}${rect(320, 440, 560, 260, '#4a2a14', 8)}${oval(600, 600, 240, 80, f.light())}${line('M330 620H870M330 540H870', '#c9cdd2', 6)}${path('M480 610Q480 540 600 530T720 610z', '#c9863c')}${rect(330, 390, 540, 24, f.steel(), 12)}`,
)

const hood = onWall(
  ['#c9cdd2', '#33353b', '#d9dce0', '#f1f2f3', '#1b1c20'],
  (f) =>
    `${rect(500, -20, 200, 330, f.round())}${path('M500 300H700L900 460H300z', f.drop())}${rect(280, 456, 640, 70, f.body(), 6)}${each(5, (i) => disc(500 + i * 50, 490, 11, i ? '#5d626b' : '#7dffb0'))}${[400, 800].map((x) => oval(x, 526, 40, 8, '#fff4c4')).join('')}${path('M360 530L240 780H560L440 530zM760 530L640 780H960L840 530z', '#fff4c430')}`,
)

const robotVacuum = inRoom(
  enamels,
  (f) =>
    `${oval(600, 740, 330, 130, f.deep())}${oval(600, 700, 330, 130, f.body())}${oval(600, 690, 290, 108, f.pale())}${oval(600, 650, 100, 40, f.dark())}${rect(500, 620, 200, 34, f.dark(), 17)}${oval(600, 618, 100, 36, f.drop())}${disc(600, 740, 16, '#7fd0ff')}${line('M290 780l-60 20M300 790l-30 40', '#33353b', 6)}`,
)

const stickVacuum = inRoom(
  ['#7a4fb0', '#b3202a', '#8d949c', '#24489c', '#d9a93a'],
  (f) =>
    `${rect(570, 260, 46, 430, f.round(), 10)}${rect(440, 690, 330, 80, f.dark(), 20)}${rect(450, 690, 310, 30, f.drop(), 15)}${rect(530, 110, 130, 190, '#cfe2ee88', 40)}${rect(545, 140, 100, 130, f.drop(), 30)}${line('M650 150Q800 110 780 250T670 290', '#33353b', 36)}${rect(660, 280, 110, 60, f.dark(), 14)}`,
  260,
)

const standMixer = onTable(
  bright.concat(whites),
  (f) =>
    `${rect(300, 700, 560, 70, f.drop(), 34)}${path('M660 700Q640 560 690 420H830Q860 560 850 700z', f.round())}${path('M300 250Q310 180 420 180H800Q880 200 880 320T780 440H420Q300 420 300 330z', f.drop())}${line('M330 270H830', '#ffffff88', 10)}${rect(400, 430, 60, 60, f.steel())}${path('M290 500H580Q570 690 500 710H370Q300 690 290 500z', f.steel())}${oval(435, 500, 146, 26, '#e9ecef')}${disc(820, 300, 26, f.steel())}`,
)

const meatGrinder = onTable(
  whites,
  (f) =>
    `${rect(420, 420, 420, 350, f.body(), 40)}${disc(760, 600, 40, f.dark())}${rect(290, 460, 150, 120, f.steel(), 14)}${disc(285, 520, 86, f.steel())}${disc(285, 520, 62, '#33353b')}${each(12, (i) => put(285, 520, disc(0, -38, 9, '#8d949c'), 1, i * 30))}${path('M330 330H620L560 460H400z', f.steel())}${each(5, (i) => line(`M${270 - i * 20} ${590 + i * 10}q-20 80 -10 140`, '#c9565a', 14))}`,
)

const steamer = inRoom(
  whites.concat(['#7a4fb0']),
  (f) =>
    `${line('M560 740V130H760', '#8d949c', 20)}${rect(440, 640, 300, 140, f.body(), 50)}${path('M680 170L860 150L840 480H690z', f.pale())}${line('M740 150Q770 110 800 150', '#33353b', 10)}${line('M500 660Q380 500 480 360T590 300', '#5d626b', 18)}${rect(570, 250, 90, 130, f.dark(), 20)}${[620, 660, 700].map((x) => line(`M${x} 260q30 -30 0 -70`, '#ffffffa0', 14)).join('')}`,
  300,
)

const ironingBoard = inRoom(
  ['#8fb0c9', '#c9a0b0', '#a8c9a0', '#d9c9a0'],
  (f) =>
    `${line('M340 780L860 400M860 780L420 400', '#8d949c', 22)}${path('M150 390Q180 350 320 350H1020V420H320Q180 420 150 390z', f.drop())}${each(16, (i) => disc(230 + i * 50, 380 + (i % 2) * 14, 8, '#ffffff90'))}${path('M760 350Q760 250 900 240H1000V350z', '#5f86a8')}${path('M740 350H1010V366H740z', '#d9dce0')}`,
)

const mobileAircon = inRoom(
  enamels,
  (f) =>
    `${rect(420, 230, 360, 540, f.body(), 40)}${each(9, (i) => rect(460, 280 + i * 18, 280, 9, '#5d626b', 4))}${rect(520, 480, 160, 60, '#101114', 10)}${line('M550 510h40M620 510h30', '#7fd0ff', 8)}${rect(450, 620, 300, 12, '#00000022')}${[470, 730].map((x) => disc(x, 778, 20, '#26272c')).join('')}${each(9, (i) => line(`M${800 + i * 36} ${330 - i * 16}q20 50 0 110`, '#c9cdd2', 30))}`,
)

const convector = onWall(
  whites,
  (f) =>
    `${rect(220, 300, 760, 360, f.body(), 18)}${each(20, (i) => rect(250 + i * 36, 320, 22, 26, '#8d949c', 4))}${rect(240, 380, 720, 250, f.pale(), 8)}${rect(860, 320, 100, 60, '#101114', 8)}${disc(890, 350, 8, '#ff6a3c')}${[340, 600, 860].map((x) => line(`M${x} 280q-30 -50 0 -100t0 -90`, '#ff9a5a50', 26)).join('')}${line('M980 620Q1080 640 1060 780', '#e9ecef', 10)}`,
)

const heatCannon = inRoom(
  ['#e07a2c', '#b3202a', '#d9b12f'],
  (f, { brush }) =>
    `${rect(320, 350, 520, 260, f.round(), 60)}${oval(840, 480, 70, 130, '#2b2d33')}${oval(846, 480, 50, 104, brush.ball('#fff0b0', '#ff8a3c', '#a82a10'))}${oval(1000, 480, 190, 130, brush.glow('#ff9a3c', 0.6))}${line('M400 610L340 760M760 610L820 760', '#33353b', 22)}${rect(330, 610, 500, 100, f.dark(), 20)}${disc(330, 750, 56, f.rubber())}${line('M400 350Q580 240 760 350', '#26272c', 20)}`,
)

const fanHeater = onTable(
  enamels,
  (f, { brush }) =>
    `${rect(400, 250, 400, 500, f.body(), 60)}${disc(600, 440, 160, '#2b2d33')}${disc(600, 440, 140, brush.ball('#ffb070', '#c9562c', '#4a2010'))}${each(8, (i) => ring(600, 440, 20 + i * 17, '#d9dce0', 4))}${disc(530, 670, 34, f.dark())}${disc(670, 670, 34, f.dark())}${rect(430, 740, 340, 34, f.dark(), 14)}`,
  260,
)

const waterHeater = onWall(
  whites,
  (f) =>
    `${rect(410, 120, 380, 560, f.round(), 90)}${rect(430, 590, 340, 60, '#c9cdd2', 10)}${disc(600, 620, 20, '#e07a2c')}${rect(540, 250, 120, 70, '#101114', 10)}${line('M570 285h60', '#7fd0ff', 8)}${line('M530 680V800', '#c9203a', 18)}${line('M670 680V800', '#3f7fd9', 18)}${rect(360, 220, 60, 30, '#8d949c', 6)}${rect(780, 220, 60, 30, '#8d949c', 6)}`,
)

const teaSet = onTable(
  ['#f4f1ec', '#dfe8f0', '#f4dfe4', '#24489c', '#f4ead6'],
  (f) =>
    `${path('M400 520Q380 340 600 330T800 520Q800 740 600 740T400 520z', f.ball())}${path('M780 500Q900 480 940 360L980 370Q960 560 790 620z', f.drop())}${`<path d="M420 440Q270 420 280 540T430 640" stroke="${lit(f.tone, 0.2)}" stroke-width="34" fill="none"/>`}${oval(600, 336, 120, 30, f.pale())}${disc(600, 290, 26, f.gold())}${line('M440 560Q600 620 770 560', '#d9a93a', 9)}${[190, 960].map((x) => path(`M${x} 640H${x + 170}Q${x + 170} 750 ${x + 85} 750T${x} 640z`, f.drop()) + oval(x + 85, 758, 120, 18, f.pale()) + oval(x + 85, 642, 84, 14, '#7d4a24')).join('')}`,
  520,
)

const pots = onTable(
  ['#c9cdd2', '#b3202a', '#33353b', '#8d949c'],
  (f) =>
    `${can({ x: 400, y: 770, w: 440, h: 280, side: f.steel(), top: '#9aa1a9' })}${oval(400, 480, 230, 60, f.metal())}${disc(400, 420, 30, f.dark())}${rect(140, 570, 60, 26, '#26272c', 10) + rect(600, 570, 60, 26, '#26272c', 10)}${can({ x: 840, y: 770, w: 300, h: 190, side: f.round(), top: '#9aa1a9' })}${oval(840, 572, 156, 40, f.metal())}${disc(840, 536, 20, f.dark())}${rect(980, 640, 190, 26, '#26272c', 12)}`,
  520,
)

const wineGlasses = onTable(['#ffffff'], (_f, { brush }) =>
  [300, 500, 700, 900]
    .map((x, i) =>
      put(
        x,
        770,
        `${path('M-80 -400Q-110 -190 -12 -170V-40Q-60 -30 -80 0H80Q60 -30 12 -40V-170Q110 -190 80 -400z', brush.across('#ffffff/0.85', '#dbe6ec/0.3', '#ffffff/0.8', '#a3c0d2/0.5'))}${oval(0, -400, 80, 16, '#ffffff')}${each(6, (k) => line(`M${-60 + k * 24} -360l${12 - k * 5} 150`, '#ffffffa0', 4))}`,
        1 - (i % 2) * 0.12,
      ),
    )
    .join(''),
)

const cauldron = inRoom(
  ['#26272c', '#33302c'],
  (f) =>
    `${line('M330 300Q600 60 870 300', '#44484e', 14)}${path('M280 420H920Q940 760 600 770T280 420z', f.ball())}${oval(600, 420, 330, 66, '#44484e')}${oval(600, 424, 290, 48, '#131417')}${[300, 900].map((x) => rect(x - 30, 440, 60, 40, f.steel(), 12)).join('')}${[430, 770].map((x) => line(`M${x} 730l${(x - 600) * 0.2} 60`, '#17181c', 30)).join('')}`,
  360,
)

const emptyJars = onTable(['#b3202a', '#e0a32c', '#3f7d5b', '#d9dce0'], (f, { brush }) =>
  [230, 480, 730, 980]
    .map((x) =>
      put(
        x - 20,
        770,
        `${path('M-70 -420H70V-370Q110 -340 110 -290V-20Q106 0 80 0H-80Q-106 0 -110 -20V-290Q-110 -340 -70 -370z', brush.across('#dcebe8/0.85', '#ffffff/0.3', '#bfd9d4/0.55', '#8fb0ae/0.85'))}${rect(-80, -450, 160, 50, f.drop(), 10)}${line('M-70 -280V-50', '#ffffffc0', 14)}`,
      ),
    )
    .join(''),
)

const displayFridge = inRoom(
  enamels,
  (f) =>
    `${rect(370, 110, 460, 680, f.body(), 14)}${rect(410, 200, 380, 540, '#dfeef6', 6)}${each(4, (r) => rect(410, 320 + r * 130, 380, 12, '#8d949c') + each(7, (i) => rect(424 + i * 52, 240 + r * 130, 36, 80, bright[(i + r) % 7] ?? '', 10)))}${path('M420 210H600L480 730H420z', '#ffffff40')}${rect(400, 130, 400, 50, '#e8f4fa', 8)}${rect(760, 420, 16, 120, '#5d626b', 8)}`,
)

const chestFreezer = inRoom(
  whites,
  (f) =>
    `${rect(200, 420, 800, 360, f.body(), 20)}${rect(190, 340, 820, 90, f.drop(), 24)}${rect(560, 420, 90, 24, '#8d949c', 8)}${rect(230, 700, 150, 50, '#c9cdd2', 8)}${disc(270, 725, 9, '#7dffb0')}${put(
      830,
      580,
      each(6, (i) =>
        put(0, 0, line('M0 0V-50M0 -34l-14 -12M0 -34l14 -12', '#8fc0e0', 8), 1, i * 60),
      ),
    )}${line('M220 450H980', '#ffffff', 6)}`,
)

const fryer = onTable(
  ['#c9cdd2'],
  (f) =>
    `${rect(250, 440, 700, 330, f.metal(), 14)}${[290, 620].map((x) => rect(x, 400, 290, 60, '#33353b', 8) + rect(x + 20, 410, 250, 40, '#e0a32c', 6) + line(`M${x + 40} 400V260H${x + 240}V400`, '#8d949c', 8) + each(8, (i) => put(x + 60 + i * 24, 340 + (i % 3) * 14, rect(-8, -50, 16, 90, '#f0c23c', 4), 1, -20 + i * 6)) + rect(x + 110, 180, 50, 90, '#26272c', 12) + disc(x + 140, 660, 40, f.dark())).join('')}`,
)

const coffeeGrinder = onTable(
  darks,
  (f) =>
    `${rect(440, 420, 320, 340, f.body(), 20)}${path('M430 150H770L700 400H500z', '#cfe2ee70')}${path('M456 240H744L700 400H500z', '#5d3f24')}${each(26, (i) => oval(480 + ((i * 67) % 230), 260 + ((i * 41) % 120), 16, 10, '#3a2414'))}${rect(420, 130, 360, 30, f.dark(), 8)}${rect(520, 480, 160, 120, '#101114', 10)}${path('M510 640H690L650 720H550z', f.steel())}${rect(400, 740, 400, 34, f.dark(), 12)}`,
  260,
)

const scale = onTable(
  ['#d9dce0', '#e6e3dd'],
  (f) =>
    `${rect(280, 600, 640, 170, f.body(), 30)}${rect(240, 530, 720, 50, f.metal(), 16)}${rect(560, 578, 80, 30, '#5d626b')}${rect(420, 640, 360, 90, '#16281c', 8)}${line('M460 690h40M520 690h40M590 690h40M660 690h60', '#7dffb0', 18)}${each(5, (i) => disc(380 + i * 90, 470, 62, i % 2 ? '#d9342c' : '#e8862c'))}`,
)

const steelTable = inRoom(
  ['#c9cdd2'],
  (f) =>
    `${rect(160, 420, 880, 56, f.metal(), 6)}${rect(160, 300, 880, 120, f.steel())}${[190, 980].map((x) => rect(x, 476, 34, 310, f.steel())).join('')}${rect(190, 660, 824, 36, f.metal())}${line('M180 436H1020', '#fff', 7)}${can({ x: 420, y: 420, w: 180, h: 120, side: f.steel(), top: dim('#c9cdd2', 0.3) })}`,
)

export const kitchenThings = {
  ...{ dishwasher, hob, oven, hood, robotVacuum, stickVacuum, standMixer, meatGrinder, steamer },
  ...{ ironingBoard, mobileAircon, convector, heatCannon, fanHeater, waterHeater, teaSet, pots },
  ...{ wineGlasses, cauldron, emptyJars, displayFridge, chestFreezer, fryer, coffeeGrinder, scale },
  steelTable,
}
