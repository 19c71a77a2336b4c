import { reviews as t } from '#i18n/ro/accounts/reviews.ts'
import { refusals } from '#i18n/ro/refusals.ts'
import type { GivenUser } from '#tests/support/market/builders.ts'
import { expect, test, type Answered, type Site } from '../../../support/servers/site.ts'

/** As a browser without JavaScript sends a form. */
function post(
  site: Site,
  url: string,
  { token }: GivenUser,
  fields: Record<string, string>,
): Promise<Answered> {
  return site.send({
    ...{ method: 'POST', url, cookies: { session: token } },
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  })
}

function read(site: Site, url: string, { token }: GivenUser): Promise<Answered> {
  return site.send({ method: 'GET', url, cookies: { session: token } })
}

test('without JavaScript a review is written, and answered by the other side', async ({
  site,
  deps,
  given,
}) => {
  const [seller, buyer] = [await given.user(), await given.user()]
  const { id: advertId } = await given.advert({ seller })
  const { conversationId } = await given.message({ to: { advertId }, author: buyer })
  await given.message({ to: { conversationId }, author: seller })
  const write = `/my-reviews?write=${advertId}-${seller.id}`
  expect((await read(site, '/my-reviews', buyer)).text).toContain(`href="${write}"`)
  const form = await read(site, write, buyer)
  expect(form.text).toContain(t.form.title(seller.username))
  const deal = { advertId: String(advertId), userId: String(seller.id) }

  const refused = await post(site, write, buyer, { ...deal, text: 'Totul a fost bine.' })
  expect(refused.text).toContain(refusals.stars_required)
  expect(refused.text).toContain('Totul a fost bine.')
  const sent = await post(site, write, buyer, { ...deal, stars: '4', text: 'Totul a fost bine.' })
  expect(sent).toMatchObject({ status: 302, headers: { location: '/my-reviews?side=written' } })
  expect((await read(site, '/my-reviews?side=written', buyer)).text).toContain('Totul a fost bine.')

  deps.clock.advance({ days: 14 })
  const received = (await read(site, '/my-reviews', seller)).text
  const [, answer = ''] = /href="(\/my-reviews\?answer=(\d+))"/.exec(received) ?? []
  expect((await read(site, answer, seller)).text).toContain(t.answering.text)
  const reviewId = answer.split('=')[1] ?? ''
  const contacts = await post(site, answer, seller, { reviewId, text: 'Sunați la 069 123 456' })
  expect(contacts.text).toContain(refusals.contacts_in_text)
  expect(contacts.text).toContain('Sunați la 069 123 456')
  expect((await post(site, answer, seller, { reviewId, text: 'Mulțumesc!' })).status).toBe(302)
  expect((await read(site, '/my-reviews', seller)).text).toContain('Mulțumesc!')
})

test('more than five deals fold, and each of them can be reviewed without JavaScript', async ({
  site,
  given,
}) => {
  const [seller, buyer] = [await given.user(), await given.user()]
  const adverts = []
  for (let n = 0; n < 6; n++) {
    const { id: advertId } = await given.advert({ seller })
    const { conversationId } = await given.message({ to: { advertId }, author: buyer })
    await given.message({ to: { conversationId }, author: seller })
    adverts.push(advertId)
  }

  const { text } = await read(site, '/my-reviews', buyer)
  const [shown = '', folded = ''] = text.split('<details')
  const links = (html: string) => html.match(/href="\/my-reviews\?write=/g)?.length ?? 0
  expect([links(shown), links(folded)]).toEqual([5, 1])
  expect(folded).toContain(t.waiting.more(1))
  for (const id of adverts) expect(text).toContain(`/my-reviews?write=${id}-${seller.id}`)
})

test('an address that names no own deal or review shows no form', async ({ site, given }) => {
  const user = await given.user()
  for (const url of ['/my-reviews?write=1-2', '/my-reviews?answer=1', '/my-reviews?answer=x']) {
    const { status, text } = await read(site, url, user)
    expect(status, url).toBe(200)
    expect(text, url).not.toContain('<textarea')
  }
})
