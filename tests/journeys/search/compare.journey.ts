import type { Locator, Page } from '@playwright/test'
import { comparisonChoice as roChoice } from '#i18n/ro/adverts/comparison-choice.ts'
import { comparison as roComparison } from '#i18n/ro/adverts/comparison.ts'
import { results as roResults } from '#i18n/ro/search/results.ts'
import { comparisonChoice as ruChoice } from '#i18n/ru/adverts/comparison-choice.ts'
import { comparison as ruComparison } from '#i18n/ru/adverts/comparison.ts'
import { results as ruResults } from '#i18n/ru/search/results.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../test.ts'
import { answerCookies, at, cards, open, visits } from '../visits.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

function textsOf(lang: 'ro' | 'ru' | 'en') {
  if (lang === 'ru') return { choice: ruChoice, compared: ruComparison, results: ruResults }
  return { choice: roChoice, compared: roComparison, results: roResults }
}

/** Where the adverts of the page are, to see that nothing jumps. */
async function placesOf(page: Page): Promise<unknown> {
  const boxes = (await cards(page).all()).slice(0, 6).map((card) => card.boundingBox())
  return Promise.all(boxes)
}

function tickOf(card: Locator): Locator {
  return card.getByRole('checkbox')
}

for (const { t, home, name, screen } of visits) {
  const { choice, compared, results } = textsOf(t.lang)

  test(`adverts of a list are compared without an account, and back leads to the same place (${t.lang}, ${name})`, async ({
    arrive,
  }) => {
    const page = await arrive({ ...screen, ...examined })
    await open(page, at(home, '/category/transport/autoturisme'))
    await answerCookies(page, t)
    await expect(tickOf(cards(page).first())).toHaveCount(0)
    const before = await placesOf(page)

    await page.getByRole('button', { name: results.compare, exact: true }).click()
    await expect(tickOf(cards(page).first())).toBeFocused()
    expect(await placesOf(page)).toEqual(before)
    await page.keyboard.press('Enter')
    await expect(page.getByText(choice.few)).toBeInViewport()
    await page.keyboard.press('Space')
    await expect(page.getByText(choice.chosen(1))).toBeInViewport()
    await tickOf(cards(page).nth(2)).check()
    expect(await violations(page, 'a list in which adverts are chosen')).toEqual([])

    await tickOf(cards(page).nth(2)).focus()
    const top = await page.evaluate('scrollY')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/)
    const columns = page.getByRole('columnheader')
    await expect(columns).toHaveCount(1 + 2)
    await page.reload()
    await expect(columns).toHaveCount(1 + 2)
    await expect(page.getByRole('table').getByRole('rowheader').first()).toHaveText(compared.price)
    expect(await violations(page, 'the comparison of a guest')).toEqual([])

    await page.goBack({ waitUntil: 'networkidle' })
    await expect(cards(page).nth(2)).toBeInViewport()
    expect(await page.evaluate('scrollY')).toBe(top)
    // The comparison was reloaded: nothing but the tab remembers.
    for (const nth of [0, 2]) await expect(tickOf(cards(page).nth(nth))).toBeChecked()
    await page.reload()
    for (const nth of [0, 2]) await expect(tickOf(cards(page).nth(nth))).toBeChecked()
    await expect(page.getByText(choice.chosen(2))).toBeInViewport()
  })
}

test('a choice outlives a look at an advert, says what cannot be compared, and Escape ends it', async ({
  arrive,
}) => {
  const [visit] = visits
  const page = await arrive({ ...visit.screen, ...examined })
  await open(page, '/category/transport')
  await answerCookies(page, visit.t)
  const opener = page.getByRole('button', { name: roResults.compare, exact: true }).first()
  await opener.click()
  await tickOf(cards(page).first()).check()
  await expect(page.locator('[data-bottom-bar]')).toBeHidden()

  const other = page.locator('li[data-advert] input[aria-disabled]').first()
  // Playwright does not press what says that it is disabled.
  await other.dispatchEvent('click')
  await expect(page.getByRole('status').filter({ hasText: 'altă subcategorie' })).toBeInViewport()
  await expect(other).not.toBeChecked()

  await cards(page).first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/advert\//)
  await page.goBack({ waitUntil: 'networkidle' })
  await expect(tickOf(cards(page).first())).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: roChoice.of('') })).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.locator('[data-bottom-bar]')).toBeVisible()
})

test('adverts that are shown in place of an empty list are compared as those of any list', async ({
  arrive,
}) => {
  const [visit] = visits
  const page = await arrive({ ...visit.screen, ...examined })
  await open(page, '/search?q=apartament+qqxxyyz9&exact=1')
  await answerCookies(page, visit.t)
  await page.getByRole('button', { name: roResults.compare, exact: true }).click()
  const nearest = cards(page.getByRole('region', { name: roResults.ways.nearest }))
  await expect(tickOf(nearest.first())).toBeFocused()
  await tickOf(nearest.first()).check()
  await expect(page.getByText(roChoice.chosen(1))).toBeInViewport()

  await open(page, '/search?q=qqxxyyz9')
  await expect(page.getByRole('button', { name: roResults.compare, exact: true })).toHaveCount(0)
})
