import { brandTails, trades } from './brands.ts'
import { fold } from '#contract/rules/text/fold.ts'
import { createRandom } from '#demo/random.ts'
import {
  nicknamePlaces,
  personalAbouts,
  romanianNames,
  russianNames,
  russianSurnames,
} from './names.ts'
import type { Trade } from './brands.ts'
import type { Random } from '#demo/random.ts'

/** A seller of the demo market. */
export interface Person {
  readonly username: string
  readonly fullName: string
  readonly brand?: string
  /** 0 personal, 1 company */
  readonly accountType: 0 | 1
  readonly language: 'ro' | 'ru'
  readonly about?: { readonly ro?: string; readonly ru?: string; readonly en?: string }
  /** Slugs of a company's categories. */
  readonly sells?: readonly string[]
}

interface Name {
  readonly fullName: string
  readonly language: 'ro' | 'ru'
  /** Lower-case ASCII: first name, surname, and nickname. */
  readonly first: string
  readonly last: string
  readonly short: string
}

/** Deterministic by seed; a smaller number gives a prefix of a larger one. */
export function drawPeople(count: number): Person[] {
  const random = createRandom(373)
  const brands = listBrands(random)
  const taken = new Set<string>()
  return Array.from({ length: count }, () => {
    const brand = random.chance(0.22) ? brands.next().value : undefined
    return brand ? drawCompany(...brand, taken, random) : drawPrivatePerson(taken, random)
  })
}

function drawPrivatePerson(taken: Set<string>, random: Random): Person {
  const name = drawName(random)
  const { fullName, language } = name
  const username = unusedUsername(drawUsername(name, random), taken, random)
  const person = { username, fullName, accountType: 0, language } as const
  if (!random.chance(0.3)) return person
  return { ...person, about: { [language]: random.pick<string>(personalAbouts[language]) } }
}

function drawCompany(brand: string, trade: Trade, taken: Set<string>, random: Random): Person {
  const { fullName, language } = drawName(random)
  const username = unusedUsername(toAscii(brand), taken, random)
  const { sells } = trade
  const company = { username, fullName, brand, accountType: 1, language, sells } as const
  return random.chance(0.8) ? { ...company, about: trade.about } : company
}

function drawName(random: Random): Name {
  const sex = random.chance(0.5) ? 'male' : 'female'
  if (random.chance(0.6)) {
    const [first, last] = [
      random.pick<string>(romanianNames[sex]),
      random.pick(romanianNames.surnames),
    ]
    const ascii = toAscii(first)
    return {
      fullName: `${first} ${last}`,
      language: 'ro',
      first: ascii,
      last: toAscii(last),
      short: ascii,
    }
  }
  const [first, latin, short] = random.pick(russianNames[sex])
  const [last, latinLast] = random.pick(russianSurnames)
  const isInflected = sex === 'female' && /(ов|ев|ин)$/.test(last)
  return {
    fullName: `${first} ${isInflected ? `${last}а` : last}`,
    language: 'ru',
    first: latin,
    last: isInflected ? `${latinLast}a` : latinLast,
    short,
  }
}

function drawUsername({ first, last, short }: Name, random: Random): string {
  const year = random.int(70, 99)
  return random.pick([
    `${first}.${last}`,
    `${first}.${last}`,
    `${first}_${last}`,
    `${last}.${first}`,
    `${first.slice(0, 1)}.${last}`,
    `${short}${year}`,
    `${short}_${last}`,
    `${short}_${random.pick(nicknamePlaces)}`,
    `${last}${year}`,
  ])
}

function unusedUsername(preferred: string, taken: Set<string>, random: Random): string {
  let username = preferred
  while (taken.has(username)) username = `${preferred}${random.int(2, 999)}`
  taken.add(username)
  return username
}

/** Complete names first, then heads joined with tails, each once. */
function* listBrands(random: Random): Generator<readonly [string, Trade], undefined> {
  yield* random.shuffle(
    trades.flatMap((trade) => trade.whole.map((name) => [name, trade] as const)),
  )
  const joined = trades.flatMap((trade) =>
    trade.heads.flatMap((head) => brandTails.map((tail) => [`${head} ${tail}`, trade] as const)),
  )
  yield* random.shuffle(joined)
}

function toAscii(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '')
}
