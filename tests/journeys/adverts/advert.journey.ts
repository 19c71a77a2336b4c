import type { Locator, Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { advertCalls, type AdvertDetail } from '#contract/adverts/adverts.ts'
import { myAdverts } from '#i18n/ro/adverts/own/my-adverts.ts'
import type { Texts } from '#i18n/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { tabTo } from '../keyboard.ts'
import { newUser } from '../people.ts'
import { newLogin } from '../people/sides.ts'
import { ask, publishedByCalls } from './posting.ts'
import { expect, test } from '../test.ts'
import { at, desktop, open, phone } from '../visits.ts'

const { path } = advertCalls.getAdvert
const written = /^\+373\s\d{2}\s\d{3}\s\d{3}$/

/** An advert of the demo market: each can be answered. */
async function answerable(page: Page, of: object = {}): Promise<AdvertDetail> {
  const list = async (action: string, fields: object) =>
    (await page.request.post(`/api${path}`, { data: { action, ...fields } })).json()
  const { items }: { items: readonly { id: string }[] } = await list('listItems', {
    ...{ itemsNum: 60, sort: 'oldest', ...of },
  })
  for (const { id } of items) {
    const { item }: { item: AdvertDetail } = await list('getItem', { itemID: id })
    if (item.show_phone) return item
  }
  throw new Error('There is no such advert')
}

function contactBox(page: Page, t: Texts): Locator {
  return page.getByRole('region', { name: t.advert.phone.label, exact: true })
}

for (const { t, home } of [
  { t: ro, home: '/' },
  { t: ru, home: '/ru' },
]) {
  test(`a seller’s number is shown to who asks for it, on a phone in a bar that stays in view (${t.lang})`, async ({
    arrive,
  }) => {
    const page = await arrive(phone)
    const { id } = await answerable(page)
    await open(page, at(home, `/advert/${id}`))
    const box = contactBox(page, t)
    const show = box.getByRole('button', { name: t.advert.phone.show })
    // One bar at a time: this one takes the place of the menu.
    await expect(page.getByRole('navigation', { name: t.layout.mainMenu })).toBeHidden()

    for (const position of ['0', 'document.body.scrollHeight']) {
      await page.evaluate(`scrollTo({ top: ${position}, behavior: 'instant' })`)
      await expect(show).toBeInViewport({ ratio: 1 })
    }
    expect(await page.locator('a[href^="tel:"]').count()).toBe(0)
    await show.tap()

    const link = box.getByRole('link', { name: written })
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(box.getByRole('status')).toHaveText(t.advert.phone.tip)
    // Nobody has answered the question about cookies, which floats above the bar.
    await expect(page.getByRole('region', { name: t.layout.cookies.title })).toBeVisible()
    await link.tap({ trial: true, position: { x: 20, y: 2 } })
  })

  test(`a seller’s number is reached with the keyboard alone, on a desktop beside the advert (${t.lang})`, async ({
    arrive,
  }) => {
    const page = await arrive(desktop)
    const { id } = await answerable(page)
    await open(page, at(home, `/advert/${id}`))
    const box = contactBox(page, t)
    const before = await page.content()
    await tabTo(page, box.getByRole('button', { name: t.advert.phone.show }))
    await page.keyboard.press('Enter')

    const link = box.getByRole('link', { name: written })
    await expect(link).toBeFocused()
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toMatch(/^tel:\+373[67]\d{7}$/)
    expect(before).not.toContain(href.slice('tel:+373'.length))
    await expect(box.getByRole('status')).toHaveText(t.advert.phone.tip)
  })
}

test('a refused number is refused in words, and can be asked for again', async ({ arrive }) => {
  const page = await arrive(desktop, /status of 429/)
  const { id } = await answerable(page)
  await page.route(`**/api${path}`, (route) =>
    route.request().postData()?.includes('revealPhone')
      ? route.fulfill({ status: 429, json: { success: false, code: 'too_many_requests' } })
      : route.continue(),
  )
  await open(page, `/advert/${id}`)
  const box = contactBox(page, ro)
  await box.getByRole('button', { name: ro.advert.phone.show }).click()

  await expect(box.getByRole('status')).toHaveText(ro.refusals.too_many_requests)
  await expect(box.getByRole('button', { name: ro.advert.phone.show })).toBeVisible()
})

test('where the seller keeps the number, or scripts do not run, there is no word of it', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  const { phone: number, password: pass } = await newUser(page)
  await ask(page, accountCalls.logIn, { phone: number, pass })
  const kept = await publishedByCalls(page, { title: 'Ulcior', showPhone: false })
  await open(page, `/advert/${kept}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(contactBox(page, ro)).toHaveCount(0)

  const shown = await answerable(page)
  const plain = await arrive({ ...phone, javaScriptEnabled: false })
  await plain.goto(`/advert/${shown.id}`)
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(contactBox(plain, ro)).toBeHidden()
})

test('every advert of the demo market can be answered', async ({ arrive }) => {
  const page = await arrive(phone)
  const read = async (action: string, fields: object) =>
    (await page.request.post(`/api${path}`, { data: { action, ...fields } })).json()
  const { items }: { items: readonly { id: string }[] } = await read('listItems', {
    ...{ itemsNum: 50, sort: 'oldest' },
  })
  const details: readonly { item: AdvertDetail }[] = await Promise.all(
    items.map(({ id }) => read('getItem', { itemID: id })),
  )

  expect(details).toHaveLength(50)
  expect(details.filter(({ item }) => !item.show_phone)).toEqual([])
})

test('the map comes when it is nearly in view, and moves nothing', async ({ arrive }) => {
  const page = await arrive(phone)
  // Of a car there is so much to say that the map lies far below.
  const { id } = await answerable(page, { searchType: 'subcategory', search: 'autoturisme' })
  await open(page, `/advert/${id}`)
  const map = page.getByRole('group', { name: ro.advert.map.label, exact: true })
  const after = page.getByRole('region', { name: ro.advert.seller.title, exact: true })
  // Of the page below it, whose lists of adverts come later, nothing is said here.
  const top = (): Promise<number> =>
    after.evaluate('(section) => section.getBoundingClientRect().top + scrollY')
  const before = await top()
  await expect(map).toHaveCount(0)

  await after.scrollIntoViewIfNeeded()
  await expect(map).toBeVisible()
  await expect(map.getByRole('status')).toHaveCount(0)
  expect(await top()).toBe(before)
})

test('the room for the bar of an owner is as high as the bar on a phone', async ({ arrive }) => {
  const page = await arrive(phone)
  await newLogin(page)
  const advertId = await publishedByCalls(page, { title: 'Samovar de alamă' })
  await open(page, `/advert/${advertId}`)
  const bar = page.getByRole('region', { name: myAdverts.ownerBar.owner })
  await bar.getByRole('button', { name: myAdverts.actions.promote }).waitFor()

  const room = await bar.locator('xpath=..').boundingBox()
  expect((await bar.boundingBox())?.height).toBeCloseTo(room?.height ?? 0, 0)
})
