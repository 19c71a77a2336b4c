import type { Locator, Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { favoriteCalls } from '#contract/favorites.ts'
import { comparison as roComparison } from '#i18n/ro/adverts/comparison.ts'
import { comparisonChoice as roChoice } from '#i18n/ro/adverts/comparison-choice.ts'
import { favorites as roFavorites, type FavoriteTexts } from '#i18n/ro/adverts/favorites.ts'
import { comparison as ruComparison } from '#i18n/ru/adverts/comparison.ts'
import { comparisonChoice as ruChoice } from '#i18n/ru/adverts/comparison-choice.ts'
import { favorites as ruFavorites } from '#i18n/ru/adverts/favorites.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { violations } from '../axe.ts'
import { newUser } from '../people.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { answerCookies, advertsOn, at, cards, desktop, open, visits } from '../visits.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

/**
 * By day and by night, at the end of the page and with a header that does not stay: a bar that stays halves whatever
 * scrolls below it.
 */
async function problemsOf(page: Page, what: string): Promise<string[]> {
  await page.addStyleTag({ content: 'header { position: static !important }' })
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  const byDay = await violations(page, what)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished))',
  )
  const byNight = await violations(page, `${what}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...byDay, ...byNight]
}

/** Somebody new, logged in, on the list of cars with two of them marked. */
async function markTwo(page: Page, t: Texts, home: string): Promise<string[]> {
  await open(page, home)
  await answerCookies(page, t)
  const { phone: number, password: pass } = await newUser(page)
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone: number, pass } })
  await open(page, at(home, '/category/transport/autoturisme'))
  const ids = (await advertsOn(page)).slice(0, 2)
  for (const id of ids) {
    const answer = page.waitForResponse(`**/api${favoriteCalls.add.path}`)
    await page.locator(`li[data-advert="${id}"]`).getByRole('button').click()
    await answer
  }
  return ids
}

/** Opens one of the forms of a favourite. */
function opener(item: Locator, label: string): Locator {
  return item.locator('summary').filter({ hasText: label })
}

const noteText = 'De întrebat: distanța\nși garanția'

/** Writes a note while the network is lost, and again when it is back. */
async function writeNote(page: Page, item: Locator, t: FavoriteTexts, unavailable: string) {
  await opener(item, t.note.add).click()
  const field = item.getByLabel(t.note.label, { exact: true })
  await expect(field).toBeFocused()
  await field.fill(noteText)
  const api = `**/api${favoriteCalls.setNote.path}`
  await page.route(api, (route) => route.abort())
  await item.getByRole('button', { name: t.note.submit }).click()
  await expect(item.getByRole('alert')).toContainText(unavailable)
  await expect(field).toHaveValue(noteText)
  await page.unroute(api)
  await item.getByRole('button', { name: t.note.submit }).click()
  await expect(item.getByRole('paragraph').filter({ hasText: 'garanția' })).toBeVisible()
  await expect(opener(item, t.note.edit)).toBeFocused()
}

for (const { t, home, name, screen } of usual(visits, 0)) {
  const texts = { ro: roFavorites, ru: ruFavorites, en: roFavorites }[t.lang]
  const compared = { ro: roComparison, ru: ruComparison, en: roComparison }[t.lang]
  const choice = { ro: roChoice, ru: ruChoice, en: roChoice }[t.lang]
  const listName = { ro: 'Pentru casă', ru: 'Для дома', en: 'For the house' }[t.lang]

  test(`favourites are noted, put into a list, compared and shared, until the link is revoked (${t.lang}, ${name})`, async ({
    arrive,
  }) => {
    const page = await arrive({ ...screen, ...examined }, /ERR_FAILED/)
    const ids = await markTwo(page, t, home)
    await open(page, at(home, '/my-favorites'))
    await expect(cards(page)).toHaveCount(2)
    const item = page.locator(`li[data-advert="${ids[0]}"]`)
    await writeNote(page, item, texts, t.refusals.unavailable)

    await page.locator('summary').filter({ hasText: texts.newList.open }).click()
    await page.getByLabel(texts.newList.name, { exact: true }).fill(listName)
    await page.getByRole('button', { name: texts.newList.submit }).click()
    const chip = page
      .getByRole('navigation', { name: texts.lists })
      .getByRole('link', { name: listName })
    await expect(chip).toBeVisible()
    await opener(item, texts.inLists.open).click()
    await item.getByLabel(listName, { exact: true }).check()
    expect(await problemsOf(page, 'favourites with an open form')).toEqual([])
    await item.getByRole('button', { name: texts.inLists.submit, exact: true }).click()
    await expect(opener(item, `${texts.inLists.open} (1)`)).toBeFocused()

    for (const box of await page.getByRole('checkbox', { name: choice.choose }).all())
      await box.check()
    await expect(page.getByText(choice.chosen(2))).toBeInViewport()
    await page.getByRole('button', { name: choice.submit(2), exact: true }).click()
    await expect(page).toHaveURL(
      new RegExp(`/compare\\?ids=(${ids.join(',')}|${ids.toReversed().join(',')})$`),
    )
    const table = page.getByRole('table')
    await expect(table.getByRole('rowheader').first()).toHaveText(compared.price)
    const label = table.getByRole('rowheader').nth(1)
    await page.getByRole('region', { name: compared.table }).evaluate((region) => {
      region.scrollLeft = region.scrollWidth
    })
    await expect(label).toBeInViewport()
    expect(await problemsOf(page, 'the comparison')).toEqual([])
    await page.getByRole('link', { name: compared.onlyDifferences }).click()
    await expect(page).toHaveURL(/only=differences/)
    await expect(table.locator('tr[data-same="true"]')).toHaveCount(0)

    await open(page, at(home, '/my-favorites'))
    await chip.click()
    await expect(cards(page)).toHaveCount(1)
    await page.locator('summary').filter({ hasText: texts.share.open }).click()
    await page.getByRole('button', { name: texts.share.make }).click()
    const link = await page.getByLabel(texts.share.link, { exact: true }).inputValue()
    expect(await problemsOf(page, 'sharing a list')).toEqual([])

    const path = new URL(link).pathname
    const stranger = await arrive({ ...screen, ...examined }, /status of 404/)
    expect(await open(stranger, at(home, path))).toBe(200)
    await answerCookies(stranger, t)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(listName)
    expect(await advertsOn(stranger)).toEqual([ids[0]])
    await expect(stranger.getByText('garanția')).toHaveCount(0)
    expect(await problemsOf(stranger, 'the shared list')).toEqual([])

    await page.getByRole('button', { name: texts.share.revoke }).click()
    await expect(page.getByRole('button', { name: texts.share.make })).toBeVisible()
    expect(await open(stranger, at(home, path))).toBe(404)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(texts.shared.over)
    expect(await problemsOf(stranger, 'a revoked link')).toEqual([])
  })
}

test('a favourite that is taken off asks first, and leaves the list and the hearts', async ({
  arrive,
}) => {
  const [visit] = visits
  const page = await arrive({ ...visit.screen, ...examined })
  const ids = await markTwo(page, visit.t, visit.home)
  await open(page, '/my-favorites')
  const item = page.locator(`li[data-advert="${ids[1]}"]`)
  await item.getByRole('button', { name: roFavorites.takeOff.button }).click()
  const dialog = page.getByRole('dialog')
  expect(await problemsOf(page, 'taking a favourite off')).toEqual([])

  await dialog.getByRole('button', { name: roFavorites.takeOff.yes, exact: true }).click()

  await expect(item).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  const heart = page.locator(`li[data-advert="${ids[1]}"]`).getByRole('button')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('without JavaScript a note is written, a list is made and filled, and adverts are compared', async ({
  arrive,
}) => {
  const page = await arrive({ ...desktop, javaScriptEnabled: false }, /status of 422/)
  await page.goto('/category/transport/autoturisme')
  const ids = (await advertsOn(page)).slice(0, 2)
  const { phone: number, password: pass } = await newUser(page)
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone: number, pass } })
  const { path, action } = favoriteCalls.add
  for (const advID of ids) await page.request.post(`/api${path}`, { data: { action, advID } })
  await page.goto('/my-favorites')
  const item = page.locator(`li[data-advert="${ids[0]}"]`)
  const t = roFavorites

  await opener(item, t.note.add).click()
  await item.getByLabel(t.note.label, { exact: true }).fill(noteText)
  await item.getByRole('button', { name: t.note.submit }).click()
  await expect(item.getByText('și garanția').first()).toBeVisible()
  for (const name of ['Cadouri', 'CADOURI']) {
    await page.locator('summary').filter({ hasText: t.newList.open }).click()
    await page.getByRole('textbox', { name: t.newList.name }).fill(name)
    await page.getByRole('button', { name: t.newList.submit }).click()
  }
  await expect(page.getByText(ro.refusals.list_name_taken)).toBeVisible()
  await expect(page.getByRole('textbox', { name: t.newList.name })).toHaveValue('CADOURI')

  await page.goto('/my-favorites')
  await opener(item, t.inLists.open).click()
  await item.getByLabel('Cadouri', { exact: true }).check()
  await item.getByRole('button', { name: t.inLists.submit, exact: true }).click()
  await expect(opener(item, `${t.inLists.open} (1)`)).toBeVisible()
  for (const box of await page.getByRole('checkbox', { name: roChoice.choose }).all())
    await box.check()
  await page.getByRole('button', { name: roChoice.submit(0), exact: true }).click()

  await expect(page.getByRole('table').getByRole('rowheader').first()).toHaveText(
    roComparison.price,
  )
  await expect(page.getByRole('columnheader')).toHaveCount(1 + ids.length)
})
