import { freshName } from '#tests/support/fresh.ts'
import { expect, test } from '../../../support/servers/site.ts'
import { allCalls, makeCall, rows } from '../../rows/rows.ts'
import { setScene } from '../../scene.ts'

/** The forms in which a number could be written. */
function forms(phone: string): RegExp {
  return new RegExp([...phone].join('[\\s.()\\-]*'))
}

test('no phone number, e-mail address or secret of anybody is in what a visitor may read', async ({
  site,
  cachedSite,
  deps,
  given,
}) => {
  const scene = await setScene(deps, given)
  const company = await given.user({ accountType: 1, brand: 'Casa Mobilă' })
  const [mailed, email] = [await given.user(), `${freshName()}@example.md`]
  await deps.sql`update users set email = ${email} where id = ${scene.owner.id}`
  const shown = []
  for (const seller of [scene.owner, company, mailed])
    shown.push(await given.advert({ seller, showsPhone: true, title: 'Carte veche' }))
  const people = [scene.owner, scene.other, company, mailed]
  const read: [string, string][] = []
  const token = await site.visitorToken()
  for (const [name, call] of allCalls) {
    const fields = rows[name]?.fields(scene) ?? {}
    for (const manner of [{}, { token }]) {
      if (name === 'accounts.logIn') continue
      read.push([name, (await makeCall(site, call, fields, manner)).text])
    }
  }
  for (const advert of shown) {
    const item = await site.call('/adverts/get_adverts.php', {
      action: 'getItem',
      itemID: advert.id,
    })
    read.push(['an advert', item.text])
  }
  const urls = [
    ...[
      '/',
      '/ru',
      '/en',
      '/category/carti',
      '/search?q=carte',
      '/search?q=veche',
      '/recent',
      '/login',
    ],
    ...[
      '/pricing',
      '/article/contacts',
      '/register-with-call',
      '/my-profile',
      '/my-dashboard',
      '/nicaieri',
    ],
    ...shown.map(({ id }) => `/advert/${id}`),
    ...people.flatMap(({ username }) => [`/profile/${username}`, `/ru/profile/${username}`]),
    ...['/api/docs', '/api/openapi.json', '/health', '/sitemap.xml'],
  ]
  for (const url of urls) {
    for (const from of [site, cachedSite, cachedSite])
      read.push([url, (await from.send({ method: 'GET', url })).text])
  }

  const found = read.flatMap(([where, text]) =>
    people
      .filter(
        ({ phone, sessionId }) =>
          forms(phone).test(text) ||
          text.includes(sessionId) ||
          text.includes(email) ||
          text.includes('$argon2'),
      )
      .map(({ username }) => `${where}: ${username}`),
  )
  console.log(
    `enumeration: ${found.length} phone numbers in ${read.length} answers of calls and pages to a visitor`,
  )
  expect(read.length).toBeGreaterThan(150)
  expect(found).toEqual([])
})
