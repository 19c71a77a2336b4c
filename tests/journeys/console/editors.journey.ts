import { articleEditor as ruArticles } from '#i18n/ru/console/content/articles.ts'
import { editing as ruEditing } from '#i18n/ru/console/content/editing.ts'
import { categoryEditing as ro } from '#i18n/ro/console/categories.ts'
import { texts } from '#i18n/ro/texts.ts'
import { unusedWord } from '../people.ts'
import { becomeStaff } from '../people/staff.ts'
import { expect, test } from '../test.ts'
import { desktop, open } from '../visits.ts'

test('an editor who works in Russian sees the article that they have just created', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await becomeStaff(page, 'editor')
  const slug = unusedWord()
  await open(page, '/ru/admin/articles/new')
  await page.getByLabel(ruArticles.fields.slug, { exact: true }).fill(slug)
  const { label, title, text } = ruArticles.fields
  for (const language of Object.values(ruEditing.languages)) {
    await page.getByRole('button', { name: language, exact: true }).click()
    for (const field of [label, title, text])
      await page.getByLabel(field, { exact: true }).fill(`Слово ${slug}`)
  }
  await page.getByRole('button', { name: ruEditing.save, exact: true }).click()
  await expect(page.getByRole('link', { name: ruArticles.versions.link })).toBeVisible()
  await expect(page).toHaveURL(`/ru/admin/articles/${slug}`)
})

test('a number outside its range is refused in words of the page, not of the browser', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await becomeStaff(page, 'editor')
  await open(page, '/admin/categories?category=casa-gradina')
  await page
    .getByRole('button', { name: ro.editOf('') })
    .first()
    .click()
  const days = page.getByLabel(ro.form.lifeDays)
  await days.fill('6')
  await page.getByRole('button', { name: ro.form.review }).click()
  await expect(days, 'a browser in English').toHaveJSProperty(
    'validationMessage',
    texts.layout.numberBetween('7', '365'),
  )
})
