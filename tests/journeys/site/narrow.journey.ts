import type { Page } from '@playwright/test'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { demoLogins } from '#demo/people/logins.ts'
import { usual } from '../../support/scope.ts'
import { publishedByCalls } from '../adverts/posting.ts'
import { covered, linesOf, setTextSize } from '../boxes.ts'
import { newLogin } from '../people/sides.ts'
import { unusedWord } from '../people.ts'
import { expect, test } from '../test.ts'
import { answerCookies, at, cards, desktop, languages, open, phone } from '../visits.ts'

const narrow = { ...phone, viewport: { width: 320, height: 640 } } as const

const screens = [
  '/',
  '/category/transport',
  '/search?q=xyzzyxyzzy',
  '/nu-exista',
  '/advert/2147483647',
  '/recent',
  '/pricing',
  '/exchange-rates',
  '/article',
  '/article/cookies',
  '/article/terms-of-use',
  '/login',
  '/login?register=1',
  '/login?restore=1',
  '/register-with-call',
  '/add-advert',
  `/profile/${demoLogins.company.username}`,
]

for (const { t, home } of usual(languages, 1)) {
  test(`a window of 320 px shows every screen whole (${t.lang})`, async ({ arrive }) => {
    const page = await arrive(narrow, /status of 404/)
    const cut: string[] = []
    for (const path of screens) {
      // One window goes from screen to screen.
      await open(page, at(home, path))
      cut.push(...(await cutOff(page)).map((what) => `${path}: ${what}`))
    }
    await open(page, at(home, '/category/transport'))
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: t.advert.description })).toBeVisible()
    cut.push(...(await cutOff(page)).map((what) => `advert: ${what}`))
    expect(cut).toEqual([])
  })
}

for (const { t, home } of languages.filter(({ t: { lang } }) => lang !== 'en')) {
  const cases = [
    { what: 'text of 200 % on a phone', screen: phone, percent: 200 },
    { what: 'a window of 320 px', screen: narrow, percent: 100 },
  ] as const
  for (const { what, screen, percent } of cases) {
    test(`${what} crops no word of a bar, a button or a card (${t.lang})`, async ({ arrive }) => {
      const [seller, page] = [await arrive(desktop), await arrive(screen)]
      const title = await promotedBy(seller)
      await setTextSize(page, percent)
      await open(page, at(home, `/search?q=${encodeURIComponent(title)}`))
      await answerCookies(page, t)
      const label = page.locator('li[data-advert]').getByText(t.adverts.promoted, { exact: true })
      expect(await linesOf(label.first()), t.adverts.promoted).toBe(1)
      await open(page, at(home, '/category/transport/autoturisme'))
      const list = await covered(page, listParts)
      expect(list.cropped, 'list').toEqual([])
      if (percent > 100) expect(list.fixed, 'list').toBeLessThanOrEqual(1 / 3)

      await cards(page).first().getByRole('link').click()
      await expect(page.getByRole('button', { name: t.advert.phone.show })).toBeVisible()
      const advert = await covered(page, advertParts)
      expect(advert.cropped, 'advert').toEqual([])
      if (percent > 100) expect(advert.fixed, 'advert').toBeLessThanOrEqual(1 / 3)
    })
  }
}

/** The title of an advert that its new seller has promoted. */
async function promotedBy(seller: Page): Promise<string> {
  await newLogin(seller)
  const title = `Ceainic ${unusedWord()}`
  const advertId = await publishedByCalls(seller, { title })
  const { path, action } = ownAdvertCalls.promote
  const answer = await seller.request.post(`/api${path}`, { data: { action, advertId } })
  expect(await answer.json()).toMatchObject({ success: true, isLifted: true })
  return title
}

const listParts = '[data-bottom-bar] a, main button:not(li button), span:has(~ select[name=sort])'
const advertParts = 'a[href="#message"], div:has(> a[href="#message"]) button'

/** What the window cuts off: a page wider than it, and hints that their field has no room for. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const pen = document.createElement('canvas').getContext('2d')
    const hints = [...document.querySelectorAll('input[placeholder]')].flatMap((input) => {
      if (!input.checkVisibility({ visibilityProperty: true })) return []
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      pen.font = font
      const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      const { width } = pen.measureText(input.placeholder)
      return width > room + 1 ? [input.placeholder + ' needs ' + width + ' px and has ' + room] : []
    })
    return scrollWidth > clientWidth ? ['the page is ' + scrollWidth + ' px wide', ...hints] : hints
  })()`)
}

test('the tools of a filtered list stay in one row on a phone (ru)', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/ru/category/transport?priceMin=1&priceMax=90000000&q=auto')
  const filters = page.getByRole('button', { name: /^Фильтры/ })
  const save = page.locator('a, button').filter({ hasText: 'Сохранить поиск' }).first()

  const [first, last] = await Promise.all([filters.boundingBox(), save.boundingBox()])
  expect(last?.y).toBe(first?.y)
})
