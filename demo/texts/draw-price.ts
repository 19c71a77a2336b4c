import { areaRange, yearRange } from './plausible-ranges.ts'
import type { AttributeValues } from './attribute-definition.ts'
import type { Random } from '#demo/random.ts'
import type { Good } from '#demo/market/recipe.ts'

/** A price in whole units, rounded; higher for a newer car, a larger flat or more memory. */
export function drawPrice(
  good: Good,
  values: AttributeValues,
  keys: ReadonlySet<string>,
  random: Random,
): number {
  const [low, high] = good.price
  if (low === high || low === 0)
    return low === high ? low : roundPrice(random.int(low, high), random)
  const chance = random.int(0, 100) / 100
  const worth = worthOf(good, values, keys)
  const share = worth === null ? chance : clamp(worth + (chance - 0.5) / 5, 0, 1)
  return clamp(roundPrice(low * (high / low) ** share, random), low, high)
}

/** Position between the cheapest and the most expensive of the good (0–1); null without a relevant attribute. */
function worthOf(good: Good, values: AttributeValues, keys: ReadonlySet<string>): number | null {
  const isDrawn = (key: string) => values[key] !== undefined && good.attributes?.[key] === undefined
  if (isDrawn('year')) return position(Number(values.year), yearRange(values))
  if (isDrawn('area')) return position(Number(values.area), areaRange(values, keys))
  if (isDrawn('memory')) return position(Math.log2(Number(values.memory)), [6, 9])
  return null
}

function position(value: number, [low, high]: readonly [number, number]): number {
  return clamp((value - low) / (high - low), 0, 1)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

function roundPrice(price: number, random: Random): number {
  const step = stepFor(price, random)
  const rounded = Math.max(step, Math.round(price / step) * step)
  const endsInNines =
    rounded >= 200 && rounded < 20_000 && rounded % (rounded < 1_000 ? 50 : 100) === 0
  return endsInNines && random.chance(0.15) ? rounded - 1 : rounded
}

function stepFor(price: number, random: Random): number {
  if (price < 2_000) return stepOf(price)
  if (price < 5_000) return random.pick([50, 100, 100])
  if (price < 20_000) return random.pick([100, 100, 500])
  if (price < 100_000) return random.pick([100, 500, 500])
  return random.pick([500, 1000, 1000])
}

/** Rounding step for prices of this size. */
export function stepOf(price: number): number {
  if (price < 20) return 1
  if (price < 100) return 5
  if (price < 500) return 10
  if (price < 2_000) return 50
  if (price < 20_000) return 100
  return price < 100_000 ? 500 : 1_000
}
