import type { Deps } from '#domains/deps.ts'
import { freshPhone } from '#tests/support/fresh.ts'
import { expect, test } from '#tests/support/test.ts'
import { callBackById, closeCallback } from './service.ts'

async function openRequest({ sql, clock }: Deps): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into callbacks (phone, name, preferred_time, language, requested_by, requested_at)
    values (${freshPhone()}, 'Ana', 'any', 'ro', '', ${clock.now()})
    returning id`
  return row?.id ?? 0
}

async function actsOn({ sql }: Deps, id: number): Promise<string[]> {
  const rows = await sql<{ act: string }[]>`
    select act from audit_log where subject_kind = 'callback' and subject_id = ${String(id)} order by id`
  return rows.map(({ act }) => act)
}

/** How many transactions wait for a row. */
async function waiting({ sql }: Deps): Promise<number> {
  const rows = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return rows.length
}

test('of members who close a request at once one does, and one line says so', async ({
  deps,
  given,
}) => {
  const id = await openRequest(deps)
  const staff = [await given.staff('support'), await given.staff('support')]

  const closing = await deps.sql.begin(async (sql) => {
    await sql`select from callbacks where id = ${id} for update`
    const all = Promise.allSettled(staff.map((one) => closeCallback(deps, one.id, id)))
    await expect.poll(() => waiting(deps)).toBe(2)
    return { all }
  })
  const closed = await closing.all

  expect(closed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await actsOn(deps, id)).toEqual(['callback.close'])
})

test('a call has its line before it is made, and a request that is closed meanwhile stays closed', async ({
  deps,
  given,
}) => {
  const id = await openRequest(deps)
  const [ana, ion] = [await given.staff('support'), await given.staff('support')]
  const voice = async () => {
    expect(await actsOn(deps, id)).toEqual(['callback.call'])
    await closeCallback(deps, ion.id, id)
    return 'sent' as const
  }
  const calling = { ...deps, messenger: { ...deps.messenger, voice } }

  await callBackById(calling, ana.id, id)

  expect(await actsOn(deps, id)).toEqual(['callback.call', 'callback.close'])
  expect(await deps.sql`select status from callbacks where id = ${id}`).toEqual([
    { status: 'closed' },
  ])
  await expect(callBackById(deps, ana.id, id)).toBeRefused('callback_unknown')
})
