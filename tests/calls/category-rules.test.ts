import { dayMs } from '#contract/durations.ts'
import { smallPhoto } from '#tests/given/photos.ts'
import { expect, test } from '#tests/given/site.ts'
import { poster, published } from './poster.ts'

test('how many photos an advert has and how long it stands is what its category says', async ({
  site,
  deps,
  given,
}) => {
  await deps.sql`
    update categories set max_images = 2, life_days = 45
    where id = (select category_id from subcategories where slug = 'carti')`
  const seller = await given.user()
  const { ask, upload } = poster(site, seller.token)

  const id = await published(site, seller, { subcategory: 'carti' })
  const begun = deps.clock.now().getTime()
  const { advert } = Object(await ask('getOwn', { advertId: id }))
  expect(Date.parse(advert.expiresAt)).toBe(begun + 45 * dayMs)
  const other = await published(site, seller, { subcategory: 'carti' })
  for (const isTaken of [true, true, false]) {
    const answer = await upload(other, await smallPhoto('png'))
    expect(answer).toMatchObject(isTaken ? { success: true } : { code: 'too_many_images' })
  }

  deps.clock.advance({ days: 20 })
  await ask('renew', { ids: id })
  const { advert: renewed } = Object(await ask('getOwn', { advertId: id }))
  expect(Date.parse(renewed.expiresAt)).toBe(begun + 65 * dayMs)
  deps.clock.advance({ days: -20 })
})

test('the tree of categories says how many photos and days each allows', async ({ site }) => {
  const { body } = await site.call('/categories/get_categories_full.php', { action: 'getList' })

  const categories: { slug: string; maxImages: number; lifeDays: number }[] = Object.values(
    Object(body['categories']),
  )
  const allows = new Map(categories.map(({ slug, ...rules }) => [slug, rules]))
  expect(allows.get('transport')).toMatchObject({ maxImages: 20, lifeDays: 30 })
  expect(allows.get('imobiliare')).toMatchObject({ maxImages: 20, lifeDays: 30 })
  expect(allows.get('animale')).toMatchObject({ maxImages: 10, lifeDays: 30 })
})
