import type { Locator, Page } from '@playwright/test'
import { formatPrice } from '#app/lib/texts/format.ts'
import { demoLogins } from '#demo/people/logins.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import type { Texts } from '#i18n/texts.ts'
import {
  foundPlaces,
  offeredPlaces,
  placeField,
  postAdvert,
  sold,
  twoPhotos,
  postingOf,
  photoTextsOf,
} from '../adverts/posting.ts'
import { choose, tabTo } from '../keyboard.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, cards, desktop, fillLogin, open, searchBox, visits } from '../visits.ts'

const level1 = { level: 1 } as const

for (const { t, home, name, screen } of usual(visits, 0)) {
  test(`a newcomer looks around, logs in, posts an advert, and it is found at once (${t.lang}, ${name})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    const menu = menuOf(page, t, name)
    await lookAround(page, t, home)
    await menu.logIn()
    await fillLogin(page.getByRole('dialog', { name: t.accounts.login.title }), t, 'seller')
    const welcome = t.accounts.login.welcome(demoLogins.seller.fullName)
    await expect(page.getByText(welcome)).toBeVisible()

    await menu.post.click()
    await expect(page.getByRole('heading', level1)).toHaveText(t.adverts.add.title)
    const title = `Samovar ${t.lang} ${name} ${Date.now()}`
    await postAdvert(page, t, title)
    await page.getByRole('link', { name: postingOf(t).finish.see }).click()
    await expect(page.getByRole('heading', level1)).toHaveText(title)

    const visitor = await arrive(screen)
    await findByWordsAndCategory(visitor, t, home, title)
  })
}

/** Where the frame of the page keeps what the journey needs. */
function menuOf(page: Page, t: Texts, size: string): { logIn: () => Promise<void>; post: Locator } {
  if (size === 'desktop') {
    const bar = page.getByRole('banner')
    const logIn = bar.getByRole('link', { name: t.layout.logIn, exact: true })
    return { logIn: () => logIn.click(), post: bar.getByRole('link', { name: t.layout.postAd }) }
  }
  const bar = page.getByRole('navigation', { name: t.layout.mainMenu })
  return {
    logIn: async () => {
      await bar.getByRole('link', { name: t.layout.account }).click()
      await page.getByRole('dialog').getByRole('link', { name: t.layout.logIn }).click()
    },
    post: bar.getByRole('link', { name: t.layout.addAdvert }),
  }
}

/** Home, a category, a search, an advert: without an account. */
async function lookAround(page: Page, t: Texts, home: string): Promise<void> {
  await open(page, home)
  await expect(page.locator('html')).toHaveAttribute('lang', t.lang)
  await expect(page).toHaveTitle(t.search.heads.home.title)
  const categories = page.getByRole('region', { name: t.search.home.categories, exact: true })
  const category = categories.getByRole('listitem').getByRole('link').first()
  // Below its name stands how many adverts it has.
  const [label = ''] = (await category.innerText()).split('\n')
  await category.click()
  await expect(page.getByRole('heading', level1)).toHaveText(label)
  await expect(page).toHaveTitle(t.search.heads.category.title(label, 1))

  await searchBox(page, t).fill('masina')
  await searchBox(page, t).press('Enter')
  await expect(page.getByRole('heading', level1)).toHaveText(t.search.resultsFor('masina'))
  const found = cards(page.getByRole('main')).first()
  const title = await found.getByRole('heading').innerText()
  await found.getByRole('link').click()
  await expect(page.getByRole('heading', level1)).toHaveText(title)
  // The bar of a phone's advert is for its seller; the account is in the bar of the list.
  await page.goBack()
  await expect(page.getByRole('heading', level1)).toHaveText(t.search.resultsFor('masina'))
}

async function findByWordsAndCategory(
  page: Page,
  t: Texts,
  home: string,
  title: string,
): Promise<void> {
  await open(page, home)
  await searchBox(page, t).fill(title)
  await searchBox(page, t).press('Enter')
  await expect(cards(page).getByText(title)).toBeVisible()

  await open(page, at(home, `/category/${sold.category}/${sold.subcategory}`))
  const card = cards(page).filter({ hasText: title })
  await expect(card).toContainText(formatPrice(t.lang, sold.price, 'MDL'))
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', level1)).toHaveText(title)
  const gallery = page.getByRole('region', { name: t.advert.gallery.label, exact: true })
  await expect(gallery.getByRole('button', { name: t.advert.gallery.photo(2, 2) })).toBeVisible()
  await expect(gallery.getByAltText(title)).toHaveJSProperty('complete', true)
  await expect(gallery.getByAltText(title)).not.toHaveJSProperty('naturalWidth', 0)
}

test('an advert with photos is posted with the keyboard alone', async ({ arrive }) => {
  const { fields, finish, more } = postingOf(ro)
  const photos = photoTextsOf(ro)
  const page = await arrive(desktop)
  const { keyboard } = page
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await keyboard.type(text)
  }
  const press = async (name: string): Promise<void> => {
    await tabTo(page, page.getByRole('button', { name, exact: true }))
    await keyboard.press('Enter')
  }

  await open(page, '/login?next=/add-advert')
  await type(ro.accounts.login.phone, demoLogins.seller.phone)
  await type(ro.accounts.login.password, demoLogins.password)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', level1)).toHaveText(ro.adverts.add.title)

  const title = `Ceainic de la tastatură ${Date.now()}`
  await type(fields.title, title)
  await tabTo(page, page.locator('summary').filter({ hasText: more.what }))
  await keyboard.press('Enter')
  await choose(page, page.getByLabel(fields.category, { exact: true }), sold.category)
  await choose(page, page.getByLabel(fields.subcategory, { exact: true }), sold.subcategory)
  await type(fields.price, '120')
  await tabTo(page, placeField(page, ro))
  await keyboard.type('soroc')
  // What fewer letters have found is listed until all of them have.
  await expect(offeredPlaces(page, ro).first()).toHaveText(/^\s*Soroc/)
  await keyboard.press('ArrowDown')
  await expect(foundPlaces(page, ro).first()).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await expect(placeField(page, ro)).toHaveValue(/Soroc/)
  await tabTo(page, page.getByLabel(photos.choose))
  const chooser = page.waitForEvent('filechooser')
  // The browser hands choosers over only after it has been told to.
  await page.evaluate('0')
  await keyboard.press('Enter')
  await (await chooser).setFiles(await twoPhotos())
  await expect(page.getByAltText(photos.photo(2))).toBeVisible()
  await press(finish.publish)
  await expect(page.getByRole('heading', { name: finish.done })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: finish.see }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', level1)).toHaveText(title)
})

test('what was published is no draft any more: the next advert begins empty', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/login?next=/add-advert')
  await fillLogin(page.getByRole('main'), ro, 'moderator')
  await expect(page.getByRole('heading', level1)).toHaveText(ro.adverts.add.title)
  await postAdvert(page, ro, `Farfurii ${Date.now()}`)

  await page.getByRole('banner').getByRole('link', { name: ro.layout.postAd }).click()
  const title = page.getByLabel(postingOf(ro).fields.title, { exact: true })
  await expect(title).toHaveValue('')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(title).toHaveValue('')
})
