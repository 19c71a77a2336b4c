import { meadow, room, table } from '../../backdrops.ts'
import { dim, lit } from '../../colour.ts'
import { shadow } from '../../pieces.ts'
import { each, type Painter, type Studio } from '../../studio.ts'

function eyes(
  { brush: b }: Studio,
  at: { x: number; y: number; gap: number; r: number; iris: string },
): string {
  const { x, y, gap, r, iris } = at
  return [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${x + side * gap} ${y})"><circle r="${r}" fill="#17110f"/><circle r="${r * 0.84}" fill="${b.ball(lit(iris, 0.4), iris, dim(iris, 0.5))}"/><circle r="${r * 0.52}" fill="#0c0908"/><circle cx="${-r * 0.3}" cy="${-r * 0.34}" r="${r * 0.26}" fill="#fff"/></g>`,
    )
    .join('')
}

function petPlace({ brush: b, around }: Studio): string {
  return around.chance(0.5) ? meadow(b, around, 470) : room(b, around, 600)
}

const dog: Painter = (studio) => {
  const { brush: b, turn, subject } = studio
  const fur = turn(['#b98550', '#5a4234', '#e6d6bd', '#3a3638', '#d9a868', '#8d8a88', '#c96f3a'])
  const patch = subject.pick([lit(fur, 0.65), '#f7f1e8', dim(fur, 0.35)])
  const collar = subject.pick(['#b3202a', '#3f5f9c', '#7a1f4f', '#2f7d5b'])
  const ear = subject.pick([
    'M-150 -90Q-250 -80 -240 80Q-220 150 -160 90Q-130 0 -120 -60z',
    'M-150 -60Q-190 -220 -130 -250Q-70 -190 -50 -120z',
    'M-140 -100Q-260 -140 -230 -10Q-190 30 -130 -20z',
  ])
  const coatOf = b.ball(lit(fur, 0.4), fur, dim(fur, 0.35))
  return `${petPlace(studio)}${shadow(b, { x: 600, y: 812, rx: 350, ry: 44, dark: 0.8 })}<path d="M790 740Q920 720 930 600Q960 650 920 740T780 800z" fill="${b.down(fur, dim(fur, 0.3))}"/><path d="M400 800Q380 560 480 470H720Q830 560 820 800Q800 820 740 816H470Q410 820 400 800z" fill="${b.down(lit(fur, 0.1), fur, dim(fur, 0.35))}"/><path d="M500 520Q600 500 700 520Q690 680 600 720Q510 680 500 520z" fill="${b.down(patch, dim(patch, 0.12))}"/>
    ${[500, 640].map((x) => `<path d="M${x - 20} 620Q${x - 30} 760 ${x - 30} 790Q${x + 20} 836 ${x + 90} 796Q${x + 90} 720 ${x + 80} 620z" fill="${b.across(lit(fur, 0.2), dim(fur, 0.16))}"/><path d="M${x + 14} 790v22M${x + 46} 790v22" stroke="#000" stroke-opacity="0.35" stroke-width="5"/>`).join('')}
    <path d="M470 486Q600 560 730 486L734 530Q600 602 466 530z" fill="${b.down(lit(collar, 0.25), dim(collar, 0.3))}"/><circle cx="600" cy="572" r="26" fill="${b.ball('#fff3c4', '#d9a93a', '#8a621c')}"/>
    <g transform="translate(600 330)"><path d="M-180 0Q-190 -190 0 -196T180 0Q170 190 0 200T-180 0z" fill="${coatOf}"/>${[1, -1].map((flip) => `<path d="${ear}" transform="scale(${flip} 1)" fill="${b.down(dim(fur, 0.2), dim(fur, 0.45))}"/>`).join('')}<path d="M-34 -190Q0 -200 34 -190Q50 -60 90 40Q110 180 0 190T-90 40Q-50 -60 -34 -190z" fill="${b.down(lit(patch, 0.2), patch, dim(patch, 0.1))}"/>${eyes(studio, { x: 0, y: -26, gap: 84, r: 28, iris: '#5a3418' })}<path d="M-52 62Q0 36 52 62Q40 110 0 116Q-40 110 -52 62z" fill="${b.ball('#6d6468', '#1b1618')}"/><path d="M0 116v30M-70 130Q-30 170 0 146Q30 170 70 130" stroke="#3a2a24" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-26 156Q0 230 26 156z" fill="${b.down('#e88a94', '#c3566a')}"/></g>`
}

