import { valueLabel } from './attribute-definition.ts'
import { fitsFacts } from './claims.ts'
import { closingsFor } from './closings.ts'
import { drawAttributes } from './draw-attributes.ts'
import { drawPrice } from './draw-price.ts'
import type { Lang } from '#contract/languages.ts'
import type { AttributeDefinition, AttributeValue } from './attribute-definition.ts'
import type { Facts } from './claims.ts'
import type { Random } from '#demo/random.ts'
import type { Good, Recipe } from '#demo/market/recipe.ts'

export interface WrittenAdvert {
  /** Scene of its photos. */
  readonly scene: string
  readonly lang: Lang
  readonly title: string
  readonly description: string
  /** Whole units of the currency; 0 = free or by agreement. */
  readonly price: number
  readonly currency: 'MDL' | 'EUR' | 'USD'
  readonly isNegotiable: boolean
  readonly attributes: Record<string, AttributeValue>
}

type Fill = (text: string) => string | null

/**
 * Generates an advert of a subcategory in one language. `definitions` are the attributes of the subcategory. Throws
 * when a slot of the title has no value.
 */
export function writeAdvert(
  recipe: Recipe,
  definitions: readonly AttributeDefinition[],
  random: Random,
): WrittenAdvert {
  const good = random.pick(recipe.goods)
  const lang = drawLanguage(good, random)
  const text = good[lang] ?? good.ro
  const attributes = drawAttributes(good, definitions, slotsOf(text), random)
  const keys = new Set(definitions.map(({ key }) => key))
  const price = drawPrice(good, attributes, keys, random)
  // The wage is the price of the advert; the filter by salary reads the attribute.
  if (keys.has('salary') && price > 0 && good.currency === 'MDL') {
    attributes.salary = price
    if (price % 1_000 === 0) attributes.salary_to = Math.round((price * 1.3) / 500) * 500
  }
  const isNegotiable = price > 0 && random.chance(0.35)

  const fill: Fill = (template) => fillSlots(template, definitions, attributes, lang)
  const title = fill(text)
  if (title === null) throw new Error(`Nothing fills a slot of "${text}"`)

  const facts = { values: attributes, isNegotiable }
  const sentences = drawSentences(recipe, lang, facts, fill, random)
  // Two sentences with the same first word would repeat the reason for selling.
  const { [lang]: known } = closingsFor(keys, attributes)
  const closings = known
    .filter((closing) => fitsFacts(closing, facts))
    .filter((closing) => !sentences.some((each) => firstWord(each) === firstWord(closing)))
  if (closings.length > 0) sentences.push(random.pick(closings))
  return {
    scene: good.scene,
    lang,
    title,
    description: sentences.join(' '),
    price,
    currency: good.currency,
    isNegotiable,
    attributes,
  }
}

function drawLanguage(good: Good, random: Random): Lang {
  // One good in six has an English title; with a third of its adverts, one advert in twenty is English.
  if (good.en !== undefined && random.chance(0.35)) return 'en'
  return random.chance(0.59) ? 'ro' : 'ru'
}

function slotsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\{([^}]*)\}/g)].map(([, key = '']) => key))
}

function fillSlots(
  template: string,
  definitions: readonly AttributeDefinition[],
  values: Readonly<Record<string, AttributeValue>>,
  lang: Lang,
): string | null {
  let filled = template
  for (const key of slotsOf(template)) {
    const definition = definitions.find((each) => each.key === key)
    const label = definition ? valueLabel(definition, values, lang) : null
    if (label === null) return null
    filled = filled.replaceAll(`{${key}}`, label)
  }
  return filled
}

function firstWord(sentence: string): string {
  return sentence.split(' ', 1).join()
}

/** Draws two to four sentences, at most one of each pool, that contradict no facts. */
function drawSentences(
  { sentences }: Recipe,
  lang: Lang,
  facts: Facts,
  fill: Fill,
  random: Random,
): string[] {
  const inLanguage = sentences.filter(({ language }) => language === lang)
  const fitting = [...Map.groupBy(inLanguage, ({ pool }) => pool).values()].map((pool) =>
    pool
      .map(({ text }) => fill(text))
      .filter((sentence) => sentence !== null)
      .filter((sentence) => fitsFacts(sentence, facts)),
  )
  const pools = fitting.filter((some) => some.length > 0)
  const count = random.int(Math.min(2, pools.length), Math.min(4, pools.length))
  const order = random.shuffle(pools.map((_, index) => index)).slice(0, count)
  return order.toSorted((a, b) => a - b).map((index) => random.pick(pools[index] ?? []))
}
