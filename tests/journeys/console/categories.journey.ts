import type { Page } from '@playwright/test'
import { categoryEditing as t } from '#i18n/ro/console/categories.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { foundPlaces, givePhotos, openFolds, placeField, postingOf } from '../adverts/posting.ts'
import { violations } from '../axe.ts'
import { unusedWord } from '../people.ts'
import { newLogin } from '../people/sides.ts'
import { becomeStaff } from '../people/staff.ts'
import { expect, test } from '../test.ts'
import { cards, desktop, open } from '../visits.ts'

const edited = { category: 'casa-gradina', subcategory: 'textile-casa' } as const
const examined = { ...desktop, bypassCSP: true, reducedMotion: 'reduce' } as const

async function fillLabels(page: Page, name: string): Promise<void> {
  for (const language of Object.values(t.form.languages))
    await page.getByLabel(`${t.form.labels} ${language}`).fill(name)
}

async function saveReviewed(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.form.review }).last().click()
  const review = page.getByRole('dialog', { name: t.effects.title })
  await expect(review).toContainText('Textile pentru casă')
  await review.getByRole('button', { name: t.effects.save }).click()
}

/** Fills in the form, which asks for the attribute. */
async function postWith(page: Page, title: string, attribute: string): Promise<void> {
  const { fields, finish } = postingOf(ro)
  await open(page, '/add-advert')
  await openFolds(page)
  await page.getByLabel(fields.title, { exact: true }).fill(title)
  await page.getByLabel(fields.category, { exact: true }).selectOption(edited.category)
  await page.getByLabel(fields.subcategory, { exact: true }).selectOption(edited.subcategory)
  await page.getByLabel(attribute).selectOption({ label: 'In' })
  await page.getByLabel(fields.price, { exact: true }).fill('90')
  await placeField(page, ro).fill('soroc')
  await foundPlaces(page, ro).first().click()
  await givePhotos(page, ro)
  await page.getByRole('button', { name: finish.publish }).click()
  await page.getByRole('heading', { name: finish.done }).waitFor()
}

test('what an editor adds to a subcategory is asked of sellers, and buyers filter by it', async ({
  arrive,
}) => {
  const editor = await arrive(examined)
  await becomeStaff(editor, 'editor')
  const word = unusedWord()
  const attribute = `Fibra ${word}`
  await open(editor, `/admin/categories?category=${edited.category}`)
  expect(await violations(editor, 'the tree of categories')).toEqual([])
  const pencil = editor
    .getByRole('button', { name: t.editOf('Mobilier'), exact: true })
    .locator('svg')
  expect((await pencil.boundingBox())?.width).toBe(16)
  await editor.getByRole('link', { name: 'Textile pentru casă' }).click()
  await editor.getByRole('button', { name: t.attribute.add }).click()
  await fillLabels(editor, attribute)
  await editor.getByLabel(t.attribute.first).fill('Bumbac | Хлопок | Cotton\nIn | Лён | Linen')
  await saveReviewed(editor)
  await editor.getByRole('link', { name: attribute }).click()
  await expect(editor.getByRole('textbox', { name: /^Opțiunea 2, în rusă/ })).toHaveValue('Лён')
  expect(await violations(editor, 'an attribute')).toEqual([])

  const seller = await arrive(desktop)
  await newLogin(seller)
  const title = `Lenjerie ${word}`
  await postWith(seller, title, attribute)

  const buyer = await arrive(desktop)
  await open(buyer, `/category/${edited.category}/${edited.subcategory}`)
  const panel = buyer.locator('#filters')
  await panel.getByRole('checkbox', { name: 'In', exact: true }).check()
  await panel.getByRole('button', { name: /^Arată/ }).click()
  await expect(buyer).toHaveURL(/a_fibra_[a-z]+=linen/)
  await expect(cards(buyer)).toHaveCount(1)
  await expect(cards(buyer)).toContainText(title)
})
