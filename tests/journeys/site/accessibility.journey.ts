import type { Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { demoLogins } from '#demo/people/logins.ts'
import type { Texts } from '#i18n/texts.ts'
import { giveInformation, givePhotos, postingOf } from '../adverts/posting.ts'
import { usual } from '../../support/scope.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../test.ts'
import {
  answerCookies,
  at,
  cards,
  desktop,
  filtersOf,
  logIn,
  open,
  searchBox,
  visits,
} from '../visits.ts'

const screens = [
  '/category/transport/autoturisme/2',
  '/category/transport/900',
  '/search?q=masina',
  '/search?q=xyzzyxyzzy&priceMax=5',
  '/search?q=apartament+xyzzyxyzzy',
  '/search?q=apartamnet&view=map',
  `/profile/${demoLogins.company.username}`,
  '/recent',
  '/help-desk?topic=login&step=write',
  '/pricing',
  '/exchange-rates',
  '/article',
  '/article/terms-of-use',
  '/article/cookies',
  '/nu-exista',
  '/login?register=1',
  '/login?register=1&by=email',
  '/login?restore=1',
  '/register-with-call',
  '/account-link/spent',
  '/add-advert',
  '/renew/spent',
  '/stop-alerts/spent',
  '/phone-upload/spent',
]

/** The same page by day and by night. */
async function dayAndNight(page: Page, what: string): Promise<string[]> {
  const byDay = await violations(page, what)
  await turn(page, 'dark')
  const byNight = await violations(page, `${what}, dark`)
  await turn(page, 'light')
  return [...byDay, ...byNight]
}

/** Changes the colours and waits until none is on its way from one to the other. */
async function turn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(`new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    .then(() => Promise.allSettled(document.getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map(({ finished }) => finished)))`)
}

// Minutes one after the other.
test.describe.configure({ mode: 'parallel' })

/** The visits that each part is made in; what opens over a page differs by its width. */
const parts = [
  ['screen of visitors', ofVisitors, usual(visits, 0)],
  ['thing that opens over a page', ofOpened, visits],
  ['screen of users', ofUsers, usual(visits, 1)],
] as const

for (const [what, found, partVisits] of parts) {
  for (const { t, home, name, screen } of partVisits) {
    test(`axe finds nothing wrong with any ${what} (${t.lang}, ${name})`, async ({ arrive }) => {
      // The policy would keep axe itself out; that it holds is seen in all other journeys.
      const page = await arrive(
        { ...screen, bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' },
        /status of (404|410|422)/,
      )
      expect(await found(page, t, home)).toEqual([])
    })
  }
}

async function ofVisitors(page: Page, t: Texts, home: string): Promise<string[]> {
  await open(page, home)
  const found = await dayAndNight(page, 'home')
  await answerCookies(page, t)
  await open(page, at(home, '/category/transport'))
  found.push(...(await dayAndNight(page, 'category')))
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: t.advert.description })).toBeVisible()
  found.push(...(await dayAndNight(page, 'advert')))
  for (const path of screens) {
    await open(page, at(home, path))
    found.push(...(await violations(page, path)))
  }
  await open(page, at(home, '/login'))
  found.push(...(await dayAndNight(page, 'login')))
  await page.getByRole('main').getByRole('button', { name: t.accounts.login.submit }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  return [...found, ...(await dayAndNight(page, 'login, nothing filled in'))]
}

async function ofOpened(page: Page, t: Texts, home: string): Promise<string[]> {
  await open(page, home)
  await answerCookies(page, t)
  const isWide = (page.viewportSize()?.width ?? 0) >= desktop.viewport.width
  return isWide ? ofDesktop(page, t) : ofPhone(page, t, home)
}

