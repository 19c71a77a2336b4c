import type { Sql } from 'postgres'
import { fillPeople, type Person } from '../bench/people/fill.ts'

/** Makes so many people with a number and a session, without codes; the site signs with `secret` of `fillPeople`. */
export async function makePeople(sql: Sql, count: number): Promise<Person[]> {
  await sql`
    insert into users (username, password_hash, account_type)
    select 'bench' || n, '-', 0 from generate_series(1, ${count}::int) n`
  const { company, buyers } = await fillPeople(sql)
  return [company, ...buyers]
}
