import { lit } from '../../colour.ts'
import { each } from '../../studio.ts'
import { bright, cloths, greys, inRoom, onDesk, onTable, whites } from '../../stages.ts'
import { can, disc, line, path, put, rect, ring } from '../../shapes.ts'

const nailPolish = onTable(bright.concat(['#d9577c', '#e8a0b0']), (f) =>
  [300, 520, 740, 940]
    .map(
      (x, i) =>
        rect(
          x - 70,
          560 - (i % 2) * 30,
          140,
          210 + (i % 2) * 30,
          [f.round(), f.pale(), f.round(), f.deep()][i] ?? '',
          30,
        ) +
        rect(x - 34, 340 - (i % 2) * 30, 68, 226, '#17181c', 12) +
        rect(x - 50, 600, 24, 130, '#ffffff50', 12),
    )
    .join(''),
)

const manicureTable = inRoom(
  whites.concat(['#e8c8d0', '#33353b']),
  (f) =>
    `${rect(180, 470, 840, 56, f.drop(), 14)}${rect(220, 526, 190, 260, f.body(), 8)}${[560, 646, 732].map((y) => rect(240, y, 150, 70, f.pale(), 6) + disc(315, y + 35, 9, '#8d949c')).join('')}${rect(930, 526, 40, 260, f.body())}${rect(520, 440, 200, 34, '#e8a0b0', 16)}${line('M840 470V300L720 220', '#8d949c', 14)}${path('M640 190L740 240L700 290L610 240z', '#33353b')}${each(5, (i) => rect(280 + i * 40, 410, 26, 62, bright[i] ?? '', 8))}`,
)

const massageTable = inRoom(
  cloths.concat(['#f4ead6']),
  (f) =>
    `${path('M150 480H1050L1000 420H240z', f.pale())}${rect(150, 476, 900, 70, f.drop(), 26)}${rect(50, 440, 140, 60, f.body(), 30)}${line('M280 546L220 786M920 546L980 786M280 700H920M420 546L340 786M780 546L860 786', '#a8774a', 22)}${rect(820, 400, 180, 50, '#ffffff', 22)}`,
  500,
)

const vanity = inRoom(
  whites.concat(['#33353b', '#e8c8d0']),
  (f, { brush }) =>
    `${rect(300, 110, 600, 440, f.body(), 14)}${rect(350, 160, 500, 340, f.glass(), 8)}${each(7, (i) => disc(360 + i * 80, 136, 40, brush.glow('#fff0b0', 0.9)) + disc(360 + i * 80, 136, 20, '#fffbe8'))}${[250, 350, 450].map((y) => [325, 875].map((x) => disc(x, y, 40, brush.glow('#fff0b0', 0.9)) + disc(x, y, 18, '#fffbe8')).join('')).join('')}${rect(230, 550, 740, 50, f.drop(), 10)}${rect(260, 600, 200, 180, f.body(), 6)}${rect(740, 600, 200, 180, f.body(), 6)}${path('M370 170L560 170L370 440z', '#ffffff60')}${each(4, (i) => rect(420 + i * 60, 500, 34, 54, bright[i] ?? '', 8))}`,
)

const salonTrolley = inRoom(
  whites.concat(['#33353b']),
  (f) =>
    `${[370, 800].map((x) => rect(x, 180, 30, 590, f.round())).join('')}${each(5, (i) => rect(396, 210 + i * 112, 410, 90, f.drop(), 8) + rect(550, 250 + i * 112, 100, 14, '#8d949c', 7))}${[385, 815].map((x) => disc(x, 780, 22, '#26272c')).join('')}${each(4, (i) => rect(430 + i * 90, 130, 50, 80, bright[i] ?? '', 12))}`,
)

const beautyDevice = inRoom(
  whites,
  (f) =>
    `${path('M430 780L460 380H740L770 780z', f.drop())}${path('M420 390L470 200H730L780 390z', f.body())}${rect(490, 230, 220, 130, f.screen(), 10)}${rect(400, 760, 400, 34, f.round(), 14)}${line('M760 430Q960 420 900 620T960 740', '#8d949c', 18)}${rect(900, 340, 70, 190, f.body(), 30)}${rect(910, 320, 50, 40, '#3fd0ff', 12)}${disc(600, 540, 40, '#3fd0ff80')}`,
  280,
)

const uvLamp = onTable(
  whites.concat(['#e8c8d0', '#33353b']),
  (f) =>
    `${path('M290 700Q280 360 600 350T910 700L900 760H300z', f.ball())}${path('M390 760Q390 540 600 530T810 760z', '#4a2f8a')}${path('M430 760Q440 590 600 580T770 760z', '#9a7fff')}${each(6, (i) => disc(460 + i * 56, 600 + Math.abs(i - 2.5) * 24, 11, '#e8dcff'))}${rect(540, 410, 120, 50, '#101114', 10)}${line('M565 435h70', '#7fd0ff', 12)}`,
  320,
)

