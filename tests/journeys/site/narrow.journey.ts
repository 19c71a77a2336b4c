import type { Page } from '@playwright/test'
import { demoLogins } from '#demo/people/logins.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, cards, languages, open, phone } from '../visits.ts'

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
