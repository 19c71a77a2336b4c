import { each } from '../../studio.ts'
import { bright, darks, greys, onDesk, onTable } from '../../stages.ts'
import { can, disc, line, oval, path, put, rect, ring } from '../../shapes.ts'
import { wheel } from '../../pieces.ts'

const headlight = onTable(
  greys,
  (f) =>
    `${path('M180 700Q160 470 420 400Q760 330 1010 420Q1060 560 960 680Q620 760 180 700z', f.dark())}${path('M220 670Q220 500 440 440Q750 380 970 450Q1000 560 920 650Q600 720 220 670z', f.glass())}${[400, 640, 850].map((x, i) => disc(x, 560 - i * 10, 92 - i * 12, f.steel()) + disc(x, 560 - i * 10, 62 - i * 10, '#fffbe8') + disc(x - 20, 540 - i * 10, 18, '#fff')).join('')}${line('M250 480Q560 380 960 440', '#ffffff', 8)}`,
)

const engine = onTable(
  greys,
  (f) =>
    `${rect(300, 420, 600, 300, f.metal(), 20)}${rect(340, 300, 520, 140, f.body(), 18)}${each(4, (i) => rect(370 + i * 125, 250, 86, 70, f.dark(), 12) + disc(413 + i * 125, 245, 16, '#e07a2c'))}${each(5, (i) => line(`M${330 + i * 130} 470V690`, '#44484e', 10))}${disc(870, 560, 110, f.steel()) + disc(870, 560, 60, f.dark())}${disc(780, 690, 62, f.steel()) + disc(780, 690, 26, f.dark())}${line('M770 520Q900 400 960 520T830 740Q720 740 740 640z', '#1b1c20', 20)}${line('M300 380Q200 380 220 520T300 600', '#5d626b', 34)}${rect(340, 700, 460, 66, f.deep(), 16)}`,
)

const bumper = onTable(
  bright,
  (f) =>
    `${path('M110 480Q130 420 260 410Q600 370 940 410Q1070 420 1090 480L1060 700Q1030 740 940 730Q600 760 260 730Q170 740 140 700z', f.drop())}${path('M360 560Q600 530 840 560L800 670Q600 690 400 670z', '#131417')}${each(4, (i) => line(`M384 ${582 + i * 24}Q600 ${560 + i * 24} 816 ${582 + i * 24}`, '#3a3c42', 7))}${[230, 970].map((x) => disc(x, 620, 46, f.dark()) + disc(x, 620, 28, '#fff4c4')).join('')}${line('M180 470Q600 400 1020 470', '#ffffff', 8)}`,
  520,
)

const gearbox = onTable(
  greys,
  (f) =>
    `${path('M250 460L420 330H640L720 400H960V620H700L620 740H360L250 660z', f.metal())}${disc(430, 540, 190, f.steel())}${disc(430, 540, 140, f.dark())}${disc(430, 540, 50, f.steel())}${each(10, (i) => put(430, 540, disc(0, -166, 13, '#33353b'), 1, i * 36))}${each(4, (i) => line(`M${740 + i * 54} 420V600`, '#5d626b', 14))}${rect(950, 480, 110, 70, f.steel(), 12)}${line('M640 340L700 250L790 260', '#33353b', 22)}`,
)

const timingKit = onDesk(
  darks,
  (f) =>
    `<g fill="none" stroke="${f.tone}" stroke-width="44"><path d="M330 300Q240 450 340 600T640 640T880 500Q960 330 800 260T330 300z"/></g><path d="M330 300Q240 450 340 600T640 640T880 500Q960 330 800 260T330 300z" fill="none" stroke="#7d828b" stroke-width="20" stroke-dasharray="8 16"/>${[
      [440, 430, 96],
      [760, 400, 84],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          disc(x, y, r, f.steel()) +
          disc(x, y, r * 0.6, f.dark()) +
          disc(x, y, r * 0.26, f.steel()),
      )
      .join(
        '',
      )}${put(1000, 660, rect(-90, -70, 180, 140, f.metal(), 26) + disc(0, 0, 56, f.dark()) + each(6, (i) => put(0, 0, line('M0 0V-50', '#9aa1a9', 9), 1, i * 60)))}`,
)

const carRadiator = onTable(
  greys,
  (f) =>
    `${rect(190, 260, 820, 500, f.metal(), 14)}${rect(250, 280, 700, 460, '#3a3c42')}${each(34, (i) => line(`M${264 + i * 20.6} 290V730`, i % 2 ? '#8d949c' : '#b9bec4', 7))}${rect(180, 250, 70, 520, f.dark(), 20)}${rect(950, 250, 70, 520, f.dark(), 20)}${rect(990, 320, 90, 56, f.dark(), 20)}${rect(120, 640, 90, 56, f.dark(), 20)}`,
  480,
)

