import { dim } from '../../colour.ts'
import { each } from '../../studio.ts'
import { bright, darks, greys, inRoom, onTable, woods } from '../../stages.ts'
import { disc, line, path, rect, ring } from '../../shapes.ts'

const sprayBottles = onTable(bright, (f) =>
  [290, 560, 830]
    .map(
      (x, i) =>
        path(
          `M${x - 40} 360H${x + 40}V430Q${x + 110} 470 ${x + 110} 560V740Q${x + 106} 770 ${x + 70} 770H${x - 70}Q${x - 106} 770 ${x - 110} 740V560Q${x - 110} 470 ${x - 40} 430z`,
          [f.round(), '#e9f4f8', f.pale()][i] ?? '',
        ) +
        path(
          `M${x - 50} 370V290H${x + 60}L${x + 120} 300V330H${x + 60}L${x + 80} 410L${x + 56} 416L${x + 30} 340V370z`,
          '#26272c',
        ) +
        rect(x - 80, 560, 160, 140, '#ffffffd0', 10) +
        line(`M${x - 50} 600h100M${x - 50} 640h60`, bright[i + 2] ?? '', 18),
    )
    .join(''),
)

const cashRegister = onTable(
  greys,
  (f) =>
    `${rect(240, 600, 680, 170, f.drop(), 14)}${line('M300 680H860', '#00000040', 9)}${path('M300 600L360 420H820L880 600z', f.body())}${rect(420, 270, 340, 160, f.dark(), 12)}${rect(450, 296, 280, 104, '#7fd0ff', 6)}${line('M480 350h120', '#17304a', 20)}${each(3, (r) => each(5, (i) => rect(400 + i * 74 - r * 6, 450 + r * 46, 58, 32, '#f4f1ec', 6)))}${path('M800 420L820 300H930L900 430z', '#ffffff')}`,
)

const barcodeScanner = onTable(
  darks,
  (f) =>
    `${path('M360 260Q400 200 520 210L820 270L800 400L560 400L600 700Q590 770 520 770H450Q400 760 400 700z', f.drop())}${path('M800 270L860 280L840 410L790 400z', '#b3202a')}${path('M850 300L1160 200V560L845 390z', '#ff4a3a30')}${rect(1000, 330, 140, 180, '#ffffff', 6)}${each(10, (i) => rect(1012 + i * 12, 350, i % 3 ? 4 : 8, 130, '#17181c'))}${line('M470 770Q460 840 300 820', '#17181c', 20)}`,
)

const airCompressor = inRoom(
  ['#b3202a', '#24489c', '#e07a2c', '#33353b'],
  (f) =>
    `${rect(230, 480, 720, 240, f.drop(), 120)}${rect(330, 330, 240, 170, '#33353b', 14)}${each(6, (i) => rect(340 + i * 38, 310, 22, 200, '#8d949c', 6))}${rect(600, 350, 240, 150, f.dark(), 50)}${disc(330, 740, 60, '#17181c')}${disc(330, 740, 26, '#c9cdd2')}${rect(820, 710, 60, 80, '#17181c', 10)}${line('M230 540Q120 520 110 380', '#26272c', 22)}${disc(880, 440, 44, '#f4f1ec')}${line('M880 440l16 -26', '#c9203a', 7)}${ring(880, 440, 44, '#5d626b', 9)}`,
  480,
)

const cafe = inRoom(
  woods,
  (f, { brush }) =>
    `${rect(-60, -40, 1320, 690, '#5d4a40')}${rect(80, 90, 560, 250, '#2b2d2b', 8)}${line('M130 150h220M130 210h300M130 270h180', '#e9e4da', 12)}${[720, 860, 1000].map((x) => line(`M${x} -40V170`, '#17181c', 5) + path(`M${x - 50} 230Q${x} 120 ${x + 50} 230z`, '#d9a93a') + disc(x, 260, 110, brush.glow('#ffe2b0', 0.7))).join('')}${rect(60, 470, 1080, 50, f.pale(), 6)}${rect(80, 516, 1040, 270, f.drop())}${each(9, (i) => line(`M${180 + i * 110} 530V780`, dim(f.tone, 0.4), 5))}${rect(740, 330, 220, 140, f.steel(), 12)}${rect(780, 400, 140, 70, '#26272c', 6)}${[200, 330, 460].map((x) => path(`M${x} 430h70v20q0 20 -35 20t-35 -20z`, '#ffffff')).join('')}${[260, 520, 800].map((x) => rect(x, 600, 150, 34, '#26272c', 16) + line(`M${x + 75} 634V860`, '#5d626b', 20)).join('')}`,
  0,
)

export const trading = { sprayBottles, cashRegister, barcodeScanner, airCompressor, cafe }
