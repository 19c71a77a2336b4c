import { readdirSync } from 'node:fs'
import * as z from 'zod'
import { readAllRecipes } from '#demo/market/read-market.ts'
import type { Recipe } from '#demo/market/recipe.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { readRecords } from '#demo/records.ts'
import { advertFeatures, type AdvertText } from '#domains/adverts/review-rules/model/features.ts'
import { vectorOf } from '#domains/lib/text-model/features.ts'
import { forbiddenTitles, harmlessTitles } from '#tests/support/forbidden/first-titles.ts'
import { forbiddenAdverts, harmlessAdverts } from '#tests/support/forbidden/labelled.ts'
import { laterForbiddenTitles, laterHarmlessTitles } from '#tests/support/forbidden/later-titles.ts'
import { toVector, type Example } from '../regression.ts'

const AdvertShape = z.strictObject({
  label: z.enum(['forbidden', 'harmless']),
  language: z.enum(['ro', 'ru', 'en']),
  title: z.string().min(3),
  description: z.string(),
  /** Class of forbidden things; of a harmless advert the one that it resembles. */
  kind: z.string(),
})

/** A labelled advert, ready for training. */
export interface LabelledAdvert extends Example {
  readonly text: AdvertText
  readonly kind: string
}

const collections = new URL('../../../db/data/forbidden-texts/', import.meta.url)

/** Adverts that were written to be learnt from; half of them may not be published, half only sound so. */
export async function readCollections(): Promise<LabelledAdvert[]> {
  const names = readdirSync(collections).filter((name) => name.endsWith('.jsonl'))
  const records = await Promise.all(
    names.sort().map((name) => readRecords(new URL(name, collections))),
  )
  const adverts = z.array(AdvertShape).parse(records.flat())
  return adverts.map(({ label, kind, ...text }) => prepared(text, label === 'forbidden', kind))
}

/** Adverts that the rules of words were written with. */
export function readKnown(): LabelledAdvert[] {
  const titled = (titles: readonly string[]): AdvertText[] =>
    titles.map((title) => ({ title, description: '' }))
  const forbidden = [
    ...titled(forbiddenTitles),
    ...titled(laterForbiddenTitles),
    ...forbiddenAdverts,
  ]
  const harmless = [...titled(harmlessTitles), ...titled(laterHarmlessTitles), ...harmlessAdverts]
  return [
    ...forbidden.map((text) => prepared(text, true, 'known')),
    ...harmless.map((text) => prepared(text, false, 'known')),
  ]
}

/** Adverts as the demo market has them: what is sold every day. */
export async function readMarket(): Promise<LabelledAdvert[]> {
  const recipes = await readAllRecipes()
  return recipes.flatMap((recipe) =>
    recipe.goods.flatMap((good, number) =>
      (['ro', 'ru'] as const).map((language) => {
        const title = good[language].replaceAll(/\{.*?\}/g, '')
        const description = describe(recipe, language, number)
        return prepared({ title, description }, false, 'market')
      }),
    ),
  )
}

/** A sentence of each pool, another one for each good; of every third good one sentence, of every third none. */
function describe({ sentences }: Recipe, language: 'ro' | 'ru', number: number): string {
  const own = sentences.filter((one) => one.language === language)
  const pools = [...Map.groupBy(own, ({ pool }) => pool).values()]
  const told = [pools, pools.slice(number % pools.length).slice(0, 1), []][number % 3] ?? []
  return told.map((pool) => pool[number % pool.length]?.text ?? '').join(' ')
}

function prepared(text: AdvertText, isPositive: boolean, kind: string): LabelledAdvert {
  return { text, isPositive, kind, vector: toVector(vectorOf(advertFeatures(text))) }
}

/** Letters of words that mean nothing: those of a code, and with vowels as often as in words. */
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'aaaaaeeeeeiiiioooouuubcdfghklmnprstvz',
  'абвгдежзийклмнопрстуфхцчшщыьэюя',
  'аааааеееееиииооооуууябвгджзклмнпрстхч',
].map((letters) => [...letters])

/** Adverts of words that mean nothing, called harmless: letters alone prove nothing. */
export function drawNonsense(): LabelledAdvert[] {
  const random = createRandom(1)
  const words = (letters: readonly string[], length: number): string =>
    Array.from({ length }, () => wordOf(random, letters)).join(' ')
  return Array.from({ length: 3_000 }, () => {
    const letters = random.pick(alphabets)
    const title = words(letters, random.int(1, 4))
    const description = random.chance(0.5) ? words(letters, random.int(1, 13)) : ''
    return prepared({ title, description }, false, 'nonsense')
  })
}

function wordOf(random: Random, letters: readonly string[]): string {
  return Array.from({ length: random.int(3, 12) }, () => random.pick(letters)).join('')
}
