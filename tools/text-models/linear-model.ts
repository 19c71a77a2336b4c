import { regress, type Example, type Vector } from './regression.ts'

/** Weights by place, of the features that occurred. */
export interface LinearModel {
  readonly bias: number
  readonly weights: ReadonlyMap<number, number>
}

/** The tables are larger than the number of features that occur: these are numbered anew. */
export function linearModel(examples: readonly Example[], cost: number): LinearModel {
  const places = [...new Set(examples.flatMap(({ vector }) => [...vector.places]))]
  const numbers = new Map(places.map((place, number) => [place, number]))
  const solution = regress(
    examples.map(({ vector, isPositive }) => ({
      isPositive,
      vector: {
        places: vector.places.map((place) => numbers.get(place) ?? 0),
        values: vector.values,
      },
    })),
    { size: places.length, cost },
  )
  return {
    bias: solution.at(-1) ?? 0,
    weights: new Map(places.map((place, number) => [place, solution[number] ?? 0])),
  }
}

export function scoreOf(
  { vector: { places, values } }: { readonly vector: Vector },
  { bias, weights }: LinearModel,
): number {
  let sum = bias
  for (let at = 0; at < places.length; at++)
    sum += (weights.get(places[at] ?? 0) ?? 0) * (values[at] ?? 0)
  return sum
}
