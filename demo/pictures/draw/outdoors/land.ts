import { meadow, sky } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { each, type Painter } from '../../studio.ts'
import { inGarden, onRoad } from '../../stages.ts'
import { disc, line, oval, path, put, rect } from '../../shapes.ts'

/** Rows that run to the horizon; `among` is drawn along them, from far to near, in its size. */
function rowsOf(
  crops: readonly string[],
  among: (x: number, y: number, size: number) => string,
): Painter {
  return ({ brush: b, around, turn }) => {
    const crop = turn(crops)
    const furrows = each(17, (i) => {
      const p = i - 8
      return path(
        `M${600 + p * 44} 446L${600 + p * 210 - 40} 940H${600 + p * 210 + 40}L${602 + p * 44} 446z`,
        b.down(`${dim(crop, 0.5)}/0.1`, `${dim(crop, 0.55)}/0.5`),
      )
    })
    const plants = each(12, (i) => {
      const size = 0.3 + (i % 6) * 0.24
      return among(i < 6 ? 540 - size * 330 : 660 + size * 330, 440 + size * 270, size)
    })
    return `${meadow(b, around, 430)}<rect x="-60" y="440" width="1320" height="500" fill="${b.down(lit(crop, 0.35), crop, dim(crop, 0.3))}"/>${furrows}${plants}`
  }
}

const arable = rowsOf(['#8a6e4e', '#6d5238', '#c9a047', '#7d6647', '#8fae57'], () => '')
const orchard = rowsOf(['#7ba553', '#8fae57', '#6c9c58'], (x, y, s) =>
  put(
    x,
    y,
    `${oval(6, 0, 90, 18, '#0b081255')}${rect(-10, -130, 20, 130, '#6d4a30')}${disc(0, -190, 96, '#4f8a4a')}${disc(-50, -160, 60, '#5f9a55')}${disc(50, -160, 62, '#467d45')}${each(9, (i) => disc(-60 + ((i * 47) % 120), -230 + ((i * 31) % 110), 9, '#d9342c'))}`,
    s,
  ),
)
const vineyard = rowsOf(['#b59a68', '#8fae57', '#a8895f'], (x, y, s) =>
  put(
    x,
    y,
    `${rect(-6, -170, 12, 170, '#7d5a38')}${line('M-150 -130H150M-150 -70H150', '#8d949c', 4)}${each(14, (i) => disc(-130 + ((i * 67) % 260), -150 + ((i * 41) % 110), 34, i % 2 ? '#5f9a45' : '#7aae4f'))}${each(5, (i) => path(`M${-110 + i * 54} -70h36l-18 60z`, '#5a2f6a'))}`,
    s,
  ),
)

const cabin = inGarden(
  ['#b5854f', '#8a5a34', '#c99a6a', '#7d5536'],
  (f) =>
    `${each(14, (i) => path(`M${i * 95 - 60} 540l50 -${190 + ((i * 53) % 90)}l50 ${190 + ((i * 53) % 90)}z`, i % 2 ? '#3f6a50' : '#2f5a44'))}${rect(330, 500, 540, 290, f.body())}${each(7, (i) => line(`M330 ${536 + i * 38}H870`, dim(f.tone, 0.45), 5))}${path('M270 520L600 280L930 520L900 550L600 340L300 550z', '#6d3a2c')}${rect(700, 300, 60, 110, '#8d8a86')}${rect(390, 580, 120, 110, '#f4e3a0')}${line('M450 580V690M390 635H510', '#4a2f1c', 9)}${rect(640, 570, 130, 220, '#5d3f24')}${rect(300, 770, 600, 26, '#9c7b5f')}`,
)

const flatBlock = (x: number, floors: number) =>
  rect(x, 640 - floors * 70, 250, floors * 70, '#b9b4b0') +
  each(floors, (r) => each(4, (i) => rect(x + 20 + i * 58, 654 - (r + 1) * 70, 38, 44, '#6d7a84')))

const buildingSite = onRoad(
  ['#e8a81c', '#e07a2c', '#d9c02f'],
  (f) =>
    `${flatBlock(160, 5)}${flatBlock(430, 3)}${each(4, (i) => rect(424 + i * 80, 330, 14, 110, '#8d949c'))}${rect(850, 120, 40, 610, f.round())}${each(14, (i) => line(`M850 ${140 + i * 42}l40 42`, dim(f.tone, 0.4), 5))}${rect(420, 130, 720, 30, f.drop())}${line('M870 60L440 130M870 60L1120 130', '#5d626b', 6)}${line('M560 160V300', '#33353b', 5)}${rect(500, 300, 120, 34, '#a8774a')}${rect(1060, 150, 70, 60, '#5d626b')}${each(16, (i) => rect(120 + i * 62, 640, 54, 90, i % 2 ? '#e8a81c' : '#f4f1ec'))}`,
  520,
)

