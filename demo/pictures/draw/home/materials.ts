import { dim, lit } from '../../colour.ts'
import { casement } from '../../pieces.ts'
import { each } from '../../studio.ts'
import { inRoom, onDesk, onRoad, onTable, onWall, whites, woods } from '../../stages.ts'
import { disc, line, oval, path, put, rect, ring } from '../../shapes.ts'
import type { Fills } from '../../fills.ts'

function stack(f: Fills, rows: number, w: number, h: number): string {
  return each(rows, (r) =>
    each(Math.floor((760 - r * w * 0.5) / w), (i) => {
      const x = 220 + r * w * 0.25 + i * w
      const y = 730 - h - r * h
      return (
        path(`M${x} ${y}l40 -26h${w - 6}l-40 26z`, f.pale()) +
        path(`M${x + w - 6} ${y}l40 -26v${h - 4}l-40 26z`, f.deep()) +
        rect(x, y, w - 6, h - 4, f.body())
      )
    }),
  )
}

const stoneBlocks = onRoad(['#e0cfa0', '#d9c48f', '#e6d9b8'], (f) => stack(f, 4, 180, 92), 520)

const greyBlocks = onRoad(['#d3d6d8', '#a9adb1', '#c3c0ba'], (f) => stack(f, 4, 180, 110), 520)

const plywood = onRoad(
  ['#d9b27c', '#c9a06a', '#e0c08f'],
  (f) =>
    each(
      9,
      (i) =>
        path(
          `M150 ${700 - i * 30}L300 ${620 - i * 30}H1080L960 ${700 - i * 30}z`,
          i === 8 ? f.pale() : f.drop(),
        ) +
        rect(150, 700 - i * 30, 810, 22, lit(f.tone, i % 2 ? 0.2 : 0)) +
        path(`M960 ${700 - i * 30}L1080 ${620 - i * 30}v22L960 ${722 - i * 30}z`, dim(f.tone, 0.3)),
    ) +
    each(30, (i) =>
      line(`M${330 + ((i * 137) % 640)} ${390 + ((i * 29) % 60)}l30 -8`, dim(f.tone, 0.25), 4),
    ),
  520,
)

const roofTiles = onDesk(
  ['#b5473c', '#6d3a2c', '#5d6068', '#8a3a34', '#3f5a4a'],
  (f) =>
    `${rect(-60, -40, 1320, 980, f.deep())}${each(9, (r) => each(13, (i) => path(`M${-80 + i * 108 + (r % 2) * 54} ${940 - r * 112}v-130h104v130q-52 46 -104 0z`, (i * 3 + r * 5) % 4 ? f.drop() : f.pale())))}`,
)

const corrugated = onRoad(
  ['#8a9098', '#b5473c', '#5d7d92', '#6d3a2c', '#c9cdd2', '#3f7d5b'],
  (f) =>
    [2, 1, 0]
      .map((k) =>
        put(
          k * 40,
          -k * 44,
          `${path('M130 330H950L1010 700H190z', f.drop())}${each(17, (i) => path(`M${136 + i * 49} 330h22l60 370h-24z`, f.pale()))}${line('M130 330H950', '#ffffff', 5)}`,
        ),
      )
      .join(''),
  520,
)

const gutter = onTable(
  ['#5d3f2c', '#f1f2f3', '#33353b'],
  (f) =>
    `${put(600, 480, `${path('M-520 -60H520V0Q520 60 460 60H-460Q-520 60 -520 0z', f.drop())}${path('M-520 -70H520V-46H-520z', f.pale())}`, 1, -6)}${path('M820 500H920V640Q920 680 960 700L930 780L860 740Q820 700 820 640z', f.round())}${[300, 620].map((x) => path(`M${x} 420h30v170h-70v-30h40z`, f.dark())).join('')}`,
  480,
)

const foamBoards = onRoad(
  ['#f4f5f6', '#f0c8cf', '#cfe0ea', '#e9dc8f'],
  (f) =>
    each(
      7,
      (i) =>
        path(`M180 ${690 - i * 62}L320 ${620 - i * 62}H1040L930 ${690 - i * 62}z`, f.pale()) +
        rect(180, 690 - i * 62, 750, 54, f.drop()) +
        path(`M930 ${690 - i * 62}L1040 ${620 - i * 62}v54L930 ${744 - i * 62}z`, f.deep()) +
        each(40, (k) =>
          disc(196 + ((k * 97) % 720), 702 - i * 62 + ((k * 31) % 34), 4, '#00000012'),
        ),
    ),
  520,
)

