import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Texts } from '#i18n/texts.ts'

/** What the journeys sell: its subcategory asks for nothing that must be filled in. */
export const sold = { category: 'casa-gradina', subcategory: 'vesela', price: 450 } as const

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

/** The first step of the wizard, which is open already. */
export async function giveInformation(page: Page, t: Texts, title: string): Promise<void> {
  const { fields, next } = t.posting
  const field = (label: string): Locator => page.getByLabel(label, { exact: true })
  await field(fields.category).selectOption(sold.category)
  await field(fields.subcategory).selectOption(sold.subcategory)
  await field(fields.title).fill(title)
  await field(fields.price).fill(String(sold.price))
  await placeField(page, t).fill('soroc')
  await foundPlaces(page, t).first().click()
  await page.getByRole('button', { name: next.images }).click()
}

/** The second step. */
export async function givePhotos(page: Page, t: Texts): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await twoPhotos())
  await page.getByAltText(t.posting.images.photo(2)).waitFor()
}

/** Goes through all three steps and publishes. */
export async function postAdvert(page: Page, t: Texts, title: string): Promise<void> {
  const { next, finish } = t.posting
  await giveInformation(page, t, title)
  await givePhotos(page, t)
  await page.getByRole('button', { name: next.finish }).click()
  await page.getByRole('button', { name: finish.publish }).click()
  await page.getByRole('heading', { name: finish.done }).waitFor()
}

export function placeField(page: Page, t: Texts): Locator {
  return page.getByRole('combobox', { name: t.posting.fields.place, exact: true })
}

/** What the place field offers for "soroc". */
export function foundPlaces(page: Page, t: Texts): Locator {
  const list = page.getByRole('listbox', { name: t.posting.fields.place, exact: true })
  return list.getByRole('option').filter({ hasText: /Soroc|Сорок/ })
}

/** Walks with the Tab key until the focus is on `target`, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element.ownerDocument.activeElement === element)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${String(target)}`)
}
