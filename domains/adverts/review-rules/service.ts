import { isDeepStrictEqual } from 'node:util'
import type { Labels } from '#contract/languages.ts'
import type { AdvertProblem } from '#contract/rules/advert/advert-rules.ts'
import { ruleNumbers, type RuleKind } from '#contract/rules/moderation/review-rules.ts'
import { Refusal, refuseFirst } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import { fairTurns } from '../../lib/concurrency.ts'
import { likenessOf, saveTextKeys, type Likeness } from '../likeness/service.ts'
import type { OwnAdvert } from '../own-store.ts'
import { listCircumstances, type Sent } from './circumstances-store.ts'
import { judge, type Judgement } from './judge.ts'
import type { Circumstances } from './look.ts'
import { foldedPhrase, isPhrase } from './phrases.ts'
import type { AdvertHit, Hit, ReviewRule, RuleContent, RuleWords } from './rule.ts'
import { findStamp, insertHits, insertRule, listRules, lockRules, updateRule } from './store.ts'

interface Held {
  readonly stamp: number
  readonly rules: readonly ReviewRule[]
}

/** By the pool; rules of an earlier stamp are read again. */
const held = new WeakMap<object, Held>()

/** All rules as they are now. A change counts for the next advert on every server. */
export async function reviewRules(deps: Pick<Deps, 'sql'>): Promise<readonly ReviewRule[]> {
  const known = held.get(deps.sql)
  const stamp = await findStamp(deps.sql)
  if (known?.stamp === stamp) return known.rules
  const before = new Map(known?.rules.map((rule) => [`${rule.id}.${rule.version}`, rule]))
  // A rule that has not changed is the same object, whose phrases are compiled already.
  const rules = (await listRules(deps.sql)).map(
    (rule) => before.get(`${rule.id}.${rule.version}`) ?? rule,
  )
  held.set(deps.sql, { stamp, rules })
  return rules
}

/** An advert with what the rules say of it. */
export interface Judged {
  readonly advert: OwnAdvert
  readonly judgement: Judgement
}

/** Applies the rules without noting what they find. */
export async function judgeAdvert(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  { advert, median }: Sent,
  rules: readonly ReviewRule[],
): Promise<Judgement> {
  const [known = null] = await circumstancesOf(sql, rules, [{ advert, median }], clock.now())
  return judge(rules, advert, known)
}

/**
 * Applies the rules to adverts that their owner sends together, to each as if those before it had been published, and
 * notes what they find. Of a refusal nothing is noted, because its transaction is undone; `noteRefused` does that
 * afterwards.
 */
export async function reviewAdverts(
  sql: Db,
  deps: Pick<Deps, 'clock'>,
  rules: readonly ReviewRule[],
  sent: readonly Sent[],
): Promise<Judged[]> {
  // Before they are judged: those before one are found by their keys.
  await saveTextKeys(
    sql,
    sent.map(({ advert }) => advert),
  )
  const circumstances = await circumstancesOf(sql, rules, sent, deps.clock.now())
  const turn = fairTurns()
  const judged: Judged[] = []
  for (const [at, { advert }] of sent.entries()) {
    await turn()
    judged.push({ advert, judgement: judge(rules, advert, circumstances[at] ?? null) })
  }
  const found = judged.flatMap(({ advert, judgement: { hits, decisive, refusal } }) => {
    const tried = hits.filter(({ rule }) => rule.mode === 'trial')
    return refusal ? [] : hitsOf(advert, [...tried, ...decisive])
  })
  await insertHits(sql, found, deps.clock.now())
  return judged
}

function hitsOf({ id: advertId }: OwnAdvert, hits: readonly Hit[]): AdvertHit[] {
  return hits.map((hit) => ({ ...hit, advertId }))
}

/** Notes what adverts were refused for. Returns the first refusal. */
export async function noteRefused(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  refused: readonly Judged[],
): Promise<Refusal> {
  const found = refused.flatMap(({ advert, judgement }) => hitsOf(advert, judgement.decisive))
  await insertHits(sql, found, clock.now())
  return firstRefusal(refused)
}

export function firstRefusal([first]: readonly Judged[]): Refusal {
  const refusal = first?.judgement.refusal
  return new Refusal(refusal?.code ?? 'unexpected', refusal?.field)
}

/** Refuses texts with what a rule refuses, whatever else is known of the advert. */
export function refuseTexts(rules: readonly ReviewRule[], advert: OwnAdvert): void {
  refuseFirst(refusedTexts(rules, advert))
}

/** All that rules refuse in the texts of an advert. */
export function refusedTexts(rules: readonly ReviewRule[], advert: OwnAdvert): AdvertProblem[] {
  const { refusal, decisive } = judge(rules, advert, null)
  return refusal ? decisive.map(({ rule, field }) => ({ field, code: rule.code })) : []
}

/** Whether a rule that holds finds anything in the texts of an advert. */
export async function hasTextMatches(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  advert: OwnAdvert,
  rules: readonly ReviewRule[],
): Promise<boolean> {
  const texts = rules.filter(({ kind }) => textKinds.has(kind))
  const { needsReview } = await judgeAdvert(sql, { clock }, { advert, median: null }, texts)
  return needsReview
}

