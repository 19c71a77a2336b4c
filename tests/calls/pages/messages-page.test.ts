import { expect, test } from '../../support/servers/site.ts'

const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' }

test('a phone gets the conversation that it opens without the list of the others', async ({
  site,
  given,
}) => {
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const to = { advertId }
  const opened = await given.message({ to, text: 'Vin mâine la zece.' })
  await given.message({ to, text: 'Altcineva întreabă.' })
  const pageOf = async (url: string, headers = {}): Promise<string> => {
    const { text } = await site.send({
      ...{ method: 'GET', url, headers },
      cookies: { session: seller.token },
    })
    return text
  }

  const url = `/my-messages/${opened.conversationId}`
  const alone = await pageOf(url, onPhone)
  expect(alone).toContain('Vin mâine la zece.')
  expect(alone).not.toContain('Altcineva întreabă.')
  // The way back leads to the list that it is in.
  expect(alone).toContain('href="/my-messages?side=incoming"')
  expect(await pageOf('/my-messages', onPhone)).toContain('Altcineva întreabă.')
  expect(await pageOf(url)).toContain('Altcineva întreabă.')
})
