import { randomUUID } from 'node:crypto'
import { expect, test } from '../../support/servers/site.ts'

const offers = '/messages/manage_offers.php'
const reviews = '/reviews/manage_reviews.php'

test.for([{ price: '' }, {}, { price: '   ' }])(
  'an offer without a price is refused at its field: %j',
  async (typed, { site, given }) => {
    const { id: advertId } = await given.advert()
    const { token } = await given.user()
    const fields = { action: 'makeOffer', advertId, clientId: randomUUID(), ...typed }
    for (const form of [false, true]) {
      const { status, body } = await site.call(offers, fields, { token, form })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        success: false,
        code: 'offer_price_required',
        type: 'price',
        message: 'A price is required for an offer.',
      })
    }
  },
)

test('a review without stars is refused at its field, whatever its text', async ({
  site,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { token } = await given.user()
  const deal = { action: 'postReview', advertId, userId: seller.id, text: 'Totul a fost bine.' }
  for (const stars of [{}, { stars: '' }, { stars: '0' }, { stars: '6' }]) {
    const { body } = await site.call(reviews, { ...deal, ...stars }, { token, form: true })
    expect(body).toMatchObject({
      success: false,
      code: 'stars_required',
      type: 'stars',
      message: 'A star rating is required for a review.',
    })
  }
})

test('an accepted offer marks the advert as reserved on lists and on its page', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const buyer = await given.user()
  const offer = { action: 'makeOffer', advertId, price: '1 mie lei', clientId: randomUUID() }
  const made = await site.call(offers, offer, { token: buyer.token })
  expect(made.body).toMatchObject({
    success: true,
    message: { offer: { price: 1_000, currency: 'MDL', state: 'sent', isOwn: true } },
  })
  const [row] = await deps.sql<{ id: number }[]>`
    select id from offers where author_id = ${buyer.id}`
  const offerId = row?.id

  const answer = { action: 'answerOffer', offerId, answer: 'accept' }
  expect((await site.call(offers, answer, { token: seller.token })).body).toMatchObject({
    success: true,
  })

  const list = { action: 'listHistory', idsList: [advertId] }
  const page = { action: 'getItem', itemID: advertId }
  const shown = await site.call('/adverts/get_adverts.php', list)
  expect(shown.body).toMatchObject({ items: [{ reserved: true }] })
  const detail = await site.call('/adverts/get_adverts.php', page)
  expect(detail.body).toMatchObject({ item: { reserved: true } })

  const sold = { action: 'markSold', advertId, buyerId: buyer.id }
  expect((await site.call(offers, sold, { token: seller.token })).body).toMatchObject({
    success: true,
  })
  const over = await site.call('/adverts/get_adverts.php', page)
  expect(over.body).toMatchObject({ success: false, code: 'advert_ended' })
})
