import type { Given } from '#tests/support/market/builders.ts'
import { insertTicket } from '#tests/support/tickets.ts'
import { expect, test, type World } from '#tests/support/test.ts'
import { userOfToken } from '../../accounts/service.ts'
import { findUsernameNow, isUsernameTaken } from '../../accounts/store.ts'
import { addFavorite, favoritesOf } from '../../favorites/service.ts'
import { createList } from '../../favorites/lists/service.ts'
import { mergeAccounts } from '../service.ts'
import { references } from './references.ts'

type Deps = World['deps']
const reason = 'O singură persoană, două numere'

/** Two accounts, each proved by a help case. */
async function proved(deps: Deps, given: Given, accountType: 0 | 1 = 0) {
  const [kept, merged] = [await given.user({ accountType }), await given.user({ accountType })]
  const merge = {
    ...{ keptId: kept.id, mergedId: merged.id, reason },
    keptTicket: await insertTicket(deps, kept.id),
    mergedTicket: await insertTicket(deps, merged.id),
  }
  return { kept, merged, merge }
}

test('every column of the database that references an account is dealt with when accounts merge', async ({
  deps,
}) => {
  const rows = await deps.sql<{ name: string }[]>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`
  expect(Object.keys(references).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('no row names the merged account afterwards but what its staff did, and its username leads on', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('support')
  const { kept, merged, merge } = await proved(deps, given)
  const [own, theirs] = [await given.advert({ seller: merged }), await given.advert()]
  const incoming = await given.message({ to: { advertId: own.id } })
  for (const user of [kept, merged]) {
    await given.message({ to: { advertId: theirs.id }, author: user })
    await addFavorite(deps, user, theirs.id)
    await createList(deps, user, 'De văzut')
  }
  const names = { merged: merged.username }

  const preview = await mergeAccounts(deps, staff, merge, true)
  expect(preview).toMatchObject({
    username: names.merged,
    counts: { adverts: 1, conversations: 2 },
  })
  await mergeAccounts(deps, staff, merge, false)

  for (const [name, { is }] of Object.entries(references)) {
    const [table = '', column = ''] = name.split('.')
    if (is === 'stay') continue
    const left = await deps.sql`
      select 1 from ${deps.sql(table)} where ${deps.sql(column)} = ${merged.id} limit 1`
    expect([name, left.length]).toEqual([name, 0])
  }
  expect(await favoritesOf(deps, kept)).toEqual([theirs.id])
  const [talk] = await deps.sql`
    select seller_id from conversations where id = ${incoming.conversationId}`
  expect(talk).toEqual({ sellerId: kept.id })
  expect(await userOfToken(deps, merged.token)).toBeNull()
  expect(await findUsernameNow(deps.sql, names.merged)).toBe(kept.username)
  expect(await isUsernameTaken(deps.sql, names.merged)).toBe(true)
  const [line] = await deps.sql`select act, after from audit_log order by id desc limit 1`
  expect(line).toMatchObject({ act: 'person.merge', after: { merged: merged.id, adverts: 1 } })
})

test('who is a member of a company is one by the kept account, and nobody of their own company', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('support')
  const { kept, merged, merge } = await proved(deps, given)
  const [company, member] = [await given.user(), await given.user()]
  await deps.sql`
    insert into company_members (company_id, user_id, role, joined_at) values
      (${company.id}, ${merged.id}, 'editor', now()), (${kept.id}, ${merged.id}, 'admin', now()),
      (${merged.id}, ${member.id}, 'viewer', now())`
  await deps.sql`update sessions set acting_for = ${merged.id} where user_id = ${member.id}`

  await mergeAccounts(deps, staff, merge, false)

  const members = await deps.sql`
    select company_id, user_id, role from company_members
    where company_id in (${company.id}, ${kept.id}, ${merged.id})`
  expect([...members]).toEqual([{ companyId: company.id, userId: kept.id, role: 'editor' }])
})

test('accounts are not merged without the proof of both', async ({ deps, given }) => {
  const staff = await given.staff('support')
  const { merge } = await proved(deps, given)
  const foreign = await insertTicket(deps, (await given.user()).id)

  for (const field of ['keptTicket', 'mergedTicket']) {
    const refused = mergeAccounts(deps, staff, { ...merge, [field]: foreign }, false)
    await expect(refused).toBeRefused('merge_unproved')
  }
})

test('accounts that have talked, companies of different IDNO, staff and restricted ones are not merged', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('support')
  const talked = await proved(deps, given)
  const advert = await given.advert({ seller: talked.kept })
  await given.message({ to: { advertId: advert.id }, author: talked.merged })
  await expect(mergeAccounts(deps, staff, talked.merge, true)).toBeRefused('merge_talked')

  const companies = await proved(deps, given, 1)
  for (const [at, { id }] of [companies.kept, companies.merged].entries()) {
    await deps.sql`
      insert into bills (year, serial, buyer_id, is_company, buyer_name, buyer_idno, total_bani, vat_bani, issued_at,
        expires_at)
      values (1999, ${at + 1}, ${id}, true, 'Firma', ${`100360000000${at}`}, 1200, 200, now(), now())`
  }
  await expect(mergeAccounts(deps, staff, companies.merge, true)).toBeRefused('merge_idno')

  const colleague = await given.staff('editor')
  const { merge } = await proved(deps, given)
  const withStaff = mergeAccounts(deps, staff, { ...merge, mergedId: colleague.id }, true)
  await expect(withStaff).toBeRefused('staff_of_staff')

  await deps.sql`
    insert into account_restrictions (user_id, kind, reason, begins_at)
    values (${merge.mergedId}, 'posting', 'Repetări', now())`
  await expect(mergeAccounts(deps, staff, merge, true)).toBeRefused('merge_restricted')
})
