import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { photos as enPhotos } from '#i18n/en/adverts/photos.ts'
import { posting as en } from '#i18n/en/adverts/posting.ts'
import { photos as roPhotos, type Photos } from '#i18n/ro/adverts/photos.ts'
import { posting as ro, type Posting } from '#i18n/ro/adverts/posting.ts'
import { photos as ruPhotos } from '#i18n/ru/adverts/photos.ts'
import { posting as ru } from '#i18n/ru/adverts/posting.ts'
import type { Texts } from '#i18n/texts.ts'
import type { Call } from '#contract/call.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { expect } from '../test.ts'

/** What the journeys sell: its subcategory asks for nothing that must be filled in. */
export const sold = { category: 'casa-gradina', subcategory: 'vesela', price: 450 } as const

/** The wizard's texts, which only it loads. */
export function postingOf({ lang }: Texts): Posting {
  return { ro, ru, en }[lang]
}

/** What is said of photos, which only their screens load. */
export function photoTextsOf({ lang }: Texts): Photos {
  return { ro: roPhotos, ru: ruPhotos, en: enPhotos }[lang]
}

/** Two photos as a phone would hand them over, drawn here. */
export async function twoPhotos(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const colours = ['#a33', '#3a3']
  return Promise.all(
    colours.map(async (background, index) => {
      const create = { width: 1_200, height: 900, channels: 3, background } as const
      const buffer = await sharp({ create }).jpeg().toBuffer()
      return { name: `photo-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )
}

/** Opens what is folded in the form. */
export async function openFolds(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
}

/** The form, which is open already, but for the photos. */
export async function giveInformation(page: Page, t: Texts, title: string): Promise<void> {
  const { fields } = postingOf(t)
  await openFolds(page)
  const field = (label: string): Locator => page.getByLabel(label, { exact: true })
  await field(fields.title).fill(title)
  await field(fields.category).selectOption(sold.category)
  await field(fields.subcategory).selectOption(sold.subcategory)
  await field(fields.price).fill(String(sold.price))
  await placeField(page, t).fill('soroc')
  await foundPlaces(page, t).first().click()
}

export async function givePhotos(page: Page, t: Texts): Promise<void> {
  await page.getByLabel(photoTextsOf(t).choose).setInputFiles(await twoPhotos())
  await page.getByAltText(photoTextsOf(t).photo(2)).waitFor()
}

/** Fills in the form and publishes. */
export async function postAdvert(page: Page, t: Texts, title: string): Promise<void> {
  const { finish } = postingOf(t)
  await giveInformation(page, t, title)
  await givePhotos(page, t)
  await page.getByRole('button', { name: finish.publish }).click()
  await page.getByRole('heading', { name: finish.done }).waitFor()
}

export function placeField(page: Page, t: Texts): Locator {
  return page.getByRole('combobox', { name: postingOf(t).fields.place, exact: true })
}

/** What the place field offers now. */
export function offeredPlaces(page: Page, t: Texts): Locator {
  const list = page.getByRole('listbox', { name: postingOf(t).fields.place, exact: true })
  return list.getByRole('option')
}

/** What it offers for "soroc": named so, and not only in a district named so. */
export function foundPlaces(page: Page, t: Texts): Locator {
  return offeredPlaces(page, t).filter({ hasText: /^\s*(Soroc|Сорок)/ })
}

/** Publishes an advert as an app would, for whoever is logged in there. Gives its id. */
export async function publishedByCalls(page: Page, fields: object): Promise<string> {
  const { id: advertId } = await ask(page, ownAdvertCalls.startDraft, {})
  const about = { subcategory: sold.subcategory, place: 'soroca', price: String(sold.price) }
  await ask(page, ownAdvertCalls.saveDraft, { advertId, ...about, ...fields })
  await ask(page, ownAdvertCalls.publish, { advertId })
  return advertId
}

/** Makes a call with the login of the page; it must not be refused. */
export async function ask(
  page: Page,
  { path, action }: Call,
  payload: object,
): Promise<{ id: string; status: string }> {
  const response = await page.request.post(`/api${path}`, { data: { action, ...payload } })
  const answer: { success: boolean; id: string; status: string } = await response.json()
  expect(answer, `${action}`).toMatchObject({ success: true })
  return answer
}