const cat: Painter = (studio) => {
  const { brush: b, turn, subject } = studio
  const fur = turn(['#d99a54', '#8d8f96', '#3a363a', '#efe6da', '#a8835c', '#6d6670', '#c9b8a2'])
  const iris = subject.pick(['#8fc24a', '#4fa8d9', '#e0a32c', '#5fb89a'])
  const isStriped = subject.chance(0.6)
  const bib = subject.pick(['#fbf6ef', lit(fur, 0.4)])
  const stripe = dim(fur, 0.42)
  return `${petPlace(studio)}${shadow(b, { x: 600, y: 812, rx: 340, ry: 44, dark: 0.8 })}<path d="M770 780Q990 800 960 640Q940 560 1000 540" stroke="${b.across(fur, dim(fur, 0.3))}" stroke-width="58" fill="none" stroke-linecap="round"/><path d="M410 806Q390 560 500 460H700Q810 560 800 806Q600 836 410 806z" fill="${b.down(lit(fur, 0.14), fur, dim(fur, 0.35))}"/><path d="M520 500Q600 480 680 500Q690 680 600 730Q510 680 520 500z" fill="${b.down(bib, dim(bib, 0.12))}"/>${isStriped ? each(4, (i) => `<path d="M${424 - i * 4} ${600 + i * 44}q50 6 64 34M${780 + i * 4} ${600 + i * 44}q-50 6 -64 34" stroke="${stripe}" stroke-width="17" stroke-linecap="round" fill="none"/>`) : ''}
    ${[520, 624].map((x) => `<path d="M${x - 10} 640Q${x - 20} 780 ${x - 14} 800Q${x + 20} 830 ${x + 66} 802Q${x + 66} 720 ${x + 58} 640z" fill="${b.down(fur, bib)}"/>`).join('')}
    <g transform="translate(600 340)">${[1, -1].map((flip) => `<g transform="scale(${flip} 1)"><path d="M-180 -60Q-200 -240 -170 -250Q-80 -210 -40 -150z" fill="${b.slant(lit(fur, 0.2), dim(fur, 0.25))}"/><path d="M-160 -90Q-172 -200 -156 -206Q-100 -180 -74 -146z" fill="${b.slant('#f0b8b0', '#c98a86')}"/></g>`).join('')}<path d="M-196 20Q-190 -170 0 -174T196 20Q180 170 0 176T-196 20z" fill="${b.ball(lit(fur, 0.4), fur, dim(fur, 0.3))}"/>${isStriped ? [-40, 0, 40].map((x) => `<path d="M${x} -166q${-x / 8} 40 0 70" stroke="${stripe}" stroke-width="17" stroke-linecap="round" fill="none"/>`).join('') : ''}<ellipse cx="-46" cy="96" rx="66" ry="54" fill="${bib}"/><ellipse cx="46" cy="96" rx="66" ry="54" fill="${bib}"/>${eyes(studio, { x: 0, y: -4, gap: 88, r: 42, iris })}<path d="M-24 58H24L0 86z" fill="${b.down('#e8949a', '#b55a66')}"/><path d="M0 86v20M-44 112Q-16 130 0 106Q16 130 44 112" stroke="#4a3630" stroke-width="6" fill="none" stroke-linecap="round"/>${[1, -1].map((flip) => each(3, (i) => `<path d="M${flip * 70} ${90 + i * 14}L${flip * 230} ${60 + i * 34}" stroke="#fff" stroke-opacity="0.85" stroke-width="4"/>`)).join('')}</g>`
}

