import type { Locator, Page } from '@playwright/test'
import { filters as texts } from '#i18n/ro/search/filters.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { press, rewrite, tabTo } from '../keyboard.ts'
import { expect, test } from '../test.ts'
import { advertsOn, cards, desktop, open, phone } from '../visits.ts'

const cars = '/category/transport/autoturisme'
const facetsPath = '**/api/search/get_search.php'

const panel = (page: Page): Locator => page.locator('#filters')
const show = (page: Page): Locator => panel(page).getByRole('button', { name: /^Arată/ })
const section = (page: Page, name: string): Locator => panel(page).getByRole('group', { name })
const option = (page: Page, name: string): Locator =>
  panel(page).getByRole('checkbox', { name, exact: true })
const summary = (page: Page, name: string): Locator =>
  panel(page).locator('summary').filter({ hasText: name })
const chip = (page: Page, label: string): Locator =>
  page.getByRole('link', { name: texts.applied.remove(label), exact: true })

/** An option with what stands at the end of its line. */
function lineOf(page: Page, name: string): Locator {
  const inside = page.getByRole('checkbox', { name, exact: true })
  return panel(page).locator('label').filter({ has: inside })
}

async function countBeside(page: Page, name: string): Promise<number> {
  const line = lineOf(page, name)
  await expect(line).toHaveText(/\d$/)
  return Number((await line.innerText()).replaceAll(/^.*\n|\D/g, ''))
}

/** The number of a text such as "Arată 214 anunțuri". */
async function counted(text: Locator): Promise<number> {
  return Number((await text.innerText()).replaceAll(/\D/g, ''))
}

function listCount(page: Page): Locator {
  return page.locator('header').getByRole('status').first()
}

test('several values and a range are counted, applied, told by chips and taken off one by one', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, cars)
  await summary(page, 'Combustibil').click()
  await option(page, 'Motorină').check()
  await option(page, 'Benzină').check()
  await summary(page, 'Anul fabricației').click()
  const year = section(page, 'Anul fabricației')
  await year.getByLabel(texts.rangeFrom('Anul fabricației')).fill('2019')
  const isOfRange = /"itemsNum":1[,}].*2012\D+2019|2012\D+2019.*"itemsNum":1[,}]/
  const answer = page.waitForResponse((one) => isOfRange.test(one.request().postData() ?? ''))
  await year.getByLabel(texts.rangeTo('Anul fabricației')).fill('2012')
  const { count: offered } = await (await answer).json()
  await expect.poll(() => counted(show(page))).toBe(offered)

  await show(page).click()
  await expect(page).toHaveURL(`${cars}?a_year=2012-2019&a_fuel=diesel,petrol`)
  await expect.poll(() => counted(listCount(page))).toBe(offered)
  await expect(chip(page, 'Anul fabricației: 2012–2019')).toBeVisible()
  await chip(page, 'Benzină').click()
  await expect(page).toHaveURL(`${cars}?a_year=2012-2019&a_fuel=diesel`)
  await expect(option(page, 'Motorină')).toBeChecked()
  await expect(option(page, 'Benzină')).not.toBeChecked()
})

test('an option says what the list will have, and models follow their make', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, cars)
  const models = section(page, 'Model')
  await expect(models).toHaveText(texts.parentFirst('Marcă'))
  const bmws = await countBeside(page, 'BMW')
  await option(page, 'BMW').check()
  await option(page, 'Dacia').check()
  await expect(models.getByText('Dacia', { exact: true })).toBeVisible()
  await models.getByText(texts.all(10)).click()
  await option(page, 'X5').check()
  await option(page, 'Duster').check()
  await option(page, 'Dacia').uncheck()
  await expect(option(page, 'Duster')).toHaveCount(0)
  await show(page).click()
  await expect(page).toHaveURL(`${cars}?a_make=bmw&a_model=x5`)
  await chip(page, 'Model: X5').click()
  await expect(page).toHaveURL(`${cars}?a_make=bmw`)
  await expect.poll(() => counted(listCount(page))).toBe(bmws)
})