const battery = onTable(
  ['#24489c', '#26272c', '#33415c', '#b3202a', '#2f5d3b'],
  (f) =>
    `${rect(280, 360, 640, 400, f.body(), 14)}${path('M280 370L340 290H980L920 370z', f.pale())}${path('M920 370L980 290V690L920 760z', f.deep())}${rect(380, 250, 90, 70, f.steel(), 12)}${rect(800, 250, 90, 70, f.steel(), 12)}${line('M425 230v40M405 250h40', '#b3202a', 12)}${line('M825 240h40', '#17181c', 12)}${rect(330, 440, 540, 230, f.paper(), 12)}${path('M640 460L540 570H610L570 660L690 540H620z', '#e0a32c')}${line('M360 640h130M740 640h100', '#5d626b', 14)}`,
)

const rim = onDesk(greys.slice(0, 5), (f, { brush, subject }) =>
  wheelWithout(
    wheel(brush, { x: 0, y: 0, r: 470, spokes: subject.pick([5, 6, 7, 10]), rim: f.tone }),
    f.steel(),
  ),
)

/** A wheel whose tyre is hidden by the edge of the rim. */
function wheelWithout(drawing: string, edge: string): string {
  return put(
    600,
    450,
    `<clipPath id="rim"><circle r="345"/></clipPath>${oval(20, 30, 400, 396, '#0b081280')}<circle r="385" fill="${edge}"/><circle r="350" fill="#2b2d33"/><g clip-path="url(#rim)">${drawing}</g>`,
  )
}

const carStereo = onTable(
  darks,
  (f) =>
    `${rect(180, 330, 840, 440, f.dark(), 26)}${rect(300, 370, 640, 360, f.screen(), 10)}${[0, 1, 2, 3].map((i) => rect(340 + i * 150, 580, 110, 110, ['#e0a32c', '#3fae6a', '#d9407c', '#3f7fd9'][i] ?? '', 22)).join('')}${line('M360 440h220M360 490h140', '#ffffff', 16)}${disc(240, 470, 36, f.steel())}${disc(240, 620, 36, f.steel())}`,
  480,
)

const dashcam = onTable(
  darks,
  (f) =>
    `${rect(420, 330, 460, 340, f.body(), 50)}${disc(600, 500, 140, f.dark())}${disc(600, 500, 100, '#0c0d11')}${disc(600, 500, 62, '#2a3f6a')}${disc(574, 474, 22, '#cfe2ee')}${rect(560, 220, 90, 120, f.dark(), 14)}${oval(605, 220, 130, 34, f.dark())}${disc(810, 390, 14, '#ff4a3a')}${line('M880 600Q1040 640 1010 780', '#17181c', 14)}`,
)

const subwoofer = onTable(
  darks,
  (f) =>
    `${rect(270, 220, 660, 550, f.body(), 16)}${disc(600, 490, 230, f.steel())}${disc(600, 490, 212, '#101114')}${disc(600, 490, 180, f.dark())}${ring(600, 490, 140, '#4a4d55', 10)}${disc(600, 490, 74, f.rubber())}${disc(310, 260, 12, '#8d949c') + disc(890, 260, 12, '#8d949c')}`,
)

const carSpeakers = onDesk(darks, (f) =>
  [390, 830]
    .map((x, i) =>
      put(
        x,
        430 + i * 60,
        `${oval(20, 30, 220, 220, '#0b081270')}${disc(0, 0, 210, f.dark())}${each(4, (k) => put(0, 0, disc(0, -190, 14, '#9aa1a9'), 1, 45 + k * 90))}${disc(0, 0, 168, f.body())}${ring(0, 0, 120, '#6d737b', 8)}${disc(0, 0, 56, f.steel())}`,
      ),
    )
    .join(''),
)

const carMats = onDesk(darks, (f) =>
  [
    [170, 150, -6],
    [650, 170, 5],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      put(
        x,
        y,
        `<path d="M20 40Q30 0 90 0H310Q370 0 380 60V520Q380 580 320 580H70Q20 580 20 520z" fill="${f.body()}" stroke="#0d0d10" stroke-width="16"/>${each(9, (i) => line(`M60 ${80 + i * 54}H340`, '#5d6068', 8))}`,
        1,
        turn,
      ),
    )
    .join(''),
)

const roofBox = onTable(
  darks,
  (f) =>
    `${path('M100 600Q120 420 420 390Q800 370 1040 470Q1120 520 1110 610Q1090 660 1000 660H180Q110 660 100 600z', f.drop())}${path('M104 590Q600 640 1108 590L1106 622Q600 668 106 618z', '#0d0d10')}${line('M200 480Q560 400 900 440', '#ffffff', 10)}${[330, 850].map((x) => rect(x, 650, 60, 120, f.steel(), 10)).join('')}${rect(180, 740, 850, 34, f.steel(), 16)}`,
  520,
)

