/** A text: places of features and their values. */
export interface Vector {
  readonly places: Int32Array
  readonly values: Float64Array
}

/** Of values by place. */
export function toVector(values: ReadonlyMap<number, number>): Vector {
  return { places: Int32Array.from(values.keys()), values: Float64Array.from(values.values()) }
}

export interface Example {
  readonly vector: Vector
  readonly isPositive: boolean
}

/** Weights by place; the bias stands behind them. */
export type Solution = Float64Array

interface Options {
  readonly size: number
  /** Cost of errors against that of large weights. */
  readonly cost: number
}

/** Logistic regression with squared weights as penalty, by L-BFGS. The same examples give the same bits. */
export function regress(examples: readonly Example[], { size, cost }: Options): Solution {
  return minimum(size + 1, (weights, gradient) => {
    let loss = 0
    for (let at = 0; at < size; at++) {
      const weight = weights[at] ?? 0
      loss += 0.5 * weight * weight
      gradient[at] = weight
    }
    gradient[size] = 0
    for (const { vector, isPositive } of examples) {
      const sign = isPositive ? 1 : -1
      const margin = sign * logOdds(vector, weights)
      loss += cost * Math.log1p(Math.exp(-Math.abs(margin))) + cost * Math.max(0, -margin)
      addScaled(gradient, vector, (-cost * sign) / (1 + Math.exp(margin)))
    }
    return loss
  })
}

function logOdds({ places, values }: Vector, weights: Solution): number {
  let sum = weights.at(-1) ?? 0
  for (let at = 0; at < places.length; at++)
    sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0)
  return sum
}

function addScaled(gradient: Solution, { places, values }: Vector, factor: number): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    gradient[place] = (gradient[place] ?? 0) + factor * (values[at] ?? 0)
  }
  gradient[gradient.length - 1] = (gradient.at(-1) ?? 0) + factor
}

/** The loss at some weights; writes its gradient. */
type Loss = (weights: Solution, gradient: Solution) => number

interface Step {
  readonly moved: Solution
  readonly turned: Solution
  readonly rate: number
}

const mostRounds = 80
const memory = 8
const tolerance = 1e-6

function minimum(length: number, loss: Loss): Solution {
  let weights: Solution = new Float64Array(length)
  let gradient: Solution = new Float64Array(length)
  let value = loss(weights, gradient)
  const steps: Step[] = []
  for (let round = 0; round < mostRounds; round++) {
    const direction = directionOf(gradient, steps)
    const next = lineSearch(loss, { weights, gradient, value }, direction, steps.length === 0)
    const moved = difference(next.weights, weights)
    const turned = difference(next.gradient, gradient)
    const curve = dot(moved, turned)
    if (curve > 1e-12) steps.push({ moved, turned, rate: 1 / curve })
    if (steps.length > memory) steps.shift()
    const isDone = Math.abs(value - next.value) < tolerance * Math.abs(value)
    ;({ weights, gradient, value } = next)
    if (isDone) break
  }
  return weights
}

function directionOf(gradient: Solution, steps: readonly Step[]): Solution {
  const direction = gradient.slice()
  const factors = steps.map(() => 0)
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]
    if (!step) continue
    const factor = step.rate * dot(step.moved, direction)
    factors[at] = factor
    addTo(direction, step.turned, -factor)
  }
  const last = steps.at(-1)
  if (last) scale(direction, 1 / (last.rate * dot(last.turned, last.turned)))
  for (const [at, { moved, turned, rate }] of steps.entries())
    addTo(direction, moved, (factors[at] ?? 0) - rate * dot(turned, direction))
  return direction
}

interface Point {
  readonly weights: Solution
  readonly gradient: Solution
  readonly value: number
}

const mostHalvings = 20
const sufficient = 1e-4

function lineSearch(loss: Loss, from: Point, direction: Solution, isFirst: boolean): Point {
  const slope = dot(from.gradient, direction)
  let width = isFirst ? 1 / Math.sqrt(dot(from.gradient, from.gradient)) : 1
  for (let tries = 0; ; tries++) {
    const weights = from.weights.slice()
    addTo(weights, direction, -width)
    const gradient = new Float64Array(weights.length)
    const value = loss(weights, gradient)
    if (value <= from.value - sufficient * width * slope || tries === mostHalvings)
      return { weights, gradient, value }
    width /= 2
  }
}

function dot(one: Solution, other: Solution): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function addTo(target: Solution, added: Solution, factor: number): void {
  for (let at = 0; at < target.length; at++)
    target[at] = (target[at] ?? 0) + factor * (added[at] ?? 0)
}

function scale(target: Solution, factor: number): void {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) * factor
}

function difference(one: Solution, other: Solution): Solution {
  const result = one.slice()
  addTo(result, other, -1)
  return result
}
