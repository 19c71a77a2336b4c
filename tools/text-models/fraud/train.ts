import { readdirSync, writeFileSync } from 'node:fs'
import { packWeights } from '#domains/messaging/fraud/model/weights.ts'
import { shareAbove, thresholdFor } from '../folds.ts'
import { crossJointScores, crossScores } from './cross-validation.ts'
import { readTexts, textsOfRules, type LabelledText } from './texts.ts'
import { trainJointModel, trainKinds, trainTextModel, type ScoredText } from './training.ts'
import { weightsOf } from './weights.ts'

/**
 * Trains the model that examines messages for fraud: `npm run train-fraud`. Prints what cross-validation says, which is
 * what to expect of unseen texts, and writes the weights; the same texts give the same bytes.
 */
const target = new URL('../../../domains/messaging/fraud/model/weights.br', import.meta.url)
const collections = new URL('../../../db/data/fraud-texts/', import.meta.url)
const known = new URL('../../../tests/messaging/fraud/messages.jsonl', import.meta.url)

/** Shares of harmless texts that cross-validation may warn of, or hold without a rule that is certain. */
const mostWarned = 0.04
const mostHeld = 0.002
/** Room above the highest false hold that was seen, in log odds. */
const holdMargin = 0.5

async function readCollections(): Promise<LabelledText[]> {
  const names = readdirSync(collections).filter((name) => name.endsWith('.jsonl'))
  const texts = names
    .sort()
    .map((name) => readTexts(new URL(name, collections), name.replace('.jsonl', ''), false))
  return (await Promise.all(texts)).flat()
}

/** Only what a rule is certain of can be held below the highest threshold. */
function withoutDoubt({ text, score }: ScoredText): ScoredText {
  return { text, score: text.isCertain ? score : -Infinity }
}

function report(name: string, own: readonly ScoredText[], threshold: number): void {
  const frauds = own.filter(({ text }) => text.isPositive)
  const harmless = own.filter(({ text }) => !text.isPositive)
  const shares = [shareAbove(frauds, threshold), shareAbove(harmless, threshold)]
  const [recall, alarms] = shares.map((share) => share.toFixed(3))
  console.log(`${name.padEnd(10)} recall ${recall}, false alarms ${alarms} (${own.length} texts)`)
}

const texts = [
  ...(await readCollections()),
  ...(await readTexts(known, 'messages', true)),
  ...textsOfRules(),
]
const scored = crossScores(texts)
const joint = crossJointScores(scored)
const warn = thresholdFor(joint, mostWarned)
const hold = thresholdFor(joint, mostHeld) + holdMargin
const byRule = joint.filter(({ text }) => text.isCertain || !text.isPositive).map(withoutDoubt)
const agree = Math.max(warn, thresholdFor(byRule, mostHeld))

for (const source of new Set(joint.map(({ text }) => text.source))) {
  const own = joint.filter(({ text }) => text.source === source)
  report(source, own, warn)
}
report('all', joint, warn)
for (const kind of [...new Set(joint.map(({ text }) => text.kind))].sort()) {
  for (const isPositive of [true, false]) {
    const own = joint.filter(({ text }) => text.kind === kind && text.isPositive === isPositive)
    const label = `${isPositive ? 'fraud' : 'harmless'} ${kind}`
    if (own.length > 0) console.log(`  ${label}: ${shareAbove(own, warn).toFixed(3)}`)
  }
}
const held = joint.filter(({ text, score }) => score >= (text.isCertain ? agree : hold))
const falselyHeld = held.filter(({ text }) => !text.isPositive).length
console.log(`held: ${held.length - falselyHeld} frauds, ${falselyHeld} harmless texts`)

const weights = weightsOf({
  text: trainTextModel(texts),
  joint: trainJointModel(scored),
  kinds: trainKinds(texts),
  thresholds: { warn, agree, hold },
})
const packed = packWeights(weights)
writeFileSync(target, packed)
console.log(
  `thresholds ${warn.toFixed(2)} ${agree.toFixed(2)} ${hold.toFixed(2)}, ${packed.length} bytes`,
)
