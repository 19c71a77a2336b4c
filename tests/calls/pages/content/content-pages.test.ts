import { texts as en } from '#i18n/en/texts.ts'
import { expect, test } from '../../../support/servers/site.ts'

test('pages of the footer have their addresses, also without a name, and in each language', async ({
  site,
}) => {
  for (const home of ['', '/ru', '/en']) {
    for (const [path, expected] of [
      ['/pricing', 200],
      ['/article', 200],
      ['/article/terms-of-use', 200],
      ['/article/cookies', 200],
      ['/article/nu-exista', 404],
      ['/article/constructor', 404],
    ] as const) {
      const { status, text } = await site.send({ method: 'GET', url: home + path })
      expect(status, home + path).toBe(expected)
      expect(text, home + path).toMatch(/<h1[^>]*>[^<]/)
    }
  }
})

test('a profile has an address by its name; without a name it is nobody’s', async ({
  site,
  given,
}) => {
  const { username } = await given.user()
  const { status, text } = await site.send({ method: 'GET', url: `/en/profile/${username}` })

  expect(status).toBe(200)
  expect(text).toContain(en.advert.profile.none)
  const nobody = await site.send({ method: 'GET', url: '/profile/nimeni-cu-acest-nume' })
  expect(nobody.status).toBe(404)
})
