import type { Deps } from '#domains/deps.ts'
import { expect, test } from '#tests/support/test.ts'

/** Whether the index row equals what a rebuild would give. */
async function isIndexRight({ sql }: Pick<Deps, 'sql'>, id: number): Promise<unknown> {
  const [row] = await sql`
    select (i.district_id, i.latitude, i.longitude, i.tsv) = (r.district_id, r.latitude, r.longitude, r.tsv) as is_right
    from ad_index i join ad_index_rows r using (advert_id) where advert_id = ${id}`
  return row?.['isRight']
}

test('an advert moves on the map with its place, and is counted in its district', async ({
  deps,
  given,
}) => {
  const { sql } = deps
  const { id } = await given.advert({ title: 'Țiteră', place: 'peresecina' })
  const counted = () => sql`
    select n from listing_counts 
    where district_id = (select district_id from places where slug = 'cahul') and category_id = 0 and subcategory_id = 0 and place_id = 0`
  const before = await counted()

  await sql`
    update places set latitude = 46.1, district_id = (select district_id from places where slug = 'cahul')
    where slug = 'peresecina'`

  expect(await isIndexRight(deps, id)).toBe(true)
  expect(await counted()).toEqual([{ n: Number(before[0]?.['n'] ?? 0) + 1 }])
})

test('a subcategory that becomes one of parts marks its adverts, and unmarks them', async ({
  deps,
  given,
}) => {
  const { sql } = deps
  const { id } = await given.advert({ title: 'Husă' })
  const marked = () =>
    sql`select tsv @@ '''~x''' as is_marked from ad_index where advert_id = ${id}`
  const mark = (isSecondary: boolean) => sql`
    update subcategories set is_secondary = ${isSecondary}
    where id = (select subcategory_id from adverts where id = ${id})`

  await mark(true)
  expect([await isIndexRight(deps, id), await marked()]).toEqual([true, [{ isMarked: true }]])

  await mark(false)
  expect([await isIndexRight(deps, id), await marked()]).toEqual([true, [{ isMarked: false }]])
})
