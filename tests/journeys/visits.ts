import { devices, expect, type Locator, type Page } from '@playwright/test'
import { demoLogins } from '#demo/people/logins.ts'
import { filters as enFilters } from '#i18n/en/search/filters.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { filters as roFilters, type FilterTexts } from '#i18n/ro/search/filters.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { filters as ruFilters } from '#i18n/ru/search/filters.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import type { Texts } from '#i18n/texts.ts'

/** The three languages with the address of each one's home. */
export const languages: readonly { readonly t: Texts; readonly home: string }[] = [
  { t: ro, home: '/' },
  { t: ru, home: '/ru' },
  { t: en, home: '/en' },
]

export const desktop = { viewport: { width: 1_440, height: 900 } } as const
/** A phone says that it is one, and is touched. */
export const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
} as const

export const sizes: readonly {
  readonly name: string
  readonly screen: typeof desktop | typeof phone
}[] = [
  { name: 'desktop', screen: desktop },
  { name: 'phone', screen: phone },
]

/**
 * What long journeys are gone through with: both sizes, and the languages that most people use. Each language on each
 * size finds nothing more, for the markup is the same, and takes three times as long.
 */
export const visits = [
  { t: ro, home: '/', name: 'phone', screen: phone },
  { t: ru, home: '/ru', name: 'desktop', screen: desktop },
] as const

/** The path in a language: `at('/ru', '/recent')`. */
export function at(home: string, path: string): string {
  return home === '/' ? path : home + path
}

/** True when React has taken over the page, or never will. A text, since it reads fields of React that have no types. */
const isHydrated = `(() => {
  const root = document.getElementById('root')
  const isAwaited = root?.firstElementChild && matchMedia('(scripting: enabled)').matches &&
    document.querySelector('script[src*="/entry-client"], script[data-entry]')
  const [, container] =
    Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? []
  return !isAwaited || container?.stateNode.current.memoizedState.isDehydrated === false
})()`

/** Opens an address and waits until the page is alive: nothing is on its way any more, and what is pressed is heard. */
export async function open(page: Page, path: string): Promise<number | undefined> {
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
  return response?.status()
}

/** Cards of a list, in its order. */
export function cards(place: Page | Locator): Locator {
  return place.locator('li[data-advert]')
}

/** Resolves when a mark is stored: a heart is full before that. To be called before the press. */
export async function favoriteSaved(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.request().postData()?.includes('addFav') ?? false)
}

/** Ids of the adverts of the page's main list, in its order. */
export async function advertsOn(place: Page | Locator): Promise<string[]> {
  const found = await cards(place).all()
  const ids = await Promise.all(found.map((card) => card.getAttribute('data-advert')))
  return ids.flatMap((id) => id ?? [])
}

type Who = 'seller' | 'company' | 'moderator'

/** Fills in the login form that `form` holds, and sends it. */
export async function fillLogin(form: Locator, t: Texts, who: Who): Promise<void> {
  const texts = t.accounts.login
  await form.getByLabel(texts.phone, { exact: true }).fill(demoLogins[who].phone)
  await form.getByLabel(texts.password, { exact: true }).fill(demoLogins.password)
  await form.getByRole('button', { name: texts.submit, exact: true }).click()
}

/** Logs in on the login page and lands on `path`, which is without its language. */
export async function logIn(page: Page, t: Texts, who: Who, path = '/'): Promise<void> {
  const home = t.lang === 'ro' ? '/' : `/${t.lang}`
  await open(page, at(home, `/login?next=${encodeURIComponent(path)}`))
  await fillLogin(page.getByRole('main'), t, who)
  await page.getByText(t.accounts.login.welcome(demoLogins[who].fullName)).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Scrolls to the end of the page, as a key does: smoothly. Resolves when it stands there. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.keyboard.press('End')
  const stands = 'innerHeight + scrollY >= document.documentElement.scrollHeight - 1'
  await expect.poll(() => page.evaluate(stands)).toBe(true)
}

/** Answers the question about cookies, which lies over whatever a page shows there. */
export async function answerCookies(page: Page, t: Texts): Promise<void> {
  const cookies = page.getByRole('region', { name: t.layout.cookies.title })
  await cookies.getByRole('button', { name: t.layout.cookies.confirm }).click()
}

/** The search box of the top bar. */
export function searchBox(page: Page, t: Texts): Locator {
  return page.getByRole('banner').getByLabel(t.layout.searchLabel)
}

/** What the filters say, which only lists load. */
export function filtersOf({ lang }: Texts): FilterTexts {
  return { ro: roFilters, ru: ruFilters, en: enFilters }[lang]
}
