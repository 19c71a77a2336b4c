import { desk, meadow, room, table } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { box, lying, plant, shadow } from '../../pieces.ts'
import { each, type Painter } from '../../studio.ts'

const jar: Painter = ({ brush: b, around, turn, subject }) => {
  const honey = turn(['#e8a21c', '#c9741c', '#f0c84a', '#a8481c', '#d98a2c', '#e0b04a'])
  const cloth = subject.pick(['#b3202a', '#3f7d5b', '#7a1f4f', '#f1e4c8'])
  return `${table(b, around)}${shadow(b, { x: 500, y: 772, rx: 300, ry: 44, dark: 0.85 })}<ellipse cx="680" cy="764" rx="260" ry="40" fill="${b.glow(honey, 0.7)}"/><path d="M340 340Q300 380 300 430V700Q304 768 370 772H630Q696 768 700 700V430Q700 380 660 340z" fill="${b.across(dim(honey, 0.2), lit(honey, 0.5), honey, lit(honey, 0.15), dim(honey, 0.45))}"/><path d="M330 420V690" stroke="#fff" stroke-opacity="0.7" stroke-width="24" stroke-linecap="round"/><rect x="390" y="470" width="220" height="180" rx="14" fill="${b.slant('#fff8e6', '#ecd9b0')}"/>${[
    [500, 530],
    [456, 556],
    [544, 556],
    [500, 582],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x} ${y - 26}l23 13v26l-23 13 -23 -13v-26z" fill="${honey}" stroke="#fff8e6" stroke-width="5"/>`,
    )
    .join(
      '',
    )}<path d="M320 250Q500 210 680 250L720 370Q660 340 620 368T540 366T460 368T380 366T280 370z" fill="${b.across(dim(cloth, 0.12), lit(cloth, 0.35), cloth, dim(cloth, 0.35))}"/>${each(9, (i) => `<circle cx="${340 + i * 40}" cy="${276 + (i % 2) * 40}" r="7" fill="#fff" opacity="0.6"/>`)}<path d="M320 322Q500 346 680 322" stroke="#c9a071" stroke-width="11" fill="none"/>
    ${shadow(b, { x: 900, y: 776, rx: 200, ry: 30, dark: 0.7 })}<path d="M760 690L1080 480" stroke="${b.down('#d9b27c', '#8a5a34')}" stroke-width="20" stroke-linecap="round"/><g transform="translate(780 690) rotate(-33)">${each(5, (i) => `<rect x="${-60 + i * 26}" y="${-44 + Math.abs(i - 2) * 8}" width="19" height="${88 - Math.abs(i - 2) * 16}" rx="9" fill="${b.down('#e8c08a', '#8a5a34')}"/>`)}</g><path d="M770 730q0 40 16 46q16 -6 10 -50z" fill="${honey}"/>`
}

const wine: Painter = ({ brush: b, around, turn, subject }) => {
  const drink = turn(['#5a0f24', '#e0c26a', '#8a1f3a', '#e08a8a', '#4a0f2a', '#d9b04a'])
  const label = subject.pick(['#f4ead6', '#26222a', '#e9e5de'])
  const bottle = dim(drink, 0.55)
  return `${table(b, around)}${shadow(b, { x: 420, y: 776, rx: 190, ry: 36, dark: 0.9 })}<path d="M372 110H468V290Q560 360 560 440V750Q556 774 520 776H320Q284 774 280 750V440Q280 360 372 290z" fill="${b.across(dim(bottle, 0.2), lit(bottle, 0.5), bottle, lit(bottle, 0.12), dim(bottle, 0.6))}"/><rect x="366" y="96" width="108" height="130" rx="8" fill="${b.across(lit(drink, 0.2), lit(drink, 0.45), dim(drink, 0.4))}"/><rect x="282" y="480" width="276" height="200" fill="${b.across(dim(label, 0.12), lit(label, 0.4), label, dim(label, 0.25))}"/><path d="M370 560q50 -70 100 0v50H370zM340 640h160" stroke="#a8843c" stroke-width="7" fill="none"/><path d="M312 440V740" stroke="#fff" stroke-opacity="0.4" stroke-width="15" stroke-linecap="round"/>
    ${shadow(b, { x: 800, y: 776, rx: 160, ry: 26, dark: 0.7 })}<path d="M680 320Q660 560 790 580V740Q720 744 700 770H900Q880 744 810 740V580Q940 560 920 320z" fill="${b.across('#ffffff/0.75', '#dbe6ec/0.25', '#ffffff/0.7')}"/><path d="M678 420Q680 556 800 566Q920 556 922 420Q800 446 678 420z" fill="${b.across(lit(drink, 0.25), drink, dim(drink, 0.3))}"/><ellipse cx="800" cy="420" rx="122" ry="20" fill="${lit(drink, 0.3)}"/>${each(16, (i) => `<circle cx="${980 + ((i * 41) % 150)}" cy="${660 + ((i * 29) % 96)}" r="32" fill="${b.ball(lit(drink, 0.6), lit(drink, 0.1), dim(drink, 0.4))}"/>`)}<path d="M1030 640q-10 -70 60 -90q60 30 30 80q-50 30 -90 10z" fill="${b.slant('#9cc97f', '#3f7a45')}"/>`
}

const potPlant: Painter = ({ brush: b, around, turn, subject }) => {
  const pot = turn(['#b5654a', '#f1efea', '#5f86a8', '#3a3638', '#c9a27c', '#7a8f7a'])
  const leaf = subject.pick(['#3f8a55', '#5f9a45', '#2f7a6a', '#7a9a3f'])
  const kind = subject.int(0, 1)
  return `${room(b, around, 660)}${plant(b, { x: 260, y: 770, size: 0.9, pot: lit(pot, 0.4), leaf: dim(leaf, 0.1), kind: kind + 1 })}${plant(b, { x: 950, y: 780, size: 0.8, pot, leaf: lit(leaf, 0.15), kind: kind + 1 })}${plant(b, { x: 600, y: 800, size: 1.75, pot, leaf, kind })}`
}

const saplings: Painter = ({ brush: b, around, turn, subject }) => {
  const leaf = turn(['#6fae4a', '#5f9a5a', '#8fbf4a', '#4f9a6a', '#7fae3f', '#5faf5f'])
  const pot = subject.pick(['#26272c', '#b5654a', '#8a6a4c'])
  const berry = subject.pick(['#d9342c', '#f0c23c', ''])
  const one = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${shadow(b, { x: 10, y: 0, rx: 110, ry: 20, dark: 0.7 })}<path d="M0 -120Q8 -260 -4 -400" stroke="#5f8a3f" stroke-width="13" fill="none"/>${[
      [-150, -60],
      [-210, 58],
      [-270, -46],
      [-330, 44],
      [-380, -14],
      [-390, 24],
    ]
      .map(
        ([ly = 0, a = 0]) =>
          `<path d="M0 0Q-50 -60 0 -150Q50 -60 0 0z" transform="translate(0 ${ly}) rotate(${a})" fill="${b.slant(lit(leaf, 0.45), leaf, dim(leaf, 0.4))}"/>`,
      )
      .join('')}${
      berry
        ? [
            [-40, -220],
            [44, -280],
            [20, -180],
          ]
            .map(
              ([bx = 0, by = 0]) =>
                `<circle cx="${bx}" cy="${by}" r="22" fill="${b.ball(lit(berry, 0.6), berry, dim(berry, 0.3))}"/>`,
            )
            .join('')
        : ''
    }<path d="M-80 -130H80L60 0H-60z" fill="${b.across(lit(pot, 0.35), pot, dim(pot, 0.4))}"/><ellipse cy="-130" rx="80" ry="17" fill="#3a2819"/></g>`
  return `${meadow(b, around, 470)}<rect x="-60" y="740" width="1320" height="220" fill="${b.down('#c9a071', '#7d5a38')}"/>${each(5, (i) => one(170 + i * 215, 726, 0.82))}${each(4, (i) => one(270 + i * 220, 830, 1))}`
}

