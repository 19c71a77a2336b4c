import sharp from 'sharp'
import { randomBytes } from 'node:crypto'
import { texts as ro } from '#i18n/ro/texts.ts'
import { newUser } from '../people.ts'
import { foundPlaces, openFolds, photoTextsOf, placeField, postingOf, sold } from './posting.ts'
import { expect, test } from '../test.ts'
import { open, phone } from '../visits.ts'

/** Two thumbs on a phone: about seven letters a second. */
const thumbs = { delay: 140 }

test('somebody new posts an advert with five photos of twelve megapixels within a minute, and it is found at once', async ({
  arrive,
}) => {
  const { fields, finish } = postingOf(ro)
  const page = await arrive(phone)
  const user = await newUser(page)
  const photos = await Promise.all(Array.from({ length: 5 }, bigPhoto))
  const title = `Serviciu de ceai ${Date.now().toString(36)}`
  await open(page, '/login?next=/add-advert')
  await page.getByLabel(ro.accounts.login.phone, { exact: true }).fill(user.phone)
  await page.getByLabel(ro.accounts.login.password, { exact: true }).fill(user.password)
  await page.keyboard.press('Enter')
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await expect(field(fields.title)).toBeVisible()

  const begun = Date.now()
  await field(fields.title).pressSequentially(title, thumbs)
  await openFolds(page)
  await field(fields.category).selectOption(sold.category)
  await field(fields.subcategory).selectOption(sold.subcategory)
  await field(fields.description).pressSequentially('Șase căni și un ceainic, aproape noi.', thumbs)
  await field(fields.price).pressSequentially('450', thumbs)
  await placeField(page, ro).pressSequentially('soroc', thumbs)
  await foundPlaces(page, ro).first().tap()
  const written = Date.now()
  await page.getByLabel(photoTextsOf(ro).choose).setInputFiles(photos)
  await page.getByAltText(photoTextsOf(ro).photo(5)).waitFor()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const sent = Date.now()
  await page.getByRole('button', { name: finish.publish }).tap()
  await page.getByRole('heading', { name: finish.done }).waitFor()
  const published = Date.now()

  const visitor = await arrive(phone)
  const asked = Date.now()
  const answer = await visitor.request.post('/api/adverts/get_adverts.php', {
    form: { action: 'listItems', searchType: 'search', search: title, itemsNum: 5 },
  })
  const found = Date.now() - asked
  expect(await answer.json()).toMatchObject({ items: [{ ad_title_ro: title }] })
  const seconds = (from: number, to: number): string => ((to - from) / 1_000).toFixed(1)
  console.log(
    `posting on a phone: words ${seconds(begun, written)} s, five photos ${seconds(written, sent)} s, ` +
      `publishing ${seconds(sent, published)} s, in all ${seconds(begun, published)} s; found in ${found} ms`,
  )
  expect(published - begun).toBeLessThan(60_000)
})

async function bigPhoto(_none: unknown, index: number) {
  const small = { width: 400, height: 300, channels: 3 } as const
  const noise = sharp(randomBytes(small.width * small.height * 3), { raw: small })
  const buffer = await noise.resize(4_000, 3_000).jpeg({ quality: 88 }).toBuffer()
  return { name: `foto-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer }
}
