import type { BrowserContext } from '@playwright/test'
import type { Route } from '#server/pages/route-table.ts'
import { routes } from '#tests/support/app/routes.ts'
import { withBrowser } from '../../bench/in-browser.ts'
import { portOf } from '../../calls/api/wire.ts'
import { setScene, type Scene } from '../../calls/scene.ts'
import { expect, test } from '../../support/servers/site.ts'
import { groupsOf, payloads } from './payloads.ts'
import { dropRules, storeEverywhere } from './stored.ts'

/** What a visitor, the owner and a member of staff see of what is stored. */
function pagesOf({ owner, active, draft, conversation, list, ticket, bill, wanted }: Scene) {
  const profile = `/profile/${owner.username}`
  return {
    visitor: [
      ...['/', '/ru', '/recent?view=list', '/search?q=carte', '/category/hobby-arta-sport'],
      ...[`/advert/${active}`, `/en/advert/${wanted}`, profile, '/article/given-page', '/article'],
      ...[`/compare?ids=${active},${wanted}`, '/pricing'],
    ],
    owner: [
      ...['/', `/advert/${active}`, profile, '/my-adverts', '/my-dashboard', '/my-profile'],
      ...[`/my-messages/${conversation}`, '/my-messages', `/my-favorites?list=${list}`],
      ...['/my-reviews', '/my-reviews?side=given', '/my-searches', '/my-reports', '/my-bills'],
      ...[`/my-tickets/${ticket.number}`, `/my-bills/${bill}`, '/my-bills-history', '/my-api'],
      ...[`/edit-advert/${active}`, `/add-advert?id=${draft}`, `/my-decisions/${active}`],
      ...['/my-notifications', '/my-following', '/my-import', '/my-team'],
    ],
    staff: [
      ...['/admin', '/admin/moderation', '/admin/moderation/new', '/admin/people?q=carte'],
      ...[`/admin/people/${owner.id}`, '/admin/tickets', `/admin/tickets/${ticket.number}`],
      ...['/admin/articles', '/admin/articles/given-page', '/admin/categories', '/admin/menus'],
      ...['/admin/audit', '/admin/numbers', '/admin/search-words', '/admin/banners'],
      ...[`/admin/duplicates/${active}`, '/admin/callbacks', '/admin/moderation/reports'],
    ],
  }
}

/** What a browser was made to do on these pages: a script that ran, or one that only the policy stopped. */
async function harmOn(context: BrowserContext, urls: readonly string[]): Promise<string[]> {
  const harm: string[] = []
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    harm.push(`ran on ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      harm.push(`stopped on ${page.url()}: ${message.text()}`)
  })
  for (const url of urls) {
    const answer = await page.goto(url, { waitUntil: 'load' })
    if ((answer?.status() ?? 200) >= 500) harm.push(`${answer?.status()} on ${url}`)
  }
  await page.close()
  return harm
}

/** The others wait for an attribute, a script or a template, or for what browsers have forbidden since. */
const leastRunning = 120

test('in a paragraph that shows them as markup, these payloads do run', async () => {
  const harmful = await withBrowser(async (browser) => {
    const context = await browser.newContext({ baseURL: 'http://unsafe.example' })
    await context.route('**/*', (route, request) => {
      const nth = Number(new URL(request.url()).searchParams.get('nth') ?? NaN)
      return Number.isNaN(nth)
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'text/html', body: `<p>${payloads[nth]}</p>` })
    })
    const found: boolean[] = []
    for (const nth of payloads.keys())
      found.push((await harmOn(context, [`/?nth=${nth}`])).length > 0)
    return found
  })

  expect(harmful.filter(Boolean).length).toBeGreaterThanOrEqual(leastRunning)
}, 300_000)

test('no text that anybody stored runs on a page, or is stopped by the policy alone', async ({
  site,
  deps,
  given,
}) => {
  const address = `http://127.0.0.1:${await portOf(site)}`
  const scene = await setScene(deps, given)
  const staff = await given.staff('admin')
  await dropRules(deps)
  const pages = pagesOf(scene)
  const tokens = { visitor: '', owner: scene.owner.token, staff: staff.token }
  let visits = 0

  const harm = await withBrowser(async (browser) => {
    const found: string[] = []
    const contexts = await Promise.all(
      (['visitor', 'owner', 'staff'] as const).map(async (who) => {
        const context = await browser.newContext({ baseURL: address })
        if (tokens[who])
          await context.addCookies([{ name: 'session', value: tokens[who], url: address }])
        return { context, urls: pages[who] }
      }),
    )
    for (const text of groupsOf(8)) {
      await storeEverywhere(deps, text)
      for (const { context, urls } of contexts) {
        found.push(...(await harmOn(context, urls)))
        visits += urls.length
      }
    }
    return found
  })

  console.log(`stored: ${payloads.length} payloads, ${visits} visits, ${harm.length} harmed`)
  expect(payloads.length).toBeGreaterThanOrEqual(200)
  expect(harm).toEqual([])
}, 900_000)

/** The address of a route with another payload in each of its places, beginning with the nth. */
function reflecting({ path, query }: Route, nth: number): string {
  let next = nth
  const payload = (): string => encodeURIComponent(payloads[next++ % payloads.length] ?? '')
  const filled = path.replaceAll(/:\w+\??|\*/g, payload)
  const fields = query.map((name) => `${name}=${payload()}`)
  return `${filled}?${fields.join('&')}#${payload()}`
}

test('nothing that an address says runs on a page', async ({ site, deps, given }) => {
  const address = `http://127.0.0.1:${await portOf(site)}`
  const { owner } = await setScene(deps, given)
  const urls = routes.flatMap((route) => {
    const places = route.query.length + route.path.split(':').length
    return Array.from({ length: 12 }, (_, nth) => reflecting(route, nth * places))
  })

  const harm = await withBrowser(async (browser) => {
    const context = await browser.newContext({ baseURL: address })
    await context.addCookies([{ name: 'session', value: owner.token, url: address }])
    return harmOn(context, urls)
  })

  console.log(`reflected: ${urls.length} addresses, ${harm.length} harmed`)
  expect(harm).toEqual([])
}, 900_000)
