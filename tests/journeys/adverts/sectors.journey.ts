import { filters as roFilters } from '#i18n/ro/search/filters.ts'
import { filters as ruFilters } from '#i18n/ru/search/filters.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { violations } from '../axe.ts'
import { choose } from '../keyboard.ts'
import { unusedWord } from '../people.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { advertsOn, answerCookies, at, cards, desktop, logIn, open, phone } from '../visits.ts'
import { givePhotos, offeredPlaces, openFolds, placeField, postingOf, sold } from './posting.ts'

const visits = [
  {
    ...{ t: ro, filters: roFilters, home: '/', screen: desktop, city: 'Chișinău' },
    ...{ sector: 'Botanica', other: 'Ciocana' },
  },
  {
    ...{ t: ru, filters: ruFilters, home: '/ru', screen: phone, city: 'Кишинёв' },
    ...{ sector: 'Ботаника', other: 'Чеканы' },
  },
] as const

for (const { t, filters, home, screen, city, sector, other } of usual(visits, 0)) {
  const full = `${city}, ${sector}`
  const { fields, finish, more } = postingOf(t)

  test(`an advert is posted in a sector with the keys and found by its filter (${t.lang})`, async ({
    arrive,
  }) => {
    const page = await arrive({ ...screen, bypassCSP: true })
    await logIn(page, t, 'seller')
    await open(page, at(home, '/add-advert'))
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const word = unusedWord()
    await openFolds(page)
    await field(fields.title).fill(word)
    await field(fields.category).selectOption(sold.category)
    await field(fields.subcategory).selectOption(sold.subcategory)
    await field(fields.price).fill(String(sold.price))

    const place = placeField(page, t)
    // The seller's last place is there, and typing replaces it.
    await place.focus()
    await page.keyboard.type(city.slice(0, 4))
    await expect(offeredPlaces(page, t).first()).toContainText(city)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(place).toHaveValue(city)
    const sectors = field(fields.sector)
    await choose(page, sectors, 'chisinau-botanica')
    await expect(sectors.locator('option:checked')).toHaveText(sector)
    await expect(place).toHaveValue(full)
    await expect(sectors).toBeFocused()
    expect(await violations(page, 'sector of an advert')).toEqual([])

    await givePhotos(page, t)
    await page.getByRole('button', { name: more.preview }).click()
    await expect(page.getByRole('article')).toContainText(full)
    await page.getByRole('button', { name: finish.publish }).click()
    await page.getByRole('heading', { name: finish.done }).waitFor()

    const list = at(home, `/category/${sold.category}/${sold.subcategory}`)
    await open(page, `${list}?q=${word}`)
    const [id = ''] = await advertsOn(page)
    await expect(cards(page).first()).toContainText(full)
    await open(page, at(home, `/advert/${id}`))
    await expect(page.getByRole('main')).toContainText(full)

    await open(page, list)
    // It lies over whatever a page shows there, until it is answered.
    await answerCookies(page, t)
    if (screen === phone)
      await page.getByRole('button', { name: t.search.filters.title, exact: true }).click()
    const panel = page.locator('#filters')
    await panel.getByRole('button', { name: filters.place.any, exact: true }).click()
    const sectorsOfCity = panel.getByRole('group', { name: city, exact: true })
    const choice = sectorsOfCity.getByRole('button', { name: new RegExp(`^${sector}`) })
    await expect(choice).toHaveText(/\d$/)
    // The bar on top lies over a part of what is scrolled under it.
    await page.evaluate('scrollTo(0, 0)')
    expect(await violations(page, 'sectors of the filter')).toEqual([])
    await choice.click()
    await expect(panel.getByRole('button', { name: filters.place.drop(full) })).toBeVisible()
    await panel.getByRole('button', { name: filters.place.done }).click()
    await panel.getByRole('button', { name: /^(Arată|Показать) / }).click()
    await expect(page).toHaveURL(`${list}?l=chisinau-botanica`)
    await expect(page.locator(`li[data-advert="${id}"]`)).toBeVisible()
    await expect(page.getByRole('link', { name: filters.applied.remove(full) })).toBeVisible()

    const found = async (slug: string): Promise<string[]> => {
      await open(page, `${list}?l=${slug}&sort=newest`)
      return advertsOn(page)
    }
    expect(await found('chisinau')).toContain(id)
    expect(await found('mun-chisinau')).toContain(id)
    expect(await found('chisinau-ciocana')).not.toContain(id)
    await expect(
      page.getByRole('link', { name: filters.applied.remove(`${city}, ${other}`) }),
    ).toBeVisible()
  })
}

test('a sector is found by its name, beside the town of that name', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/add-advert')
  await openFolds(page)
  const { fields } = postingOf(ro)
  const place = placeField(page, ro)
  await place.pressSequentially('râșc')
  const offered = offeredPlaces(page, ro)
  await expect(offered.nth(1)).toHaveText('Rîșcani Chișinău')
  await expect(offered.first()).toHaveText('Rîșcani raionul Rîșcani')

  await offered.nth(1).click()

  await expect(place).toHaveValue('Chișinău, Rîșcani')
  await expect(page.getByLabel(fields.sector).locator('option:checked')).toHaveText('Rîșcani')
  await place.fill('soroca')
  await offered.first().click()
  await expect(page.getByLabel(fields.sector)).toHaveCount(0)
})
