import type { Deps } from '#domains/deps.ts'
import { expect, test, type Site } from '../../support/servers/site.ts'

const path = '/users/manage_account.php'
const adverts = 800

/** As many public adverts of the seller, in every subcategory in turn. Gives their ids. */
async function publish({ sql }: Pick<Deps, 'sql'>, seller: { id: number }): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    insert into adverts (owner_id, status, is_public, title_ro, subcategory_id, category_id, published_at)
    select ${seller.id}, 'active', true, 'Lucru ' || n, s.id, s.category_id, now()
    from generate_series(1, ${adverts}::int) n
    join (select id, category_id, row_number() over (order by id) as nth, count(*) over () as all from subcategories) s
      on s.nth = n % s.all + 1
    order by n
    returning id`
  return rows.map(({ id }) => id)
}

/** What the advert's page is now: its status, and whether it names this seller. */
async function page(site: Site, id: number | undefined, name: string): Promise<[number, boolean]> {
  const { status, text } = await site.send({ method: 'GET', url: `/advert/${id}` })
  return [status, text.includes(name)]
}

test(`a seller of ${adverts} adverts changes their name and goes, and no kept page shows them as they were`, async ({
  site,
  cachedSite,
  deps,
  given,
}) => {
  const seller = await given.user()
  const ids = await publish(deps, seller)
  const shown = [ids[0], ids[adverts / 2], ids.at(-1)]
  const pages = (name: string) => Promise.all(shown.map((id) => page(cachedSite, id, name)))
  const all = (status: number, isNamed: boolean) => shown.map(() => [status, isNamed])
  const { token, password } = seller
  await deps.sql`update users set full_name = 'Ana Veche' where id = ${seller.id}`
  expect(await pages('Ana Veche')).toEqual(all(200, true))
  // Told by nobody: the pages are kept.
  await deps.sql`update users set full_name = 'Ana Tainica' where id = ${seller.id}`
  expect(await pages('Ana Veche')).toEqual(all(200, true))

  // Through another process than that which keeps the pages.
  const save = { action: 'saveAccount', fullName: 'Ana Noua' }
  expect((await site.call(path, save, { token })).body).toMatchObject({ success: true })
  await expect.poll(() => pages('Ana Noua')).toEqual(all(200, true))

  const goodbye = { action: 'deleteAccount', password }
  expect((await cachedSite.call(path, goodbye, { token })).body).toMatchObject({ success: true })
  expect(await pages('Ana')).toEqual(all(404, false))
})
