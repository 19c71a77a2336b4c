import type { Concepts, Occurrence } from './occurrences.ts'

/**
 * Concepts near each other: `give + code` in any order, `paid > spam` in this one, `no >2 deposit` within two words,
 * `give|tell + code` either of two, `!give + code` negated. Each is near the first; after `>` also after the one before.
 */
export interface Pattern {
  readonly steps: readonly Step[]
}

interface Step {
  readonly choices: readonly Choice[]
  readonly isOrdered: boolean
  readonly within: number
}

interface Choice {
  readonly concept: string
  readonly isNegated: boolean
}

interface Span {
  readonly from: number
  readonly to: number
}

export function patternOf(typed: string, within: number): Pattern {
  const steps: Step[] = []
  let join = { isOrdered: false, within }
  for (const part of typed.split(' ')) {
    const operator = /^([+>])(\d*)$/.exec(part)
    if (operator)
      join = { isOrdered: operator[1] === '>', within: Number(operator[2] ?? '') || within }
    else steps.push({ choices: part.split('|').map(choiceOf), ...join })
  }
  return { steps }
}

function choiceOf(typed: string): Choice {
  return { concept: typed.replace('!', ''), isNegated: typed.startsWith('!') }
}

export function conceptsOf({ steps }: Pattern): readonly string[] {
  return steps.flatMap(({ choices }) => choices.map(({ concept }) => concept))
}

/** The places where a message has a pattern, one for each occurrence of its first concept. */
export function spansOf({ steps }: Pattern, occurrences: Concepts): readonly Span[] {
  for (const step of steps) if (!canOccur(step, occurrences)) return none
  const [first, ...others] = steps
  const spans: Span[] = []
  if (!first) return spans
  for (const choice of first.choices) {
    for (const anchor of occurrences.get(choice.concept) ?? []) {
      if (anchor.isNegated !== choice.isNegated) continue
      const span = spanAt(anchor, others, occurrences)
      if (span) spans.push(span)
    }
  }
  return spans
}

const none: readonly Span[] = []

function canOccur({ choices }: Step, occurrences: Concepts): boolean {
  return choices.some(({ concept }) => occurrences.has(concept))
}

function spanAt(anchor: Occurrence, steps: readonly Step[], occurrences: Concepts): Span | null {
  const chain = [anchor]
  for (const step of steps) {
    const next = nearest(chain, step, occurrences)
    if (!next) return null
    chain.push(next)
  }
  const positions = chain.map(({ position }) => position)
  return { from: Math.min(...positions), to: Math.max(...positions) }
}

function nearest(
  chain: readonly Occurrence[],
  { choices, isOrdered, within }: Step,
  occurrences: Concepts,
): Occurrence | null {
  const origin = isOrdered ? chain.at(-1) : chain[0]
  if (!origin) return null
  let best: Occurrence | null = null
  let distance = within
  for (const { concept, isNegated } of choices) {
    const list = occurrences.get(concept) ?? []
    const least = isOrdered ? origin.position : origin.position - within
    for (let at = firstFrom(list, least); at < list.length; at++) {
      const one = list[at]
      if (!one || one.position > origin.position + distance) break
      const away = Math.abs(one.position - origin.position)
      if (away > distance || one.isNegated !== isNegated || isUsed(chain, one)) continue
      best = one
      distance = away
    }
  }
  return best
}

function isUsed(chain: readonly Occurrence[], { word }: Occurrence): boolean {
  return chain.some((one) => one.word === word)
}

/** Index of the first occurrence at a position or after it. */
function firstFrom(list: readonly Occurrence[], position: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.position ?? 0) < position) low = middle + 1
    else high = middle
  }
  return low
}
