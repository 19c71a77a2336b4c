import { createRandom, type Random } from '../market/random.ts'

const grounds = ['#c9d9e8', '#e8d5c9', '#d3e3cd', '#e6d3e0', '#e9e0c3', '#cfe0de', '#dcd6ec'] as const
const skins = ['#f1cdb0', '#e3b08c', '#f6d9c2', '#c98f68', '#dba57f'] as const
const hairs = ['#2e2320', '#5a3a24', '#8a5a32', '#b98a4a', '#6d6763', '#3b3f46'] as const
const clothes = ['#7a1f4f', '#2f5d7c', '#3f6b4a', '#9a5b2f', '#4d4a6f', '#37474f'] as const

/** A drawn picture of 256 × 256 for a person or a company, the same for the same seed. */
export function drawAvatar(seed: number, kind: 'personal' | 'company'): string {
  const random = createRandom(90_000 + seed)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${
    kind === 'company' ? mark(random) : face(random)
  }</svg>`
}

function face(random: Random): string {
  const skin = random.pick(skins)
  const hair = random.pick(hairs)
  const isLong = random.chance(0.5)
  const back = isLong
    ? `<path d="M62 130c-6-70 40-96 66-96s72 26 66 96c-2 30 6 52-4 66H66c-10-14-2-36-4-66z" fill="${hair}"/>`
    : ''
  const fringe = isLong
    ? `<path d="M76 116c4-46 34-62 56-62 30 0 50 24 50 62-18-6-34-18-44-34-14 18-36 30-62 34z" fill="${hair}"/>`
    : `<path d="M74 112c-4-50 26-72 56-72 34 0 58 24 52 72-6-20-14-30-24-34-22 8-50 6-62-2-12 6-18 18-22 36z" fill="${hair}"/>`
  return `<rect width="256" height="256" fill="${random.pick(grounds)}"/>${back}
<path d="M36 256c4-46 40-66 92-66s88 20 92 66z" fill="${random.pick(clothes)}"/>
<path d="M104 164h48v36c0 16-48 16-48 0z" fill="${skin}"/><path d="M104 176c16 14 32 14 48 0v12c-14 14-34 14-48 0z" fill="#000" opacity=".12"/>
<ellipse cx="128" cy="124" rx="50" ry="58" fill="${skin}"/>${fringe}
<g fill="#2b211e"><circle cx="110" cy="126" r="5"/><circle cx="146" cy="126" r="5"/></g>
<path d="M${random.int(108, 112)} 152q18 ${random.int(10, 16)} 36 0" stroke="#8a3f38" stroke-width="5" stroke-linecap="round" fill="none"/>`
}

function mark(random: Random): string {
  const ground = random.pick(clothes)
  const light = random.pick(grounds)
  const shapes = [
    `<path d="M128 58l70 40v60l-70 40-70-40V98z" fill="${light}"/><path d="M128 58v140l-70-40V98z" fill="#fff" opacity=".35"/>`,
    `<circle cx="108" cy="128" r="54" fill="${light}"/><circle cx="152" cy="128" r="54" fill="#fff" opacity=".5"/>`,
    `<path d="M64 188V92l64-40 64 40v96z" fill="${light}"/><path d="M108 188v-52h40v52z" fill="${ground}"/>`,
    `<path d="M60 176l68-112 68 112z" fill="${light}"/><path d="M128 64l68 112h-68z" fill="#fff" opacity=".4"/>`,
    `<rect x="62" y="62" width="58" height="58" rx="10" fill="${light}"/><rect x="136" y="62" width="58" height="58" rx="29" fill="#fff" opacity=".6"/><rect x="62" y="136" width="58" height="58" rx="29" fill="#fff" opacity=".6"/><rect x="136" y="136" width="58" height="58" rx="10" fill="${light}"/>`,
  ]
  return `<rect width="256" height="256" fill="${ground}"/>${random.pick(shapes)}`
}