const textKinds: ReadonlySet<RuleKind> = new Set([
  'forbidden_text',
  'words',
  'links',
  'phones',
  'doubtful_contacts',
  'numbers',
])

/** A rule that will hold or refuse an advert, as its owner reads it before sending it. */
export interface RuleHint {
  readonly ruleId: number
  readonly field: string
  readonly explanations: Labels
  readonly isRefused: boolean
}

/** What the rules will say of an advert when it is sent. */
export async function ruleHints(
  deps: Pick<Deps, 'sql' | 'clock'>,
  advert: OwnAdvert,
  median: number | null,
): Promise<RuleHint[]> {
  const rules = (await reviewRules(deps)).filter(({ mode }) => mode !== 'trial')
  const { decisive } = await judgeAdvert(deps.sql, deps, { advert, median }, rules)
  return decisive.map(({ rule, field }) => ({
    ...{ ruleId: rule.id, field, explanations: rule.explanations },
    isRefused: rule.mode === 'refuse',
  }))
}

const noLikeness: Likeness = { ownText: 0, othersText: 0, othersPhotos: 0 }

/** What is costly to find is looked for only if a rule asks for it. */
async function circumstancesOf(
  sql: Db,
  rules: readonly ReviewRule[],
  sent: readonly Sent[],
  now: Date,
): Promise<Circumstances[]> {
  const asks = (kind: RuleKind): boolean =>
    rules.some((rule) => rule.kind === kind && rule.mode !== 'off')
  const known = await listCircumstances(sql, sent, now)
  const texts = asks('own_text') || asks('others_text')
  const photos = asks('others_photo')
  const adverts = sent.map(({ advert }) => advert)
  const alike = texts || photos ? await likenessOf(sql, adverts, { texts, photos }) : []
  return known.map((one, at) => ({ ...one, ...(alike[at] ?? noLikeness) }))
}

/**
 * A rule as it is stored: folded phrases, all numbers of its kind. Refuses what is no phrase, and numbers out of their
 * range, with the field.
 */
export function readyRule(content: RuleContent): RuleContent {
  const { words, numbers, kind, names, explanations } = content
  for (const [field, labels] of Object.entries({ name: names, explanation: explanations })) {
    const missing = Object.entries(labels).find(([, text]) => text === '')
    if (missing) throw new Refusal('rule_text_missing', `${field}_${missing[0]}`)
  }
  if (kind === 'words' && words.phrases.length === 0) throw new Refusal('rule_phrase', 'phrases')
  return { ...content, words: readyWords(words), numbers: readyNumbers(kind, numbers) }
}

function readyWords(words: RuleWords): RuleWords {
  const ready = (field: keyof RuleWords): string[] => {
    const phrases = words[field].map(foldedPhrase).filter(Boolean)
    if (!phrases.every(isPhrase)) throw new Refusal('rule_phrase', field)
    return [...new Set(phrases)]
  }
  return { phrases: ready('phrases'), unless: ready('unless'), always: ready('always') }
}

function readyNumbers(kind: RuleKind, given: RuleContent['numbers']): RuleContent['numbers'] {
  const ranges = Object.entries(ruleNumbers[kind])
  return Object.fromEntries(
    ranges.map(([name, { min, max, usual }]) => {
      const value = given[name] ?? usual
      if (value < min || value > max) throw new Refusal('bad_input', name)
      return [name, value]
    }),
  )
}

export interface SeededRule extends RuleContent {
  readonly slug: string
}

/** Brings the rules of the product's data into the database; what staff have changed stays as it is. */
export async function seedReviewRules(
  sql: Db,
  rules: readonly SeededRule[],
  at: Date,
): Promise<void> {
  const known = new Map((await lockRules(sql)).map((rule) => [rule.slug, rule]))
  for (const { slug, ...content } of rules) {
    const ready = readyRule(content)
    const saved = known.get(slug)
    if (!saved) await insertRule(sql, ready, { staffId: null, at }, slug)
    else if (!saved.isChanged && !isDeepStrictEqual(contentOf(saved), ready)) {
      await updateRule(sql, saved.id, ready, { staffId: null, at })
    }
  }
}

/** What staff may change of a rule, without the rest. */
function contentOf(rule: RuleContent): RuleContent {
  const { kind, mode, isEnough, code, names, explanations } = rule
  const { categories, languages, numbers, words } = rule
  return {
    ...{ kind, mode, isEnough, code, names, explanations },
    ...{ categories, languages, numbers, words },
  }
}

export { listCircumstances, type Sent } from './circumstances-store.ts'
export { judge, type Judgement } from './judge.ts'
export type { ReviewRule, RuleContent } from './rule.ts'
export {
  deleteHitsBefore,
  deleteOpenHits,
  insertRule,
  lockRules,
  updateOutcomes,
  updateRule,
} from './store.ts'
