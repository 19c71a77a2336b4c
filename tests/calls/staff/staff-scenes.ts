import { insertTicket } from '#tests/support/tickets.ts'
import { freshPhone } from '#tests/support/fresh.ts'
import type { StaffScene } from './staff-row.ts'

/** The person, and another account of theirs, each with a help case. */
export async function provedAccounts({ deps, given, person }: StaffScene) {
  const other = await given.user()
  return {
    ...{ userId: person.id, otherId: other.id },
    keptTicket: await insertTicket(deps, person.id),
    mergedTicket: await insertTicket(deps, other.id),
  }
}

/** Two adverts of the person. */
export async function twoAdverts({ given, person: seller }: StaffScene) {
  const [kept, other] = [await given.advert({ seller }), await given.advert({ seller })]
  return { keptId: kept.id, advertIds: [other.id] }
}

/** An advert that the rules hold. */
export async function heldAdvert({ deps, given, person }: StaffScene): Promise<number> {
  const { id } = await given.advert({ seller: person, status: 'review' })
  await deps.sql`
    update adverts set review_since = ${deps.clock.now()}, reasons = '[{"field": "title", "code": "forbidden_goods"}]'
    where id = ${id}`
  return id
}

/** An open request to be called; of a new number each time. */
export async function insertCallback({ deps }: StaffScene): Promise<object> {
  const [row] = await deps.sql<{ id: number }[]>`
    insert into callbacks (phone, name, preferred_time, language, requested_by, requested_at)
    values (${freshPhone()}, 'Ana', 'any', 'ro', '', ${deps.clock.now()})
    returning id`
  return { callbackId: String(row?.id) }
}

/** A mail that was given up. */
export async function insertDead({ deps, person }: StaffScene): Promise<object> {
  const [row] = await deps.sql<{ id: number }[]>`
    insert into outbox_messages (channel, kind, user_id, state, due_at, created_at, expires_at)
    values ('mail', 'price-drops', ${person.id}, 'dead', now(), now(), now())
    returning id::float8 as id`
  return { messageId: String(row?.id) }
}

/** A ticket of the person. */
export async function openedTicket({ deps, person }: StaffScene): Promise<{ number: string }> {
  const number = `GS-20261124-${freshPhone()}`
  await deps.sql`
    insert into tickets (number, user_id, language, topic, link_key, opened_at, changed_at)
    values (${number}, ${person.id}, 'ro', 'other', gen_random_uuid(), ${deps.clock.now()}, ${deps.clock.now()})`
  return { number }
}
