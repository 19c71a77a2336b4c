import { dim, lit } from '../../colour.ts'
import { each } from '../../studio.ts'
import { bright, cloths, darks, inRoom, onDesk, onTable, onWall, type Draw } from '../../stages.ts'
import { disc, line, oval, path, put, rect, ring } from '../../shapes.ts'

const hanger = `${line('M600 40Q650 40 640 90Q600 100 600 140', '#8d949c', 9)}${line('M600 140L400 210M600 140L800 210', '#a8774a', 16)}`

/** What hangs on a wall, its shadow behind it. */
function hanging(tones: readonly string[], draw: Draw) {
  return onWall(
    tones,
    (f, s) => `<g transform="translate(24 22)" opacity="0.18">${hanger}</g>${hanger}${draw(f, s)}`,
  )
}

const puffer = hanging(
  bright.concat(darks),
  (f) =>
    `${path('M430 190Q600 260 770 190L900 300L960 640L850 670L800 470V760H400V470L350 670L240 640L300 300z', f.drop())}${each(6, (i) => line(`M${404} ${320 + i * 76}Q600 ${350 + i * 76} 796 ${320 + i * 76}`, dim(f.tone, 0.45), 8))}${each(4, (i) => line(`M${300 - i * 14} ${370 + i * 74}l90 26M${900 + i * 14} ${370 + i * 74}l-90 26`, dim(f.tone, 0.45), 7))}${line('M600 230V756', '#e9ecef', 9)}${path('M450 190Q600 270 750 190L720 120Q600 180 480 120z', f.deep())}`,
)

const longCoat = hanging(
  ['#c9a27c', '#26272c', '#8a8f98', '#3a4a5a', '#7a1f2f', '#b5854f'],
  (f) =>
    `${path('M440 180Q600 240 760 180L870 270L930 640L840 660L790 450L830 850H370L410 450L360 660L270 640L330 270z', f.drop())}${path('M600 260L500 180L470 300L600 480zM600 260L700 180L730 300L600 480z', f.pale())}${line('M600 470V848', dim(f.tone, 0.5), 6)}${each(3, (i) => disc(570, 530 + i * 80, 13, '#2b2522') + disc(640, 530 + i * 80, 13, '#2b2522'))}${rect(390, 560, 420, 36, dim(f.tone, 0.25))}`,
)

const leatherJacket = hanging(
  ['#1f1c1d', '#5d3724', '#33302f', '#7a4a2c'],
  (f) =>
    `${path('M430 190Q600 240 770 190L880 290L940 650L840 680L800 470L810 700H390L400 470L360 680L260 650L320 290z', f.body())}${path('M600 250L470 170L450 330L590 420zM600 250L730 170L750 330L610 420z', f.pale())}${line('M560 420L590 700', '#c9cdd2', 8)}${line('M430 540L520 500M680 500L770 540', '#c9cdd2', 7)}${rect(390, 660, 420, 44, f.deep())}${line('M340 330Q330 500 300 640', '#ffffff30', 14)}`,
)

const furCoat = hanging(
  ['#6d4a34', '#8d8a86', '#3a2a22', '#d9c4a8', '#a8774a'],
  (f) =>
    `${path('M430 180Q600 250 770 180L890 280L950 620L830 660L800 470V830H400V470L370 660L250 620L310 280z', f.drop())}${each(230, (i) => line(`M${412 + ((i * 97) % 372)} ${230 + ((i * 61) % 560)}q-6 22 4 38`, i % 2 ? lit(f.tone, 0.3) : dim(f.tone, 0.35), 7))}${line('M600 250V826', dim(f.tone, 0.6), 9)}`,
)

const sweater = hanging(
  cloths,
  (f) =>
    `${path('M450 190Q600 250 750 190L880 290L940 650L840 670L790 470V720H410V470L360 670L260 650L320 290z', f.drop())}${each(6, (i) => each(10, (k) => line(`M${440 + k * 36} ${330 + i * 60}l16 22l16 -22`, lit(f.tone, 0.3), 5)))}${rect(410, 690, 380, 44, f.deep(), 8)}${path('M470 190Q600 270 730 190L710 170Q600 230 490 170z', f.deep())}`,
)

const tshirt = hanging(
  bright.concat(['#f4f1ec', '#26272c']),
  (f) =>
    `${path('M460 190Q600 260 740 190L900 290L850 430L780 400V720H420V400L350 430L300 290z', f.drop())}${path('M480 190Q600 280 720 190L700 176Q600 240 500 176z', f.deep())}${rect(640, 330, 70, 60, lit(f.tone, 0.5), 8)}${line('M440 420Q450 580 440 700M760 420Q750 580 760 700', '#00000018', 9)}`,
)

