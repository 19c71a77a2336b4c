import { eraseExpired } from '#domains/my-account/service.ts'
import { runAdvertJobs } from '#domains/adverts/jobs.ts'
import type { Deps } from '#domains/deps.ts'
import { impersonal } from '#domains/retention/impersonal.ts'
import { retentions } from '#domains/retention/rules.ts'
import { writeAudit } from '#domains/staff/service.ts'
import { savedSearch, withEmail } from '#tests/support/market/searches.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import type { Given } from '#tests/support/market/builders.ts'
import { expect, test, type Site } from '#tests/support/servers/site.ts'
import { paths } from '../safety/safety.ts'

interface Column {
  readonly tableName: string
  readonly columnName: string
}

/** Every column that can hold words. */
async function textColumns({ sql }: Deps): Promise<readonly Column[]> {
  return sql<Column[]>`
    select c.table_name, c.column_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'json', 'jsonb', 'ARRAY', 'character varying') or c.udt_name in ('tsvector', 'tsquery'))
      and c.is_generated = 'NEVER'
    order by 1, 2`
}

/** Where any of these marks stands, as "table.column: mark". */
async function traces(deps: Deps, marks: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { tableName, columnName } of await textColumns(deps)) {
    const rows = await deps.sql<{ mark: string }[]>`
      select mark from unnest(${[...marks]}::text[]) mark
      where exists (select from ${deps.sql(tableName)} where ${deps.sql(columnName)}::text ilike '%' || mark || '%')`
    found.push(...rows.map(({ mark }) => `${tableName}.${columnName}: ${mark}`))
  }
  return found
}

/** Somebody who has used all that the product has, and what names them. */
async function livelyPerson(site: Site, deps: Deps, given: Given) {
  const person = await given.user()
  const { id, phone, username, token } = person
  const email = await withEmail(deps, person)
  const [name, street] = [`Zenobia ${freshName()}`, `Strada ${freshName()}`]
  await deps.sql`update users set full_name = ${name}, address = ${street} where id = ${id}`
  const advert = await given.advert({ seller: person, description: `Întrebați de ${name}` })
  await deps.sql`update adverts set address = ${street} where id = ${advert.id}`
  await deps.sql`
    insert into geocodes (query, stored_at) values (${`${street}, Chișinău`}, ${deps.clock.now()})`
  const other = await given.advert({ showsPhone: true })
  await site.call('/adverts/manage_adverts.php', { action: 'addView', itemID: other.id }, { token })
  await site.call(
    '/adverts/get_adverts.php',
    { action: 'revealPhone', itemID: other.id },
    { token },
  )
  await site.call(
    '/favorites/manage_favorites.php',
    { action: 'addFav', advID: other.id },
    { token },
  )
  const note = { action: 'setNote', advertId: other.id, note: `Bun pentru ${name}` }
  await site.call('/favorites/manage_favorites.php', note, { token })
  const list = { action: 'createList', name: `Lista: ${name}`.slice(0, 60) }
  await site.call('/favorites/manage_lists.php', list, { token })
  const report = { subject: 'advert', id: other.id, code: 10, text: `${name} cere avans.` }
  await site.call('/reports/manage_reports.php', { action: 'sendReport', ...report }, { token })
  await savedSearch(deps, person, { search: `cartea lui ${name}` })
  await site.call(
    paths.restore,
    { action: 'restore', email, restoreType: 'email' },
    { token: await site.visitorToken() },
  )
  for (const pass of ['greșită', person.password]) await site.call(paths.logIn, { phone, pass })
  await site.call(
    paths.code,
    { action: 'sendCode', phone: `+373${phone}` },
    { token: await site.visitorToken() },
  )
  return { person, marks: [phone, username, email, name, street, `user:${id}`] }
}

/** What staff write about somebody: into the audit log, and into a decision that is carried out. */
async function noteAsStaff(
  { sql, clock }: Deps,
  staff: { readonly id: number },
  { id }: { readonly id: number },
  text: string,
): Promise<void> {
  const act = { staffId: staff.id, act: 'person.warn', reason: text } as const
  await writeAudit(sql, { ...act, subject: { kind: 'person', id } })
  const now = clock.now()
  await sql`
    insert into moderation_actions (staff_id, queue, kind, subject_id, decision, details, seen, state, decided_at, due_at)
    values (${staff.id}, 'profiles', 'profile', ${id}, 'reject', ${sql.json({ text })}, '', 'done', ${now}, ${now})`
}

test('of who deletes their account nothing is left once the times of the schedule are over', async ({
  site,
  deps,
  given,
}) => {
  const { person, marks } = await livelyPerson(site, deps, given)
  const wish = {
    action: 'request',
    name: marks[3],
    phone: `+373${freshPhone()}`,
    preferredTime: 'any',
  }
  await site.call(paths.callback, wish, person)
  await deps.sql`
    insert into callbacks (phone, name, preferred_time, language, requested_by, requested_at, status)
    values (${person.phone}, ${marks[3] ?? ''}, 'seara', 'ro', ${`user:${person.id}`}, ${deps.clock.now()}, 'closed')`
  await noteAsStaff(deps, await given.staff('moderator'), person, `Numele adevărat: ${marks[3]}`)
  const before = await traces(deps, marks)
  expect(before.length).toBeGreaterThan(10)

  await site.call(paths.account, { action: 'deleteAccount', password: person.password }, person)
  deps.clock.advance({ days: 15 })
  await eraseExpired(deps)
  await runAdvertJobs(deps)
  const erased = await traces(deps, marks)
  expect(erased.filter((trace) => !/^(geocodes|callbacks)\./.test(trace))).toEqual([])

  deps.clock.advance({ days: 16 })
  await eraseExpired(deps)
  await runAdvertJobs(deps)
  expect(await traces(deps, marks)).toEqual([])
})

test('limits, views and callbacks name nobody in clear, from the first moment', async ({
  site,
  deps,
  given,
}) => {
  const { person, marks } = await livelyPerson(site, deps, given)
  await site.call(paths.logIn, { phone: person.phone, pass: 'greșită' }, { from: '203.0.113.77' })
  const found = await traces(deps, [...marks, '203.0.113'])

  expect(
    found.filter((trace) => /^(attempts|advert_view|phone_reveals|advert_reveals)/.test(trace)),
  ).toEqual([])
  expect((await deps.sql`select from attempts where key like 'login:%'`).length).toBeGreaterThan(0)
})

test('an advert that its owner deleted says nothing after ninety days, and that it is gone', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const [street, words] = [`Strada ${freshName()}`, `Vioara lui ${freshName()}`]
  const { id } = await given.advert({
    seller,
    title: words,
    description: words,
    attributes: { brand: words },
  })
  await deps.sql`update adverts set address = ${street} where id = ${id}`
  await site.call(
    '/adverts/manage_adverts.php',
    { action: 'deleteAdverts', ids: String(id) },
    seller,
  )
  const marks = [street, words]
  deps.clock.advance({ days: 89 })
  await eraseExpired(deps)
  expect(await traces(deps, marks)).toContain(`adverts.title_ro: ${words}`)

  deps.clock.advance({ days: 2 })
  await eraseExpired(deps)
  expect(await traces(deps, marks)).toEqual([])
  expect((await site.send({ method: 'GET', url: `/advert/${id}` })).status).toBe(410)
})

test('every table with words is in the schedule, or holds words of nobody', async ({ deps }) => {
  const tables = new Set((await textColumns(deps)).map(({ tableName }) => tableName))
  const known = new Set([...retentions.flatMap((one) => one.tables), ...impersonal])

  expect([...tables].filter((table) => !known.has(table))).toEqual([])
})