const parking = onRoad(
  ['#24489c', '#b3202a', '#8d949c', '#2f7d5b'],
  (f) =>
    `${each(5, (i) => line(`M${80 + i * 260} 900L${200 + i * 200} 640`, '#f4f1ec', 14))}${rect(500, 190, 200, 200, '#24489c', 20)}${path('M560 350V220H620Q680 224 680 270T620 320H590V350zM590 250V292H616Q644 290 644 270T616 250z', '#ffffff')}${rect(588, 390, 24, 250, '#8d949c')}${rect(140, 560, 50, 170, '#e0a32c', 8)}${path('M180 570L560 540V566L190 604z', '#f4f1ec')}${each(5, (i) => path(`M${230 + i * 64} ${566 - i * 5}l34 -3v28l-34 3z`, '#c9203a'))}${path('M760 720Q760 640 840 620L890 560H1030L1080 620Q1150 640 1150 720z', f.drop())}${path('M870 620L905 576H1015L1050 620z', f.glass())}${disc(850, 720, 40, '#1b1c20')}${disc(1060, 720, 40, '#1b1c20')}`,
)

const monastery: Painter = ({ brush: b, around, turn }) => {
  const dome = turn(['#d9b23a', '#3f7a6a', '#24489c', '#c9a24a'])
  const tower = (x: number, w: number, h: number) =>
    rect(x - w / 2, 700 - h, w, h, b.across('#ffffff', '#f1ece2', '#c9c2b6')) +
    rect(x - 12, 760 - h, 24, 70, '#5d7d92', 12) +
    path(
      `M${x - w / 2} ${700 - h}Q${x - w * 0.7} ${640 - h} ${x} ${580 - h}Q${x + w * 0.7} ${640 - h} ${x + w / 2} ${700 - h}z`,
      b.ball(lit(dome, 0.5), dome, dim(dome, 0.4)),
    ) +
    line(`M${x} ${584 - h}V${530 - h}M${x - 16} ${548 - h}h32`, '#d9a93a', 7)
  return `${meadow(b, around, 520)}${rect(330, 460, 540, 240, b.across('#ffffff', '#e9e4da'))}${path('M310 470L600 380L890 470z', '#7d3a2c')}${tower(390, 110, 330)}${tower(810, 110, 330)}${tower(600, 170, 380)}${rect(560, 580, 80, 120, '#5d3f24', 40)}${[440, 720].map((x) => rect(x, 550, 44, 80, '#5d7d92', 22)).join('')}${each(9, (i) => disc(120 + i * 120, 720, 60, i % 2 ? '#5d8f55' : '#4c7f4a'))}`
}

const fortress: Painter = ({ brush: b, around, turn }) => {
  const stone = turn(['#b9a98f', '#a8a098', '#c9b59a'])
  const tower = (x: number, w: number, h: number) =>
    rect(x - w / 2, 720 - h, w, h, b.across(lit(stone, 0.35), stone, dim(stone, 0.35))) +
    path(`M${x - w / 2 - 20} ${720 - h}L${x} ${600 - h}L${x + w / 2 + 20} ${720 - h}z`, '#7d3a2c') +
    rect(x - 10, 770 - h, 20, 60, '#33302c')
  return `${sky(b, around, 560)}${rect(-60, 540, 1320, 400, b.down('#9cb87a', '#6d8f50'))}${rect(180, 470, 840, 250, b.down(lit(stone, 0.3), stone, dim(stone, 0.3)))}${each(16, (i) => rect(190 + i * 52, 440, 30, 40, stone))}${each(40, (i) => line(`M${200 + ((i * 137) % 780)} ${510 + ((i * 47) % 190)}h44`, dim(stone, 0.3), 5))}${tower(190, 170, 360)}${tower(1010, 170, 360)}${tower(600, 220, 430)}${path('M540 720V610Q540 550 600 550T660 610V720z', '#2b2522')}${path('M-60 800Q400 740 1260 810V940H-60z', b.down('#8fbcd0', '#4f86a4'))}`
}

const swimmingPool = inGarden(
  ['#3f86cf', '#4f9ac9', '#2b7a8c'],
  (f) =>
    `${path('M150 540V740Q600 860 1050 740V540z', f.round())}${each(9, (i) => line(`M${190 + i * 102} 560V${772 + (i % 2) * 6}`, '#e9ecef', 12))}${oval(600, 540, 450, 110, '#e9ecef')}${oval(600, 542, 424, 96, '#7fd0e8')}${each(8, (i) => line(`M${300 + ((i * 173) % 540)} ${500 + ((i * 29) % 90)}q30 -10 60 0`, '#ffffffa0', 5))}${line('M980 420V700M1040 420V700M980 480h60M980 560h60M980 640h60', '#c9cdd2', 14)}<circle cx="430" cy="530" r="52" stroke="#e8862c" stroke-width="30" fill="none"/>`,
  520,
)

export const land = {
  ...{ arable, orchard, vineyard, cabin, buildingSite, parking, monastery, fortress },
  pool: swimmingPool,
}
