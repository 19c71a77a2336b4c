import { dim } from '../../colour.ts'
import { wheel } from '../../pieces.ts'
import { each, type Studio } from '../../studio.ts'
import { bright, onRoad, whites } from '../../stages.ts'
import { disc, line, oval, path, put, rect } from '../../shapes.ts'
import type { Fills } from '../../fills.ts'

function wheels({ brush }: Studio, xs: readonly number[], r: number, y = 720 - r): string {
  return xs.map((x) => wheel(brush, { x, y, r, spokes: 8, rim: '#b9bcc4' })).join('')
}

/** The cab of a lorry, nose to the right, on a frame; its own wheel stands at x 960. */
function cab(f: Fills, x = 0): string {
  return put(
    x,
    0,
    `${path('M790 660V270Q792 230 834 226H1000Q1040 228 1056 280L1092 440V640Q1092 664 1070 664z', f.drop())}${path('M846 290H1010L1056 440H846z', f.glass())}${line('M830 260V650M850 500h50', '#00000066', 6)}${rect(1040, 560, 56, 40, '#fff4c4', 8)}${rect(1060, 300, 36, 90, '#17181c', 8)}`,
  )
}

const works = ['#e8a81c', '#e07a2c', '#d9c02f', '#c9622c', '#4b6b8a']

const semiTruck = onRoad(
  bright,
  (f, s) =>
    `${rect(60, 250, 680, 370, f.white(), 8)}${each(15, (i) => line(`M${100 + i * 44} 270v330`, '#00000014', 4))}${rect(60, 470, 680, 60, f.tone)}${rect(70, 616, 960, 44, '#1b1c20')}${cab(f)}${wheels(s, [170, 300, 820, 980], 70)}`,
  560,
)

const semiTrailer = onRoad(
  bright,
  (f, s) =>
    `${rect(90, 230, 1000, 380, f.drop(), 8)}${each(9, (i) => line(`M${150 + i * 112} 240v360`, '#ffffff40', 7))}${rect(90, 600, 1000, 40, '#1b1c20')}${rect(900, 630, 30, 90, '#33353b')}${rect(880, 706, 70, 16, '#33353b')}${wheels(s, [240, 380, 520], 66)}`,
  560,
)

const flatTrailer = onRoad(
  bright,
  (f, s) =>
    `${rect(130, 570, 800, 50, f.drop(), 6)}${path('M130 570L40 690L70 700L170 620z', f.deep())}${each(7, (i) => line(`M${170 + i * 110} 572v46`, '#00000055', 6))}${path('M920 580H1110l30 40H920z', f.metal())}${line('M1110 620v96', '#33363c', 14)}${disc(1110, 716, 14, '#222')}${path('M360 560q0 -60 90 -60h180q90 0 90 60z', '#26272c')}${wheels(s, [450, 630], 66)}`,
  540,
)

const dumpTruck = onRoad(
  works,
  (f, s) =>
    `${path('M90 400Q260 300 420 330T730 400z', '#a8895f')}${path('M60 380H770L740 620H130z', f.drop())}${each(6, (i) => line(`M${150 + i * 104} 400l12 200`, '#00000040', 9))}${rect(100, 616, 940, 44, '#1b1c20')}${cab(f)}${wheels(s, [240, 400, 970], 76)}`,
  560,
)

const towTruck = onRoad(
  bright,
  (f, s) =>
    `${path('M40 600L740 540V620H60z', f.metal())}${put(60, -120, `${path('M70 660Q60 560 160 540L270 450H470L560 540Q640 560 630 660z', '#8d949c')}${path('M210 540L290 470H450L520 540z', f.glass())}${wheels(s, [190, 510], 56, 660)}`, 0.96)}${rect(70, 616, 960, 44, '#1b1c20')}${cab(f)}${rect(860, 200, 120, 30, '#ff9a2c', 12)}${wheels(s, [260, 970], 72)}`,
  560,
)

const craneTruck = onRoad(
  works,
  (f, s) =>
    `${line('M420 560L260 300L760 90', f.tone, 46)}${line('M420 560L260 300L760 90', '#ffffff55', 8)}${line('M760 90V330', '#33353b', 8)}${path('M730 330h60v50l-30 40l-30 -40z', '#26272c')}${rect(330, 500, 160, 120, f.body(), 14)}${rect(80, 580, 960, 60, '#2b2d33')}${cab(f)}${rect(520, 530, 240, 60, f.metal())}${wheels(s, [220, 370, 970], 74)}`,
  560,
)

const minibus = onRoad(
  whites.concat(['#33415c', '#a3262e', '#8d949c']),
  (f, s) =>
    `${path('M130 650V310Q132 268 176 264H800Q866 268 906 330L980 460L1060 500Q1096 520 1096 580V640Q1096 668 1066 670H150Q130 670 130 650z', f.drop())}${path('M160 320H820Q850 322 872 350L930 460H160z', f.glass())}${[330, 520, 710].map((x) => rect(x, 316, 18, 148, f.tone)).join('')}${line('M520 330V650M150 560H1080', '#00000030', 5)}${rect(1040, 540, 54, 36, '#fff4c4', 8)}${rect(128, 500, 18, 80, '#c3141d', 6)}${wheels(s, [320, 900], 76)}`,
  560,
)

