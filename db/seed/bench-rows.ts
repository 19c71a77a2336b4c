import { dayMs } from '#contract/rules/durations.ts'
import { benchAttributes } from './bench-attributes.ts'
import { drawWord, type Vocabulary } from './bench-words.ts'
import type { AttributeDefinition } from '#demo/texts/attribute-definition.ts'
import type { Random } from '#demo/random.ts'

export interface BenchGround {
  /** Subcategories in the order of how much is advertised in them, per category. */
  readonly categories: readonly { readonly id: number; readonly subcategories: readonly number[] }[]
  /** What can be said of an advert, by its subcategory. */
  readonly attributes: ReadonlyMap<number, readonly AttributeDefinition[]>
  /** The capital first, then by falling population. */
  readonly places: readonly number[]
  readonly firstOwner: number
  readonly now: number
  readonly adverts: number
}

export interface Texts {
  readonly ro: Vocabulary
  readonly ru: Vocabulary
}

export const benchUsers = 5_000
const firstShare = 0.24
const month = 30 * dayMs

/** One line of COPY, tab-separated, with the columns that `benchColumns` names. The number is also its seq. */
export function benchRow(
  number: number,
  ground: BenchGround,
  texts: Texts,
  random: Random,
): string {
  const isRo = number % 5 < 3
  const [title, description] = drawTexts(
    number,
    isRo ? texts.ro : texts.ru,
    marksOf(number, ground.adverts),
    random,
  )
  const category = ground.categories[drawCategory(ground.categories.length, random)]
  const foreign = random.chance(0.8) ? 'EUR' : 'USD'
  const currency = random.chance(0.55) ? 'MDL' : foreign
  const published = new Date(
    ground.now - month * 0.97 * (1 - number / ground.adverts),
  ).toISOString()
  const owner = ground.firstOwner + Math.floor(benchUsers * (random.int(0, 999) / 1_000) ** 2)
  const price = drawPrice(random)
  const place = drawPlace(ground.places, random)
  const subcategory = drawSubcategory(category?.subcategories ?? [], random)
  return [
    owner,
    'active',
    isRo ? 'ro' : 'ru',
    isRo ? title : '',
    isRo ? '' : title,
    isRo ? description : '',
    isRo ? '' : description,
    price,
    currency,
    place,
    category?.id ?? 1,
    subcategory,
    // COPY reads a backslash as the beginning of a sign.
    benchAttributes(number, ground.attributes.get(subcategory) ?? []).replaceAll('\\', '\\\\'),
    `{${Array.from({ length: random.int(1, 3) }, () => `bench-${random.int(1, 24)}`).join(',')}}`,
    published,
    published,
    number % 16 === 0 ? published : String.raw`\N`,
    new Date(ground.now + month).toISOString(),
    number,
  ].join('\t')
}

export const benchColumns = [
  'owner_id',
  'status',
  'language',
  'title_ro',
  'title_ru',
  'description_ro',
  'description_ru',
  'price',
  'currency',
  'place_id',
  'category_id',
  'subcategory_id',
  'attributes',
  'images',
  'created_at',
  'published_at',
  'promoted_at',
  'expires_at',
  'seq',
]

/** Words put in on purpose: *garanție* into 9.9 % of the adverts, *saxofon* into twenty, spread evenly. */
function marksOf(number: number, adverts: number): string[] {
  const step = Math.max(1, Math.floor(adverts / 20))
  const marks: string[] = []
  // 99 of 1,000, each of them Romanian: 165 of the 600 that are.
  if (number % 5 === 1 && number % 1_000 < 495) marks.push('garanție')
  if ((number - 1) % step === 0 && (number - 1) / step < 20) marks.push('saxofon')
  return marks
}

function drawTexts(
  number: number,
  vocabulary: Vocabulary,
  marks: readonly string[],
  random: Random,
): [string, string] {
  const title = `${random.pick(vocabulary.nouns)} ${drawWord(vocabulary, random)} ${drawWord(vocabulary, random)} ${number % 977}`
  const words: string[] = [...marks]
  let length = words.join(' ').length
  while (length < 290) {
    const word = drawWord(vocabulary, random)
    words.push(word)
    length += word.length + 1
  }
  return [capital(title), `${capital(words.join(' '))}.`]
}

/** The first has 24 %, the others share the rest by falling size. */
function drawCategory(count: number, random: Random): number {
  if (count < 2 || random.chance(firstShare)) return 0
  return 1 + Math.floor((count - 1) * (random.int(0, 999) / 1_000) ** 1.5)
}

/** Most is advertised in the first. */
function drawSubcategory(subcategories: readonly number[], random: Random): number {
  return subcategories[Math.floor(subcategories.length * (random.int(0, 999) / 1_000) ** 2)] ?? 1
}

function drawPlace(places: readonly number[], random: Random): number {
  const index = random.chance(0.48)
    ? 0
    : Math.floor(places.length ** (random.int(0, 999) / 1_000)) - 1
  return places[index] ?? places[0] ?? 1
}

/** From a few coins to a house, most of it in hundreds and thousands; one in twelve by agreement. */
function drawPrice(random: Random): number {
  if (random.chance(1 / 12)) return 0
  const exponent = [1, 2, 3, 4, 5].reduce((sum) => sum + random.int(0, 1_100) / 1_000, 0)
  return Math.round(10 ** exponent) + 10
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
