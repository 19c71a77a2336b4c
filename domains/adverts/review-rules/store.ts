import type { Db } from '../../deps.ts'
import type { AdvertHit, ReviewRule, RuleContent } from './rule.ts'

/** Greater after every change of a rule. */
export async function findStamp(sql: Db): Promise<number> {
  const [row] = await sql<{ stamp: number }[]>`
    select coalesce(max(id), 0) as stamp from review_rule_versions`
  return row?.stamp ?? 0
}

export async function listRules(sql: Db): Promise<ReviewRule[]> {
  return sql<ReviewRule[]>`
    select r.id, r.slug, r.kind, r.mode, r.is_enough, r.code, r.names, r.explanations, r.categories, r.languages,
      r.numbers, r.words, r.version, r.is_changed, u.username as changed_by, r.changed_at
    from review_rules r left join users u on u.id = r.changed_by
    order by r.id`
}

/** All rules; they are saved one after the other, until the end of the transaction. */
export async function lockRules(sql: Db): Promise<ReviewRule[]> {
  await sql`lock table review_rules in share row exclusive mode`
  return listRules(sql)
}

function rowOf(sql: Db, { names, explanations, numbers, words, ...plain }: RuleContent) {
  return {
    ...plain,
    ...{ categories: [...plain.categories], languages: [...plain.languages] },
    names: sql.json({ ...names }),
    explanations: sql.json({ ...explanations }),
    numbers: sql.json({ ...numbers }),
    words: sql.json({
      phrases: [...words.phrases],
      unless: [...words.unless],
      always: [...words.always],
    }),
  }
}

/** Who saves a rule, and when; null: the product's own data. */
interface SavedBy {
  readonly staffId: number | null
  readonly at: Date
}

/** Returns the id. */
export async function insertRule(
  sql: Db,
  content: RuleContent,
  { staffId, at }: SavedBy,
  slug: string | null = null,
): Promise<number> {
  const row = { ...rowOf(sql, content), slug, changedBy: staffId, changedAt: at }
  const [added] = await sql<{ id: number }[]>`
    insert into review_rules ${sql({ ...row, isChanged: staffId !== null })} returning id`
  const id = added?.id ?? 0
  await insertVersion(sql, id, content, { staffId, at })
  return id
}

export async function updateRule(
  sql: Db,
  id: number,
  content: RuleContent,
  { staffId, at }: SavedBy,
): Promise<void> {
  const row = { ...rowOf(sql, content), changedBy: staffId, changedAt: at }
  await sql`
    update review_rules set ${sql({ ...row, isChanged: staffId !== null })}, version = version + 1 where id = ${id}`
  await insertVersion(sql, id, content, { staffId, at })
}

async function insertVersion(
  sql: Db,
  id: number,
  content: RuleContent,
  { staffId, at }: SavedBy,
): Promise<void> {
  await sql`
    insert into review_rule_versions (rule_id, version, content, staff_id, saved_at)
    select id, version, ${sql.json(JSON.parse(JSON.stringify(content)))}, ${staffId}, ${at}
    from review_rules where id = ${id}`
}

export async function insertHits(sql: Db, hits: readonly AdvertHit[], at: Date): Promise<void> {
  if (hits.length === 0) return
  const rows = hits.map(({ rule, field, advertId }) => ({
    ...{ ruleId: rule.id, version: rule.version, mode: rule.mode },
    ...{ advertId, field, hitAt: at },
  }))
  await sql`insert into review_rule_hits ${sql(rows)}`
}

/** Notes what a moderator decided on what the rules hold of an advert. `codes`: reasons against it; empty: approved. */
export async function updateOutcomes(
  sql: Db,
  advertId: number,
  codes: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    update review_rule_hits h
    set decided_at = ${at}, outcome = case
      when ${codes.length === 0} then 'overruled'
      when r.code = any (${[...codes]}) then 'upheld'
      else 'otherwise' end
    from review_rules r
    where h.advert_id = ${advertId} and r.id = h.rule_id and h.mode = 'hold' and h.outcome is null`
}

/** What an edit has changed before anybody decided says nothing of a rule. */
export async function deleteOpenHits(sql: Db, advertId: number): Promise<void> {
  await sql`
    delete from review_rule_hits where advert_id = ${advertId} and mode = 'hold' and outcome is null`
}

export async function deleteHitsBefore(sql: Db, before: Date): Promise<void> {
  await sql`delete from review_rule_hits where hit_at < ${before}`
}
