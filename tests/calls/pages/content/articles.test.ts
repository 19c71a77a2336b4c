import { setTimeout } from 'node:timers/promises'
import { vi } from 'vitest'
import { anchorsOf } from '#contract/rules/anchors.ts'
import { languages } from '#contract/languages.ts'
import { articles as ro } from '#i18n/ro/site/articles.ts'
import { terms as roTerms } from '#i18n/ro/site/terms.ts'
import { pageOf } from '#domains/content/articles/service.ts'
import { errorOf, leaving, type Leaving } from '../../../support/servers/leaving.ts'
import { expect, openSite, test } from '../../../support/servers/site.ts'

const get = (url: string) => ({ method: 'GET', url }) as const

test('the index shows every article under a topic, and answers a question without JavaScript', async ({
  site,
  deps,
}) => {
  const { text } = await site.send(get('/article'))
  const slugs = await deps.sql<
    { slug: string }[]
  >`select slug from pages where slug not like 'given%'`
  for (const { slug } of slugs) expect(text).toContain(`href="/article/${slug}"`)
  for (const title of Object.values(ro.topics)) expect(text).toContain(title)

  const found = await site.send(get('/article?question=am%20uitat%20parola'))
  expect(found.status).toBe(200)
  expect(found.text).toMatch(/<li><a href="\/article\/account-and-login#[a-z-]+"/)
  expect(found.text).toContain('value="am uitat parola"')
  const none = await site.send(get('/article?question=xqzvw'))
  expect(none.text).toContain(ro.search.none('xqzvw'))
})

test('the table of contents of an article leads to its headings, the same in each language', async ({
  site,
  deps,
}) => {
  const { contents } = await pageOf(deps, 'account-and-login')
  const anchorAt = anchorsOf(contents.en)
  for (const language of languages) {
    const { text } = await site.send(
      get(`${language === 'ro' ? '' : `/${language}`}/article/account-and-login`),
    )
    for (const position of contents[language].keys()) {
      expect(text).toContain(`href="#${anchorAt(position)}"`)
      expect(text).toContain(`<section id="${anchorAt(position)}"`)
    }
  }
})

test('a reader without JavaScript says that an article did not help, and then why', async ({
  site,
  deps,
}) => {
  const send = (fields: Record<string, string>) =>
    site.send({
      ...{ method: 'POST', url: '/article/photos', remoteAddress: '10.4.4.4' },
      payload: new URLSearchParams({ version: '1', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const asked = await send({ hasHelped: 'false' })
  expect(asked.text).toContain(ro.rating.thanks)
  expect(asked.text).toContain(ro.rating.label)
  const sent = await send({ hasHelped: 'false', text: 'Lipsește GIF.' })
  expect(sent.text).toContain(ro.rating.sent)

  expect(await deps.sql`select has_helped, details from page_votes where slug = 'photos'`).toEqual([
    { hasHelped: false, details: 'Lipsește GIF.' },
  ])
})

test('a former text of the terms can be read, and says that it is not in force', async ({
  site,
  deps,
}) => {
  await deps.sql`
    update pages set contents = jsonb_set(contents, '{ro,0,heading}', '"Titlu nou"') where slug = 'terms-of-use'`
  const [, first] = roTerms
  const old = await site.send(get('/article/terms-of-use?version=1'))
  expect(old.text).toContain(`<h2>${first?.heading}</h2>`)
  expect(old.text).toContain(ro.versions.toCurrent)
  expect(old.text).toContain('noindex')
  const next = await site.send(get('/article/terms-of-use?version=2'))
  expect(next.text).toContain('Titlu nou')
  expect((await site.send(get('/article/terms-of-use?version=99'))).status).toBe(404)
  expect((await site.send(get('/article/faq?version=x'))).status).toBe(404)
})

test('the terms of use are answered from files when the database goes away', async ({ world }) => {
  const database: Leaving = { error: null }
  const site = await openSite(world, { isCached: true, sql: leaving(world.deps.sql, database) })
  database.error = errorOf('ECONNREFUSED')

  for (const home of ['', '/ru', '/en']) {
    const { status, text } = await site.send(get(`${home}/article/terms-of-use`))
    expect(`${home} ${status}`).toBe(`${home} 200`)
    expect(text).toMatch(/<section id="[a-z0-9-]+"><h2>/)
  }
  expect((await site.send(get('/article/faq'))).status).toBe(503)
  await site.app.close()
})

test('a whole page in the cache outlives a fault of the database', async ({ world }) => {
  const database: Leaving = { error: null }
  const site = await openSite(world, { isCached: true, sql: leaving(world.deps.sql, database) })
  const whole = await site.send(get('/article/terms-of-use'))
  expect(whole.status).toBe(200)
  database.error = errorOf('ECONNREFUSED')

  for (const minutes of [2, 4, 6]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    const { status, text } = await site.send(get('/article/terms-of-use'))
    expect(status).toBe(200)
    expect(text).toBe(whole.text)
    // The rendering behind it ends.
    await setTimeout(300)
  }
  vi.useRealTimers()
  await site.app.close()
})