const woolRoll = onRoad(
  ['#e9d24a', '#d9b95f', '#c9b070', '#c9cdd2'],
  (f) =>
    [
      [330, 600],
      [700, 600],
      [510, 370],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect(x, y - 120, 300, 240, f.drop(), 20) +
          oval(x, y, 100, 124, f.ball()) +
          `<path d="M${x} ${y}m-60 0a60 74 0 1 1 60 74a40 50 0 1 1 -40 -50a20 26 0 1 1 20 26" fill="none" stroke="${dim(f.tone, 0.35)}" stroke-width="9"/>` +
          rect(x + 120, y - 118, 130, 236, '#ffffff50'),
      )
      .join(''),
  500,
)

const rebar = onRoad(
  ['#8a5a44', '#6d5a50', '#7d6a5a'],
  (f) =>
    each(6, (r) =>
      each(11 - r, (i) =>
        put(
          160 + i * 34 + r * 17,
          700 - r * 34,
          line('M0 0L700 -120', dim(f.tone, ((i + r) % 3) / 6), 24) +
            disc(0, 0, 14, lit(f.tone, 0.25)) +
            each(12, (k) => line(`M${40 + k * 54} ${-16 - k * 9.2}l14 18`, '#00000050', 4)),
        ),
      ),
    ) + line('M330 640L420 470', '#33302c', 9),
  540,
)

const mesh = onRoad(
  ['#8d949c', '#7d6a5a'],
  (f) =>
    `${each(14, (i) => line(`M${150 + i * 66} 300L${110 + i * 74} 720`, f.tone, 10))}${each(8, (i) => line(`M${146 - i * 5} ${310 + i * 58}H${1020 + i * 9}`, lit(f.tone, 0.2), 10))}${each(60, (i) => disc(150 + (i % 14) * 66, 310 + Math.floor(i / 14) * 58, 5, '#33302c'))}`,
  520,
)

const laminate = onDesk(
  woods,
  (f) =>
    `${rect(-60, -40, 1320, 980, f.deep())}${each(7, (r) => each(4, (i) => rect(-260 + i * 420 + (r % 3) * 140, -20 + r * 134, 414, 128, (i + r) % 3 ? f.drop() : f.body()) + line(`M${-230 + i * 420 + (r % 3) * 140} ${30 + r * 134}q160 -22 330 6M${-210 + i * 420 + (r % 3) * 140} ${76 + r * 134}q190 20 320 -4`, dim(f.tone, 0.35) + '66', 4)))}`,
)

const linoleum = onRoad(
  ['#c9a27c', '#8d8a86', '#a8704a', '#b9b4a8'],
  (f) =>
    `${path('M180 700L330 600H1100L960 700z', f.pale())}${each(8, (i) => line(`M${240 + i * 96} 690l120 -84`, dim(f.tone, 0.25), 4))}${rect(170, 430, 780, 260, f.round(), 0)}${rect(170, 430, 780, 260, f.drop(), 30)}${oval(950, 560, 90, 130, f.ball())}<path d="M950 560m-50 0a50 74 0 1 1 50 74a34 50 0 1 1 -34 -50" fill="none" stroke="${dim(f.tone, 0.4)}" stroke-width="9"/>${each(6, (i) => line(`M${220 + i * 110} 440V680`, '#ffffff40', 6))}`,
  520,
)

const window = onWall(
  whites.concat(['#7d5a43']),
  (f, { brush }) =>
    `${rect(300, 90, 600, 640, '#0b081240')}${casement(brush, { x: 330, y: 110, w: 540, h: 560, frame: f.tone })}${rect(620, 380, 24, 90, '#c9cdd2', 10)}`,
)

const toilet = inRoom(
  ['#ffffff', '#f7f7f5'],
  (f) =>
    `${rect(420, 170, 360, 270, f.white(), 30)}${rect(400, 150, 400, 40, f.white(), 18)}${rect(570, 166, 60, 14, '#9aa1a9', 7)}${path('M380 440H820Q860 600 700 650L690 780H510L500 650Q340 600 380 440z', f.white())}${oval(600, 450, 230, 54, '#eef0f2')}${oval(600, 446, 200, 40, '#cfd6dc')}${path('M392 440Q600 380 808 440L800 400Q600 350 400 400z', '#ffffff')}`,
  300,
)