const forklift = onRoad(
  works,
  (f, s) =>
    `${rect(820, 160, 34, 560, f.dark())}${rect(870, 200, 24, 520, f.steel())}${path('M894 690H1130v26H894z', f.dark())}${line('M500 480L540 220H740L790 480', '#26272c', 24)}${path('M260 480Q270 420 340 420H520L560 520H800V660H300Q250 600 260 480z', f.drop())}${rect(470, 400, 130, 60, '#1b1c20', 20)}${line('M660 480L700 400', '#1b1c20', 16)}${wheels(s, [370], 76)}${wheels(s, [740], 92)}`,
  460,
)

const wheelLoader = onRoad(
  works,
  (f, s) =>
    `${path('M760 560L920 440L1010 520L960 640z', f.deep())}${path('M900 520L1120 540L1130 700H940Q880 620 900 520z', f.metal())}${each(4, (i) => path(`M${960 + i * 44} 700l14 30l14 -30z`, '#8d949c'))}${path('M150 610V460Q160 420 220 416H520V620z', f.drop())}${path('M470 620V270Q480 246 510 244H660Q690 250 700 290L740 470V620z', f.body())}${path('M500 450V290H650L700 450z', f.glass())}${rect(500, 560, 330, 90, f.deep(), 12)}${wheels(s, [330, 760], 116)}`,
  520,
)

const roller = onRoad(
  works,
  (f, { brush }) =>
    `${line('M400 470V240H700V470', '#26272c', 22)}${rect(370, 220, 360, 30, f.tone, 10)}${path('M250 560Q260 460 360 460H800Q900 470 910 560V610H250z', f.drop())}${rect(470, 400, 110, 70, '#1b1c20', 18)}${[320, 850].map((x) => disc(x, 600, 126, brush.ball('#f1f3f5', '#a4aab2', '#4d525a')) + disc(x, 600, 40, f.tone)).join('')}${line('M260 600H910', f.tone, 30)}`,
  480,
)

const grader = onRoad(
  works,
  (f, s) =>
    `${path('M120 600V450Q130 410 190 408H470V610z', f.drop())}${path('M450 600V280H640L670 440V600z', f.body())}${path('M480 430V310H620L640 430z', f.glass())}${line('M640 480L1040 520', f.tone, 44)}${path('M600 620Q760 560 880 620L860 700Q740 650 620 710z', f.metal())}${line('M760 500V620', '#33353b', 22)}${wheels(s, [220, 410], 86)}${wheels(s, [1020], 80)}`,
  540,
)

const paver = onRoad(
  works,
  (f) =>
    `${rect(-60, 690, 560, 60, '#26272c')}${rect(380, 230, 360, 26, f.tone, 8)}${line('M410 250V460M710 250V460', '#26272c', 16)}${path('M250 440H820V640H250z', f.drop())}${path('M800 470H1080L1040 640H800z', f.deep())}${path('M830 470Q940 400 1050 470z', '#1b1c20')}${rect(180, 560, 130, 150, f.metal(), 10)}${rect(320, 630, 470, 96, '#1b1c20', 48)}${each(5, (i) => disc(390 + i * 84, 678, 30, '#8d949c'))}${rect(480, 370, 110, 70, '#1b1c20', 14)}`,
  520,
)

const plateCompactor = onRoad(
  works,
  (f) =>
    `${path('M330 690L380 640H860L930 690L900 730H370z', f.metal())}${rect(440, 470, 340, 170, f.body(), 20)}${rect(490, 400, 240, 80, f.dark(), 16)}${disc(610, 550, 58, f.dark())}${line('M440 560L260 250H180', '#26272c', 22)}${line('M190 220V290', '#17181c', 34)}`,
  360,
)

const carWash = onRoad(
  bright,
  (f, s) =>
    `${path('M120 300H1080V340H120z', f.drop())}${[140, 1020].map((x) => rect(x, 330, 44, 400, f.metal())).join('')}${path('M290 680Q280 590 400 570L520 470H760L860 570Q960 590 950 680z', '#e6e9ec')}${path('M450 570L540 490H740L820 570z', f.glass())}${wheels(s, [420, 820], 60, 670)}${each(30, (i) => oval(300 + ((i * 97) % 640), 560 + ((i * 53) % 150), 34, 26, '#ffffffcc'))}${each(12, (i) => line(`M${260 + i * 60} 350l-14 90`, '#9fd0ee', 6))}`,
  520,
)

/** A car with a wheel missing and the bonnet open, as it is sold for its parts. */
const carForParts = onRoad(
  ['#8d949c', '#5d6f86', '#7a1f3d', '#3c5a46', '#c9a24a', '#24489c'],
  (f, s) =>
    `${path('M840 500L1010 330L1040 350L900 520z', dim(f.tone, 0.2))}${path('M150 640Q140 540 170 508L302 486Q380 400 472 386H682Q770 420 838 482L1010 530Q1050 560 1052 650Q1040 676 1010 676H180Q152 672 150 640z', f.drop())}${path('M330 486Q400 416 476 403H670L798 484z', f.glass())}${line('M560 404L620 440L590 486M620 440L690 470', '#ffffff', 5)}${path('M860 500L1010 540L1000 580L870 560z', '#131417')}${line('M430 486V400M576 486V400', f.tone, 14)}${path('M200 560l60 20l-30 40l70 30', '#00000000')}${line('M200 560l60 20l-30 40l70 30', '#00000066', 7)}${disc(862, 640, 86, '#131417')}${rect(800, 690, 130, 40, f.wood())}${disc(340, 640, 86, '#131417')}${wheels(s, [340], 70)}`,
  500,
)

export const heavy = {
  ...{ semiTruck, semiTrailer, flatTrailer, dumpTruck, towTruck, craneTruck, minibus, forklift },
  ...{ wheelLoader, roller, grader, paver, plateCompactor, carWash, carForParts },
}