const hoodie = hanging(
  ['#8a8f98', '#26272c', '#24489c', '#7a1f4f', '#d9a0b0', '#3f7d5b'],
  (f) =>
    `${path('M440 200Q600 260 760 200L880 300L950 660L850 680L795 480V730H405V480L350 680L250 660L320 300z', f.drop())}${path('M450 200Q440 90 600 90T750 200Q700 290 600 300T450 200z', f.deep())}${path('M500 200Q510 130 600 130T700 200Q660 260 600 262T500 200z', dim(f.tone, 0.6))}${line('M560 280V400M640 280V390', '#f4f1ec', 9)}${path('M460 540H740L780 680H420z', f.pale())}${rect(405, 700, 390, 36, f.deep())}`,
)

const folkBlouse = hanging(
  ['#b3202a', '#24489c', '#26272c', '#7a1f4f'],
  (f) =>
    `${path('M450 190Q600 250 750 190L890 280L960 600Q900 660 850 640L790 450V730H410V450L350 640Q300 660 240 600L310 280z', '#fbf8f0')}${path('M560 220H640V480H560z', '#f1e9d8')}${each(8, (i) => path(`M600 ${240 + i * 30}l26 14l-26 14l-26 -14z`, f.tone))}${[330, 870].map((x, k) => each(8, (i) => path(`M${x + (k ? 7 : -7) * i} ${330 + i * 34}l20 12l-20 12l-20 -12z`, i % 2 ? f.tone : '#26272c'))).join('')}${each(13, (i) => path(`M${424 + i * 28} 690l14 16l-14 16l-14 -16z`, i % 2 ? f.tone : '#e0a32c'))}${line('M440 460Q450 600 440 680M760 460Q750 600 760 680', '#00000014', 9)}`,
)

const skirt = hanging(
  cloths.concat(bright),
  (f) =>
    `${rect(440, 200, 320, 60, f.deep(), 8)}${path('M444 256H756L900 760Q600 830 300 760z', f.drop())}${each(9, (i) => line(`M${470 + i * 33} 262L${360 + i * 60} 780`, dim(f.tone, 0.35) + '90', 8))}`,
)

const onesie = onDesk(
  ['#a8c9e0', '#f0c8d4', '#f4e6b0', '#bfdcc0', '#f4f1ec'],
  (f) =>
    `${put(470, 440, `${path('M-110 -260Q0 -210 110 -260L250 -170L210 -50L140 -90V160L170 300H60L0 220L-60 300H-170L-140 160V-90L-210 -50L-250 -170z', '#0b081240')}${put(-12, -14, path('M-110 -260Q0 -210 110 -260L250 -170L210 -50L140 -90V160L170 300H60L0 220L-60 300H-170L-140 160V-90L-210 -50L-250 -170z', f.drop()))}${each(3, (i) => disc(-52 + i * 40, 250 - Math.abs(i - 1) * 30, 9, '#ffffff'))}${path('M-40 -20q40 -70 80 0q0 50 -40 80q-40 -30 -40 -80z', '#ffffffb0')}`, 1, -6)}${put(890, 330, path('M-120 60Q-120 -110 0 -120T120 60z', f.pale()) + rect(-132, 50, 264, 50, f.deep(), 24) + disc(0, -124, 32, '#ffffff'))}${[820, 960].map((x) => put(x, 640, path('M-50 -80H30V-10Q90 -10 90 50Q90 80 40 80H-50z', f.drop()) + rect(-56, -96, 92, 36, f.pale(), 16))).join('')}`,
)

const kidClothes = onTable(
  bright,
  (f) =>
    `${each(6, (i) => rect(270 - (i % 2) * 14, 690 - i * 70, 600, 72, [f.drop(), f.pale(), '#f4e6b0', '#a8c9e0', f.body(), '#f0c8d4'][i] ?? '', 30) + line(`M300 ${726 - i * 70}H840`, '#ffffff50', 6))}${path('M430 330Q570 400 700 330L660 250Q570 300 480 250z', f.deep())}${[930, 1030].map((x) => put(x, 720, path('M-40 -60H30V-10Q76 -6 76 46H-40z', f.drop()))).join('')}`,
)

const leathers = ['#26211f', '#7d5030', '#4a2f22', '#b5854f', '#6d1f2a']

function pair(draw: Draw, tones: readonly string[]) {
  return onTable(
    tones,
    (f, s) => put(-90, -46, draw(f, s), 0.92) + put(120, 20, draw(f, s), 0.98),
    480,
  )
}

const boots = pair(
  (f) =>
    `${path('M350 240H600L610 520Q760 560 850 620Q900 660 890 740H340Q330 500 350 240z', f.body())}${rect(334, 726, 562, 44, '#1b1c20', 14)}${rect(340, 226, 270, 56, lit(f.tone, 0.55), 24)}${each(5, (i) => line(`M${590 + i * 14} ${380 + i * 40}l60 -14`, '#f4ead6', 9))}${line('M380 300Q370 500 380 700', '#ffffff30', 14)}`,
  leathers,
)

const rubberBoots = pair(
  (f) =>
    `${path('M360 200H610L600 540Q760 580 860 650Q900 690 890 740H350Q340 460 360 200z', f.round())}${rect(346, 726, 550, 44, dim(f.tone, 0.5), 14)}${rect(352, 190, 266, 36, lit(f.tone, 0.3), 16)}${line('M400 250Q390 480 400 690', '#ffffff90', 20)}`,
  ['#2f7d5b', '#e0a32c', '#24489c', '#3a4a3a', '#d9577c'],
)