const parrot: Painter = (studio) => {
  const { brush: b, around, turn, subject } = studio
  const plume = turn(['#3fae4a', '#3f7fd9', '#e0b93c', '#d93a3a', '#4fb8c9', '#f1efe9'])
  const face = subject.pick(['#f4d94a', '#ffffff', '#e86a3a'])
  return `${room(b, around, 780)}<path d="M-60 690Q500 640 1260 700" stroke="${b.down('#8a6240', '#4a3018')}" stroke-width="44" fill="none"/><path d="M900 686q60 -80 140 -60q-40 70 -140 60z" fill="${b.slant('#9cc97f', '#3f7a45')}"/><path d="M570 640L640 880L690 870L680 620z" fill="${b.down(plume, dim(plume, 0.5))}"/><path d="M500 290Q440 480 520 640Q580 720 680 660Q780 560 740 380z" fill="${b.slant(lit(plume, 0.4), plume, dim(plume, 0.35))}"/><path d="M640 390Q790 440 740 690Q700 790 660 800Q600 620 590 460z" fill="${b.down(dim(plume, 0.05), dim(plume, 0.35), '#26344f')}"/>${each(5, (i) => `<path d="M${620 + i * 14} ${480 + i * 44}q50 20 90 -10" stroke="#000" stroke-opacity="0.2" stroke-width="6" fill="none"/>`)}
    <circle cx="570" cy="270" r="136" fill="${b.ball(lit(face, 0.3), face, dim(face, 0.12))}"/><path d="M470 210Q540 110 660 170Q730 230 700 340Q640 180 470 210z" fill="${b.down(lit(plume, 0.2), plume)}"/><path d="M462 240Q400 250 400 330Q420 370 470 350Q500 310 490 250z" fill="${b.slant('#5d6068', '#17181b')}"/><circle cx="552" cy="250" r="30" fill="#fff"/><circle cx="548" cy="250" r="19" fill="#17110f"/><circle cx="541" cy="242" r="7" fill="#fff"/><path d="M580 660v34M620 664v34M560 694h80" stroke="#8a7a6a" stroke-width="15" stroke-linecap="round"/>`
}

const hen: Painter = (studio) => {
  const { brush: b, around, turn, subject } = studio
  const plume = turn(['#b5652f', '#f4efe6', '#3a3638', '#d9a454', '#8a4a2a', '#a8a4a0'])
  const tail = subject.pick(['#2b2528', dim(plume, 0.4), '#2f4f44'])
  return `${meadow(b, around)}${shadow(b, { x: 590, y: 796, rx: 320, ry: 40, dark: 0.8 })}<path d="M540 690v90M650 690v90M500 786h70M612 786h70" stroke="#e0a32c" stroke-width="20" stroke-linecap="round"/>${each(4, (i) => `<path d="M380 560Q${230 - i * 10} ${440 + i * 30} ${250 + i * 20} ${300 + i * 60}Q${360 + i * 8} 400 ${450} 500z" fill="${b.slant(lit(tail, 0.3), dim(tail, 0.2))}"/>`)}<path d="M350 500Q480 500 600 420Q700 340 760 380Q840 560 760 660Q640 760 480 710Q340 640 350 500z" fill="${b.ball(lit(plume, 0.45), plume, dim(plume, 0.35))}"/><path d="M430 560Q560 500 660 590Q600 680 480 650z" fill="${b.slant(lit(plume, 0.2), dim(plume, 0.35))}"/>${each(5, (i) => `<path d="M${480 + i * 32} ${584 + (i % 2) * 22}q24 26 50 4" stroke="#000" stroke-opacity="0.22" stroke-width="6" fill="none"/>`)}
    <path d="M690 470Q690 250 780 230Q870 240 860 330Q850 420 820 520z" fill="${b.ball(lit(plume, 0.45), plume, dim(plume, 0.15))}"/><path d="M740 240Q730 170 772 190Q780 140 812 184Q850 150 852 230Q800 220 740 240z" fill="${b.down('#f05a4a', '#b3121d')}"/><path d="M856 292l70 28 -70 24z" fill="${b.down('#ffd25a', '#c9861c')}"/><path d="M846 346q30 50 6 80q-34 -10 -30 -74z" fill="${b.down('#f05a4a', '#b3121d')}"/><circle cx="812" cy="292" r="17" fill="#17110f"/><circle cx="806" cy="286" r="6" fill="#fff"/>`
}

