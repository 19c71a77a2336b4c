import { writeFileSync } from 'node:fs'
import { packWeights } from '#domains/adverts/review-rules/model/weights.ts'
import { shareAbove, type Scored } from '../folds.ts'
import {
  drawNonsense,
  readCollections,
  readKnown,
  readMarket,
  type LabelledAdvert,
} from './texts.ts'
import { crossScores, trainModel, weightsOf } from './training.ts'

/**
 * Trains the model that finds adverts which may not be published: `npm run train-adverts`. Prints what
 * cross-validation says, which is what to expect of unseen adverts, and writes the weights; the same texts give the
 * same bytes.
 */
const target = new URL('../../../domains/adverts/review-rules/model/forbidden.br', import.meta.url)

/** Probabilities, percent, for which the shares are printed. */
const probabilities = [30, 40, 50, 60, 70, 80, 90]

function report(name: string, own: readonly Scored<LabelledAdvert>[]): void {
  const figures = probabilities.map((percent) => {
    const logOdds = Math.log(percent / (100 - percent))
    return shareAbove(own, logOdds).toFixed(3)
  })
  console.log([name.padEnd(28), ...figures, String(own.length).padStart(6)].join(' '))
}

const adverts = [
  ...(await readCollections()),
  ...readKnown(),
  ...(await readMarket()),
  ...drawNonsense(),
]
const scored = crossScores(adverts)

console.log(`share above a probability of ${probabilities.join(', ')} %`)
for (const isPositive of [true, false]) {
  const label = isPositive ? 'forbidden' : 'harmless'
  const own = Map.groupBy(
    scored.filter(({ text }) => text.isPositive === isPositive),
    ({ text }) => text.kind,
  )
  for (const [kind, ofKind] of [...own].sort()) report(`${label} ${kind}`, ofKind)
  const { market: _market, nonsense: _nonsense, ...written } = Object.fromEntries(own)
  report(`all ${label}`, Object.values(written).flat())
}

const packed = packWeights(weightsOf(trainModel(adverts)))
writeFileSync(target, packed)
console.log(`${packed.length} bytes`)
