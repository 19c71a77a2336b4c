import sharp from 'sharp'
import { coverSizes } from '#contract/limits.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { expect, test } from '#tests/support/test.ts'
import { eraseExpired, ownData } from '../my-account/service.ts'
import { setCover, sweepCovers } from './covers/service.ts'
import { saveCompany } from './pages/service.ts'
import { companyPage, coverFiles } from './service.ts'

const monday = { day: 1, opens: '09:00', closes: '18:00' } as const

test('a company says of itself what it likes, and what is not sent stays', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1, brand: 'Casa Mobila' })
  expect(await companyPage(deps, company.id)).toEqual({
    ...{ cover: '', site: '', hours: [], places: [] },
    about: { ro: '', ru: '', en: '' },
  })

  await saveCompany(deps, company, {
    aboutRo: 'Facem mobilă la comandă din 1998.',
    site: 'casamobila.md',
    hours: [{ ...monday, day: 3 }, monday],
    places: [
      { place: 'soroca', address: 'str. Florilor 3' },
      { place: 'chisinau', address: '' },
    ],
  })
  await saveCompany(deps, company, { aboutRu: 'Мебель на заказ.' })
  expect(await companyPage(deps, company.id)).toMatchObject({
    about: { ro: 'Facem mobilă la comandă din 1998.', ru: 'Мебель на заказ.', en: '' },
    site: 'https://casamobila.md/',
    hours: [monday, { ...monday, day: 3 }],
    places: [
      { slug: 'soroca', address: 'str. Florilor 3' },
      { slug: 'chisinau', address: '' },
    ],
  })

  const emptied = await saveCompany(deps, company, { site: '', hours: [], places: [] })
  expect(emptied).toMatchObject({ site: '', hours: [], places: [] })
})

test('a person has no page of a company, nor has a closed account', async ({ deps, given }) => {
  const person = await given.user()
  await expect(saveCompany(deps, person, { site: '' })).toBeRefused('company_only')
  await expect(setCover(deps, person, await smallPhoto('png'))).toBeRefused('company_only')
  await expect(companyPage(deps, person.id)).toBeRefused('user_not_found')
  const banned = await given.user({ accountType: 1, status: 'banned' })
  await expect(companyPage(deps, banned.id)).toBeRefused('user_not_found')
})

test.for([
  [{ aboutRo: 'Sunați la 069 123 456' }, 'contacts_in_text', 'aboutRo'],
  [{ aboutRu: 'Пишите на casa@example.md' }, 'contacts_in_text', 'aboutRu'],
  [{ aboutEn: 'More at https://casamobila.md' }, 'contacts_in_text', 'aboutEn'],
  [{ places: [{ place: 'soroca', address: 'tel. 069123456' }] }, 'contacts_in_text', 'places'],
  [{ places: [{ place: 'nicaieri', address: '' }] }, 'place_required', 'places'],
  [{ site: 'http://casamobila.md' }, 'link_invalid', 'site'],
  [{ site: 'javascript:alert(1)' }, 'link_invalid', 'site'],
] as const)('%j is refused as %s at %s, and nothing is saved', async (row, { deps, given }) => {
  const [typed, code, field] = row
  const company = await given.user({ accountType: 1 })
  const before = await companyPage(deps, company.id)
  await expect(saveCompany(deps, company, { aboutRo: 'Bun venit!', ...typed })).toBeRefused(
    code,
    field,
  )
  expect(await companyPage(deps, company.id)).toEqual(before)
})

test('a cover is cut for a desktop and a phone; a new one and none remove its files', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1 })
  const stored = async (name: string) =>
    Promise.all(coverFiles(name).map(async (file) => (await deps.storage.read(file)) !== null))

  const first = await setCover(deps, company, await smallPhoto('jpeg'))
  expect(await companyPage(deps, company.id)).toMatchObject({ cover: first })
  expect(await stored(first)).toEqual([true, true])
  const second = await setCover(deps, company, await smallPhoto('png'))
  expect([await stored(first), await stored(second)]).toEqual([
    [false, false],
    [true, true],
  ])
  await setCover(deps, company, null)
  expect(await stored(second)).toEqual([false, false])
  expect(await companyPage(deps, company.id)).toMatchObject({ cover: '' })
  expect(await deps.sql`select 1 from stored_covers`).toHaveLength(0)
})

test('covers have the sizes that pages reserve for them', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1 })
  const name = await setCover(deps, company, await smallPhoto('webp'))
  const sizes = await Promise.all(
    coverFiles(name).map(async (file) => {
      const { width, height, exif } = await sharp(
        (await deps.storage.read(file)) ?? new Uint8Array(),
      ).metadata()
      return { width, height, exif }
    }),
  )
  expect(sizes).toEqual([
    { ...coverSizes.desktop, exif: undefined },
    { ...coverSizes.phone, exif: undefined },
  ])
})

test('what is no image is refused and leaves the cover as it was', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1 })
  const cover = await setCover(deps, company, await smallPhoto('jpeg'))
  const text = new TextEncoder().encode('<svg onload="alert(1)"/>')
  await expect(setCover(deps, company, text)).toBeRefused('image_unreadable')
  expect(await companyPage(deps, company.id)).toMatchObject({ cover })
})

test('files that no company took are swept after an hour', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1 })
  const failing = {
    ...deps,
    storage: {
      ...deps.storage,
      put: async (name: string, bytes: Uint8Array) => {
        await deps.storage.put(name, bytes)
        if (name.includes('phone')) throw new Error('cut off')
      },
    },
  }
  await expect(setCover(failing, company, await smallPhoto('jpeg'))).rejects.toThrow('cut off')
  const [open] = await deps.sql<{ name: string }[]>`select name from stored_covers`
  const [file = ''] = coverFiles(open?.name ?? '')
  await sweepCovers(deps)
  expect(await deps.storage.read(file)).not.toBeNull()

  deps.clock.advance({ hours: 1, minutes: 1 })
  await sweepCovers(deps)
  expect(await deps.storage.read(file)).toBeNull()
  expect(await deps.sql`select 1 from stored_covers`).toHaveLength(0)
})

test('the export has the page of the company, and its erasure takes all of it along', async ({
  deps,
  given,
}) => {
  const company = await given.user({ accountType: 1, brand: 'Casa Mobila' })
  const cover = await setCover(deps, company, await smallPhoto('jpeg'))
  await saveCompany(deps, company, {
    aboutRo: 'Mobilă din stejar.',
    places: [{ place: 'soroca', address: '' }],
  })
  const { texts, photos } = await ownData(deps, company)
  expect(texts['account.json']).toContain('Mobilă din stejar.')
  expect(photos).toContain(`covers/${cover}-desktop.webp`)

  await deps.sql`
    update users set status = 'deleted', deleted_at = ${deps.clock.now()} where id = ${company.id}`
  deps.clock.advance({ days: 15 })
  await eraseExpired(deps)
  expect(await deps.sql`select 1 from companies where user_id = ${company.id}`).toHaveLength(0)
  expect(await deps.sql`select 1 from company_places where user_id = ${company.id}`).toHaveLength(0)
  for (const file of coverFiles(cover)) expect(await deps.storage.read(file)).toBeNull()
})