const cow: Painter = (studio) => {
  const { brush: b, around, turn, subject } = studio
  const hide = turn(['#f4efe6', '#a8683a', '#3a3432', '#e0c9a2', '#7a4a2c', '#f4efe6'])
  const patch = subject.pick(['#2b2728', '#8a5230', '#b5713f'])
  const spot = subject.int(0, 60)
  const body =
    'M220 400Q240 340 330 346Q560 370 800 340Q860 350 860 440Q850 560 790 590H330Q230 580 220 400z'
  return `${meadow(b, around)}${shadow(b, { x: 560, y: 796, rx: 470, ry: 44, dark: 0.8 })}${[300, 730].map((x) => `<path d="M${x + 50} 560h56l-8 224h-40z" fill="${dim(hide, 0.4)}"/>`).join('')}<path d="M232 400Q180 460 190 620" stroke="${dim(hide, 0.2)}" stroke-width="17" fill="none"/><path d="M180 600h24l10 80h-44z" fill="${patch}"/><path d="${body}" fill="${b.down(lit(hide, 0.3), hide, dim(hide, 0.3))}"/><g clip-path="${b.clip(`<path d="${body}"/>`)}"><path d="M${300 + spot} 320q120 40 90 150t-120 60t-60 -140z" fill="${patch}"/><path d="M${560 + spot} 340q140 -20 150 90t-120 60t-30 -150z" fill="${patch}"/><path d="M220 520H880V620H220z" fill="${b.down('#000000/0', '#000000/0.3')}"/></g><path d="M420 588q60 50 110 0z" fill="#e8a8a0"/>
    ${[300, 720].map((x) => `<path d="M${x - 30} 560h66l-10 226h-46z" fill="${b.across(lit(hide, 0.2), dim(hide, 0.25))}"/><path d="M${x - 20} 770h46v22h-46z" fill="#2b2422"/>`).join('')}
    <path d="M790 350Q800 280 880 270H960Q1010 300 1000 370L980 500Q960 550 900 540Q850 520 830 440z" fill="${b.ball(lit(hide, 0.35), hide, dim(hide, 0.25))}"/><path d="M830 300Q850 280 890 276L880 400Q840 400 826 350z" fill="${patch}"/><path d="M846 500Q920 460 990 480Q1000 560 930 566Q850 566 846 500z" fill="${b.down('#f0b8ac', '#c98a80')}"/><circle cx="884" cy="520" r="11" fill="#6d3f3a"/><circle cx="950" cy="520" r="11" fill="#6d3f3a"/><circle cx="880" cy="386" r="19" fill="#17110f"/><circle cx="960" cy="386" r="19" fill="#17110f"/><circle cx="874" cy="380" r="6" fill="#fff"/><circle cx="954" cy="380" r="6" fill="#fff"/><path d="M830 330Q760 300 750 350Q790 390 836 360zM1000 330Q1070 300 1080 350Q1040 390 1000 360z" fill="${b.down(hide, dim(hide, 0.4))}"/><path d="M860 280Q830 220 860 200Q870 250 892 272zM980 280Q1010 220 980 200Q970 250 950 272z" fill="${b.down('#f4ead6', '#a8926a')}"/>`
}

const sheep: Painter = (studio) => {
  const { brush: b, around, turn, subject } = studio
  const wool = turn(['#f4efe4', '#d9cfbf', '#e9e1d2', '#8d7f74', '#faf6ee', '#c9b8a2'])
  const skin = subject.pick(['#3a3230', '#e6cdb8', '#6d5a50'])
  const horned = subject.chance(0.35)
  return `${meadow(b, around)}${shadow(b, { x: 560, y: 790, rx: 380, ry: 42, dark: 0.8 })}${[400, 480, 640, 710].map((x) => `<path d="M${x} 620h44l-6 160h-32z" fill="${b.across(lit(skin, 0.2), dim(skin, 0.3))}"/>`).join('')}
    <ellipse cx="560" cy="530" rx="260" ry="160" fill="${b.down(wool, dim(wool, 0.25))}"/>${each(
      26,
      (i) => {
        const a = (i / 26) * 6.283
        return `<circle cx="${560 + Math.cos(a) * 240}" cy="${530 + Math.sin(a) * 140}" r="64" fill="${b.ball('#ffffff', wool, dim(wool, 0.2))}"/>`
      },
    )}${each(16, (i) => `<circle cx="${390 + (i % 6) * 68}" cy="${450 + Math.floor(i / 6) * 70}" r="60" fill="${b.ball(lit(wool, 0.6), wool, dim(wool, 0.12))}"/>`)}
    <path d="M790 360Q850 320 910 370Q950 460 900 540Q850 580 810 530Q770 440 790 360z" fill="${b.ball(lit(skin, 0.35), skin, dim(skin, 0.3))}"/><path d="M790 400Q710 380 700 430Q750 460 794 440zM910 400Q980 380 990 430Q940 460 908 440z" fill="${dim(skin, 0.2)}"/>${each(5, (i) => `<circle cx="${796 + i * 26}" cy="${350 - (i % 2) * 20}" r="40" fill="${b.ball('#ffffff', wool, dim(wool, 0.15))}"/>`)}${[826, 884].map((x) => `<circle cx="${x}" cy="430" r="15" fill="#fff"/><circle cx="${x}" cy="431" r="10" fill="#17110f"/>`).join('')}<path d="M838 516q16 14 32 0" stroke="#17110f" stroke-width="6" fill="none"/>${horned ? `<path d="M780 350q-90 -20 -80 60q30 40 60 10M930 350q90 -20 80 60q-30 40 -60 10" stroke="${b.down('#e9dcc0', '#8a7450')}" stroke-width="28" fill="none" stroke-linecap="round"/>` : ''}`
}

