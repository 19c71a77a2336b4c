import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { inboxCalls } from '#contract/people/inbox.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { newUser } from '../people.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { advertsOn, cards, desktop, languages, at, open, phone } from '../visits.ts'

test('what is said stands above the login, and can be closed there', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/category/animale')
  await cards(page).first().getByRole('button').click()
  const login = page.getByRole('dialog', { name: ro.accounts.login.title })
  await login.waitFor()
  const said = login.getByText(ro.refusals.login_to_favorite)
  await expect(said).toBeVisible()
  await said.locator('..').getByRole('button', { name: ro.layout.close }).click()
  await expect(said).toBeHidden()
  await expect(login).toBeVisible()
})

test('a desktop has the whole account menu, the password in its dialog', async ({ arrive }) => {
  const page = await arrive(desktop)
  await loggedIn(page)
  await open(page, '/pricing')
  const { account, password } = ro.layout
  await page.getByRole('banner').getByRole('button', { name: account, exact: true }).click()
  const menu = page.getByRole('navigation', { name: account, exact: true })
  await menu.getByRole('link', { name: password, exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel(/./).first()).toBeVisible()
  await expect(page).toHaveURL('/pricing')
})

test('a phone shows that something is unread, and where', async ({ arrive }) => {
  const page = await arrive(phone)
  await loggedIn(page)
  const unread = { success: true, message: '', messages: 2, notifications: 3 }
  await page.route(`**/api${inboxCalls.checkInbox.path}`, (route) =>
    route.fulfill({ json: unread }),
  )
  await open(page, '/pricing')
  const bar = page.getByRole('navigation', { name: ro.layout.mainMenu })
  await expect(
    bar.getByRole('link', { name: ro.layout.chat }).locator('[data-unread]'),
  ).toBeVisible()
  const account = bar.getByRole('link', { name: ro.layout.account })
  await expect(account.locator('[data-unread]')).toHaveText(ro.layout.unreadNotifications)
  await account.click()
  const menu = page.getByRole('dialog')
  for (const [name, count] of [
    [ro.layout.messages, 2],
    [ro.layout.notifications, 3],
  ] as const) {
    // One line after the other.
    await expect(menu.getByRole('link', { name }).locator('[data-unread]')).toContainText(
      `${count}`,
    )
  }
})

for (const { t, home } of usual(languages, 1)) {
  test(`a visitor who opens the chat reads what it is (${t.lang})`, async ({ arrive }) => {
    const page = await arrive(phone)
    await open(page, home)
    const bar = page.getByRole('navigation', { name: t.layout.mainMenu })
    await bar.getByRole('link', { name: t.layout.chat }).click()
    await expect(page).toHaveURL(at(home, '/login?next=%2Fmy-messages'))
    await expect(page.getByText(t.accounts.login.reasons.messages)).toBeVisible()
  })
}

test('whoever opens a page without a network reads that, and has it when the network is back', async ({
  arrive,
}) => {
  const page = await arrive(phone, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await open(page, '/category/animale')
  const [id] = await advertsOn(page)
  await page.context().setOffline(true)
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: ro.content.offline.title })).toBeVisible()
  await expect(page.getByRole('button', { name: ro.content.error.retry })).toHaveCount(0)

  await page.context().setOffline(false)
  await expect(page).toHaveURL(`/advert/${id}`)
  await expect(
    page.getByRole('region', { name: ro.advert.seller.title, exact: true }),
  ).toBeVisible()
})

test('a link with a fragment that is no valid encoding leads to its page', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/article/terms-of-use')
  const link = page.getByRole('main').getByRole('link').first()
  await link.evaluate((element) => element.setAttribute('href', '/article/cookies#%E0'))
  await link.click()
  await expect(page).toHaveURL(/\/article\/cookies#%E0$/)
  await expect(page.getByRole('main').locator('a[href="#cookies"]')).toBeVisible()
})

for (const path of ['/category/animale', '/article/terms-of-use', '/add-advert', '/advert']) {
  test(`the way back to the top lies on no other button (${path})`, async ({ arrive }) => {
    const page = await arrive(phone)
    await open(page, '/category/animale')
    const [advert = ''] = await advertsOn(page)
    await open(page, path === '/advert' ? `/advert/${advert}` : path)
    const height = await page.locator('html').evaluate((element) => element.scrollHeight)
    // What loads when it is seen has loaded.
    await page.evaluate(`window.scrollTo({ top: ${height / 2}, behavior: 'instant' })`)
    await page.waitForLoadState('networkidle')
    let shown = 0
    for (let y = 210; y < height - 844; y += 111) {
      await page.evaluate(`window.scrollTo({ top: ${y}, behavior: 'instant' })`)
      await page.waitForTimeout(50)
      // The button goes out of the way a moment after the scrolling.
      await expect.poll(() => coveredNow(page), `at ${y} px`).toEqual([])
      if (await page.getByRole('button', { name: ro.layout.toTop }).isVisible()) shown += 1
    }
    if (height > 3 * 844) expect(shown).toBeGreaterThan(0)
  })
}

for (const { change, isReplaced } of [
  { change: 'opens below it', isReplaced: false },
  { change: 'is put in the place of a text below it', isReplaced: true },
]) {
  test(`the button to the top gives way to what ${change} while nobody scrolls`, async ({
    arrive,
  }) => {
    const page = await arrive(phone)
    await open(page, '/article/terms-of-use')
    await page.evaluate(`window.scrollTo({ top: 400, behavior: 'instant' })`)
    await expect(page.getByRole('button', { name: ro.layout.toTop })).toBeVisible()
    await page.waitForTimeout(500)

    await page.locator('main :is(p, li)').evaluateAll((texts, isInPlace) => {
      const shown = texts.filter((text) => text.getBoundingClientRect().top > 150)
      for (const text of shown.slice(0, isInPlace ? shown.length : 1)) {
        const inputs = Array.from({ length: isInPlace ? 1 : 20 }, () => {
          const input = Object(text).ownerDocument.createElement('input')
          const height = isInPlace ? `${text.getBoundingClientRect().height}px` : '44px'
          return Object.assign(input, { style: `display: block; width: 100%; height: ${height}` })
        })
        if (isInPlace) text.replaceChildren(...inputs)
        else text.after(...inputs)
      }
    }, isReplaced)
    await expect(page.locator('main input').first()).toBeInViewport()
    await expect.poll(() => coveredNow(page)).toEqual([])
  })
}

/** What can be pressed below the button as the page stands; nothing where the button is not shown. */
async function coveredNow(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: ro.layout.toTop })
  const others = 'button, input, select, textarea, summary, [role="button"], nav a, a[data-opens]'
  // In one step: a button that has just gone out of the way must not be waited for.
  return button.evaluateAll(([own], selector) => {
    if (!own) return []
    const { x, y, width, height } = own.getBoundingClientRect()
    // Both are round: where only the corners of their boxes meet, or a sliver of them, nothing is covered.
    const radius = width / 2 - 6
    const covered = new Set<string>()
    for (let right = -radius; right <= radius; right += 5)
      for (let down = -radius; down <= radius; down += 5) {
        if (Math.hypot(right, down) > radius) continue
        const below = own.ownerDocument.elementsFromPoint(
          x + width / 2 + right,
          y + height / 2 + down,
        )
        for (const element of below) {
          const control = own.contains(element) ? null : element.closest(selector)
          if (control) covered.add(control.outerHTML)
        }
      }
    return [...covered]
  }, others)
}

async function loggedIn(page: Page): Promise<void> {
  const { phone: number, password: pass } = await newUser(page)
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone: number, pass } })
}