/** What opens over the page of a desktop. */
async function ofDesktop(page: Page, t: Texts): Promise<string[]> {
  const bar = page.getByRole('banner')
  await searchBox(page, t).pressSequentially('apart')
  await expect(page.getByRole('listbox')).toBeVisible()
  const found = await dayAndNight(page, 'suggestions')
  await page.keyboard.press('Escape')

  await bar.getByRole('link', { name: t.layout.categories }).click()
  await expect(bar.getByRole('heading', { level: 2 }).first()).toBeVisible()
  found.push(...(await dayAndNight(page, 'menu of categories')))
  await page.keyboard.press('Escape')

  await bar.getByRole('link', { name: t.layout.rates }).click()
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  found.push(...(await dayAndNight(page, 'rates')))
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: t.search.view.list, exact: true }).click()
  await page.getByRole('table').getByRole('button', { expanded: false }).first().click()
  await expect(page.getByText(t.adverts.details.subcategory, { exact: true })).toBeVisible()
  return [...found, ...(await dayAndNight(page, 'adverts as rows'))]
}

/** What opens over the page of a phone. */
async function ofPhone(page: Page, t: Texts, home: string): Promise<string[]> {
  await open(page, at(home, '/category/transport'))
  await page.getByRole('button', { name: t.search.filters.title, exact: true }).click()
  await expect(page.getByLabel(filtersOf(t).price.min)).toBeVisible()
  const found = await dayAndNight(page, 'filters')
  await page.getByRole('button', { name: filtersOf(t).close }).click()

  const bar = page.getByRole('navigation', { name: t.layout.mainMenu })
  const dialog = page.getByRole('dialog')
  await bar.getByRole('link', { name: t.layout.categories }).click()
  await dialog.locator('summary').first().click()
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
  found.push(...(await dayAndNight(page, 'categories of the phone')))
  await dialog.getByRole('button', { name: t.layout.close }).click()

  await bar.getByRole('link', { name: t.layout.account }).click()
  await dialog.getByRole('link', { name: t.layout.logIn }).click()
  await expect(dialog.getByLabel(t.accounts.login.phone, { exact: true })).toBeVisible()
  return [...found, ...(await dayAndNight(page, 'login over the page'))]
}

async function ofUsers(page: Page, t: Texts, home: string): Promise<string[]> {
  await open(page, home)
  await answerCookies(page, t)
  await logIn(page, t, 'company', '/my-favorites')
  const found = await violations(page, 'favourites')
  found.push(...(await ofSavedSearches(page, t, home)))
  for (const path of ['/my-dashboard', '/my-profile', '/my-adverts', '/edit-advert']) {
    await open(page, at(home, path))
    found.push(...(await violations(page, path)))
  }

  await open(page, at(home, '/add-advert'))
  await page.getByRole('button', { name: postingOf(t).finish.publish }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  found.push(...(await dayAndNight(page, 'new advert, nothing filled in')))
  await giveInformation(page, t, `Farfurii ${t.lang}`)
  await givePhotos(page, t)
  found.push(...(await dayAndNight(page, 'new advert')))
  await page.getByRole('button', { name: postingOf(t).more.preview }).click()
  await expect(page.getByRole('button', { name: postingOf(t).finish.publish })).toBeVisible()
  return [...found, ...(await dayAndNight(page, 'preview of a new advert'))]
}

/** Saving a search that nobody has saved yet, and the list of what is saved. */
async function ofSavedSearches(page: Page, t: Texts, home: string): Promise<string[]> {
  await open(page, at(home, `/search?q=masina&priceMin=${randomInt(1_000)}`))
  await page.getByRole('link', { name: t.search.save.save }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  const found = await dayAndNight(page, 'saving a search')
  await dialog.locator('button[type="submit"]').click()
  await expect(page.getByRole('link', { name: t.search.save.saved }).first()).toBeVisible()
  await open(page, at(home, '/my-searches'))
  await page.getByRole('button', { expanded: false }).last().click()
  found.push(...(await dayAndNight(page, 'saved searches')))
  await open(page, at(home, '/my-notifications'))
  found.push(...(await violations(page, 'notifications')))
  await open(page, at(home, '/my-notifications/settings'))
  return [...found, ...(await dayAndNight(page, 'settings of notifications'))]
}