const roofBars = onDesk(greys, (f) =>
  [270, 540]
    .map((y) =>
      put(
        0,
        y,
        `${rect(150, 20, 920, 60, '#0b081260', 28)}${rect(140, 0, 920, 56, f.steel(), 26)}${[190, 930].map((x) => rect(x, -20, 90, 110, '#26272c', 20) + disc(x + 45, 30, 14, '#8d949c')).join('')}`,
      ),
    )
    .join(''),
)

const seatCovers = onTable(['#26272c', '#7d5a43', '#8a8f98', '#7a1f2f', '#d5b895'], (f) =>
  [330, 690]
    .map((x) =>
      put(
        x,
        0,
        `${rect(0, 290, 260, 340, f.body(), 60)}${rect(60, 180, 140, 130, f.body(), 44)}${path('M-20 610H280L300 730Q290 770 240 770H20Q-30 770 -40 730z', f.drop())}${line('M60 340V600M200 340V600M30 660H230', '#f4efe4', 5)}`,
      ),
    )
    .join(''),
)

const jumpStarter = onTable(
  bright,
  (f) =>
    `${rect(330, 420, 460, 350, f.body(), 40)}${rect(390, 480, 340, 150, f.dark(), 18)}${line('M440 555h90M585 510v90', '#7dffb0', 16)}${disc(440, 700, 26, f.dark())}${disc(530, 700, 26, f.dark())}${line('M790 600Q960 560 940 700T1040 740', '#b3202a', 20)}${line('M330 600Q180 560 200 700T130 740', '#17181c', 20)}${path('M1010 700l90 -30v30l-60 26l60 26v30l-90 -30z', '#b3202a')}${path('M160 700l-90 -30v30l60 26l-60 26v30l90 -30z', '#26272c')}`,
)

const chainKit = onDesk(
  greys,
  (f) =>
    `${ring(560, 450, 300, '#3a3c42', 40)}<circle cx="560" cy="450" r="300" fill="none" stroke="#c9cdd2" stroke-width="22" stroke-dasharray="26 14"/>${[
      [560, 450, 190, 30],
      [950, 640, 90, 16],
    ]
      .map(([x = 0, y = 0, r = 0, teeth = 0]) =>
        put(
          x,
          y,
          `${each(teeth, (i) => put(0, 0, path(`M-10 ${-r + 6}L0 ${-r - 24}L10 ${-r + 6}z`, '#8d949c'), 1, (360 / teeth) * i))}${disc(0, 0, r, f.steel())}${each(5, (i) => put(0, 0, disc(0, -r * 0.6, r * 0.16, '#33353b'), 1, i * 72))}${disc(0, 0, r * 0.26, '#26272c')}`,
        ),
      )
      .join('')}`,
)

const carburettor = onTable(
  greys,
  (f) =>
    `${rect(450, 420, 300, 350, f.metal(), 30)}${can({ x: 600, y: 440, w: 220, h: 170, side: f.steel(), top: '#33353b' })}${disc(420, 560, 110, f.steel())}${disc(420, 560, 76, '#26272c')}${rect(740, 520, 160, 90, f.metal(), 20)}${line('M700 300Q860 260 940 360', '#17181c', 16)}${each(3, (i) => disc(500 + i * 100, 730, 14, f.gold()))}`,
)

const pistonKit = onDesk(
  greys,
  (f) =>
    `${put(390, 430, `${oval(20, 30, 210, 250, '#0b081260')}${rect(-180, -240, 360, 480, f.metal(), 20)}${each(9, (i) => rect(-210, -220 + i * 52, 420, 22, f.steel(), 8))}${disc(0, 0, 110, '#17181c')}${disc(0, 0, 96, '#44484e')}`)}${put(850, 360, `${rect(-130, -150, 260, 240, f.steel(), 24)}${each(3, (i) => line(`M-130 ${-110 + i * 34}H130`, '#33353b', 8))}${disc(0, 30, 40, '#26272c')}`)}${ring(790, 700, 90, '#8d949c', 12)}${ring(960, 700, 90, '#b9bec4', 12)}`,
)

const exhaust = onDesk(greys, (f) =>
  put(
    600,
    450,
    `${rect(-400, -60, 640, 180, '#0b081260', 80)}${path('M-420 -60H-120Q-40 -130 60 -130H380Q430 -130 430 0T380 130H60Q-40 130 -120 60H-420z', f.metal())}${rect(420, -70, 60, 140, '#17181c', 30)}${rect(120, -90, 200, 110, f.dark(), 14)}${line('M-380 -30H-100', '#fff', 8)}`,
    1,
    -12,
  ),
)

export const carParts = {
  ...{ headlight, engine, bumper, gearbox, timingKit, carRadiator, battery, rim, carStereo },
  ...{ dashcam, subwoofer, carSpeakers, carMats, roofBox, roofBars, seatCovers, jumpStarter },
  ...{ chainKit, carburettor, pistonKit, exhaust },
}