test('among many options one is searched for, and what was chosen stays chosen', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, cars)
  await option(page, 'BMW').check()
  const find = panel(page).getByRole('searchbox', { name: texts.find('Marcă') })
  await find.fill('toy')
  await expect(option(page, 'BMW')).toBeHidden()
  await option(page, 'Toyota').check()
  await find.press('Enter')
  await expect(page).toHaveURL(cars)
  await find.fill('')
  await expect(option(page, 'BMW')).toBeChecked()
  await show(page).click()
  await expect(page).toHaveURL(`${cars}?a_make=bmw,toyota`)
})

test('a price in euros finds what costs as much, with the rate and its date', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, cars)
  await panel(page).getByLabel(texts.price.max).fill('9000')
  await panel(page).getByLabel(texts.price.min).fill('12 000')
  await panel(page).getByRole('radio', { name: texts.price.currencies.EUR }).check()
  await expect(
    panel(page).getByText(/^1\s€ = \d+,\d\d lei \(BNM, \d\d\.\d\d\.\d{4}\)$/),
  ).toBeVisible()
  await show(page).click()
  await expect(page).toHaveURL(`${cars}?priceMin=9000&priceMax=12000&currency=EUR`)
  await expect(panel(page).getByLabel(texts.price.min)).toHaveValue('9000')
  await expect(chip(page, '9.000–12.000 €')).toBeVisible()
  const prices = await cards(page).locator('strong').allInnerTexts()
  const inEuros = prices.flatMap((price) =>
    price.endsWith('€') ? Number(price.replaceAll(/\D/g, '')) : [],
  )
  expect(inEuros.length).toBeGreaterThan(0)
  expect(inEuros.filter((price) => price < 9_000 || price > 12_000)).toEqual([])
})

test('several places with what lies around them make an address that others can open', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, cars)
  await panel(page).getByRole('button', { name: texts.place.any }).click()
  const find = panel(page).getByLabel(texts.place.find)
  await expect(find).toBeFocused()
  await find.fill('кишин')
  await expect(
    panel(page)
      .getByRole('option', { name: /^Chișinău/ })
      .first(),
  ).toBeVisible()
  await find.press('Enter')
  await find.fill('raionul or')
  await panel(page)
    .getByRole('option', { name: /^raionul Orhei/ })
    .click()
  await panel(page).getByRole('button', { name: texts.place.done }).click()
  await panel(page).getByLabel(texts.place.radius).selectOption('25')
  await show(page).click()
  const address = `${cars}?l=chisinau,raion-orhei&radius=25`
  await expect(page).toHaveURL(address)
  await expect(chip(page, 'Chișinău + 25 km')).toBeVisible()
  const found = await advertsOn(page)
  expect(found.length).toBeGreaterThan(0)

  const friend = await arrive(desktop)
  await open(friend, address)
  expect(await advertsOn(friend)).toEqual(found)
  await chip(friend, 'Chișinău + 25 km').click()
  await expect(friend).toHaveURL(`${cars}?l=raion-orhei&radius=25`)
})

test('near me asks when it is pressed, and the position in the address is a rounded one', async ({
  arrive,
}) => {
  const page = await arrive({
    ...desktop,
    geolocation: { latitude: 47.024_512, longitude: 28.832_288 },
    permissions: ['geolocation'],
  })
  await open(page, cars)
  await panel(page).getByRole('button', { name: texts.place.near }).click()
  const mine = panel(page).getByRole('button', { name: texts.place.drop(texts.place.nearMe) })
  await expect(mine).toBeFocused()
  await expect(panel(page).getByText(texts.place.nearHint)).toBeVisible()
  await show(page).click()
  await expect(page).toHaveURL(`${cars}?near=47.02,28.83&radius=10`)
  await expect(cards(page).first()).toBeVisible()
  await chip(page, texts.applied.nearMeWithin('10')).click()
  await expect(page).toHaveURL(cars)
})

