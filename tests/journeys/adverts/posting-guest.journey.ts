import { texts as ro } from '#i18n/ro/texts.ts'
import {
  foundPlaces,
  giveInformation,
  photoTextsOf,
  placeField,
  postingOf,
  twoPhotos,
} from './posting.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone } from '../visits.ts'

const own = postingOf(ro)
const t = photoTextsOf(ro)

test('what was read from a title goes with it, and so does the error of what is read', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/add-advert')
  const title = page.getByLabel(own.fields.title, { exact: true })
  const subcategory = page.getByLabel(own.fields.subcategory, { exact: true })
  const read = page.getByRole('list', { name: own.read.title })
  await page.getByRole('button', { name: own.finish.publish }).click()
  await expect(subcategory).toHaveAttribute('aria-invalid', 'true')

  await title.fill('iPhone 13 128GB negru')
  await expect(subcategory).toHaveValue('smartphone-uri')
  await expect(subcategory).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(ro.refusals.category_required)).toHaveCount(0)

  for (const other of ['asdf qwer', '']) {
    await title.fill('Apartament 2 camere Botanica')
    await expect(read).toContainText('Apartamente')
    await title.fill(other)
    await expect(read).toBeHidden()
    await expect(subcategory).toHaveValue('')
  }
})

test('a guest who begins another advert can take that back, photos and all', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/add-advert')
  const title = page.getByLabel(own.fields.title, { exact: true })
  await title.fill('Dulap vechi de nuc')
  await page.getByLabel(t.choose).setInputFiles(await twoPhotos())
  await page.getByText(t.held(2)).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText(t.held(2)).waitFor()

  await page.getByRole('button', { name: own.startNew }).click()
  await expect(title).toHaveValue('')
  await expect(page.getByText(t.held(2))).toBeHidden()
  await page.getByRole('button', { name: own.undo, exact: true }).click()
  // Nothing is waited for: both photos are stored by then.
  await page.reload({ waitUntil: 'networkidle' })
  await expect(title).toHaveValue('Dulap vechi de nuc')
  await expect(page.getByText(t.held(2))).toBeVisible()
})

test('the login of a guest says whether it saves or publishes', async ({ arrive }) => {
  const page = await arrive(desktop, /status of 401/)
  await open(page, '/add-advert')
  await giveInformation(page, ro, 'Farfurii')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: own.finish.saveDraft }).click()
  await expect(dialog.getByRole('heading', { name: own.login.guestDraft })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: own.finish.publish }).click()
  await expect(dialog.getByRole('heading', { name: own.login.guest })).toBeVisible()
})

test('a place that is typed whole is chosen and not complained about', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/add-advert')
  const place = placeField(page, ro)
  await place.pressSequentially('soroca')
  await expect(foundPlaces(page, ro)).not.toHaveCount(0)
  await page.getByLabel(own.fields.title, { exact: true }).focus()

  await expect(place).toHaveValue('Soroca')
  await expect(page.getByText(ro.refusals.place_required)).toHaveCount(0)
})

test('a place that is left before its list arrives is taken when it does', async ({ arrive }) => {
  const page = await arrive(phone)
  await open(page, '/add-advert')
  const place = placeField(page, ro)
  await place.pressSequentially('soroca')
  await page.getByLabel(own.fields.title, { exact: true }).focus()

  await expect(place).toHaveValue('Soroca')
  await expect(place).not.toHaveAttribute('aria-invalid', 'true')
})

test('a field that is left wrong by the press that publishes does not take that press', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/add-advert')
  const summary = page.getByRole('alert').filter({ hasText: own.errors })
  const title = page.getByLabel(own.fields.title, { exact: true })
  await title.focus()
  await placeField(page, ro).focus()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(summary).toHaveCount(0)

  // Where the bar with the button is at rest, the error of the field would move it.
  await page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
  await page.getByRole('button', { name: own.finish.publish }).click()
  await expect(summary).toBeFocused()
})
