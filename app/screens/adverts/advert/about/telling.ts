import type { Fact } from '../detail.ts'

/** Attributes that decide whether a thing is worth a look, the most telling first. */
const telling: readonly string[] =
  'year mileage hours rooms area land_area floor floors_total memory ram cpu storage_gb screen_in fuel gearbox engine_cc power_hp size shoe_size schedule salary experience platform finish state'.split(
    ' ',
  )

/** The telling facts first, the others in the order of the subcategory; that something is for sale comes last. */
export function tellingFirst(facts: readonly Fact[]): Fact[] {
  return facts.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ key }: Fact): number {
  if (key === 'offer_type' || key === 'author') return telling.length + 1
  const rank = telling.indexOf(key)
  return rank === -1 ? telling.length : rank
}

const inLine = 4

/** The most telling facts, for the line under the title; that a thing has or has not something needs its label. */
export function keyFacts(facts: readonly Fact[]): Fact[] {
  return tellingFirst(facts)
    .filter(({ key, value }) => telling.includes(key) && typeof value === 'string')
    .filter(({ key }) => key !== 'floors_total')
    .slice(0, inLine)
}