const bathtub = inRoom(
  ['#ffffff', '#f7f7f5'],
  (f) =>
    `${rect(-60, -40, 1320, 690, '#b9d6e2')}${each(14, (i) => line(`M${-40 + i * 100} -40V640`, '#ffffff80', 5))}${each(7, (i) => line(`M-60 ${30 + i * 95}H1260`, '#ffffff80', 5))}${path('M130 480H1070Q1060 760 900 780H300Q140 760 130 480z', f.white())}${rect(100, 450, 1000, 54, f.white(), 26)}${oval(600, 476, 440, 16, '#9fcfe0')}${[300, 880].map((x) => rect(x, 770, 50, 30, '#c9cdd2', 10)).join('')}${line('M960 450V330Q960 290 920 290H880V330', '#9aa1a9', 20)}${disc(1010, 400, 22, f.steel())}${each(9, (i) => disc(280 + i * 60, 450 - (i % 3) * 20, 30, '#ffffffc0'))}`,
  520,
)

const shower = inRoom(
  ['#9aa1a9', '#33353b'],
  (f) =>
    `${rect(-60, -40, 1320, 690, '#c9dbe2')}${rect(310, 740, 580, 60, f.white(), 24)}${path('M330 90H870V740H330z', '#dfeef670')}${[320, 590, 860].map((x) => rect(x, 80, 20, 670, f.round())).join('')}${rect(310, 70, 580, 24, f.round(), 8)}${line('M440 640V190Q440 150 500 150', f.tone, 14)}${path('M470 150h80l20 40h-120z', f.steel())}${each(7, (i) => line(`M${470 + i * 14} 210l${-10 + i * 4} 220`, '#7fc4e8a0', 5))}${rect(640, 400, 16, 130, '#5d626b', 8)}${path('M620 100L860 100L640 700z', '#ffffff38')}`,
)

const tap = onTable(
  ['#c9cdd2', '#d9a93a', '#33353b', '#dfe3e6'],
  (f) =>
    `${rect(440, 700, 260, 70, f.round(), 24)}${rect(510, 470, 120, 250, f.round(), 20)}${`<path d="M570 480V330Q570 180 720 180T880 330V380" fill="none" stroke="${f.round()}" stroke-width="70"/>`}${rect(835, 370, 90, 40, f.dark(), 14)}${line('M620 560L780 500', f.tone, 36)}${path('M880 420q50 90 0 140q-50 -50 0 -140z', '#7fc4e8')}`,
  220,
)

const solidBoiler = inRoom(
  ['#b3202a', '#3a3c42', '#2f7d5b', '#24489c'],
  (f, { brush }) =>
    `${rect(600, -40, 110, 240, f.dark())}${rect(390, 190, 440, 590, f.body(), 14)}${rect(430, 230, 360, 80, '#101114', 8)}${disc(500, 270, 26, '#e9ecef')}${disc(600, 270, 26, '#e9ecef')}${rect(450, 350, 320, 200, f.dark(), 16)}${rect(480, 380, 260, 130, brush.ball('#ffd98a', '#ff7a2c', '#6a1a08'), 10)}${rect(450, 590, 320, 150, f.dark(), 16)}${rect(720, 640, 30, 60, '#9aa1a9', 8)}${line('M830 300H960V780M830 600H900', '#b5713f', 18)}`,
)

const heatPump = onRoad(
  whites,
  (f) =>
    `${rect(230, 300, 740, 430, f.body(), 16)}${disc(510, 515, 190, '#2b2d33')}${each(6, (i) => put(510, 515, path('M0 -20Q80 -60 60 -170Q-10 -120 -20 -20z', '#5d626b'), 1, i * 60))}${each(9, (i) => ring(510, 515, 30 + i * 20, '#d9dce0', 4))}${each(9, (i) => rect(760, 350 + i * 36, 170, 14, '#c9cdd2', 6))}${rect(280, 726, 90, 30, '#33353b')}${rect(820, 726, 90, 30, '#33353b')}`,
)

