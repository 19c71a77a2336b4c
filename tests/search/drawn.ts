import { randomInt } from 'node:crypto'
import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { PlainQuery } from './plain-market.ts'

/** Places, two of them sectors, and their districts, by slug. */
const sectors = ['chisinau-botanica', 'chisinau-riscani'] as const
const places = ['chisinau', ...sectors, 'balti', 'soroca', 'orhei', 'cahul'] as const
const locations = [...places, 'mun-chisinau', 'raion-soroca', 'raion-orhei'] as const
const branches = {
  autoturisme: 'transport',
  'masini-electrice': 'transport',
  'smartphone-uri': 'telefoane',
  carti: 'sport-hobby',
} as const
type Subcategory = keyof typeof branches

/** Random words without similar ones, so that searches for them match only these adverts. */
const words = ['bagem', 'fizod', 'murip'].map(
  (word) => word + Array.from({ length: 6 }, () => oneOf([...'bdglmr'])).join('u') + 'g',
)

export function oneOf<Item>(list: readonly Item[]): Item {
  const item = list[randomInt(list.length)]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

export function maybe(percent: number): boolean {
  return randomInt(100) < percent
}

export function drawTitle(): string {
  return ['lucru', ...words.filter(() => maybe(60))].join(' ')
}

/** Whole hundreds, so that conversion by any rate gives whole bani. */
export function drawPrice(): { price: number; currency: 'MDL' | 'EUR' | 'USD' } {
  return { price: randomInt(60) * 100, currency: oneOf(['MDL', 'MDL', 'EUR', 'USD'] as const) }
}

export function drawPlace(): string {
  return oneOf(places)
}

export function drawFlags() {
  return {
    images: maybe(60) ? [`${randomInt(1e9)}.webp`] : [],
    is_negotiable: maybe(40),
    is_free: maybe(10),
    is_exchange: maybe(30),
  }
}

export function drawBranch(): { subcategory: Subcategory; attributes: AttributeValues } {
  const subcategory = oneOf(Object.keys(branches).filter(isSubcategory))
  return { subcategory, attributes: drawAttributes(subcategory) }
}

function isSubcategory(slug: string): slug is Subcategory {
  return slug in branches
}

function drawAttributes(subcategory: Subcategory): AttributeValues {
  if (subcategory === 'carti') return maybe(70) ? { state: drawState() } : {}
  if (subcategory === 'smartphone-uri') {
    return {
      brand: oneOf(['apple', 'samsung', 'xiaomi']),
      ...(maybe(70) && { memory: oneOf(['64', '128', '256']) }),
      dual_sim: maybe(50),
    }
  }
  return {
    make: oneOf(['audi', 'bmw', 'dacia']),
    year: 2_000 + randomInt(20),
    ...(maybe(80) && { mileage: randomInt(300) * 1_000 }),
    ...(maybe(80) && { fuel: oneOf(['petrol', 'diesel', 'hybrid']) }),
    ...(maybe(50) && { state: drawState() }),
  }
}

function drawState(): string {
  return oneOf(['new', 'used'])
}

export function drawQuery(ownerIds: readonly number[]): PlainQuery {
  const about = drawAbout(ownerIds)
  const isRange = maybe(30)
  return {
    ...about,
    ...(maybe(35) && {
      place: maybe(70) ? [oneOf(locations)] : [oneOf(locations), oneOf(locations)],
    }),
    ...(isRange && maybe(70) && { priceMin: randomInt(30) * 100 }),
    ...(isRange && maybe(70) && { priceMax: 3_000 + randomInt(900) * 100 }),
    ...(maybe(15) && { seller: oneOf(['personal', 'company'] as const) }),
    ...(maybe(15) && { [oneOf(['photo', 'negotiable', 'free', 'exchange'])]: true }),
    ...(maybe(15) && { period: oneOf([1, 3, 7, 30]) }),
    ...(maybe(60) && { attributes: drawAsked(about.category ?? about.search) }),
  }
}

function drawAbout(ownerIds: readonly number[]) {
  const { subcategory } = drawBranch()
  const category = branches[subcategory]
  const beside = maybe(40) ? { category: maybe(50) ? subcategory : category } : {}
  const search = maybe(70) ? oneOf(words) : `${words[0]} ${words[2]}`
  return oneOf<Pick<PlainQuery, 'searchType' | 'search' | 'category'>>([
    { searchType: 'all', search: '', ...beside },
    { searchType: 'category', search: category },
    { searchType: 'subcategory', search: subcategory },
    { searchType: 'subcategory', search: subcategory },
    { searchType: 'search', search, ...beside },
    { searchType: 'search', search, ...beside },
    { searchType: 'user', search: String(oneOf(ownerIds)) },
  ])
}

function drawAsked(slug: string): Record<string, string> {
  if (!isSubcategory(slug)) return {}
  if (slug === 'carti') return { state: oneOf(['new', 'used', 'new,used']) }
  if (slug === 'smartphone-uri') {
    return {
      ...(maybe(60) && { brand: oneOf(['apple', 'apple,xiaomi']) }),
      ...(maybe(40) && { dual_sim: '1' }),
    }
  }
  return {
    ...(maybe(50) && { make: oneOf(['audi', 'bmw,dacia']) }),
    ...(maybe(50) && { year: oneOf(['2005-2012', '2010-', '-2009', '2011-2011']) }),
    ...(maybe(30) && { mileage: oneOf(['50000-150000', '-99000', '123000-']) }),
  }
}
