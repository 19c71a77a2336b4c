import { each } from '../../studio.ts'
import { bright, darks, onDesk, onTable, onWall, whites, woods } from '../../stages.ts'
import { disc, line, oval, path, put, rect, ring } from '../../shapes.ts'

const projector = onTable(
  whites.concat(['#26272c']),
  (f, { brush }) =>
    `${path('M480 480L-60 180V700z', '#fff4c450')}${rect(330, 450, 580, 270, f.body(), 40)}${disc(470, 580, 110, '#26272c')}${disc(470, 580, 84, brush.ball('#ffffff', '#8fc4e8', '#1a2a4a'))}${each(7, (i) => rect(650 + i * 32, 520, 16, 130, '#00000030', 6))}${rect(640, 440, 190, 20, '#8d949c', 8)}${rect(400, 716, 70, 40, '#26272c', 8) + rect(780, 716, 70, 40, '#26272c', 8)}`,
)

const projectionScreen = onWall(
  ['#26272c', '#d9dce0'],
  (f, { brush }) =>
    `${rect(200, 90, 800, 34, f.round(), 12)}${rect(220, 120, 760, 480, '#17181c')}${rect(250, 140, 700, 430, brush.slant('#ffffff', '#e9eef2'))}${rect(590, 600, 20, 190, '#33353b')}${line('M600 700L440 860M600 700L760 860', '#33353b', 18)}`,
)

const tvBox = onTable(
  darks,
  (f) =>
    `${path('M330 600Q330 540 400 520H740Q810 540 810 600V650Q800 700 740 706H400Q340 700 330 650z', f.drop())}${oval(570, 560, 200, 36, f.pale())}${disc(570, 660, 9, '#7fd0ff')}${put(960, 560, `${rect(-46, -230, 92, 430, f.body(), 40)}${disc(0, -150, 34, '#3a3f4a')}${each(4, (r) => each(2, (i) => disc(-16 + i * 32, -60 + r * 46, 12, r ? '#8d949c' : '#e07a2c')))}`, 1, 10)}`,
)

const antenna = onTable(
  darks,
  (f) =>
    `${rect(460, 680, 280, 90, f.body(), 40)}${line('M560 690L300 180M640 690L900 180', f.steel(), 16)}${disc(300, 180, 16, '#26272c') + disc(900, 180, 16, '#26272c')}${`<ellipse cx="600" cy="520" rx="120" ry="130" fill="none" stroke="#9aa1a9" stroke-width="18"/>`}${line('M740 740Q900 800 1050 700', '#17181c', 16)}`,
  220,
)

const satelliteDish = onWall(
  ['#e9ecef', '#d9dce0'],
  (f) =>
    `${line('M760 520L980 640V-40', '#8d949c', 34)}${put(560, 380, `${oval(20, 24, 330, 270, '#0b081240')}${oval(0, 0, 330, 270, f.ball())}${oval(-20, -10, 290, 230, f.pale())}${line('M-20 200L-230 40M60 -180L-230 40', '#8d949c', 12)}${rect(-280, 0, 90, 70, '#33353b', 20)}`, 1, -14)}`,
)

const portableSpeaker = onTable(
  bright.concat(darks),
  (f) =>
    `${rect(230, 410, 740, 340, f.round(), 160)}${each(14, (i) => line(`M${330 + i * 42} 430V730`, '#00000026', 9))}${disc(270, 580, 120, f.dark())}${disc(270, 580, 70, '#8d949c')}${disc(930, 580, 110, f.deep())}${rect(520, 520, 200, 110, f.tone, 20)}${line('M560 575h120', '#ffffff', 24)}`,
)

const soundbar = onTable(
  darks,
  (f) =>
    `${rect(110, 600, 700, 120, f.body(), 40)}${each(30, (i) => line(`M${150 + i * 21} 620V700`, '#00000050', 6))}${rect(850, 330, 240, 440, f.body(), 24)}${disc(970, 620, 86, '#101114')}${disc(970, 620, 52, f.rubber())}`,
  520,
)

const amplifier = onTable(
  ['#26272c', '#c9cdd2', '#d9c9a8', '#1b1c20'],
  (f) =>
    `${rect(160, 400, 880, 330, f.body(), 16)}${disc(880, 560, 100, f.steel())}${line('M880 560L830 490', '#33353b', 14)}${rect(220, 450, 400, 110, '#101d2b', 8)}${line('M250 510h60M340 510h60M430 510h100', '#7fd0ff', 16)}${each(6, (i) => disc(250 + i * 80, 640, 28, f.steel()))}${rect(200, 726, 110, 44, '#17181c', 10) + rect(890, 726, 110, 44, '#17181c', 10)}`,
  480,
)

