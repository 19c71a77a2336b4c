import { expect, test } from '../../support/servers/site.ts'
import { poster, published, wholeDraft } from '../poster.ts'

const path = '/adverts/get_adverts.php'

test('an advert posted with everything as it was proposed can be answered by a guest', async ({
  site,
  given,
}) => {
  const seller = await given.user()
  const id = await published(site, seller)

  const { body } = await site.call(path, { action: 'getItem', itemID: id })
  expect(body['item']).toMatchObject({ show_phone: true })
  expect(JSON.stringify(body)).not.toContain(seller.phone)
  const asker = { token: await site.visitorToken() }
  const answer = await site.call(path, { action: 'revealPhone', itemID: id }, asker)
  expect(answer.body).toMatchObject({ phone: `+373${seller.phone}` })
})

test('a number kept on purpose stays kept over every later save', async ({ site, given }) => {
  const seller = await given.user()
  const { ask, start } = poster(site, seller.token)
  const id = await start()
  await ask('saveDraft', { advertId: id, ...wholeDraft, title: 'Chitară', showPhone: false })
  await ask('saveDraft', { advertId: id, price: '10' })
  await ask('publish', { advertId: id })

  const asker = { token: await site.visitorToken() }
  const answer = await site.call(path, { action: 'revealPhone', itemID: id }, asker)
  expect(answer.body).toMatchObject({ code: 'phone_hidden' })
  expect(await ask('getOwn', { advertId: id })).toMatchObject({ advert: { showPhone: false } })
})

test('somebody without a number has the same default, and it counts once a number is proved', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  await deps.sql`update users set phone = null where id = ${seller.id}`
  const { ask, start } = poster(site, seller.token)
  const id = await start()
  await ask('saveDraft', { advertId: id, ...wholeDraft, title: 'Mandolină' })

  expect(await ask('getOwn', { advertId: id })).toMatchObject({ advert: { showPhone: true } })
  expect(await ask('publish', { advertId: id })).toMatchObject({ code: 'phone_needed' })
  await deps.sql`update users set phone = ${seller.phone} where id = ${seller.id}`
  expect(await ask('publish', { advertId: id })).toMatchObject({ success: true })
  const asker = { token: await site.visitorToken() }
  const answer = await site.call(path, { action: 'revealPhone', itemID: id }, asker)
  expect(answer.body).toMatchObject({ phone: `+373${seller.phone}` })
})
