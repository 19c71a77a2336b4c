import { dayMs } from '#contract/rules/durations.ts'
import { benchAttributes } from './bench-attributes.ts'
import { drawWord, type Vocabulary } from './bench-words.ts'
import type { AttributeDefinition } from '#demo/texts/attribute-definition.ts'
import type { Random } from '#demo/random.ts'

export interface BenchGround {
  /** Subcategories by number of adverts, per category. */
  readonly categories: readonly { readonly id: number; readonly subcategories: readonly number[] }[]
  /** Attribute definitions by subcategory. */
  readonly attributes: ReadonlyMap<number, readonly AttributeDefinition[]>
  /** The capital first, then by population, descending. */
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

/** One tab-separated COPY row with the columns of `benchColumns`. The number is also its `seq`. */
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
    // COPY treats a backslash as an escape character.
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

/** Marker words: *garanție* in 9.9 % of the adverts, *saxofon* in twenty, evenly distributed. */
function marksOf(number: number, adverts: number): string[] {
  const step = Math.max(1, Math.floor(adverts / 20))
  const marks: string[] = []
  // 99 of 1,000 adverts, all of them Romanian.
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

/** The first category has 24 % of the adverts; the others share the rest in descending order. */
function drawCategory(count: number, random: Random): number {
  if (count < 2 || random.chance(firstShare)) return 0
  return 1 + Math.floor((count - 1) * (random.int(0, 999) / 1_000) ** 1.5)
}

/** The first subcategories have the most adverts. */
function drawSubcategory(subcategories: readonly number[], random: Random): number {
  return subcategories[Math.floor(subcategories.length * (random.int(0, 999) / 1_000) ** 2)] ?? 1
}

function drawPlace(places: readonly number[], random: Random): number {
  const index = random.chance(0.48)
    ? 0
    : Math.floor(places.length ** (random.int(0, 999) / 1_000)) - 1
  return places[index] ?? places[0] ?? 1
}

/** Log-distributed price, mostly hundreds and thousands; one in twelve by agreement. */
function drawPrice(random: Random): number {
  if (random.chance(1 / 12)) return 0
  const exponent = [1, 2, 3, 4, 5].reduce((sum) => sum + random.int(0, 1_100) / 1_000, 0)
  return Math.round(10 ** exponent) + 10
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
