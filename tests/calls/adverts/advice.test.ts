import { expect, test } from '#tests/support/servers/site.ts'

test('an owner sees what happened by day, the price beside similar ones, and what can be mended', async ({
  site,
  deps,
  given,
}) => {
  const owner = await given.user()
  const set = { subcategory: 'casti', attributes: { brand: 'Sony' } }
  for (let number = 0; number < 9; number++)
    await given.advert({ ...set, price: 95 + number, currency: 'MDL' })
  const { id } = await given.advert({
    ...{ ...set, seller: owner, title: 'Set de farfurii', price: 150 },
    ...{ description: 'Nou.' },
  })
  await given.message({ to: { advertId: id } })
  await deps.sql`
    insert into favorites (user_id, advert_id, created_at)
    values (${(await given.user()).id}, ${id}, ${deps.clock.now()})`
  await deps.sql`update adverts set touched_at = now() - interval '70 days' where id = ${id}`

  const { body } = await site.call(
    '/adverts/manage_adverts.php',
    { action: 'getAdvice', advertId: id },
    { token: owner.token },
  )

  expect(body['market']).toMatchObject({ median: 99.5, price: 150, count: 10, percent: 51 })
  expect([body['days']].flat().at(-1)).toMatchObject({ messages: 1, favorites: 1, views: 0 })
  const kinds = [body['advice']].flat().map((one) => Object(one).kind)
  expect(kinds).toEqual(['no_photo', 'price_above', 'few_words', 'old', 'one_language'])
})

test('of an archived advert there are counts and no advice', async ({ site, given }) => {
  const owner = await given.user()
  const { id } = await given.advert({ seller: owner, status: 'archived' })

  const { body } = await site.call(
    '/adverts/manage_adverts.php',
    { action: 'getAdvice', advertId: id },
    { token: owner.token },
  )

  expect(body).toMatchObject({ success: true, advice: [], status: 'archived' })
  expect(body['days']).toHaveLength(30)
})
