import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from './test.ts'
import { cards, desktop, open, phone, searchBox } from './visits.ts'

const restMs = 600

test('suggestions are asked for from the third character on, and Escape sends them away', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('preSearch')) asked.push(request.postData() ?? '')
  })
  await open(page, '/')
  const box = searchBox(page, ro)
  const list = page.getByRole('listbox', { name: ro.layout.suggestions })
  await box.pressSequentially('ap')
  await page.waitForTimeout(restMs)
  expect(asked).toEqual([])
  await expect(list).toHaveCount(0)

  await box.pressSequentially('a')
  await expect(list.getByRole('option').first()).toBeVisible()
  expect(asked).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(box).toHaveValue('apa')
  await page.waitForTimeout(restMs)
  await expect(list, 'and they do not come back').toHaveCount(0)
})

test('a suggestion is chosen with the arrows', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  const box = searchBox(page, ro)
  await box.pressSequentially('apart')
  const option = page.getByRole('listbox', { name: ro.layout.suggestions }).getByRole('option')
  await expect(option.first()).toBeVisible()
  const href = (await option.first().getAttribute('href')) ?? ''
  await page.keyboard.press('ArrowDown')
  await expect(option.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
})

test('an answer to an older question does not replace a newer one', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  let isFirst = true
  await page.route('**/api/adverts/get_adverts.php', async (route) => {
    const isLate = isFirst
    isFirst = false
    if (isLate) await page.waitForTimeout(1_500)
    await route.continue()
  })
  const box = searchBox(page, ro)
  await box.pressSequentially('apart')
  await page.waitForTimeout(restMs)
  await box.fill('biciclet')
  const list = page.getByRole('listbox', { name: ro.layout.suggestions })
  await expect(list).toContainText(/biciclet/i)
  await page.waitForTimeout(1_500)
  await expect(list).toContainText(/biciclet/i)
  await expect(list).not.toContainText(/apart/i)
})

test('filters on a phone say how many adverts they leave before they are applied', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/category/transport')
  await page.getByRole('button', { name: ro.search.filters.title, exact: true }).click()
  await page.getByLabel(ro.search.filters.priceMin).fill('300000')
  await page.getByLabel(ro.search.filters.priceMax).fill('100000')
  const show = page.locator('#filters').getByRole('button', { name: /^Arată/ })
  const offered = await show.innerText()
  await expect(show).not.toHaveText(offered)
  const counted = (await show.innerText()).replace('Arată ', '')
  await show.click()
  await expect(page).toHaveURL('/category/transport?priceMin=100000&priceMax=300000')
  await expect(page.getByRole('status').filter({ hasText: counted })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()

  const chip = ro.search.filters.remove(ro.search.filters.priceBetween('100.000', '300.000'))
  await page.getByRole('link', { name: chip }).click()
  await expect(page).toHaveURL('/category/transport')
})
