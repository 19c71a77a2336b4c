import { filters as filterTexts } from '#i18n/ro/search/filters.ts'
import { results as ro } from '#i18n/ro/search/results.ts'
import { texts } from '#i18n/ro/texts.ts'
import { press } from '../keyboard.ts'
import { expect, test } from '../test.ts'
import { cards, desktop, open, phone } from '../visits.ts'

const { applied } = filterTexts
const [place, price] = ['in chisinau', 'pana la 5000 lei'] as const
const search = `laptop ${price} ${place}`
const pathOf = (words: string): string => `/search?q=${words.replaceAll(' ', '+')}`

test('conditions in the words are chips, and the place is let go with the keyboard', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, pathOf(search))
  const chips = page.getByRole('list', { name: applied.title }).getByRole('link')
  await expect(chips).toHaveText([place, price])
  const count = page.getByRole('status').filter({ hasText: /^\d+ (de )?anunț/ })
  const before = Number.parseInt(await count.innerText(), 10)

  await press(page, page.getByRole('link', { name: applied.remove(place), exact: true }))
  await expect(page).toHaveURL(pathOf(`laptop ${price}`))
  await expect(chips).toHaveText([price])
  await expect(chips.first(), 'the next condition has the focus').toBeFocused()
  expect(Number.parseInt(await count.innerText(), 10)).toBeGreaterThan(before)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pathOf('laptop'))
  await expect(chips).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

for (const javaScriptEnabled of [true, false]) {
  const visitor = javaScriptEnabled ? 'a phone' : 'a phone without JavaScript'
  test(`after a short list, ${visitor} shows adverts that lack a word, and which`, async ({
    arrive,
  }) => {
    const page = await arrive({ ...phone, javaScriptEnabled })
    await page.goto(pathOf('canapea nouă cu livrare'))
    const full = page.getByRole('region', { name: texts.adverts.title })
    const name = ro.understood.without('nouă cu livrare')
    const group = full.getByRole('region', { name, exact: true })
    const heading = { level: 2, name, exact: true }
    await expect(group.getByRole('heading', heading)).toBeVisible()
    await expect(cards(group).first()).toBeVisible()
    await expect(cards(group).first().getByRole('heading', { level: 3 })).toBeVisible()
  })
}