const dressShoes = pair(
  (f) =>
    `${path('M230 540Q300 500 400 560L560 600Q760 600 900 680Q940 710 930 740H230Q210 640 230 540z', f.body())}${rect(220, 732, 720, 26, '#17181c', 10)}${rect(220, 740, 190, 36, '#17181c', 6)}${path('M330 560Q420 520 540 600Q440 640 350 620z', '#2b2522')}${each(3, (i) => line(`M${470 + i * 44} ${590 + i * 6}l44 26`, '#f4ead680', 7))}${line('M640 650Q780 650 880 700', '#ffffff50', 11)}`,
  leathers,
)

const sandals = pair(
  (f) =>
    `${path('M230 700Q400 640 600 690T930 700Q950 750 900 764H260Q210 750 230 700z', '#c9a27c')}${rect(236, 744, 690, 26, '#4a2f1c', 12)}${path('M300 690Q330 540 430 560L480 680zM610 690Q640 590 740 600L880 694z', f.drop())}${line('M330 640Q260 560 300 520Q400 500 440 600', f.tone, 30)}${disc(350, 530, 14, '#d9a93a')}`,
  leathers.concat(['#f4f1ec']),
)

const gymBag = onTable(
  bright.concat(darks),
  (f) =>
    `${`<path d="M380 430Q420 220 600 220T820 430" stroke="#26272c" stroke-width="30" fill="none"/>`}${path('M190 480Q200 410 300 410H900Q1000 410 1010 480L1030 700Q1030 766 950 770H250Q170 766 170 700z', f.drop())}${line('M240 450H960', '#e9ecef', 10)}${rect(420, 540, 360, 170, f.deep(), 20)}${line('M500 620h200', '#ffffff', 22)}${oval(200, 610, 50, 120, f.deep())}${oval(1000, 610, 50, 120, f.deep())}`,
)

const wallet = onDesk(
  leathers,
  (f) =>
    `${put(600, 450, `${rect(-330, -210, 720, 470, '#0b081260', 34)}${path('M-250 -250H240V-100H-250z', '#6fae7a')}${path('M-200 -280H290V-130H-200z', '#8fbf9a')}${rect(-350, -200, 710, 440, f.body(), 34)}<rect x="-326" y="-176" width="662" height="392" rx="24" fill="none" stroke="#f4ead690" stroke-width="5" stroke-dasharray="16 10"/>${rect(200, -40, 190, 110, f.deep(), 30)}${disc(250, 14, 22, '#d9a93a')}`, 1, -9)}`,
)

const bright2 = ['#e6f4fa', '#f4d0d8', '#dff0d8', '#fff0b8']

const ringOn = onTable(
  bright2,
  (f) =>
    `${path('M330 560L400 470H800L870 560z', '#3a1f2c')}${rect(330, 556, 540, 210, '#5a1f3f', 20)}${rect(370, 590, 460, 150, '#7a2f56', 16)}${ring(600, 470, 150, '#d9a93a', 34)}${ring(600, 470, 152, '#fff0b8', 8)}${path('M510 300L550 240H650L690 300L600 390z', f.tone)}${path('M510 300H690L600 390zM550 240L570 300L600 240L630 300L650 240', '#ffffff80')}${line('M720 220l50 -40M480 220l-50 -40M600 190v-60', '#ffffff', 7)}`,
)

const socks = onDesk(bright, (f) =>
  [230, 520, 810]
    .map((x, i) =>
      put(
        x,
        170,
        `${path('M20 20H150V330L270 430Q320 500 250 550Q190 570 130 520L20 430z', '#0b081250')}${path('M0 0H130V320L250 410Q300 480 230 530Q170 550 110 500L0 410z', i % 2 ? f.pale() : f.drop())}${rect(-4, -6, 138, 70, i % 2 ? f.deep() : '#f4f1ec', 14)}${each(4, (k) => rect(0, 110 + k * 54, 130, 20, '#ffffff70'))}`,
      ),
    )
    .join(''),
)

const clothesRack = inRoom(
  bright,
  (f) =>
    `${line('M230 780V180H970V780M170 780H300M900 780H1030', '#33353b', 20)}${each(7, (i) => put(300 + i * 100, 190, line('M0 0V34', '#8d949c', 6) + path('M-10 34Q-60 60 -60 100V420Q0 440 60 420V100Q60 60 10 34z', ['#8a8f98', f.drop(), f.pale()][i % 3] ?? '')))}`,
  480,
)

export const garments = {
  ...{ puffer, longCoat, leatherJacket, furCoat, sweater, tshirt, hoodie, folkBlouse, skirt },
  ...{ onesie, kidClothes, boots, rubberBoots, dressShoes, sandals, gymBag, wallet, socks },
  ...{ clothesRack, ring: ringOn },
}
