import { dim } from '../../colour.ts'
import { each } from '../../studio.ts'
import { bright, darks, greys, onDesk, onTable } from '../../stages.ts'
import { disc, line, oval, path, put, rect, ring } from '../../shapes.ts'

const deskPhone = onTable(
  greys,
  (f) =>
    `${path('M260 760L340 480H900L960 760z', f.drop())}${rect(590, 510, 270, 80, '#a8c0a0', 8)}${each(4, (r) => each(3, (i) => rect(600 + i * 88 + r * 4, 610 + r * 36, 68, 26, f.pale(), 8)))}${path('M330 430Q300 330 380 320H470Q530 330 520 420L500 560Q520 680 540 720Q540 770 470 770H360Q300 760 310 690Q340 640 340 560z', f.body())}${line('M330 740Q200 780 180 660T260 620', f.tone, 14)}`,
)

const dialPhone = onTable(
  ['#b3202a', '#26272c', '#2f5d3b', '#e6dcc8', '#6d3a2c'],
  (f) =>
    `${path('M270 760Q300 520 440 440H760Q900 520 930 760Q600 800 270 760z', f.ball())}${path('M230 380Q240 300 340 310Q600 270 860 310Q960 300 970 380L940 450L830 430Q800 360 600 360T370 430L260 450z', f.drop())}${disc(600, 600, 140, f.pale())}${each(10, (i) => put(600, 600, disc(0, -100, 22, f.deep()), 1, 40 + i * 30))}${disc(600, 600, 56, '#f4ead6')}`,
)

const fitnessBand = onDesk(
  ['#26272c', '#3f5f86', '#d9577c', '#e07a2c', '#2f7d5b'],
  (f) =>
    `${put(600, 450, `${path('M-60 -400H60L70 400H-70z', '#0b081240')}${path('M-70 -410Q0 -440 70 -410L76 400Q0 440 -76 400z', f.round())}${rect(-86, -170, 172, 340, f.dark(), 80)}${rect(-64, -150, 128, 300, '#0c0d11', 60)}${line('M-24 -80h48M-24 -40h30', '#ffffff', 12)}${ring(0, 50, 36, '#4fe08a', 14)}${each(5, (i) => oval(0, 230 + i * 36, 14, 9, dim(f.tone, 0.5)))}`, 1, 18)}`,
)

const earbuds = onTable(
  ['#f4f5f6', '#26272c', '#3f5f86', '#d9c9e0'],
  (f) =>
    `${rect(330, 480, 540, 290, f.body(), 130)}${path('M330 600Q330 480 460 480H740Q870 480 870 600L830 420Q800 340 700 340H500Q400 340 370 420z', f.pale())}${oval(600, 600, 240, 44, dim(f.tone, 0.25))}${[500, 700].map((x) => disc(x, 540, 62, f.ball()) + disc(x, 560, 24, '#26272c') + rect(x - 18, 560, 36, 90, f.round(), 18)).join('')}${disc(600, 710, 9, '#4fe08a')}`,
)

const vrHeadset = onTable(
  ['#f1f2f3', '#26272c', '#d9dce0'],
  (f) =>
    `${`<path d="M280 520Q300 240 600 230T920 520" stroke="#5d626b" stroke-width="54" fill="none"/>`}${path('M230 500Q240 430 330 430H870Q960 430 970 500V640Q960 740 860 740H730Q680 740 650 690Q600 620 550 690Q520 740 470 740H340Q240 740 230 640z', f.drop())}${[360, 600, 840].map((x) => rect(x - 20, 480, 40, 130, '#17181c', 20) + disc(x, 510, 11, '#5a78b8') + disc(x, 580, 11, '#5a78b8')).join('')}${line('M270 470Q600 440 930 470', '#ffffff', 8)}`,
)

const phoneCase = onDesk(bright, (f) =>
  [
    [330, -10],
    [620, 0],
    [890, 9],
  ]
    .map(([x = 0, turn = 0], i) =>
      put(
        x,
        450,
        `${rect(-104, -230, 240, 490, '#0b081250', 44)}${rect(-120, -250, 240, 490, [f.body(), f.glass(), f.pale()][i] ?? '', 44)}${rect(-100, -230, 110, 120, '#17181c', 30)}${disc(-66, -196, 24, '#3a3f4a') + disc(-66, -142, 24, '#3a3f4a') + disc(-18, -170, 16, '#3a3f4a')}`,
        1,
        turn,
      ),
    )
    .join(''),
)

const screenGlass = onDesk(
  darks,
  (f) =>
    `${put(470, 460, `${rect(-150, -300, 320, 620, '#0b081250', 44)}${rect(-165, -315, 320, 620, f.dark(), 44)}${rect(-148, -298, 286, 586, f.screen(), 34)}`, 1, -6)}${put(690, 430, `${rect(-160, -310, 310, 610, '#e6f1f770', 40)}${line('M-120 -270L60 -300M-130 -180L110 -290', '#ffffffc0', 12)}<rect x="-160" y="-310" width="310" height="610" rx="40" fill="none" stroke="#ffffff" stroke-width="7"/>`, 1, 8)}${rect(930, 600, 190, 130, '#f4f1ec', 6)}`,
)

