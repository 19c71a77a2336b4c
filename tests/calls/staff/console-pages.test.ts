import { languages, addressIn } from '#contract/languages.ts'
import { expect, test, type Site } from '../../support/servers/site.ts'

async function pageAt(site: Site, path: string, cookie?: string) {
  const cookies = cookie === undefined ? {} : { session: cookie }
  const { status, text, headers } = await site.send({ method: 'GET', url: path, cookies })
  return { status, text, cache: headers['cache-control'] }
}

/** A page without the name by which it was asked for. */
function nameless(text: string, name: string): string {
  return text.replaceAll(name, '…')
}

test('the console is for others, logged in or not, a page that does not exist', async ({
  site,
  given,
}) => {
  const { token } = await given.user()

  for (const lang of languages) {
    for (const cookie of [undefined, token]) {
      const [here, there] = [addressIn(lang, '/admin'), addressIn(lang, '/nowhere')]
      const page = await pageAt(site, here, cookie)
      const missing = await pageAt(site, there, cookie)

      expect(page.status).toBe(404)
      expect(page.cache).toEqual(missing.cache)
      expect(nameless(page.text, 'admin')).toBe(nameless(missing.text, 'nowhere'))
      expect(page.text).not.toContain('console')
    }
  }
  const { text } = await site.send({ method: 'GET', url: '/robots.txt' })
  expect(text).not.toContain('admin')
})

test('staff see the console alone, never from a cache, and first what their session lacks', async ({
  site,
  deps,
  given,
}) => {
  const staff = await given.staff('moderator', { isProved: false })
  const open = await given.staff('moderator')
  const bare = await given.staff('moderator')
  await deps.sql`update users set has_second_factor = false where id = ${bare.id}`

  const [asked, seen, told] = [
    await pageAt(site, '/admin', staff.token),
    await pageAt(site, '/admin', open.token),
    await pageAt(site, '/admin', bare.token),
  ]

  for (const { status, cache, text } of [asked, seen, told]) {
    expect({ status, cache }).toEqual({ status: 200, cache: 'private, no-store' })
    expect(text).toContain('<meta name="robots" content="noindex">')
  }
  expect(asked.text).toContain('Confirmă că ești tu')
  expect(told.text).toContain('Pornește verificarea în doi pași')
  expect(seen.text.replaceAll('<!-- -->', '')).toContain('Rolurile tale: moderator')
  expect(seen.text, 'of the team only admins know').not.toContain('href="/admin/staff"')
  expect((await pageAt(site, '/admin/staff', open.token)).status).toBe(404)
})

test('staff find the console in the account menu of every page and on their dashboard, nobody else does', async ({
  site,
  given,
}) => {
  const [member, user] = [await given.staff('support', { isProved: false }), await given.user()]

  for (const lang of languages) {
    const href = `href="${addressIn(lang, '/admin')}"`
    for (const path of ['/', '/my-dashboard']) {
      // Before and after others, whose pages are made from one template.
      for (const [token, isShown] of [
        [member.token, true],
        [user.token, false],
        [member.token, true],
      ] as const) {
        const { text } = await pageAt(site, addressIn(lang, path), token)
        expect(text.includes(href), `${lang} ${path}`).toBe(isShown)
      }
    }
  }
  const { body } = await site.call('/users/validate.php', {}, { token: member.token })
  expect(body).toMatchObject({ data: { isStaff: true } })
  const { text } = await pageAt(site, '/my-dashboard', member.token)
  expect(text).toContain('Deschide consola')
})
