import { expect, test } from '../../support/servers/site.ts'

const path = '/favorites/manage_favorites.php'

test('marking twice and taking off what is not marked change nothing', async ({ site, given }) => {
  const { token } = await given.user()
  const [first, second] = [await given.advert(), await given.advert()]
  const ask = async (action: string, advID?: number) =>
    (await site.call(path, { action, advID }, { token })).body

  await ask('addFav', first.id)
  await ask('addFav', second.id)
  const both = { success: true, items: [String(second.id), String(first.id)] }

  expect(await ask('addFav', first.id)).toEqual(both)
  expect(await ask('getFavs')).toEqual(both)
  expect(await ask('deletFav', first.id)).toEqual({ success: true, items: [String(second.id)] })
  expect(await ask('deletFav', first.id)).toEqual({ success: true, items: [String(second.id)] })
  expect(await ask('deleteFav', second.id)).toEqual({ success: true, items: [] })
})

test('a hundred hearts at once are one', async ({ site, deps, given }) => {
  const { token } = await given.user()
  const advert = await given.advert()
  const add = { action: 'addFav', advID: advert.id }

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => site.call(path, add, { token })),
  )

  for (const { body } of answers)
    expect(body).toEqual({ success: true, items: [String(advert.id)] })
  const [row] =
    await deps.sql`select count(*)::int as count from favorites where advert_id = ${advert.id}`
  expect(row).toEqual({ count: 1 })
})

test('who is not logged in is asked to', async ({ site, given }) => {
  const advert = await given.advert()
  const visitor = await site.visitorToken()

  for (const token of [undefined, visitor]) {
    const { status, body } = await site.call(
      path,
      { action: 'addFav', advID: advert.id },
      { token },
    )
    expect(status).toBe(401)
    expect(body).toMatchObject({ success: false, message: 'Please login to add to favorites' })
  }
})

test.for([0, -1, 2_147_483_647, '2147483648', 'abc', '1 or 1=1'])(
  'advert %j cannot be marked',
  async (advID, { site, given }) => {
    const { token } = await given.user()

    const { status, body } = await site.call(path, { action: 'addFav', advID }, { token })

    expect(status).toBeLessThan(500)
    expect(body).toMatchObject({ success: false })
  },
)

test('a deleted advert is on nobody’s list', async ({ site, deps, given }) => {
  const { token } = await given.user()
  const advert = await given.advert()
  await site.call(path, { action: 'addFav', advID: advert.id }, { token })

  await deps.sql`update adverts set status = 'deleted' where id = ${advert.id}`

  expect((await site.call(path, { action: 'getFavs' }, { token })).body).toEqual({
    success: true,
    items: [],
  })
})
