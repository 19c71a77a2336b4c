import { randomUUID } from 'node:crypto'
import type { Deps } from '#domains/deps.ts'

/** A help case of a user; returns its number. */
export async function insertTicket({ sql, clock }: Deps, userId: number): Promise<string> {
  const key = randomUUID()
  const [ticket] = await sql<{ number: string }[]>`
    insert into tickets (number, user_id, language, topic, link_key, opened_at, changed_at)
    values (${`GS-${key.slice(0, 13)}`}, ${userId}, 'ro', 'login', ${key}, ${clock.now()}, ${clock.now()})
    returning number`
  return ticket?.number ?? ''
}
