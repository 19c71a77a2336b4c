import { advertText } from '../../lib/sql/advert-text.ts'
import type { Db } from '../../deps.ts'

/** An advert that a rule is tried on. */
export interface TriedAdvert {
  readonly id: number
  readonly title: string
  readonly status: string
  readonly isRefused: boolean
}

/** The adverts that were sent last, newest first. */
export async function listLastSent(sql: Db, limit: number): Promise<TriedAdvert[]> {
  return sql<TriedAdvert[]>`
    select a.id, a.status, ${advertText(sql, 'title', sql`a.language`)} as title,
      exists (select 1 from advert_decisions d where d.advert_id = a.id and d.decision in ('reject', 'suspend'))
        as is_refused
    from adverts a
    where a.published_at is not null and a.status not in ('draft', 'deleted')
    order by a.id desc limit ${limit}`
}

export interface RuleMonth {
  readonly ruleId: number
  /** YYYY-MM, in Chișinău. */
  readonly month: string
  readonly tried: number
  readonly held: number
  readonly refused: number
  readonly overruled: number
  readonly upheld: number
  readonly otherwise: number
  readonly open: number
}

/** What each rule found in each month since a time, in adverts. */
export async function listMonths(sql: Db, since: Date): Promise<RuleMonth[]> {
  return sql<RuleMonth[]>`
    with by_advert as (
      select distinct on (rule_id, month, advert_id, mode)
        rule_id, month, mode, outcome
      from review_rule_hits,
        lateral (select to_char(hit_at at time zone 'Europe/Chisinau', 'YYYY-MM') as month) m
      where hit_at >= ${since}
      order by rule_id, month, advert_id, mode, id desc
    )
    select rule_id, month,
      count(*) filter (where mode = 'trial')::int as tried,
      count(*) filter (where mode = 'hold')::int as held,
      count(*) filter (where mode = 'refuse')::int as refused,
      count(*) filter (where outcome = 'overruled')::int as overruled,
      count(*) filter (where outcome = 'upheld')::int as upheld,
      count(*) filter (where outcome = 'otherwise')::int as otherwise,
      count(*) filter (where mode = 'hold' and outcome is null)::int as open
    from by_advert
    group by rule_id, month
    order by month desc, rule_id`
}

/** The rules that hold an advert, with the fields. */
export async function listHolding(
  sql: Db,
  advertId: number,
): Promise<{ ruleId: number; field: string; mode: 'trial' | 'hold' }[]> {
  return sql`
    select distinct rule_id, field, mode from review_rule_hits
    where advert_id = ${advertId} and mode in ('trial', 'hold') and outcome is null
    order by mode, rule_id`
}
