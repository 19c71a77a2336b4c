import { readFile } from 'node:fs/promises'
import { memberRoles, type MemberRole } from '#contract/rules/company/member-rights.ts'
import { myAdverts } from '#i18n/ro/adverts/own/my-adverts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import type { Given, GivenUser } from '../../support/market/builders.ts'
import { expect, test, type Site } from '../../support/servers/site.ts'
import { acting } from '../acting.ts'

const everyRole = memberRoles
const nobody: readonly MemberRole[] = []
const ofAdverts: readonly MemberRole[] = ['admin', 'editor']
const ofMessages: readonly MemberRole[] = ['admin', 'support']
const ofAdmin: readonly MemberRole[] = ['admin']

/** Which roles may open each page of an account; to the others it is no part of their role. */
const pages: Readonly<Record<string, readonly MemberRole[]>> = {
  '/add-advert': ofAdverts,
  '/edit-advert/:advertId?': ofAdverts,
  '/advert-preview/:advertId': ofAdverts,
  '/my-decisions/:advertId': ofAdverts,
  '/my-import': ofAdverts,
  '/my-adverts': everyRole,
  '/my-adverts/:advertId/statistics': everyRole,
  '/my-dashboard': everyRole,
  '/my-team': everyRole,
  '/my-messages/:conversationId?': ofMessages,
  '/my-reviews': ofMessages,
  '/my-reports': ofMessages,
  '/my-notifications': ['admin', 'editor', 'support'],
  '/my-company': ofAdmin,
  '/my-api': ofAdmin,
  '/my-tickets/:number?': ofAdmin,
  '/my-bills': ofAdmin,
  '/my-bills/:billId': ofAdmin,
  '/my-bills-history': ofAdmin,
  '/my-payment-methods': ofAdmin,
  '/my-notifications/settings': nobody,
  '/my-favorites': nobody,
  '/my-searches': nobody,
  '/my-following': nobody,
  '/my-profile': nobody,
}

interface Route {
  readonly path: string
  readonly access: string
}

/** Of the built pages: those of the site, without the console. */
async function siteRoutes(): Promise<Route[]> {
  const file = new URL('../../../dist/server/routes.json', import.meta.url)
  const routes: Route[] = JSON.parse(await readFile(file, 'utf8'))
  return routes.filter(({ access }) => access !== 'staff')
}

/** The address with an advert of the company, and without what else may be left out. */
function addressOf(path: string, advertId: number): string {
  return path
    .replace(/:advertId\??/, String(advertId))
    .replaceAll(/\/:\w+\?/g, '')
    .replace(':billId', '2147483647')
    .replaceAll(/:\w+/g, 'nimic')
}

async function open(site: Site, url: string, { token }: GivenUser) {
  return site.send({ method: 'GET', url, cookies: { session: token } })
}

async function advertOf(given: Given, seller: GivenUser): Promise<number> {
  const { id } = await given.advert({ seller })
  return Number(id)
}

test('every page of an account says which roles may open it', async () => {
  const own = (await siteRoutes()).filter(({ access }) => access === 'login')
  const known = new Set(Object.keys(pages))
  expect(own.filter(({ path }) => !known.has(path))).toEqual([])
})

for (const role of memberRoles) {
  test(`to a member as ${role} each page is shown, or said to be no part of the role`, async ({
    site,
    deps,
    given,
  }) => {
    const { company, person } = await acting(deps, given, role)
    const advertId = await advertOf(given, company)
    const wrong: string[] = []
    for (const [path, roles] of Object.entries(pages)) {
      const { status, text } = await open(site, addressOf(path, advertId), person)
      const isShown = path === '/my-bills/:billId' ? status === 404 : status === 200
      const isRight = roles.includes(role)
        ? isShown
        : status === 403 && text.includes('Înapoi la contul meu')
      if (!isRight) wrong.push(`${path}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  test(`to a member as ${role} what everybody sees is shown as to a visitor`, async ({
    site,
    deps,
    given,
  }) => {
    const { company, person } = await acting(deps, given, role)
    const seller = await given.user()
    const advertId = await advertOf(given, seller)
    const addresses = (await siteRoutes())
      .filter(({ path }) => !(path in pages) && path !== '/team-invitation/:link')
      .map(({ path }) => addressOf(path, advertId))
    const others = [`/profile/${seller.username}`, `/profile/${company.username}`]
    const wrong: string[] = []
    for (const address of [...addresses, ...others]) {
      const { status } = await open(site, address, person)
      if (status === 403 || status >= 500) wrong.push(`${address}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
}

/** Paths of account pages that the page links to. */
function linkedFrom(text: string): string[] {
  return [...text.matchAll(/<a [^>]*href="(\/(?:my-|add-advert|edit-advert)[^"?#]*)/g)].map(
    ([, path = '']) => path,
  )
}

for (const role of memberRoles) {
  test(`pages about adverts link a member as ${role} to no page that is no part of the role`, async ({
    site,
    deps,
    given,
  }) => {
    const { company, person } = await acting(deps, given, role)
    const advertId = await advertOf(given, company)
    await given.advert({ seller: company, status: 'rejected' })
    const allowed = Object.keys(pages)
      .filter((path) => pages[path]?.includes(role))
      .map((path) => path.replace(/\/:.*/, ''))
    const statistics = `/my-adverts/${advertId}/statistics`
    for (const path of ['/my-dashboard', '/my-adverts', statistics, `/advert/${advertId}`]) {
      const linked = linkedFrom((await open(site, path, person)).text)
      expect(linked).toContain('/my-adverts')
      if (path === '/my-adverts')
        expect(linked.includes('/my-import')).toBe(ofAdverts.includes(role))
      const wrong = linked.filter(
        (to) => !allowed.some((one) => to === one || to.startsWith(`${one}/`)),
      )
      expect(wrong, path).toEqual([])
    }
  })
}

const { actions, bulk } = myAdverts

/** What of an own active advert takes a right. */
const offered: Readonly<Record<string, readonly MemberRole[]>> = {
  [actions.stats]: everyRole,
  [actions.sell]: ['admin', 'editor', 'support'],
  [actions.edit]: ofAdverts,
  [actions.promote]: ofAdverts,
  [actions.price]: ofAdverts,
  [actions.hide]: ofAdverts,
  [actions.archive]: ofAdverts,
  [actions.delete]: ofAdverts,
  [bulk.all]: ofAdverts,
}

for (const role of memberRoles) {
  test(`the own adverts offer a member as ${role} what the role may do, and nothing else`, async ({
    site,
    deps,
    given,
  }) => {
    const { company, person } = await acting(deps, given, role)
    await advertOf(given, company)
    const { text } = await open(site, '/my-adverts', person)
    const shown = Object.keys(offered).filter((action) => text.includes(`${action}<`))
    expect(shown).toEqual(Object.keys(offered).filter((action) => offered[action]?.includes(role)))
  })
}

test('who acts for a company has no hearts, which are a person’s own', async ({
  site,
  deps,
  given,
}) => {
  const { person } = await acting(deps, given, 'admin')
  const seller = await given.user()
  const advertId = await advertOf(given, seller)
  const hearts = async (path: string, who: GivenUser): Promise<boolean> =>
    (await open(site, path, who)).text.includes(`aria-label="${ro.adverts.favorite}`)

  for (const path of [`/advert/${advertId}`, `/profile/${seller.username}`]) {
    expect(await hearts(path, seller), path).toBe(true)
    expect(await hearts(path, person), path).toBe(false)
  }
})