const hairIron = onDesk(
  ['#26272c', '#d9577c', '#7a4fb0', '#c9a24a'],
  (f) =>
    `${put(600, 450, `${path('M-420 30L420 -20V70L-420 110z', '#0b081260')}${path('M-420 -70L360 -120Q430 -100 420 -60L-420 -10z', f.drop())}${path('M-420 20L420 -10Q430 40 360 60L-420 80z', f.drop())}${path('M-420 -60L-100 -80V-20L-420 -12zM-420 22L-100 14V70L-420 78z', '#c9cdd2')}${rect(120, -80, 130, 26, '#101114', 8)}${line('M420 -40Q540 -30 540 160', '#17181c', 20)}`, 1, -12)}`,
)

const clipper = onDesk(
  ['#26272c', '#c9a24a', '#8d949c', '#b3202a'],
  (f) =>
    `${put(560, 450, `${rect(-90, -220, 230, 600, '#0b081250', 80)}${rect(-110, -240, 230, 600, f.round(), 80)}${rect(-110, -300, 230, 90, '#c9cdd2', 8)}${each(14, (i) => path(`M${-106 + i * 16.4} -300v-44h8v44z`, '#9aa1a9'))}${rect(-26, -100, 60, 130, '#101114', 24)}${disc(4, -60, 16, '#4fe08a')}`, 1, 18)}${[0, 1, 2].map((i) => put(900 + i * 30, 260 + i * 170, rect(-80, -40, 170, 50, '#33353b', 8) + each(11, (k) => rect(-76 + k * 15, 8, 7, 56, '#33353b')))).join('')}`,
)

const crutches = inRoom(
  greys,
  (f) =>
    [400, 720]
      .map((x, i) =>
        put(
          x,
          450,
          `${line('M-26 -230L-10 60V330M66 -230L50 60M20 60V330', f.tone, 18)}${rect(-50, -260, 140, 50, '#26272c', 24)}${rect(-20, -70, 80, 34, '#26272c', 16)}${rect(-14, 320, 48, 30, '#17181c', 8)}`,
          1,
          i ? 8 : -6,
        ),
      )
      .join(''),
  300,
)

const wheelchair = inRoom(
  ['#24489c', '#26272c', '#b3202a', '#2f7d5b'],
  (f) =>
    `${line('M400 200V560H720L800 740H900', '#8d949c', 22)}${rect(370, 250, 60, 280, f.drop(), 20)}${rect(390, 520, 340, 70, f.body(), 24)}${line('M360 220H290', '#26272c', 30)}${line('M400 420H640V560', '#8d949c', 18)}${rect(400, 395, 240, 34, '#26272c', 16)}${put(450, 600, each(18, (i) => put(0, 0, line('M0 0V-180', '#8c909799', 3), 1, i * 20)) + ring(0, 0, 186, '#26272c', 22) + ring(0, 0, 156, '#c9cdd2', 9))}${ring(780, 740, 44, '#26272c', 20)}${rect(830, 740, 140, 26, '#26272c', 10)}`,
)

const brace = onTable(
  ['#26272c', '#3f5f86', '#c9a27c', '#8a8f98'],
  (f) =>
    `${path('M380 180H820Q780 460 850 760H350Q420 460 380 180z', f.round())}${[250, 400, 560, 690].map((y) => rect(350, y, 500, 50, '#17181c90', 14) + rect(720, y + 6, 110, 38, '#e9ecef', 10)).join('')}${ring(600, 480, 84, lit(f.tone, 0.35), 24)}${line('M470 190V750M730 190V750', '#c9cdd280', 16)}`,
  300,
)

const walker = inRoom(
  ['#c9cdd2'],
  (f) =>
    `${line('M330 780L400 300Q410 260 460 260H780Q830 260 840 300L900 780', f.round(), 28)}${line('M470 780L500 330M760 780L740 330', '#9aa1a9', 22)}${line('M372 520H868M420 660H800', '#9aa1a9', 22)}${rect(370, 270, 60, 120, '#26272c', 26)}${rect(810, 270, 60, 120, '#26272c', 26)}${[330, 470, 760, 900].map((x) => rect(x - 22, 764, 44, 30, '#17181c', 8)).join('')}`,
)

