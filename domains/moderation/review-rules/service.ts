import { isDeepStrictEqual } from 'node:util'
import { hourMs } from '#contract/rules/durations.ts'
import { ruleReportMonths } from '#contract/rules/moderation/review-rules.ts'
import { Refusal } from '#contract/refusals.ts'
import {
  comparableMedian,
  findOwn,
  insertRule,
  judgeAdvert,
  lockRules,
  readyRule,
  reviewRules,
  updateRule,
  type ReviewRule,
  type RuleContent,
} from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { spend } from '../../limits/service.ts'
import { writeAudit, type AuditState } from '../../staff/service.ts'
import { listHolding, listLastSent, listMonths, type RuleMonth } from './store.ts'

/** A change of a rule; without an id a new one. */
interface RuleChange {
  readonly ruleId?: number
  /** The version that was changed. */
  readonly version: number
  readonly content: RuleContent
  readonly reason: string
}

/**
 * Saves a rule, which counts for the next advert. Refuses a version that is not the latest, what is no phrase, and
 * numbers out of range.
 */
export async function saveRule(
  deps: Pick<Deps, 'sql' | 'clock'>,
  staff: Staff,
  { ruleId, version, content, reason }: RuleChange,
): Promise<{ id: number; version: number }> {
  const ready = readyRule(content)
  const saved = { staffId: staff.id, at: deps.clock.now() }
  return deps.sql.begin(async (sql) => {
    const rules = await lockRules(sql)
    const before = ruleId === undefined ? null : ruleOf(rules, ruleId)
    if (before && before.version !== version) throw new Refusal('case_changed', 'version')
    if (before && before.kind !== ready.kind) throw new Refusal('bad_input', 'kind')
    const id = before ? before.id : await insertRule(sql, ready, saved)
    if (before) await updateRule(sql, id, ready, saved)
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: 'rule.save', subject: { kind: 'rule', id }, reason },
      ...(before && { before: changedFrom(before, ready, before.version) }),
      after: before
        ? changedFrom(ready, before, version + 1)
        : { ...plainState(ready), ...ready.words, version: 1 },
    })
    return { id, version: before ? version + 1 : 1 }
  })
}

function ruleOf(rules: readonly ReviewRule[], id: number): ReviewRule {
  const rule = rules.find((one) => one.id === id)
  if (!rule) throw new Refusal('bad_input', 'ruleId')
  return rule
}

/** What a state of a rule has besides its words, as the audit log tells it. */
function plainState(rule: RuleContent): AuditState {
  const { kind, mode, isEnough, code, names, explanations, categories, languages } = rule
  return {
    ...{ kind, mode, isEnough, reason: code, categories, languages },
    names: [names.ro, names.ru, names.en],
    explanations: [explanations.ro, explanations.ru, explanations.en],
    ...rule.numbers,
  }
}

/** What one state of a rule has and the other has not; of its words those that the other lacks. */
function changedFrom(one: RuleContent, other: RuleContent, version: number): AuditState {
  const known = plainState(other)
  const plain = Object.entries(plainState(one)).filter(
    ([name, value]) => !isDeepStrictEqual(value, known[name]),
  )
  const words = (['phrases', 'unless', 'always'] as const)
    .map(
      (name) =>
        [name, one.words[name].filter((word) => !other.words[name].includes(word))] as const,
    )
    .filter(([, lacked]) => lacked.length > 0)
  return { version, ...Object.fromEntries([...plain, ...words]) }
}

const trialsAnHour = 60
const examplesShown = 20
/** Kinds that ask the database about each advert take a hundred times as long as words. */
const costlyKinds: readonly RuleContent['kind'][] = ['own_text', 'others_text', 'others_photo']
const costlyTrialMost = 300

interface TrialResult {
  readonly looked: number
  readonly found: number
  readonly refused: number
  readonly examples: readonly { id: number; title: string; field: string; status: string }[]
}

/** What a rule would have found in the last adverts that were sent; nothing is saved. */
export async function tryRule(
  deps: Deps,
  staff: Staff,
  content: RuleContent,
  adverts: number,
): Promise<TrialResult> {
  await spend(deps, [{ key: `rule-trial:${staff.id}`, most: trialsAnHour, window: hourMs }])
  const rule: ReviewRule = {
    ...{ ...readyRule(content), mode: 'hold', id: 0, slug: null, version: 0 },
    ...{ isChanged: false, changedBy: null, changedAt: deps.clock.now() },
  }
  const most = costlyKinds.includes(rule.kind) ? Math.min(adverts, costlyTrialMost) : adverts
  const sent = await listLastSent(deps.sql, most)
  const examples: TrialResult['examples'][number][] = []
  let [found, refused] = [0, 0]
  for (const { id, title, status, isRefused } of sent) {
    const advert = await findOwn(deps.sql, id)
    if (!advert) continue
    const median = rule.kind === 'price' ? await comparableMedian(deps, advert) : null
    const { hits } = await judgeAdvert(deps.sql, deps, { advert, median }, [rule])
    const [hit] = hits
    if (!hit) continue
    found++
    if (isRefused) refused++
    if (examples.length < examplesShown) examples.push({ id, title, status, field: hit.field })
  }
  return { looked: sent.length, found, refused, examples }
}

/** What each rule found, by month, and how often moderators decided otherwise. */
export async function ruleReport({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<RuleMonth[]> {
  const now = clock.now()
  const since = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ruleReportMonths + 1, 1),
  )
  return listMonths(sql, since)
}

/** The rules that hold an advert, and those on trial that would. */
export async function holdingRules(deps: Pick<Deps, 'sql'>, advertId: number) {
  const [found, rules] = [await listHolding(deps.sql, advertId), await reviewRules(deps)]
  return found.flatMap(({ ruleId, field, mode }) => {
    const rule = rules.find(({ id }) => id === ruleId)
    if (!rule) return []
    const { names, explanations } = rule
    return [{ ruleId, field, names, explanations, isTrial: mode === 'trial' }]
  })
}