const pig: Painter = (studio) => {
  const { brush: b, around, turn, subject } = studio
  const skin = turn(['#f0b8a8', '#e8a898', '#d9a090', '#8a6a62', '#f4c9ba', '#c98f7a'])
  const spots = subject.chance(0.4)
  return `${meadow(b, around)}${shadow(b, { x: 570, y: 786, rx: 400, ry: 42, dark: 0.8 })}${[350, 470, 660, 750].map((x, i) => `<path d="M${x} 620h70l-8 154h-50z" fill="${b.across(dim(skin, i % 2 ? 0.25 : 0), dim(skin, 0.35))}"/>`).join('')}<path d="M300 480q-60 -10 -60 -60q40 -30 50 10q-10 30 -40 10" stroke="${dim(skin, 0.15)}" stroke-width="15" fill="none"/><path d="M290 500Q300 350 520 350Q760 340 860 440Q900 560 820 640Q560 720 350 660Q290 600 290 500z" fill="${b.ball(lit(skin, 0.4), skin, dim(skin, 0.3))}"/>${spots ? `<ellipse cx="450" cy="460" rx="70" ry="50" fill="#3a2f2e" opacity="0.75"/><ellipse cx="620" cy="560" rx="50" ry="40" fill="#3a2f2e" opacity="0.75"/>` : ''}
    <circle cx="860" cy="490" r="130" fill="${b.ball(lit(skin, 0.45), skin, dim(skin, 0.2))}"/><path d="M770 410Q740 310 800 330Q850 360 850 400zM900 390Q920 310 970 340Q980 400 950 430z" fill="${b.down(dim(skin, 0.05), dim(skin, 0.3))}"/><ellipse cx="900" cy="530" rx="66" ry="52" fill="${b.down(lit(skin, 0.15), dim(skin, 0.25))}"/><ellipse cx="878" cy="530" rx="12" ry="19" fill="#7a3f3a"/><ellipse cx="922" cy="530" rx="12" ry="19" fill="#7a3f3a"/><circle cx="836" cy="450" r="16" fill="#17110f"/><circle cx="926" cy="444" r="16" fill="#17110f"/><circle cx="830" cy="444" r="5" fill="#fff"/><circle cx="920" cy="438" r="5" fill="#fff"/>`
}

