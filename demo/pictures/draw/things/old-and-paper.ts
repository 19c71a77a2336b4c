import { dim, lit } from '../../colour.ts'
import { each } from '../../studio.ts'
import { inRoom, onDesk, onTable } from '../../stages.ts'
import { disc, line, oval, path, put, rect, ring } from '../../shapes.ts'

const samovar = onTable(
  ['#d9a93a', '#c9862c', '#c9cdd2'],
  (f) =>
    `${rect(470, 720, 260, 50, f.deep(), 10)}${path('M420 350Q400 560 520 690H680Q800 560 780 350z', f.round())}${oval(600, 350, 182, 40, f.pale())}${rect(540, 200, 120, 140, f.round(), 20)}${rect(560, 130, 80, 70, f.deep(), 10)}${[380, 820].map((x) => ring(x, 420, 54, dim(f.tone, 0.2), 20)).join('')}${path('M580 560H700V620H660V680H630V620H580z', f.deep())}${rect(600, 520, 20, 50, '#5d3f24', 8)}${line('M480 420Q490 560 560 660', '#ffffffa0', 16)}`,
  260,
)

const sewingMachine = onTable(
  ['#17181c', '#f1f2f3', '#2f5d3b', '#7a1f2f'],
  (f) =>
    `${rect(180, 690, 840, 70, '#8a5a34', 8)}${rect(250, 650, 700, 46, f.deep(), 10)}${path('M270 650V410Q270 330 350 330H860Q930 330 930 400V650H780V470Q780 440 740 440H420Q390 440 390 480V650z', f.drop())}${rect(300, 480, 60, 170, '#c9cdd2', 8)}${line('M330 640V690', '#8d949c', 7)}${disc(960, 440, 84, f.ball())}${ring(960, 440, 70, '#c9cdd2', 12)}${line('M470 380H720', '#d9a93a', 12)}${rect(640, 270, 30, 60, '#b3202a', 8)}`,
  500,
)

const chest = inRoom(
  ['#8a3f2c', '#2f5d4a', '#7d5536', '#24486a'],
  (f) =>
    `${path('M210 470Q230 330 370 320H830Q970 330 990 470z', f.pale())}${rect(210, 466, 780, 310, f.drop(), 8)}${[330, 840].map((x) => rect(x, 330, 36, 446, '#3a302c')).join('')}${rect(560, 440, 90, 110, f.gold(), 10)}${disc(605, 500, 14, '#2b1c12')}${[470, 740].map((x) => put(x, 640, each(6, (i) => put(0, 0, oval(0, -40, 20, 36, i % 2 ? '#f0c23c' : '#e8a0a0'), 1, i * 60)) + disc(0, 0, 18, '#c9203a'))).join('')}`,
  460,
)

const gramophone = onTable(
  ['#d9a93a', '#b5652c', '#2f5d4a', '#7a1f2f'],
  (f) =>
    `${rect(280, 610, 560, 150, f.wood(), 14)}${oval(560, 604, 230, 46, '#17181c')}${oval(560, 602, 60, 14, '#b3202a')}${path('M660 600Q700 470 620 420L560 440Q640 480 630 600z', '#8d949c')}${path('M600 440Q640 330 500 130Q760 90 960 230Q1000 400 900 480Q760 380 640 450z', f.ball())}${path('M500 130Q760 90 960 230Q1000 400 900 480Q860 300 500 130z', f.deep())}${line('M840 690H930V640', '#8d949c', 16)}`,
)

const banknotes = onDesk(['#6f9a7a', '#a8704a', '#5f7da8', '#8a6fa0', '#b59a4a'], (f) =>
  [-16, 4, 22]
    .map((turn, i) =>
      put(
        560 + i * 40,
        420 + i * 50,
        `${rect(-340, -150, 700, 330, '#0b081240')}${rect(-355, -165, 700, 330, i === 1 ? f.body() : f.pale(), 8)}<rect x="-330" y="-140" width="650" height="280" fill="none" stroke="${dim(f.tone, 0.3)}" stroke-width="6"/>${oval(150, 0, 100, 120, lit(f.tone, 0.5))}${path('M100 90Q110 20 150 20T200 90z', dim(f.tone, 0.35))}${disc(150, -30, 40, dim(f.tone, 0.25))}${each(5, (k) => ring(-190, 0, 20 + k * 18, dim(f.tone, 0.2), 4))}${line('M-60 -90H40M-60 100H20', dim(f.tone, 0.35), 14)}`,
        1,
        turn,
      ),
    )
    .join(''),
)

const documents = onDesk(
  ['#24489c', '#7a1f4f', '#2f7d5b'],
  (f) =>
    `${put(520, 450, `${rect(-250, -330, 560, 720, '#0b081240')}${rect(-270, -350, 560, 720, '#fdfcf8')}${rect(-220, -300, 240, 34, f.tone)}${each(11, (i) => line(`M-220 ${-220 + i * 42}H${i % 4 === 3 ? 60 : 230}`, '#b9bec4', 9))}${line('M-200 300q40 -60 60 0t60 -10t70 0', '#24489c', 8)}${ring(160, 270, 62, f.tone, 9)}${ring(160, 270, 44, f.tone, 4)}`, 1, -6)}${put(960, 430, rect(-20, -260, 40, 420, '#26272c', 16) + path('M-20 160L0 240L20 160z', '#d9a93a') + rect(-20, -60, 40, 24, '#d9a93a'), 1, 22)}`,
)

const ticket = onDesk(['#b3202a', '#24489c', '#7a4fb0', '#e07a2c', '#2f7d5b'], (f) =>
  [-10, 8]
    .map((turn, i) =>
      put(
        580 + i * 50,
        340 + i * 240,
        `${rect(-380, -120, 790, 270, '#0b081250', 20)}${rect(-400, -140, 790, 270, i ? f.drop() : f.pale(), 20)}${disc(-400, -5, 34, '#8a7460')}${disc(390, -5, 34, '#8a7460')}<path d="M190 -130V120" stroke="#ffffff" stroke-width="8" stroke-dasharray="14 14"/>${path('M-300 -70l24 50h54l-42 34l16 54l-52 -32l-52 32l16 -54l-42 -34h54z', '#f0c23c')}${line('M-160 -60H120M-160 0H60M-160 60H100', '#ffffff', 22)}${each(9, (k) => rect(230 + k * 14, -80, k % 3 ? 5 : 9, 150, '#17181c'))}`,
        1,
        turn,
      ),
    )
    .join(''),
)

export const oldAndPaper = {
  samovar,
  sewingMachine,
  chest,
  gramophone,
  banknotes,
  documents,
  ticket,
}