const turntable = onTable(
  woods.concat(['#26272c']),
  (f) =>
    `${path('M170 560L330 390H1080L970 560z', f.pale())}${rect(170, 556, 800, 150, f.drop(), 10)}${path('M970 560L1080 394V540L970 700z', f.deep())}${oval(560, 470, 280, 74, '#101114')}${[230, 180, 130].map((r) => `<ellipse cx="560" cy="470" rx="${r}" ry="${r * 0.26}" fill="none" stroke="#3a3c42" stroke-width="4"/>`).join('')}${oval(560, 470, 84, 22, '#b3202a')}${line('M960 420L820 400L700 470', '#d9dce0', 16)}${disc(960, 420, 30, f.steel())}${rect(230, 706, 90, 50, '#17181c', 10) + rect(830, 706, 90, 50, '#17181c', 10)}`,
  480,
)

const vinyl = onDesk(
  bright,
  (f) =>
    `${put(430, 450, `${rect(-270, -270, 580, 580, '#0b081260', 6)}${rect(-290, -290, 580, 580, f.body(), 6)}${disc(-40, -50, 150, f.pale())}${path('M-200 200Q-40 20 120 160T260 120V270H-270V220z', f.deep())}`, 1, -6)}${put(810, 460, `${disc(10, 14, 290, '#0b081260')}${disc(0, 0, 285, '#131417')}${each(8, (i) => ring(0, 0, 120 + i * 20, '#33353b', 4))}${disc(0, 0, 96, f.drop())}${disc(0, 0, 12, '#f4f1ec')}${path('M0 0L-120 -250L-40 -280z', '#ffffff20')}`)}`,
)

const tapeDeck = onTable(
  ['#c9cdd2', '#8a6240', '#26272c'],
  (f) =>
    `${rect(230, 210, 740, 560, f.body(), 20)}${[420, 780].map((x) => disc(x, 380, 146, f.steel()) + disc(x, 380, 116, '#5d3f2c') + each(3, (i) => put(x, 380, rect(-22, -130, 44, 84, '#e9ecef', 14), 1, i * 120)) + disc(x, 380, 30, '#26272c')).join('')}${line('M420 526Q600 640 780 526', '#5d3f2c', 9)}${rect(270, 590, 200, 110, '#f4ead6', 6) + rect(730, 590, 200, 110, '#f4ead6', 6)}${line('M370 690L420 610M830 690L880 610', '#b3202a', 6)}${each(5, (i) => rect(500 + i * 44, 640, 34, 60, '#33353b', 6))}`,
)

const lens = onTable(
  darks,
  (f, { brush }) =>
    `${put(600, 500, `${rect(-330, -190, 520, 380, f.drop(), 30)}${each(18, (i) => rect(-240 + i * 14, -196, 8, 392, '#00000060'))}${rect(60, -196, 90, 392, '#33353b', 8)}${line('M-290 -190V190', '#b3202a', 12)}${oval(200, 0, 110, 196, '#17181c')}${oval(210, 0, 86, 160, brush.ball('#b8c8ff', '#3a2f7a', '#0a0818'))}${oval(190, -60, 26, 44, '#ffffff80')}`, 1, -8)}`,
)

const actionCamera = onTable(
  darks.concat(['#8d949c']),
  (f, { brush }) =>
    `${rect(330, 330, 540, 400, f.body(), 60)}${rect(330, 330, 540, 40, f.pale(), 20)}${disc(690, 500, 120, '#131417')}${disc(690, 500, 86, brush.ball('#b8d0ff', '#2a3f7a', '#080a18'))}${rect(380, 430, 180, 150, f.screen(), 14)}${disc(420, 660, 16, '#ff4a3a')}${rect(430, 290, 110, 46, '#b3202a', 14)}${path('M500 730h40v40h-40zM640 730h40v40h-40z', '#26272c')}`,
)

const cctv = onWall(
  whites,
  (f, { brush }) =>
    `${rect(180, 180, 60, 300, f.round(), 14)}${line('M230 330L420 360', '#9aa1a9', 44)}${put(650, 390, `${rect(-270, -110, 560, 220, f.drop(), 90)}${rect(-280, -140, 480, 50, f.pale(), 22)}${oval(270, 0, 90, 112, '#26272c')}${oval(280, 0, 64, 84, brush.ball('#b8d0ff', '#2a2f5a', '#080a18'))}${each(8, (i) => disc(276 + 74 * Math.cos(i * 0.785), 92 * Math.sin(i * 0.785), 8, '#b3202a'))}`, 1, 10)}`,
)