const ironStove = inRoom(
  ['#26272c', '#3a302c', '#2f3a34'],
  (f, { brush }) =>
    `${rect(550, -40, 100, 300, f.dark())}${rect(360, 250, 480, 50, f.dark(), 12)}${rect(390, 290, 420, 400, f.ball(), 20)}${path('M450 620V430Q460 360 600 350T750 430V620z', brush.ball('#ffe09a', '#ff8a2c', '#7a1f08'))}${line('M450 620V430Q460 360 600 350T750 430V620z', '#55585f', 18)}${path('M540 610q20 -130 60 -150q40 60 70 150z', '#fff0b0')}${line('M430 690L390 790M770 690L810 790', '#17181c', 34)}`,
)

const cableCoil = onTable(
  ['#f1f2f3', '#26272c', '#e07a2c', '#24489c'],
  (f) =>
    `<g fill="none" stroke-width="34">${each(5, (i) => `<ellipse cx="600" cy="${690 - i * 46}" rx="${340 - (i % 2) * 14}" ry="92" stroke="${i % 2 ? lit(f.tone, 0.15) : f.tone}"/>`)}</g>${each(5, (i) => `<ellipse cx="600" cy="${682 - i * 46}" rx="334" ry="88" fill="none" stroke="#ffffff60" stroke-width="5"/>`)}${line('M930 560Q1060 520 1080 400', f.tone, 34)}${line('M1080 400l-16 -80M1080 400l10 -84M1080 400l40 -70', '#b5713f', 12)}${[320, 850].map((x) => rect(x, 470, 34, 260, '#33353b', 10)).join('')}`,
)

const breaker = onWall(
  whites,
  (f) =>
    `${rect(250, 150, 720, 560, '#0b081230', 20)}${rect(240, 130, 720, 560, f.body(), 20)}${[220, 470].map((y) => rect(290, y, 620, 170, '#5d626b', 8) + each(9, (i) => rect(304 + i * 67, y + 14, 58, 142, '#f4f5f6', 5) + rect(320 + i * 67, y + 50, 26, 60, (i + y) % 4 ? '#24489c' : '#b3202a', 4) + disc(333 + i * 67, y + 132, 7, '#8d949c'))).join('')}${line('M600 130V-40', '#c9cdd2', 40)}`,
)

const sockets = onWall(
  whites.concat(['#26272c', '#d9cfc0']),
  (f) =>
    `${rect(190, 250, 820, 300, '#0b081230', 26)}${rect(180, 235, 820, 300, f.drop(), 26)}${[320, 590].map((x) => disc(x, 385, 106, f.body()) + disc(x, 385, 84, dim(f.tone, 0.12)) + disc(x - 32, 385, 13, '#17181c') + disc(x + 32, 385, 13, '#17181c') + rect(x - 8, 310, 16, 22, '#9aa1a9') + rect(x - 8, 438, 16, 22, '#9aa1a9')).join('')}${rect(760, 280, 200, 210, f.pale(), 14)}${line('M860 290V480', '#00000030', 5)}`,
)

const ledPanel = onWall(
  ['#f4f5f6', '#fff8e6'],
  (f, { brush }) =>
    `${oval(600, 340, 620, 420, brush.glow('#ffffff', 0.9))}${path('M330 160H870L960 560H240z', '#c9cdd2')}${path('M350 180H850L930 540H270z', f.tone)}${path('M350 180H850L860 220H340z', '#ffffff')}${line('M600 -40V160', '#33353b', 6)}`,
)

const inverter = onWall(
  whites.concat(['#33353b']),
  (f) =>
    `${rect(390, 130, 440, 540, '#0b081240', 24)}${rect(380, 110, 440, 540, f.body(), 24)}${rect(470, 190, 260, 130, '#16281c', 10)}${line('M500 240h70M500 275h120M650 240h50', '#7dffb0', 10)}${each(4, (i) => disc(510 + i * 60, 370, 14, i ? '#8d949c' : '#4fe08a'))}${path('M620 420L540 530H600L570 610L680 490H620z', '#e0a32c')}${[460, 560, 660, 740].map((x, i) => line(`M${x} 650V900`, i % 2 ? '#b3202a' : '#17181c', 20)).join('')}`,
)

export const materials = {
  ...{ stoneBlocks, greyBlocks, plywood, roofTiles, corrugated, gutter, foamBoards, woolRoll },
  ...{ rebar, mesh, laminate, linoleum, window, toilet, bathtub, shower, tap, solidBoiler },
  ...{ heatPump, ironStove, cableCoil, breaker, sockets, ledPanel, inverter },
}
