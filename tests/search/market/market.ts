import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Lang } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/shapes.ts'

/** An advert of the market for measuring search. */
export interface MarketAdvert {
  readonly key: string
  readonly language: Lang
  readonly title: string
  readonly description: string
  /** Slugs. */
  readonly subcategory: string
  readonly place: string
  readonly price: number
  readonly currency: CurrencyCode
  readonly attributes: AttributeValues
  /** Labels for relevance judgements: own words, `@place`, `#subcategory`, `attribute=value`. */
  readonly labels: ReadonlySet<string>
}

const wholeNumbers = new Set(
  'year mileage engine_cc power_hp payload_kg hours area floor floors_total land_area storage_gb screen_in load_kg shoe_size width profile age_months quantity_kg salary'.split(
    ' ',
  ),
)

/**
 * Parses a table. A line `[subcategory] labels` starts a group that shares them; its lines are `language | labels |
 * title | description | place | price | attributes`. Chișinău and MDL are defaults; in an attribute `_` is a space
 * and `+` joins several values.
 */
export function adverts(name: string, table: string): readonly MarketAdvert[] {
  let subcategory = ''
  let shared = ''
  const found: MarketAdvert[] = []
  for (const line of table.split('\n').filter((text) => text.trim() !== '')) {
    const group = /^\s*\[([a-z-]+)\](.*)$/.exec(line)
    if (group) {
      subcategory = group[1] ?? ''
      shared = group[2] ?? ''
    } else {
      found.push(advertOf(line, { key: `${name}-${found.length + 1}`, subcategory, shared }))
    }
  }
  return found
}

function advertOf(
  line: string,
  { key, subcategory, shared }: { key: string; subcategory: string; shared: string },
): MarketAdvert {
  const [
    language = '',
    own = '',
    title = '',
    description = '',
    place = '',
    price = '',
    facts = '',
  ] = line.split('|').map((cell) => cell.trim())
  const [amount = '', currency = 'MDL'] = price.split(' ')
  const where = place === '' ? 'chisinau' : place
  return {
    key,
    language: languageOf(language),
    title,
    description,
    subcategory,
    place: where,
    price: Number(amount),
    currency: currencyOf(currency),
    attributes: Object.fromEntries(words(facts).map(attributeOf)),
    labels: new Set([
      ...words(shared),
      ...words(own),
      ...words(facts),
      `@${where}`,
      `#${subcategory}`,
    ]),
  }
}

function attributeOf(fact: string): [string, AttributeValues[string]] {
  const [key = '', value = ''] = fact.split('=')
  if (wholeNumbers.has(key)) return [key, Number(value)]
  if (value === 'true' || value === 'false') return [key, value === 'true']
  if (key === 'utilities') return [key, value.split('+')]
  return [key, value.replaceAll('_', ' ')]
}

function languageOf(text: string): Lang {
  if (text === 'ro' || text === 'ru' || text === 'en') return text
  throw new Error(`No language: ${text}`)
}

function currencyOf(text: string): CurrencyCode {
  if (text === 'MDL' || text === 'EUR' || text === 'USD') return text
  throw new Error(`No currency: ${text}`)
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