const rabbit: Painter = (studio) => {
  const { brush: b, turn, subject } = studio
  const fur = turn(['#b9a08a', '#f4efe9', '#8d8a8c', '#5a4a42', '#d9b88f', '#efe0cc'])
  const iris = subject.pick(['#3a241a', '#5a3a6a', '#2b2d33'])
  return `${petPlace(studio)}${shadow(b, { x: 600, y: 800, rx: 320, ry: 42, dark: 0.8 })}<circle cx="830" cy="700" r="66" fill="${b.ball('#ffffff', lit(fur, 0.7), fur)}"/><path d="M420 790Q360 560 520 500H690Q850 560 830 720Q820 800 740 804H460z" fill="${b.ball(lit(fur, 0.35), fur, dim(fur, 0.35))}"/>${[530, 660].map((x) => `<ellipse cx="${x}" cy="780" rx="60" ry="34" fill="${b.down(lit(fur, 0.5), fur)}"/>`).join('')}${[1, -1].map((flip) => `<g transform="translate(600 330) scale(${flip} 1) rotate(${flip > 0 ? -8 : -14})"><path d="M-100 -60Q-150 -290 -70 -300Q0 -270 -20 -80z" fill="${b.down(lit(fur, 0.15), dim(fur, 0.15))}"/><path d="M-88 -80Q-116 -256 -72 -266Q-32 -240 -42 -90z" fill="${b.down('#f0bcb4', '#d99a94')}"/></g>`).join('')}<path d="M440 400Q440 250 600 246T760 400Q750 530 600 540T440 400z" fill="${b.ball(lit(fur, 0.45), fur, dim(fur, 0.25))}"/><ellipse cx="560" cy="460" rx="56" ry="44" fill="${lit(fur, 0.75)}"/><ellipse cx="640" cy="460" rx="56" ry="44" fill="${lit(fur, 0.75)}"/>${eyes(studio, { x: 600, y: 370, gap: 84, r: 28, iris })}<path d="M580 426h40l-20 22z" fill="#d9808a"/><path d="M600 448v18" stroke="#5a4038" stroke-width="5"/><path d="M586 470h28v32h-28z" fill="#fff"/>`
}

const aquarium: Painter = ({ brush: b, around, turn, subject }) => {
  const water = turn(['#4fb8d9', '#3f8fc9', '#5fc9b8', '#3f7fb5', '#6fc9e0', '#4a9ab0'])
  const fish = ['#f08a3c', '#f4d94a', '#d9407c', '#8a5fd0', '#ffffff']
  const start = subject.int(0, 4)
  return `${table(b, around)}${shadow(b, { x: 600, y: 750, rx: 520, ry: 44, dark: 0.9 })}<rect x="180" y="190" width="840" height="550" rx="10" fill="${b.down(lit(water, 0.6), water, dim(water, 0.4))}"/>${[300, 560, 820].map((x) => `<path d="M${x} 200l70 0 -60 500h-130z" fill="#fff" opacity="0.1"/>`).join('')}<path d="M180 680Q400 640 620 676T1020 660V740H180z" fill="${b.down('#e8d5a8', '#a8865a')}"/>
    ${[250, 320, 880, 940].map((x, i) => each(3, (k) => `<path d="M${x + k * 18} 690q${-30 + k * 30} -110 ${-10 + k * 14} -${230 + i * 20 - k * 34}q40 100 20 ${230 + i * 20 - k * 34}z" fill="${b.down('#8fd06a', '#2f7a45')}"/>`)).join('')}<path d="M560 700q10 -90 90 -90t100 90z" fill="${b.ball('#b9a99a', '#6d5f56', '#3a322e')}"/>
    ${each(6, (i) => {
      const c = fish[(i + start) % 5] ?? '#fff'
      const flip = i % 2 ? -1 : 1
      return `<g transform="translate(${320 + ((i * 137) % 560)} ${290 + ((i * 89) % 270)}) scale(${flip * (0.8 + (i % 3) * 0.25)} ${0.8 + (i % 3) * 0.25})"><path d="M-56 0L-100 -34Q-88 0 -100 34z" fill="${dim(c, 0.14)}"/><path d="M-64 0Q-20 -56 50 -20Q74 0 50 20Q-20 56 -64 0z" fill="${b.down(lit(c, 0.4), c, dim(c, 0.3))}"/><path d="M-10 -34q14 34 0 68M18 -36q12 36 0 70" stroke="#fff" stroke-opacity="0.6" stroke-width="7" fill="none"/><circle cx="44" cy="-7" r="8" fill="#fff"/><circle cx="46" cy="-7" r="5" fill="#111"/></g>`
    })}${each(9, (i) => `<circle cx="${700 + (i % 3) * 16}" cy="${620 - i * 44}" r="${6 + (i % 3) * 3}" fill="#fff" opacity="0.5"/>`)}<path d="M200 210h60l-40 500h-20z" fill="#fff" opacity="0.28"/><rect x="164" y="166" width="872" height="34" rx="8" fill="${b.down('#4a4c52', '#1b1c20')}"/><rect x="172" y="730" width="856" height="20" fill="#1b1c20"/>`
}

export const animals = {
  dog,
  cat,
  parrot,
  hen,
  cow,
  sheep,
  pig,
  rabbit,
  aquarium,
} satisfies Record<string, Painter>