const wallCharger = onTable(
  ['#f4f5f6', '#26272c', '#d9dce0'],
  (f) =>
    `${rect(400, 380, 330, 330, f.body(), 60)}${rect(480, 300, 30, 90, '#c9cdd2', 12) + rect(620, 300, 30, 90, '#c9cdd2', 12)}${rect(500, 600, 130, 40, '#17181c', 20)}${line('M560 640V740Q560 800 700 780T900 640L980 560', '#f4f5f6', 22)}${put(1000, 540, rect(-26, -70, 52, 100, f.pale(), 14) + rect(-14, -104, 28, 40, '#9aa1a9', 6), 1, 40)}`,
  320,
)

const cable = onDesk(
  ['#f4f5f6', '#26272c', '#b3202a', '#3f7fd9'],
  (f) =>
    `<g fill="none" stroke="${f.tone}" stroke-width="26">${[0, 1, 2].map((i) => `<circle cx="${590 + i * 8}" cy="${440 + i * 6}" r="${230 - i * 34}"/>`).join('')}<path d="M360 440Q300 700 480 780M790 520Q960 640 900 760"/></g>${put(500, 790, rect(-30, -40, 110, 60, f.pale(), 12) + rect(80, -30, 60, 40, '#9aa1a9', 6), 1, 10)}${put(890, 780, rect(-30, -30, 100, 60, f.pale(), 12) + rect(70, -18, 50, 34, '#9aa1a9', 6), 1, 70)}`,
)

const wirelessPad = onDesk(
  ['#f4f5f6', '#26272c', '#d9cfc4'],
  (f) =>
    `${disc(470, 490, 270, '#0b081250')}${disc(450, 460, 270, f.body())}${ring(450, 460, 180, '#8d949c', 7)}${path('M470 360L390 490H450L430 560L520 430H460z', '#e0a32c')}${line('M640 650Q800 780 1040 700', f.tone, 20)}${put(850, 380, rect(-80, -110, 180, 240, '#0b081240', 50) + rect(-90, -120, 180, 240, f.dark(), 50) + rect(-70, -100, 140, 200, f.screen(), 40))}`,
)

const powerStation = onTable(
  ['#3a3f4a', '#e07a2c', '#2f7d5b', '#d9dce0'],
  (f) =>
    `${rect(260, 340, 680, 430, f.body(), 40)}${`<path d="M380 350Q380 250 600 250T820 350" stroke="#26272c" stroke-width="50" fill="none"/>`}${rect(320, 410, 330, 130, '#101114', 14)}${line('M360 480h70M470 480h40M540 480h70', '#7dffb0', 16)}${[730, 850].map((x) => disc(x, 480, 54, f.dark()) + disc(x - 16, 480, 7, '#0c0d11') + disc(x + 16, 480, 7, '#0c0d11')).join('')}${each(5, (i) => rect(340 + i * 110, 620, 80, 34, '#101114', 8))}${rect(320, 690, 560, 30, '#00000040', 14)}`,
)

const simCard = onDesk(
  ['#e07a2c', '#7a4fb0', '#24489c', '#2f7d5b', '#d9407c'],
  (f) =>
    `${put(560, 440, `${rect(-340, -210, 720, 460, '#0b081250', 30)}${rect(-360, -230, 720, 460, f.body(), 30)}${path('M-300 -150H-60L0 -90V150H-300z', '#f4f1ec')}${rect(-260, -80, 200, 170, f.gold(), 20)}${line('M-260 -20H-60M-260 40H-60M-160 -80V90', '#8a621c', 6)}${line('M60 -120H300M60 -60H250', '#ffffff', 22)}${line('M60 130H300', '#ffffff90', 40)}`, 1, -7)}`,
)

const phoneParts = onDesk(
  darks,
  (f) =>
    `${put(330, 450, `${rect(-130, -290, 300, 600, '#0b081250', 40)}${rect(-150, -310, 300, 600, f.dark(), 40)}${rect(-134, -294, 268, 568, f.screen(), 30)}${line('M-100 -200L40 -40L-60 60L90 240M40 -40L130 -90M-60 60L-130 40', '#ffffff', 6)}`, 1, -6)}${rect(590, 170, 170, 420, '#17181c', 10)}${rect(606, 190, 138, 380, '#e9ecef', 6)}${line('M630 260h90M630 300h60', '#8d949c', 12)}${put(900, 330, `${path('M-70 -170H70V-20H120V170H-70z', '#1f4a3a')}${each(5, (i) => rect(-50, -150 + i * 60, 70, 44, '#26272c', 4))}${each(6, (i) => disc(80, 0 + i * 26, 6, '#d9a93a'))}`)}${each(9, (i) => disc(640 + i * 46, 690 + (i % 3) * 30, 10, '#9aa1a9'))}${put(940, 640, rect(-16, 0, 32, 130, '#e0a32c', 12) + rect(-5, -150, 10, 160, '#c9cdd2'), 1, 60)}`,
)

const headset = onTable(
  darks,
  (f) =>
    `${`<path d="M330 600Q310 230 600 220T870 600" stroke="#33353b" stroke-width="46" fill="none"/>`}${rect(270, 520, 140, 220, f.round(), 60)}${rect(790, 520, 140, 220, f.round(), 60)}${line('M350 720Q380 800 520 760', '#33353b', 20)}${oval(560, 750, 56, 34, '#17181c')}${line('M370 560Q380 280 600 270', '#ffffff50', 8)}`,
)

export const phones = {
  ...{ deskPhone, dialPhone, fitnessBand, earbuds, vrHeadset, phoneCase, screenGlass, wallCharger },
  ...{ cable, wirelessPad, powerStation, simCard, phoneParts, headset },
}