const hospitalBed = inRoom(
  whites,
  (f) =>
    `${path('M240 520L330 300L470 360L560 520z', '#8fb8d9')}${rect(540, 480, 460, 60, '#8fb8d9', 16)}${rect(290, 340, 150, 90, '#ffffff', 34)}${rect(210, 530, 810, 40, f.round())}${rect(190, 330, 34, 380, f.round(), 10)}${rect(1000, 400, 34, 310, f.round(), 10)}${line('M620 430H900M640 430V530M760 430V530M880 430V530', '#9aa1a9', 14)}${line('M330 570L420 740M870 570L780 740', '#9aa1a9', 20)}${[240, 980].map((x) => disc(x, 750, 36, '#26272c')).join('')}${line('M330 740H880', '#9aa1a9', 22)}`,
  500,
)

const bloodPressure = onTable(
  whites,
  (f) =>
    `${rect(420, 420, 400, 340, f.body(), 40)}${rect(470, 470, 240, 210, '#c9d8c0', 10)}${line('M510 520h90M510 580h70M510 640h50', '#26332a', 26)}${disc(765, 560, 34, '#24489c')}${line('M430 640Q300 760 260 600', '#5d626b', 22)}${rect(90, 330, 260, 330, '#24489c', 60)}${rect(120, 360, 200, 270, '#3f6fc0', 44)}${rect(150, 460, 140, 60, '#f4f1ec', 8)}`,
)

const medicalDevice = onTable(
  whites,
  (f) =>
    `${rect(330, 330, 470, 430, f.body(), 40)}${rect(380, 380, 250, 150, '#16281c', 12)}${line('M400 460h50l24 -50l34 90l26 -40h70', '#7dffb0', 8)}${disc(710, 450, 46, '#8d949c')}${each(3, (i) => disc(430 + i * 90, 620, 26, ['#4fae6a', '#e0a32c', '#c9203a'][i] ?? ''))}${line('M800 660Q1000 680 960 500T1010 360', '#9fd0ee', 24)}${path('M940 250H1080L1050 370H970z', '#bfe0ee')}${each(6, (i) => rect(660, 600 + i * 18, 100, 8, '#00000030', 4))}`,
)

const handMeter = onDesk(
  whites.concat(['#24489c', '#33353b']),
  (f) =>
    `${put(560, 450, `${rect(-130, -260, 310, 600, '#0b081250', 110)}${rect(-150, -280, 310, 600, f.body(), 110)}${rect(-105, -220, 220, 220, '#c9d8c0', 24)}${line('M-60 -150h60M20 -150h50M-60 -80h120', '#26332a', 26)}${disc(5, 100, 54, '#24489c')}${disc(5, 230, 30, '#8d949c')}`, 1, -10)}${put(900, 560, rect(-22, -150, 44, 270, '#f4f1ec', 8) + rect(-22, 80, 44, 40, '#c9203a', 6), 1, 24)}${put(980, 330, rect(-22, -150, 44, 270, '#f4f1ec', 8), 1, 50)}`,
)

const hearingAid = onTable(
  ['#d9b89a', '#8d949c', '#f1f2f3'],
  (f) =>
    `${path('M420 700Q360 500 440 360Q540 240 660 320Q720 380 660 430Q580 400 540 470Q500 560 540 660Q520 740 420 700z', f.ball())}${`<path d="M660 340Q800 260 850 400T820 640" fill="none" stroke="#e6eef2" stroke-width="18"/>`}${disc(810, 690, 66, f.ball())}${disc(790, 720, 24, '#c9a27c')}${rect(440, 420, 40, 110, '#26272c50', 20)}${rect(150, 680, 190, 90, '#33353b', 20)}`,
)

const proteinTub = onTable(
  ['#26272c', '#1f2f4a', '#3a1f2c', '#f1f2f3'],
  (f) =>
    `${can({ x: 500, y: 770, w: 420, h: 480, side: f.round(), top: f.tone })}${can({ x: 500, y: 330, w: 380, h: 90, side: f.dark(), top: '#33353b' })}${rect(300, 400, 400, 260, bright[3] ?? '', 0)}${line('M350 470h300M350 530h220', '#ffffff', 34)}${line('M350 600h150', '#17181c', 20)}${path('M790 770L770 520H990L970 770z', '#dfe8eecc')}${rect(760, 450, 240, 80, f.dark(), 16)}${rect(850, 400, 60, 60, f.dark(), 12)}${path('M784 690L974 690L968 770H790z', '#d9c4a8')}`,
)

export const health = {
  ...{ nailPolish, manicureTable, massageTable, vanity, salonTrolley, beautyDevice, uvLamp },
  ...{ hairIron, clipper, crutches, wheelchair, brace, walker, hospitalBed, bloodPressure },
  ...{ medicalDevice, handMeter, hearingAid, proteinTub },
}
