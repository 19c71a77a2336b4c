import { layout as en } from '#i18n/en/site/layout.ts'
import { layout as ro } from '#i18n/ro/site/layout.ts'
import { layout as ru } from '#i18n/ru/site/layout.ts'
import { expect, test, type Site } from '../../../support/servers/site.ts'

async function mainOf(site: Site, url: string): Promise<{ status: number; text: string }> {
  const { status, text } = await site.send({ method: 'GET', url })
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(text) ?? []
  return { status, text: main }
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/<a[^>]* href="([^"]*)"/g)].flatMap(([, href]) => href ?? [])
}

for (const home of ['', '/ru', '/en']) {
  test(`every link of every article leads to a screen that there is (${home || '/'})`, async ({
    site,
  }) => {
    const articles = linksIn((await mainOf(site, `${home}/article`)).text)
    expect(articles.length).toBeGreaterThan(10)
    const links = new Map<string, string>()
    for (const article of articles) {
      const { status, text } = await mainOf(site, article)
      expect(`${article} ${status}`).toBe(`${article} 200`)
      // A path in plain words is a link that was forgotten, or one that was misspelt.
      expect(text.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/\]\(|\(\/[a-z]/)
      for (const link of linksIn(text)) links.set(link, article)
    }

    const ways = [...links.keys()].filter((link) => !/^(mailto:|#cookies$)/.test(link))
    for (const link of ways) {
      const { status, headers } = await site.send({ method: 'GET', url: link })
      // Screens of the reader's own ask for a login first.
      const isOwn = status === 302 && String(headers['location']).includes('/login?next=')
      const shown = isOwn ? 200 : status
      expect(`${links.get(link)}: ${link} ${shown}`).toBe(`${links.get(link)}: ${link} 200`)
    }
    expect(ways).toContain(`${home}/article/contacts`)
  })
}

test('the article on cookies names the buttons of the notice, and leads back to it', async ({
  site,
}) => {
  for (const [home, { cookies }] of [
    ['', ro],
    ['/ru', ru],
    ['/en', en],
  ] as const) {
    const { text } = await mainOf(site, `${home}/article/cookies`)
    for (const name of [cookies.confirm, cookies.cancel, cookies.settings])
      expect(text).toContain(name)
    expect(linksIn(text)).toContain('#cookies')
  }
})
