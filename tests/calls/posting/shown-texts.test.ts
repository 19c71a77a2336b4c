import { expect, test } from '../../support/servers/site.ts'
import { isSeen, poster, published, wholeDraft } from '../poster.ts'
import { paths } from '../safety/safety.ts'

/** Subcategories whose adverts may say a brand or a breed in the seller's own words. */
const withBrand = `
  select s.slug from attributes a join subcategories s on s.attribute_set = a.attribute_set
  where a.key = 'brand' and a.definition->>'type' = 'text' and not exists (
    select from attributes r where r.attribute_set = a.attribute_set and (r.definition->>'isRequired')::boolean)
  order by s.slug limit 1`

test.for([
  ['title', { title: 'Ukulele 069 12 34 56' }],
  ['description', { description: 'Scrie pe t.me/ion_auto' }],
  [
    'translations.ru.title',
    { translations: { ru: { title: 'Укулеле шесть девять один два три четыре пять шесть' } } },
  ],
  [
    'translations.en.description',
    { translations: { en: { title: 'Ukulele', description: 'ion (at) mail (dot) com' } } },
  ],
  ['address', { address: 'str. Florilor 5, tel ６９１２３４５６' }],
  ['address', { address: 'www.magazinul-meu.md' }],
  ['attributes.brand', { attributes: { brand: 'Yamaha 069-12-34-56' } }],
] as const)(
  'a way past the site is refused in %s',
  async ([field, change], { site, deps, given }) => {
    const [brand] = await deps.sql.unsafe<{ slug: string }[]>(withBrand)
    const { ask, start } = poster(site, (await given.user()).token)
    const id = await start()
    await ask('saveDraft', { advertId: id, ...wholeDraft, subcategory: brand?.slug, ...change })

    const answer = await ask('publish', { advertId: id })

    expect(answer).toMatchObject({ success: false, code: 'contacts_in_text', type: field })
    expect(await isSeen(site, id)).toBe(false)
  },
)

test.for([
  ['title and description', { title: 'Ukulele 069', description: '123456 seara' }],
  ['description and address', { description: 'Detalii la 069', address: '12 34 56, Ion' }],
  ['an address and a brand', { address: 'str. Florilor 69', attributes: { brand: '123 456' } }],
  ['a code that may be a number', { description: 'Articol 69123456' }],
] as const)('a number over %s waits to be looked at', async ([, change], { site, deps, given }) => {
  const [brand] = await deps.sql.unsafe<{ slug: string }[]>(withBrand)
  const { ask, start } = poster(site, (await given.user()).token)
  const id = await start()
  await ask('saveDraft', { advertId: id, ...wholeDraft, subcategory: brand?.slug, ...change })

  expect(await ask('publish', { advertId: id })).toMatchObject({ success: true, status: 'review' })
  expect(await isSeen(site, id)).toBe(false)
})

test('the own number, however it is taken apart, waits to be looked at', async ({
  site,
  given,
}) => {
  const seller = await given.user()
  const { ask, start } = poster(site, seller.token)
  const [first, second] = [seller.phone.slice(0, 3), seller.phone.slice(3)]
  const id = await start()
  await ask('saveDraft', {
    advertId: id,
    ...wholeDraft,
    description: `Începe cu ${first}, apoi urmează restul ${second}`,
  })

  expect(await ask('publish', { advertId: id })).toMatchObject({ status: 'review' })
})

test('an address is edited in sight, but not to hold what is looked at', async ({
  site,
  given,
}) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller, { description: 'O descriere cu 069' })

  expect(await ask('editAdvert', { advertId: id, address: 'str. Florilor 7' })).toMatchObject({
    status: 'active',
  })
  expect(await ask('editAdvert', { advertId: id, address: '069123456' })).toMatchObject({
    code: 'contacts_in_text',
    type: 'address',
  })
  expect(await ask('editAdvert', { advertId: id, address: '12 34 56' })).toMatchObject({
    status: 'review',
  })
})

test('texts are shown without breaks in lines, and without what nobody sees', async ({
  site,
  given,
}) => {
  const seller = await given.user()
  const { ask } = poster(site, seller.token)
  const id = await published(site, seller, {
    title: 'Ukulele\r\n\r\nContul tău e blocat\u202e',
    description: 'Una\u200b\n\n\n\n\ndouă\u00ad',
    address: 'str. Florilor\n5',
  })

  const { advert } = await ask('getOwn', { advertId: id })

  expect(advert).toMatchObject({
    item: {
      ad_title_ro: 'Ukulele Contul tău e blocat',
      ad_descr_ro: 'Una\n\ndouă',
      ad_address: 'str. Florilor 5',
    },
  })
})

test('what a person or a company is called leads nowhere either', async ({ site, given }) => {
  const { token } = await given.user({ accountType: 1, brand: 'Casa Mobilă' })
  const wrong = [
    { fullName: 'Ion 069123456' },
    { brand: 'magazinul-meu.md' },
    { brand: 'Mobilă 0 6 9 1 2 3 4 5 6' },
  ]
  for (const change of wrong) {
    const { body } = await site.call(paths.account, { action: 'saveAccount', ...change }, { token })
    expect(body).toMatchObject({ code: 'contacts_in_text', type: Object.keys(change)[0] })
  }
  const good = { action: 'saveAccount', fullName: 'Ion\nPopa ✅', brand: 'Casa Mobilă 2000' }
  expect((await site.call(paths.account, good, { token })).body).toMatchObject({ success: true })
  const { body } = await site.call(paths.account, { action: 'getAccount' }, { token })
  expect(body).toMatchObject({ account: { fullName: 'Ion Popa', brand: 'Casa Mobilă 2000' } })
})
