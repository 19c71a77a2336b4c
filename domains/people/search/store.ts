import type { FoundPerson } from '#contract/staff/people.ts'
import type { RestrictionKind } from '#contract/rules/staff/restrictions.ts'
import { isInForce } from '../../accounts/service.ts'
import type { Db } from '../../deps.ts'

export interface FoundRow {
  readonly id: number
  readonly username: string
  readonly name: string
  /** National number; empty without one. */
  readonly phone: string
  readonly accountType: 0 | 1
  readonly status: FoundPerson['status']
  readonly restrictions: RestrictionKind[]
  readonly adverts: number
  readonly createdAt: Date
}

/** What a person is searched by; null: not by this. */
export interface PersonQuery {
  readonly id: number | null
  readonly phone: string | null
  readonly email: string | null
  /** Part of the username, the name or the company's name, lower case. */
  readonly name: string | null
}

const found = 50

/** People who meet one part of the query, those with the number itself first, then the newest; at most 50. */
export async function listPeople(sql: Db, query: PersonQuery, now: Date): Promise<FoundRow[]> {
  const { id, phone, email, name } = query
  const like = name === null ? null : `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<FoundRow[]>`
    with hits as (
      select id, 0 as rank from users where id = ${id}
      union all select id, 0 from users where phone = ${phone}
      union all select id, 0 from users where email = ${email}
      union all select owner_id, 1 from adverts where id = ${id}
      union all (select id, case when username = ${name} then 0 else 2 end from users
        where lower(username || ' ' || full_name || ' ' || coalesce(brand, '')) like ${like}
        order by username = ${name} desc, id desc limit ${found})
    )
    select ${personColumns(sql, now)}
    from (select id, min(rank) as rank from hits group by id) hit
    join users u on u.id = hit.id
    order by hit.rank, u.id desc
    limit ${found}`
}

/** SQL: the columns of `FoundRow`, of the users `u`. */
export function personColumns(sql: Db, now: Date) {
  return sql`
    u.id, u.username, coalesce(nullif(u.brand, ''), u.full_name) as name, coalesce(u.phone, '') as phone, u.account_type,
    u.status, u.created_at,
    array(select r.kind from account_restrictions r
      where r.user_id = u.id and r.kind <> 'warning' and ${isInForce(sql, now)} order by r.kind) as restrictions,
    (select count(*)::int from adverts a where a.owner_id = u.id and a.status not in ('draft', 'deleted')) as adverts`
}