const intercom = onWall(
  whites.concat(['#26272c']),
  (f) =>
    `${rect(330, 150, 460, 580, '#0b081240', 26)}${rect(315, 130, 460, 580, f.body(), 26)}${rect(355, 170, 380, 260, '#101114', 10)}${path('M365 420Q400 330 545 320T725 420z', '#8d949c')}${disc(545, 260, 66, '#c9a27c')}${each(3, (i) => disc(420 + i * 124, 540, 44, i ? f.pale() : '#4fae6a'))}${each(7, (i) => rect(470, 620 + i * 10, 150, 5, '#00000050'))}${rect(860, 200, 120, 260, f.dark(), 20)}${disc(920, 270, 34, '#2a3f6a')}${disc(920, 390, 26, '#d9dce0')}`,
)

const handheld = onTable(
  ['#3f7fd9', '#26272c', '#f1f2f3'],
  (f) =>
    `${rect(140, 360, 920, 400, f.drop(), 110)}${path('M860 360H950Q1060 360 1060 470V650Q1060 760 950 760H860z', f.tone === '#3f7fd9' ? '#c9303a' : f.deep())}${rect(300, 360, 600, 400, '#17181c')}${rect(330, 390, 540, 340, f.screen())}${path('M330 640Q480 540 600 630T870 600V730H330z', '#3fae6a')}${disc(720, 480, 40, '#fff4c4')}${[220, 980].map((x, i) => disc(x, i ? 620 : 470, 46, '#17181c') + disc(x, i ? 620 : 470, 30, '#5d626b')).join('')}${each(4, (i) => put(220, 630, disc(0, -36, 15, '#17181c'), 1, i * 90) + put(980, 470, disc(0, -36, 15, '#17181c'), 1, i * 90))}`,
)

const gameCase = onTable(bright, (f) =>
  [250, 520, 790]
    .map((x, i) =>
      put(
        x,
        250 + (i % 2) * 30,
        `${rect(0, 0, 250, 490, ['#24489c', '#2f7d5b', '#b3202a'][i] ?? '', 14)}${rect(14, 60, 222, 410, i === 1 ? f.body() : f.deep(), 4)}${disc(125, 220, 66, f.pale())}${path(`M30 440L90 ${300 + i * 16}L140 380L190 ${290 + i * 20}L226 440z`, '#17181c')}${line('M60 30h130', '#ffffff', 12)}`,
        1,
        (i - 1) * 4,
      ),
    )
    .join(''),
)

const gamepad = onTable(
  ['#f1f2f3', '#26272c', '#b3202a', '#3f7fd9', '#7a4fb0'],
  (f) =>
    `${path('M330 440Q460 380 600 400Q740 380 870 440Q960 500 990 700Q980 780 920 770Q840 740 790 650Q600 690 410 650Q360 740 280 770Q220 780 210 700Q240 500 330 440z', f.drop())}${rect(510, 430, 180, 90, f.dark(), 20)}${[480, 720].map((x) => disc(x, 590, 54, '#17181c') + disc(x, 584, 38, '#5d626b')).join('')}${path('M350 500h30v-30h34v30h30v34h-30v30h-34v-30h-30z', '#17181c')}${[
      [830, 470, '#4fae6a'],
      [870, 510, '#c9203a'],
      [790, 510, '#3f7fd9'],
      [830, 550, '#e0a32c'],
    ]
      .map(([x, y, c]) => disc(Number(x), Number(y), 20, String(c)))
      .join('')}`,
)

const steeringWheel = onTable(
  ['#26272c', '#3a3f4a'],
  (f) =>
    `${rect(520, 560, 160, 190, f.dark(), 20)}${rect(380, 730, 440, 40, f.body(), 12)}${ring(600, 400, 210, '#17181c', 60)}${ring(600, 400, 214, '#44484e', 10)}${line('M400 400H800M600 400V600', '#8d949c', 40)}${disc(600, 400, 70, f.dark())}${disc(600, 400, 30, '#24489c')}${each(3, (i) => rect(900 + i * 70, 640, 50, 120, f.steel(), 8))}${rect(880, 750, 230, 26, '#17181c', 8)}`,
)

const oldTv = onTable(
  ['#8a5a34', '#5d3f2c', '#33353b'],
  (f) =>
    `${line('M560 260L420 70M640 260L800 60', '#8d949c', 9)}${rect(220, 250, 760, 500, f.body(), 30)}${rect(270, 300, 500, 400, '#17181c', 60)}${rect(295, 325, 450, 350, f.glass(), 80)}${path('M330 350L520 340L380 640L310 600z', '#ffffff40')}${disc(870, 380, 46, f.steel())}${disc(870, 500, 46, f.steel())}${each(6, (i) => rect(810, 580 + i * 18, 120, 8, '#00000070', 4))}${line('M320 750L290 780M880 750L910 780', '#33302c', 24)}`,
)

export const audioVideo = {
  ...{ projector, projectionScreen, tvBox, antenna, satelliteDish, portableSpeaker, soundbar },
  ...{ amplifier, turntable, vinyl, tapeDeck, lens, actionCamera, cctv, intercom, handheld },
  ...{ gameCase, gamepad, steeringWheel, oldTv },
}