test('who does not say where they are is told what else to do', async ({ arrive }) => {
  const page = await arrive({ ...desktop, permissions: [] })
  await open(page, cars)
  await panel(page).getByRole('button', { name: texts.place.near }).click()
  await expect(panel(page).getByRole('alert')).toHaveText(texts.place.nearDenied)
  await expect(page).toHaveURL(cars)
})

test('clearing takes off all filters and the order, and leaves the words', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/search?q=bmw&l=chisinau&priceMax=900000&photo=1&period=30&sort=cheapest')
  await page.getByRole('button', { name: new RegExp(`^${ro.search.filters.title} \\d+$`) }).click()
  const clear = panel(page).getByRole('link', { name: texts.clear })
  await expect(clear).toHaveAccessibleDescription(texts.clearKeeps('bmw'))
  await clear.click()
  await expect(page).toHaveURL('/search?q=bmw')
  await expect(panel(page).getByLabel(texts.price.max)).toHaveValue('')
  await expect(option(page, texts.conditions.photo)).not.toBeChecked()
})

test('what is typed stays when the numbers come late, and nothing moves', async ({ arrive }) => {
  const page = await arrive(desktop)
  const numbers = Promise.withResolvers<void>()
  await page.route(facetsPath, async (route) => {
    await numbers.promise
    await route.continue()
  })
  await page.goto(cars)
  await expect(panel(page).getByRole('button', { name: texts.place.any })).toBeVisible()
  await panel(page).getByLabel(texts.price.min).fill('5000')
  const line = lineOf(page, 'BMW')
  await expect(line).not.toHaveText(/\d/)
  const before = await line.boundingBox()
  numbers.resolve()
  await expect(line).toHaveText(/\d$/)
  expect(await line.boundingBox()).toEqual(before)
  await expect(panel(page).getByLabel(texts.price.min)).toHaveValue('5000')
})

test('without JavaScript the same form filters by values, ranges, place and seller', async ({
  arrive,
}) => {
  const page = await arrive({ ...desktop, javaScriptEnabled: false })
  await page.goto(cars)
  await summary(page, 'Combustibil').click()
  await option(page, 'Motorină').check()
  await option(page, 'Benzină').check()
  await panel(page).getByRole('combobox', { name: texts.place.title }).selectOption('chisinau')
  await panel(page).getByLabel(texts.price.max).fill('30000')
  await panel(page).getByRole('radio', { name: texts.price.currencies.EUR }).check()
  await show(page).click()
  await expect(chip(page, 'Motorină')).toBeVisible()
  await expect(chip(page, 'Chișinău')).toBeVisible()
  await expect(chip(page, 'până la 30.000 €')).toBeVisible()
  const found = await advertsOn(page)
  expect(found.length).toBeGreaterThan(0)

  await page.goto(`${cars}?l=chisinau&priceMax=30000&currency=EUR&a_fuel=petrol,diesel`)
  expect(await advertsOn(page)).toEqual(found)
  await chip(page, 'Motorină').click()
  await expect(page).toHaveURL(/a_fuel=petrol$/)
})

test('the keyboard alone opens a section, chooses, and applies', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, cars)
  await rewrite(page, panel(page).getByLabel(texts.price.max), '20000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('radio', { name: texts.price.currencies.EUR })).toBeChecked()
  await tabTo(page, option(page, 'BMW'))
  await page.keyboard.press('Space')
  await press(page, summary(page, 'Cutie de viteze'))
  await tabTo(page, option(page, 'Automată'))
  await page.keyboard.press('Space')
  await press(page, show(page))
  await expect(page).toHaveURL(`${cars}?priceMax=20000&currency=EUR&a_make=bmw&a_gearbox=automatic`)
})

test('what an address cannot mean is left out of it, and the list comes all the same', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  const odd = 'a_make=zzz&a_model=x5&a_year=99-abc&near=900,1&radius=5&period=9999&a___proto__=1'
  expect(await open(page, `${cars}?${odd}&currency=XAU&seller=robot&box=1,2`)).toBe(200)
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('list', { name: texts.applied.title })).toHaveCount(0)
})
