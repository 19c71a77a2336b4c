import { freshPhone } from '#tests/support/fresh.ts'
import { expect, test } from '../../support/servers/site.ts'
import { provedNewcomer, register } from '../people.ts'

const copies = 100

/** The same request so many times at once. */
async function atOnce<T>(make: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: copies }, make))
}

test('a hundred hearts at once are one, and a hundred taken back are none', async ({
  site,
  deps,
  given,
}) => {
  const [fan, advert] = [await given.user(), await given.advert()]
  const heart = (action: string) => () =>
    site.call('/favorites/manage_favorites.php', { action, advID: advert.id }, { token: fan.token })
  const count = async () =>
    (await deps.sql`select 1 from favorites where advert_id = ${advert.id}`).length

  const added = await atOnce(heart('addFav'))
  const afterAdding = await count()
  const removed = await atOnce(heart('deletFav'))

  console.log(`races: ${copies} hearts at once, ${afterAdding} effect`)
  expect([...added, ...removed].filter(({ body }) => !body['success'])).toEqual([])
  expect([afterAdding, await count()]).toEqual([1, 0])
})

test('a hundred views of one visitor at once are one', async ({ site, given }) => {
  const advert = await given.advert()
  const token = await site.visitorToken()
  const view = () =>
    site.call('/adverts/manage_views.php', { action: 'addView', itemID: advert.id }, { token })

  await atOnce(view)
  const { body } = await view()

  console.log(`races: ${copies} views at once, ${String(body['views'])} effect`)
  expect(body).toMatchObject({ success: true, views: 1 })
})

test('a hundred reveals of one number by one asker at once are one', async ({
  site,
  deps,
  given,
}) => {
  const advert = await given.advert({ showsPhone: true })
  const asker = await given.user()
  const reveal = () =>
    site.call(
      '/adverts/get_adverts.php',
      { action: 'revealPhone', itemID: advert.id },
      { token: asker.token },
    )

  const answers = await atOnce(reveal)

  const [row] = await deps.sql<{ reveals: number }[]>`
    select reveals from advert_reveals where advert_id = ${advert.id}`
  const told = answers.filter(({ body }) => body['success']).length
  console.log(`races: ${copies} reveals at once, ${row?.reveals} effect, ${told} answers`)
  expect([row?.reveals, told]).toEqual([1, 10])
})

test('a hundred registrations with one proof at once are one account', async ({ site, deps }) => {
  const { phone, token } = await provedNewcomer(site, deps)

  const answers = await atOnce(() => register(site, token, { phone }))

  const accounts = await deps.sql`select 1 from users where phone = ${phone}`
  console.log(`races: ${copies} registrations at once, ${accounts.length} effect`)
  expect(accounts).toHaveLength(1)
  expect(answers.filter(({ body }) => body['success'])).toHaveLength(1)
})

test('a hundred wishes to be called at once are one', async ({ site, deps }) => {
  const phone = freshPhone()
  const token = await site.visitorToken()
  const fields = { action: 'request', name: 'Ana', phone, preferredTime: 'any' }

  await atOnce(() => site.call('/users/callback.php', fields, { token }))

  const wishes = await deps.sql`select 1 from callbacks where phone = ${phone}`
  console.log(`races: ${copies} wishes to be called at once, ${wishes.length} effect`)
  expect(wishes).toHaveLength(1)
})

test('a hundred deletions of one advert at once are one', async ({ site, given }) => {
  const seller = await given.user()
  const advert = await given.advert({ seller })
  const fields = { action: 'deleteAdverts', ids: String(advert.id) }

  const answers = await atOnce(() =>
    site.call('/adverts/manage_adverts.php', fields, { token: seller.token }),
  )

  const done = answers.reduce((sum, { body }) => sum + Number(body['done']), 0)
  console.log(`races: ${copies} deletions at once, ${done} effect`)
  expect(done).toBe(1)
})