const beehive: Painter = ({ brush: b, around, turn, subject }) => {
  const tone = turn(['#f0c23c', '#5f9ac9', '#f1efe6', '#8fbf8a', '#e8a86a', '#b9a3c9'])
  const floors = subject.int(2, 3)
  const hive = (x: number, y: number, s: number, c: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${shadow(b, { x: 20, y: 0, rx: 230, ry: 36, dark: 0.75 })}${each(floors, (i) => box(b, { x: -150, y: -130 - i * 122, w: 280, h: 118, d: 70, colour: i % 2 ? lit(c, 0.3) : c, top: 0.5 }))}${box(b, { x: -164, y: -42 - floors * 122, w: 308, h: 36, d: 84, colour: '#b9bcc2', top: 0.5 })}<rect x="-80" y="-46" width="140" height="20" rx="8" fill="#2b1c10"/><path d="M-150 -12h280v14h-280z" fill="#7d5a38"/><path d="M-140 2v30M116 2v30" stroke="#5d4330" stroke-width="17"/></g>`
  return `${meadow(b, around, 470)}${hive(300, 640, 0.75, lit(tone, 0.4))}${hive(900, 660, 0.8, dim(tone, 0.1))}${hive(600, 780, 1.1, tone)}${each(8, (i) => `<g transform="translate(${300 + ((i * 173) % 640)} ${270 + ((i * 97) % 330)}) rotate(${i * 31})"><ellipse cx="-5" cy="-13" rx="17" ry="10" fill="#fff" opacity="0.75"/><ellipse rx="19" ry="12" fill="#f0b81c"/><path d="M-6 -11v22M6 -11v22" stroke="#26190c" stroke-width="6"/></g>`)}`
}

const petBowl: Painter = ({ brush: b, around, turn, subject }) => {
  const tone = turn(['#3f7fd9', '#d9577c', '#4fae8a', '#e0a32c', '#7a1f4f', '#5f86a8'])
  const bagTone = subject.pick(['#e8862c', '#3f7d5b', '#b3202a', '#26344f'])
  return `${room(b, around, 560)}${shadow(b, { x: 840, y: 780, rx: 230, ry: 36, dark: 0.85 })}<path d="M690 220Q850 190 1010 220L1030 760Q850 800 670 760z" fill="${b.across(lit(bagTone, 0.3), lit(bagTone, 0.1), bagTone, dim(bagTone, 0.4))}"/><path d="M690 220l10 -40h300l10 40z" fill="${dim(bagTone, 0.2)}"/><circle cx="850" cy="440" r="110" fill="#fff8ec"/><g transform="translate(850 450)" fill="${dim(bagTone, 0.1)}"><ellipse cy="26" rx="44" ry="36"/><circle cx="-52" cy="-20" r="20"/><circle cx="-19" cy="-50" r="21"/><circle cx="19" cy="-50" r="21"/><circle cx="52" cy="-20" r="20"/></g><path d="M720 640h260" stroke="#fff8ec" stroke-width="20" stroke-linecap="round" opacity="0.85"/>${shadow(b, { x: 400, y: 796, rx: 310, ry: 42, dark: 0.85 })}${each(20, (i) => `<circle cx="${260 + ((i * 67) % 290)}" cy="${624 - ((i * 31) % 70) + Math.abs(((i * 67) % 290) - 145) * 0.32}" r="30" fill="${b.ball('#d9a468', '#8a5a2c', '#4a2c14')}"/>`)}<path d="M190 640H620L660 770Q660 796 620 798H190Q150 796 150 770z" fill="${b.across(dim(tone, 0.1), lit(tone, 0.45), tone, dim(tone, 0.4))}"/><ellipse cx="405" cy="640" rx="216" ry="22" fill="none" stroke="${lit(tone, 0.4)}" stroke-width="13"/><path d="M350 724q0 -34 34 -22h50q34 -12 34 22q0 34 -34 22h-50q-34 12 -34 -22z" fill="#fff8ec"/>`
}

const grill: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#26272c', '#b3202a', '#3f5f5a', '#e07a2c', '#4a4c52', '#26344f'])
  const meat = subject.pick(['#a84a2c', '#c9743c', '#8a3a24'])
  return `${meadow(b, around, 500)}${shadow(b, { x: 600, y: 806, rx: 360, ry: 42, dark: 0.85 })}<path d="M450 560L360 810M750 560L840 810M600 570V800" stroke="${b.down('#8d9299', '#26272c')}" stroke-width="22" stroke-linecap="round"/><ellipse cx="600" cy="400" rx="330" ry="200" fill="${b.glow('#ff9a3c', 0.6)}"/><path d="M270 420H930Q920 620 600 630T270 420z" fill="${b.down(lit(shell, 0.3), shell, dim(shell, 0.45))}"/><ellipse cx="600" cy="420" rx="330" ry="60" fill="#17110f"/><ellipse cx="600" cy="426" rx="290" ry="44" fill="${b.glow('#ff7a2c', 1)}"/>${each(13, (i) => `<path d="M${330 + i * 45} ${396 - 22 + Math.abs(i - 6) * 5}L${330 + i * 45} ${470 - Math.abs(i - 6) * 6}" stroke="#b9bcc2" stroke-width="6"/>`)}${[
    [470, 400],
    [620, 390],
    [740, 414],
    [560, 436],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x - 60} ${y}Q${x - 50} ${y - 44} ${x} ${y - 40}T${x + 62} ${y}Q${x + 30} ${y + 26} ${x - 10} ${y + 20}T${x - 60} ${y}z" fill="${b.down(lit(meat, 0.3), meat, dim(meat, 0.5))}"/><path d="M${x - 30} ${y - 18}l20 26M${x + 4} ${y - 24}l20 28" stroke="#2b130a" stroke-width="7"/>`,
    )
    .join(
      '',
    )}${[460, 600, 730].map((x) => `<path d="M${x} 350q-50 -70 0 -130t0 -130" stroke="#fff" stroke-opacity="0.24" stroke-width="34" fill="none" stroke-linecap="round"/>`).join('')}<path d="M360 560q80 50 240 54" stroke="#fff" stroke-opacity="0.25" stroke-width="15" fill="none"/><rect x="904" y="430" width="130" height="26" rx="10" fill="${b.down('#d9a86a', '#7d5230')}"/>`
}

const hardHat: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#f0b81c', '#f1efea', '#3f7fd9', '#e0562c', '#4fae6a', '#b3202a'])
  const glove = subject.pick(['#c9a878', '#5f6f86', '#e07a2c'])
  return `${table(b, around)}${shadow(b, { x: 520, y: 770, rx: 400, ry: 50, dark: 0.9 })}<path d="M230 640Q220 330 520 320T830 640z" fill="${b.ball(lit(shell, 0.6), shell, dim(shell, 0.4))}"/><path d="M440 330Q450 290 530 286T610 330Q640 480 640 640H410Q410 480 440 330z" fill="${b.across(lit(shell, 0.2), lit(shell, 0.5), dim(shell, 0.2))}"/><path d="M300 440Q270 520 270 620M770 460Q790 540 792 620" stroke="#fff" stroke-opacity="0.4" stroke-width="20" fill="none" stroke-linecap="round"/><path d="M160 690Q170 630 240 626H810Q920 640 950 700Q760 740 540 740T160 690z" fill="${b.down(lit(shell, 0.3), shell, dim(shell, 0.45))}"/><path d="M190 706Q540 770 930 704Q760 770 540 770T190 706z" fill="${dim(shell, 0.55)}"/>
    ${shadow(b, { x: 950, y: 780, rx: 180, ry: 28, dark: 0.8 })}<path d="M850 770Q840 700 880 690L1010 600Q1030 590 1036 610L990 670L1070 620Q1090 614 1090 634L1020 690L1090 660Q1110 660 1104 680L1030 730L1080 720Q1096 728 1084 740Q1010 776 950 780H880Q854 784 850 770z" fill="${b.slant(lit(glove, 0.4), glove, dim(glove, 0.35))}"/>`
}

const chef: Painter = ({ brush: b, around, turn, subject }) => {
  const apron = turn(['#7a1f4f', '#26344f', '#3f7d5b', '#b3202a', '#33353b', '#b5654a'])
  const pan = subject.pick(['#33353b', '#b5713f', '#b3202a'])
  return `${table(b, around)}${shadow(b, { x: 420, y: 772, rx: 300, ry: 44, dark: 0.85 })}<path d="M270 560Q150 540 170 410Q200 300 320 330Q360 210 470 230T600 330Q720 310 730 420T620 560z" fill="${b.ball('#ffffff', '#f6f3ee', '#c9c2b9')}"/>${[330, 420, 520].map((x) => `<path d="M${x} 380q-10 90 10 180" stroke="#000" stroke-opacity="0.09" stroke-width="17" fill="none"/>`).join('')}<path d="M264 550H624V750Q440 790 264 750z" fill="${b.across('#e9e5de', '#ffffff', '#c3bcb3')}"/><path d="M264 700Q440 736 624 700V730Q440 768 264 730z" fill="${apron}"/>
    ${shadow(b, { x: 880, y: 776, rx: 270, ry: 36, dark: 0.85 })}<ellipse cx="850" cy="690" rx="190" ry="50" fill="${dim(pan, 0.4)}"/><path d="M660 690Q670 772 760 776H940Q1030 772 1040 690z" fill="${b.across(lit(pan, 0.3), pan, dim(pan, 0.4))}"/><ellipse cx="850" cy="686" rx="170" ry="40" fill="${b.down('#26190c', '#5d3a1c')}"/>${each(6, (i) => `<ellipse cx="${730 + i * 48}" cy="${684 + (i % 2) * 14}" rx="30" ry="15" fill="${b.ball('#ffd98a', ['#d9342c', '#5fae4a', '#f0b83c'][i % 3] ?? '#ccc')}"/>`)}<path d="M1030 700l170 -60" stroke="#1b1c20" stroke-width="34" stroke-linecap="round"/>${[780, 860, 930].map((x) => `<path d="M${x} 620q-30 -60 0 -110t0 -110" stroke="#fff" stroke-opacity="0.28" stroke-width="26" fill="none" stroke-linecap="round"/>`).join('')}`
}

const cleaning: Painter = ({ brush: b, around, turn, subject }) => {
  const pail = turn(['#3f7fd9', '#d9577c', '#4fae8a', '#e0a32c', '#7f6fa8', '#e0562c'])
  const spray = subject.pick(['#4fae6a', '#3fa0d9', '#f0c23c'])
  return `${room(b, around, 600)}<path d="M980 60L860 780" stroke="${b.across('#e8c894', '#8a5f34')}" stroke-width="24" stroke-linecap="round"/><path d="M780 700H960L1000 810H730z" fill="${b.down('#f4d98a', '#b5853c')}"/>${each(11, (i) => `<path d="M${760 + i * 21} 720l${(i - 5) * 5} 88" stroke="#7d5a28" stroke-opacity="0.5" stroke-width="5"/>`)}${shadow(b, { x: 460, y: 800, rx: 280, ry: 42, dark: 0.85 })}${each(15, (i) => `<circle cx="${300 + ((i * 59) % 330)}" cy="${470 - ((i * 37) % 70)}" r="${36 + (i % 3) * 10}" fill="${b.ball('#ffffff', '#eef6fa', '#bcd3e0')}" opacity="0.9"/>`)}<path d="M250 480H680L630 770Q626 800 590 800H340Q304 800 300 770z" fill="${b.across(dim(pail, 0.12), lit(pail, 0.45), pail, dim(pail, 0.42))}"/><path d="M240 462H690V500H240z" fill="${b.across(lit(pail, 0.1), lit(pail, 0.55), dim(pail, 0.3))}"/><path d="M260 500Q470 700 672 500" stroke="#d9dce0" stroke-width="9" fill="none"/><path d="M560 490q60 10 90 100q-10 50 -70 30q-40 -50 -20 -130z" fill="${b.slant('#ffe27a', '#e0a32c')}"/>
    ${shadow(b, { x: 160, y: 800, rx: 120, ry: 24, dark: 0.7 })}<path d="M100 560Q100 500 140 480V440H200V480Q240 500 240 560V780Q236 800 214 800H126Q104 800 100 780z" fill="${b.across(lit(spray, 0.2), lit(spray, 0.55), spray, dim(spray, 0.35))}"/><path d="M130 440V380H220L250 400V420H190V440z" fill="#f4f1ec"/><path d="M190 420q30 10 20 50" stroke="#c9242e" stroke-width="13" fill="none"/><rect x="114" y="600" width="112" height="110" rx="10" fill="#fff" opacity="0.85"/>`
}

const boxes: Painter = ({ brush: b, around, turn, subject }) => {
  const card = turn(['#c9a06a', '#b98a54', '#d9b98a', '#c08f5a', '#cfa878', '#b58a60'])
  const tape = subject.pick(['#e8d2a0', '#b3202a', '#8a6a44'])
  const one = (x: number, y: number, w: number, h: number) =>
    `${shadow(b, { x: x + w / 2 + 30, y: y + h, rx: w * 0.7, ry: 36, dark: 0.8 })}${box(b, { x, y, w, h, d: 90, colour: card, top: 0.5 })}<rect x="${x + w / 2 - 24}" y="${y}" width="48" height="${h * 0.4}" fill="${tape}" opacity="0.85"/><path d="M${x + w / 2 - 24} ${y}l90 -45h48l-90 45z" fill="${lit(tape, 0.3)}" opacity="0.9"/><path d="M${x + 26} ${y + h - 30}v-44l14 14m-14 -14l-14 14M${x + 66} ${y + h - 30}v-44l14 14m-14 -14l-14 14" stroke="#4a3018" stroke-width="6" fill="none"/>`
  const layout = subject.chance(0.5)
  return `${room(b, around, 600)}${layout ? one(640, 520, 330, 270) + one(220, 460, 360, 340) + one(290, 230, 270, 226) : one(560, 400, 380, 390) + one(200, 560, 300, 240) + one(600, 190, 260, 206)}`
}

const keys: Painter = ({ brush: b, around, turn, subject }) => {
  const hide = turn(['#7a4a2c', '#26222a', '#7a1f4f', '#3f5f86', '#a8743c', '#4f6a5a'])
  const metal = subject.pick(['#d9dce0', '#e0c26a'])
  const key = (a: number, m: string) =>
    `<g transform="rotate(${a})"><path d="M0 60v300" stroke="#000" stroke-opacity="0.2" stroke-width="34" transform="translate(12 10)"/><path d="M-16 130H16V360L0 384L-16 360z" fill="${b.across(lit(m, 0.5), m, dim(m, 0.4))}"/>${[210, 260, 310].map((y, i) => `<rect x="14" y="${y}" width="${22 + (i % 2) * 14}" height="26" fill="${m}"/>`).join('')}<circle cy="80" r="70" fill="${b.slant(lit(m, 0.6), m, dim(m, 0.4))}"/><circle cy="50" r="22" fill="#2b2422" opacity="0.75"/></g>`
  return `${desk(b, around)}<g transform="translate(180 190) rotate(-6)">${lying({ x: 0, y: 0, w: 470, h: 350, r: 34, dark: 0.075 })}<rect width="470" height="350" rx="34" fill="${b.slant(lit(hide, 0.35), hide, dim(hide, 0.4))}"/><rect x="16" y="16" width="438" height="318" rx="24" fill="none" stroke="${lit(hide, 0.5)}" stroke-opacity="0.6" stroke-width="4" stroke-dasharray="13 8"/><path d="M330 120H470V230H330Q300 210 300 175T330 120z" fill="${b.down(lit(hide, 0.25), dim(hide, 0.25))}"/><circle cx="350" cy="175" r="24" fill="${b.ball('#ffffff', metal, dim(metal, 0.4))}"/></g><g transform="translate(860 380)"><circle r="86" cx="10" cy="12" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="16"/><circle r="86" fill="none" stroke="${b.slant('#ffffff', '#8d9299', '#d9dce0')}" stroke-width="15"/>${key(-34, '#e0c26a')}${key(14, metal)}<g transform="rotate(62)"><rect x="-46" y="80" width="92" height="170" rx="34" fill="${b.slant('#4a4c52', '#15161a')}"/><circle cy="140" r="15" fill="#8d9299"/><circle cy="190" r="15" fill="#8d9299"/></g></g>`
}

const microphone: Painter = ({ brush: b, around, turn, subject }) => {
  const light = turn(['#d9407c', '#3f7fd9', '#e8a23c', '#8a5fd0', '#3fae8a', '#e0562c'])
  const head = subject.pick(['#d9dce0', '#33353b', '#e0c26a'])
  return `<rect x="-60" y="-60" width="1320" height="1020" fill="${b.down('#1b1424', '#2f2238', '#140e1a')}"/><path d="M120 -60L420 960H60zM1080 -60L780 960H1160z" fill="${light}" opacity="0.2"/><ellipse cx="600" cy="420" rx="620" ry="460" fill="${b.glow(light, 0.55)}"/>${each(22, () => `<circle cx="${around.int(0, 1_200)}" cy="${around.int(40, 800)}" r="${around.int(14, 60)}" fill="${b.haze(around.chance(0.5) ? light : '#ffe2a0', 0.24)}"/>`)}<path d="M640 480L760 960" stroke="#0b0b0e" stroke-width="30"/><g transform="rotate(-20 600 420)"><path d="M530 420H670L640 860H560z" fill="${b.across('#5d6068', '#8d9299', '#26272c', '#0d0d10')}"/><rect x="588" y="540" width="24" height="60" rx="10" fill="#0b0b0e"/><rect x="500" y="380" width="200" height="54" rx="16" fill="${b.across(lit(head, 0.3), head, dim(head, 0.5))}"/><path d="M496 390Q450 140 600 130T704 390z" fill="${b.ball('#ffffff', head, dim(head, 0.65))}"/><g clip-path="${b.clip('<path d="M496 390Q450 140 600 130T704 390z"/>')}">${each(15, (i) => `<path d="M${440 + i * 24} 120l-60 290M${440 + i * 24} 120l60 290" stroke="#000" stroke-opacity="0.32" stroke-width="5"/>`)}</g><path d="M530 260Q540 200 590 180" stroke="#fff" stroke-opacity="0.8" stroke-width="17" fill="none" stroke-linecap="round"/></g>`
}

const machine: Painter = ({ brush: b, around, turn, subject }) => {
  const shell = turn(['#5f8f9a', '#3f7d5b', '#8d9099', '#3f5f86', '#c98f3c', '#a33a3a'])
  const drums = subject.int(2, 3)
  return `<rect x="-60" y="-60" width="1320" height="720" fill="${b.down('#b9c0c6', '#8d969e')}"/>${each(5, (i) => `<rect x="${-20 + i * 260}" y="60" width="190" height="190" fill="${b.down('#f4faff', '#c9dfec')}" opacity="0.8"/><path d="M${75 + i * 260} 60v190M${-20 + i * 260} 150h190" stroke="#8d969e" stroke-width="9"/>`)}<rect x="-60" y="650" width="1320" height="310" fill="${b.down('#8d8a86', '#b9b5ae', '#8a867f')}"/><ellipse cx="${around.int(300, 900)}" cy="760" rx="540" ry="90" fill="${b.glow('#fff', 0.35)}"/>${shadow(b, { x: 620, y: 790, rx: 560, ry: 48, dark: 0.85 })}${box(b, { x: 180, y: 420, w: 760, h: 370, d: 100, colour: shell, top: 0.4 })}${each(drums, (i) => `<circle cx="${320 + i * 150}" cy="560" r="66" fill="${b.ball('#ffffff', '#b9bcc2', '#5d6068')}"/>${each(8, (k) => `<rect x="${312 + i * 150}" y="482" width="16" height="26" fill="#7d828a" transform="rotate(${k * 45} ${320 + i * 150} 560)"/>`)}<circle cx="${320 + i * 150}" cy="560" r="22" fill="#26272c"/>`)}<rect x="760" y="470" width="150" height="200" rx="10" fill="#26272c"/><rect x="776" y="486" width="118" height="76" rx="6" fill="${b.slant('#9fe0ff', '#3f8fb5')}"/>${each(6, (i) => `<circle cx="${796 + (i % 3) * 40}" cy="${596 + Math.floor(i / 3) * 40}" r="13" fill="${['#d9342c', '#4fae6a', '#f0b81c'][i % 3] ?? '#ccc'}"/>`)}<path d="M300 420L340 220H560L600 420z" fill="${b.across('#ffffff', '#b9bcc2', '#6d7078')}"/><rect x="700" y="330" width="90" height="80" fill="${b.across('#f1f2f3', '#7d828a')}"/><path d="M745 330V180H1010V420" stroke="${b.down('#e9ebee', '#7d828a')}" stroke-width="40" fill="none"/><path d="M180 720H940" stroke="#f0b81c" stroke-width="30"/>${each(15, (i) => `<path d="M${196 + i * 52} 735l24 -30" stroke="#26190c" stroke-width="13"/>`)}`
}

export const trade = {
  jar,
  wine,
  potPlant,
  saplings,
  beehive,
  petBowl,
  grill,
  hardHat,
  chef,
  cleaning,
  boxes,
  keys,
  microphone,
  machine,
} satisfies Record<string, Painter>
