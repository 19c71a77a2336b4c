import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { randomBytes } from 'node:crypto'
import { access } from '#i18n/ro/accounts/access.ts'
import { codes } from '#i18n/ro/accounts/codes.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { codeSentTo, unusedPhone } from '../people.ts'
import { offeredPlaces, photoTextsOf, placeField, postingOf } from './posting.ts'
import { expect, test } from '../test.ts'
import { open, phone } from '../visits.ts'

/** Two thumbs on a phone: about seven letters a second. */
const thumbs = { delay: 140 }
const { fields, finish, login } = postingOf(ro)
const anyImage = { image: expect.any(String) }

/** What the seller does, and how long they wait for it. */
function counting(page: Page) {
  const begun = Date.now()
  const done = { taps: 0, fields: 0, waitedMs: 0 }
  return {
    done,
    seconds: () => (Date.now() - begun) / 1_000,
    tap: async (target: Locator): Promise<void> => {
      await target.tap()
      done.taps += 1
    },
    type: async (text: string): Promise<void> => {
      await page.keyboard.type(text, thumbs)
      done.fields += 1
    },
    wait: async (thing: Promise<unknown>): Promise<void> => {
      const from = Date.now()
      await thing
      done.waitedMs += Date.now() - from
    },
  }
}

test('a guest posts with five photos in fourteen taps, and the next advert takes nine', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  const photos = await Promise.all(Array.from({ length: 5 }, bigPhoto))
  const title = `Set de ceai ${Date.now().toString(36)}`
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const addButton = page.getByRole('navigation').getByRole('link', { name: ro.layout.addAdvert })
  const publish = page.getByRole('button', { name: finish.publish })
  const published = page.getByRole('heading', { name: finish.done })
  await open(page, '/')
  await page.getByRole('button', { name: ro.layout.cookies.confirm, exact: true }).tap()

  const first = counting(page)
  await first.tap(addButton)
  await first.wait(field(fields.title).waitFor())
  await givePhotos(page, first, photos)
  await first.tap(field(fields.title))
  await first.type(`Apple iPhone 13 ${title}`)
  await first.tap(field(fields.price))
  await first.type('4500')
  await first.tap(placeField(page, ro))
  await first.wait(offeredPlaces(page, ro).first().waitFor())
  await first.tap(offeredPlaces(page, ro).first())
  await first.tap(publish)
  const entering = page.getByRole('dialog', { name: login.guest })
  await first.wait(expect(entering.getByLabel(access.byCode.phone, { exact: true })).toBeFocused())
  const number = unusedPhone()
  await first.type(number)
  await first.tap(entering.getByRole('button', { name: access.byCode.send }))
  await first.wait(expect(entering.getByLabel(codes.box(1, 5))).toBeFocused())
  await page.keyboard.type(await codeSentTo(page, number), thumbs)
  await first.wait(published.waitFor())
  const firstSeconds = first.seconds()
  const answer = await page.request.post('/api/adverts/get_adverts.php', {
    form: { action: 'listItems', searchType: 'search', search: title, itemsNum: 5 },
  })
  expect(await answer.json()).toMatchObject({
    items: [
      {
        ad_title_ro: `Apple iPhone 13 ${title}`,
        ad_images: { images: Array.from({ length: 5 }, () => anyImage) },
      },
    ],
  })

  await open(page, '/')
  const second = counting(page)
  await second.tap(addButton)
  await second.wait(expect(placeField(page, ro)).not.toHaveValue(''))
  await givePhotos(page, second, photos)
  await second.tap(field(fields.title))
  await second.type(`Samsung Galaxy S21 ${title}`)
  await second.tap(field(fields.price))
  await second.type('3200')
  await second.tap(publish)
  await second.wait(published.waitFor())

  const said = ({ done }: ReturnType<typeof counting>, seconds: number): string =>
    `${done.taps} taps, ${done.fields} fields, ${seconds.toFixed(1)} s, of them waiting ` +
    `${(done.waitedMs / 1_000).toFixed(1)} s`
  console.log(
    `posting on a phone: a guest ${said(first, firstSeconds)}; the next ${said(second, second.seconds())}`,
  )
  expect(first.done.taps).toBeLessThanOrEqual(14)
  expect(first.done.fields).toBeLessThanOrEqual(3)
  expect(second.done.taps).toBeLessThanOrEqual(9)
  expect(second.done.fields).toBeLessThanOrEqual(2)
})

/** The system's picker is two taps more: the photos, and its button. */
async function givePhotos(
  page: Page,
  { tap, done }: ReturnType<typeof counting>,
  photos: Awaited<ReturnType<typeof bigPhoto>>[],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await tap(page.getByText(photoTextsOf(ro).choose, { exact: true }))
  await (await chooser).setFiles(photos)
  done.taps += 2
}

async function bigPhoto(_none: unknown, index: number) {
  const small = { width: 400, height: 300, channels: 3 } as const
  const noise = sharp(randomBytes(small.width * small.height * 3), { raw: small })
  const buffer = await noise.resize(4_000, 3_000).jpeg({ quality: 88 }).toBuffer()
  return { name: `foto-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer }
}
