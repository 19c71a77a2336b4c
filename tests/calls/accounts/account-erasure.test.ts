import { rateArticle } from '#domains/content/articles/service.ts'
import { eraseExpired } from '#domains/my-account/service.ts'
import type { Deps } from '#domains/deps.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test, type Site } from '../../support/servers/site.ts'
import { paths } from '../safety/safety.ts'

const favorites = '/favorites/manage_favorites.php'

async function heartsOf(site: Site, { token }: GivenUser): Promise<unknown> {
  return (await site.call(favorites, { action: 'getFavs' }, { token })).body['items']
}

/** Tables with a row that names one of these adverts, or this owner. */
async function tracesOf({ sql }: Deps, adverts: readonly number[], owner: number) {
  const columns = await sql<{ tableName: string; columnName: string }[]>`
    select c.table_name, c.column_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name in ('advert_id', 'owner_id', 'user_id')
      and t.table_type = 'BASE TABLE'`
  const traces: string[] = []
  for (const { tableName, columnName } of columns) {
    const ids = columnName === 'advert_id' ? [...adverts] : [owner]
    const rows =
      await sql`select 1 from ${sql(tableName)} where ${sql(columnName)} = any (${ids}) limit 1`
    if (rows.length > 0) traces.push(`${tableName}.${columnName}`)
  }
  return { looked: columns.length, traces }
}

test('with a deleted account its adverts leave lists, search, storage and the hearts of others', async ({
  site,
  deps,
  given,
}) => {
  const [owner, fan] = [await given.user(), await given.user()]
  const adverts: number[] = []
  const files = ['avatars/chip.webp']
  for (const image of ['unu', 'doi']) {
    adverts.push((await given.advert({ seller: owner, title: 'Acordeon', images: [image] })).id)
    files.push(`adverts/${image}-400.webp`, `adverts/${image}-1600.webp`)
  }
  for (const file of files) await deps.storage.put(file, new Uint8Array([1]))
  await deps.sql`update users set avatar = 'chip' where id = ${owner.id}`
  for (const advID of adverts) await site.call(favorites, { action: 'addFav', advID }, fan)
  for (const advID of adverts) await site.call(favorites, { action: 'addFav', advID }, owner)
  const found = async () =>
    (await site.call('/adverts/get_adverts.php', { action: 'preSearch', search: 'acordeon' })).body[
      'items'
    ]
  expect(await heartsOf(site, fan)).toHaveLength(2)

  const fields = { action: 'deleteAccount', password: owner.password }
  await site.call(paths.account, fields, owner)
  expect([await heartsOf(site, fan), await found()]).toEqual([[], []])

  const undo = { phone: owner.phone, pass: owner.password, undelete: true }
  const back = String((await site.call(paths.logIn, undo)).body['jwt'])
  expect(await heartsOf(site, fan)).toHaveLength(2)

  await site.call(paths.account, fields, { token: back })
  deps.clock.advance({ days: 15 })
  await eraseExpired(deps)
  const left: string[] = []
  for (const file of files) if (await deps.storage.read(file)) left.push(file)
  const { looked, traces } = await tracesOf(deps, adverts, owner.id)

  console.log(
    `erasure: ${traces.length} of ${looked} columns and ${left.length} of ${files.length} files keep a trace`,
  )
  expect([left, traces]).toEqual([[], []])
})

test('what a user said of an article goes with the account; the sums and the words of others stay', async ({
  deps,
  given,
}) => {
  const [user, other] = [await given.user(), await given.user()]
  const visitor = { id: null, address: '10.1.1.1', isRobot: false, device: '' }
  const said = { slug: 'photos', version: 1, hasHelped: false }
  for (const { id } of [user, other])
    await rateArticle(deps, { user: { id }, visitor }, { ...said, text: `De la ${id}.` })

  const past = new Date(deps.clock.now().getTime() - 30 * 86_400_000)
  await deps.sql`update users set status = 'deleted', deleted_at = ${past} where id = ${user.id}`
  await eraseExpired(deps)

  const votes = await deps.sql`select details from page_votes where slug = 'photos'`
  expect([...votes]).toEqual([{ details: `De la ${other.id}.` }])
  const [sums] = await deps.sql`
    select did_not_help from page_versions where slug = 'photos' and version = 1`
  expect(sums).toMatchObject({ didNotHelp: 2 })
})
