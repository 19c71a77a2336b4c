import { dim, lit } from '../../colour.ts'
import { each } from '../../studio.ts'
import { bright, darks, inRoom, onDesk, onTable, onWall, woods } from '../../stages.ts'
import { can, disc, line, oval, path, put, rect, ring } from '../../shapes.ts'

function keys(x: number, y: number, count: number, w: number, h: number): string {
  return (
    each(count, (i) => rect(x + i * w, y, w - 3, h, '#fbfaf6', 4)) +
    each(count, (i) =>
      [0, 1, 3, 4, 5].includes(i % 7) && i < count - 1
        ? rect(x + i * w + w * 0.68, y, w * 0.6, h * 0.6, '#17181c', 3)
        : '',
    )
  )
}

const synth = onTable(
  darks,
  (f) =>
    `${rect(100, 470, 1000, 290, f.body(), 20)}${rect(480, 490, 240, 70, '#16281c', 8)}${line('M510 525h130', '#7dffb0', 14)}${each(6, (i) => disc(180 + i * 44, 525, 15, '#8d949c') + disc(790 + i * 44, 525, 15, '#8d949c'))}${keys(130, 580, 24, 39, 160)}`,
  520,
)

const piano = inRoom(
  ['#3a1f18', '#17181c', '#5d3424', '#f1efea'],
  (f) =>
    `${rect(230, 190, 740, 590, f.body(), 10)}${rect(210, 170, 780, 40, f.drop(), 8)}${rect(280, 250, 640, 190, f.deep(), 8)}${path('M200 500H1000L1020 560H180z', f.drop())}${keys(230, 500, 24, 31, 56)}${rect(180, 556, 840, 36, f.deep())}${[200, 950].map((x) => rect(x, 590, 50, 190, f.round())).join('')}${rect(500, 300, 200, 130, '#f4f1ec', 4)}${line('M520 340h160M520 370h160M520 400h160', '#8d949c', 4)}${[560, 620].map((x) => rect(x, 770, 30, 16, '#d9a93a', 4)).join('')}`,
  480,
)

const accordion = onTable(
  ['#b3202a', '#24489c', '#26272c', '#2f5d3b'],
  (f) =>
    `${each(9, (i) => path(`M${430 + i * 38} ${300 - (i % 2) * 10}h38v${450 + (i % 2) * 20}h-38z`, i % 2 ? '#2b2d33' : '#5d626b'))}${rect(220, 260, 220, 510, f.drop(), 30)}${rect(770, 260, 240, 510, f.drop(), 30)}${each(14, (i) => rect(244, 290 + i * 33, 110, 28, '#fbfaf6', 4) + (i % 7 === 2 || i % 7 === 6 ? '' : rect(244, 312 + i * 33, 66, 18, '#17181c', 3)))}${each(6, (r) => each(4, (i) => disc(830 + i * 44, 330 + r * 70, 15, '#f4ead6')))}${rect(380, 300, 40, 430, f.gold(), 10)}`,
)

function bowed(f: { drop: () => string; deep: () => string }): string {
  return `${path('M0 -60Q110 -70 120 20Q80 70 90 110Q170 160 160 270Q120 370 0 370T-160 270Q-170 160 -90 110Q-80 70 -120 20Q-110 -70 0 -60z', f.drop())}${line('M-50 120q-20 40 0 90M50 120q20 40 0 90', '#2b140a', 9)}${path('M-26 -380H26L30 140H-30z', '#1b1210')}${rect(-46, 200, 92, 14, '#e9dcc0', 4)}${path('M-30 230H30L16 350H-16z', '#1b1210')}${line('M-12 -370V300M12 -370V300', '#f4f1ec', 3)}${path('M-34 -380Q-40 -440 0 -450T34 -380z', f.deep())}`
}

const violin = onTable(
  ['#a8522c', '#8a3f1f', '#b5652c'],
  (f) =>
    `${put(540, 420, bowed(f), 0.95, 16)}${line('M760 120L1010 760', '#5d2f1a', 14)}${line('M776 120L1022 750', '#f4ead6', 6)}`,
)

const electricGuitar = onWall(
  bright.concat(['#17181c', '#f1ead6']),
  (f) =>
    `${put(600, 480, `${path('M-40 -60Q-130 -130 -170 -60Q-180 20 -130 70Q-210 150 -170 260Q-100 340 0 330T170 260Q210 150 130 80Q170 0 140 -90Q90 -110 40 -30z', f.drop())}${path('M-70 -10Q-90 150 -50 240L90 220Q60 100 60 -10z', '#f4f1ec')}${rect(-24, -470, 48, 520, '#3a2414')}${path('M-30 -480L-50 -590H40L30 -480z', f.deep())}${each(9, (i) => line(`M-24 ${-430 + i * 46}H24`, '#c9cdd2', 3))}${[50, 130].map((y) => rect(-44, y, 88, 30, '#17181c', 8)).join('')}${rect(-50, 210, 100, 24, '#c9cdd2', 6)}${line('M-10 -470V220M10 -470V220', '#e9ecef', 3)}${disc(100, 230, 16, '#17181c')}${disc(120, 180, 16, '#17181c')}`, 0.82, 14)}`,
)

const panFlute = onDesk(
  woods,
  (f) =>
    `${put(600, 450, `${each(14, (i) => rect(-364 + i * 52, -240, 46, 520 - i * 26, f.round(), 20) + oval(-341 + i * 52, -238, 20, 9, '#33201a'))}${path('M-380 -110Q0 -60 380 -130V-60Q0 20 -380 -40z', dim(f.tone, 0.45))}`, 1, -8)}`,
)

const drums = inRoom(
  bright,
  (f) =>
    `${disc(600, 600, 190, f.drop())}${disc(600, 600, 164, '#f4f1ec')}${ring(600, 600, 176, '#c9cdd2', 12)}${can({ x: 420, y: 420, w: 210, h: 130, side: f.round(), top: '#f4f1ec' })}${can({ x: 780, y: 420, w: 210, h: 130, side: f.round(), top: '#f4f1ec' })}${can({ x: 270, y: 680, w: 240, h: 130, side: f.round(), top: '#f4f1ec' })}${can({ x: 930, y: 720, w: 250, h: 190, side: f.round(), top: '#f4f1ec' })}${line('M200 790V210M1000 790V190', '#8d949c', 10)}${oval(210, 220, 150, 26, '#e0b83c')}${oval(990, 200, 160, 28, '#d9a93a')}`,
  520,
)

const saxophone = onDesk(
  ['#d9a93a', '#e0b83c', '#c9cdd2'],
  (f) =>
    `${put(560, 450, `${`<path d="M330 -330L200 -310Q120 -300 90 -220L-60 150Q-110 280 -210 260T-270 110Q-270 30 -330 0" fill="none" stroke="${dim(f.tone, 0.2)}" stroke-width="64" stroke-linecap="round"/><path d="M330 -330L200 -310Q120 -300 90 -220L-60 150Q-110 280 -210 260T-270 110" fill="none" stroke="${lit(f.tone, 0.35)}" stroke-width="24" stroke-linecap="round"/>`}${path('M-350 80L-180 70Q-160 -60 -90 -110Q-250 -90 -430 -130Q-350 -40 -350 80z', f.drop())}${rect(300, -360, 130, 50, '#17181c', 20)}${each(7, (i) => disc(60 - i * 26, -150 + i * 60, 28, f.pale()) + disc(60 - i * 26, -150 + i * 60, 13, '#8a621c'))}`, 0.95, 4)}`,
)

export const music = {
  ...{ synth, piano, accordion, violin, electricGuitar, panFlute, drums, saxophone },
}
