import { expect, test, type Answered, type Site } from '../../../support/servers/site.ts'
import { poster } from '../../poster.ts'

const path = '/adverts/get_adverts.php'
const saysNothing = {
  '': 'Acest anunț nu există sau nu mai este disponibil',
  '/ru': 'Такого объявления нет или оно больше недоступно',
  '/en': 'This item might not exist or is no longer available',
} as const

const get = (site: Site, url: string): Promise<Answered> => site.send({ method: 'GET', url })

/** What anybody is told about an advert, without its own number. */
async function told(site: Site, id: number): Promise<unknown> {
  const { status, text } = await get(site, `/advert/${id}`)
  const { body: item } = await site.call(path, { action: 'getItem', itemID: id })
  const { body: similar } = await site.call(path, { action: 'listSimilar', itemID: id })
  return { status, text: text.replaceAll(`advert/${id}`, 'advert/ID'), item, similar }
}

test('a deleted advert is gone for good, says so, and shows what is like it', async ({
  site,
  given,
}) => {
  const seller = await given.user()
  const { id } = await given.advert({
    seller,
    title: 'Tricicletă roșie',
    subcategory: 'triciclete-trotinete',
  })
  const { id: other } = await given.advert({
    title: 'Tricicletă',
    subcategory: 'triciclete-trotinete',
  })
  expect((await get(site, `/advert/${id}`)).status).toBe(200)

  expect(await poster(site, seller.token).ask('deleteAdverts', { ids: [id] })).toMatchObject({
    done: 1,
  })

  for (const [home, text] of Object.entries(saysNothing)) {
    const page = await get(site, `${home}/advert/${id}`)
    expect(page.status).toBe(410)
    expect(page.text).toContain(text)
    expect(page.text).toContain('<meta name="robots" content="noindex">')
    expect(page.text).toContain(`data-advert="${other}"`)
    expect(page.text).not.toContain('Tricicletă roșie')
  }
  const { body } = await site.call(path, { action: 'getItem', itemID: id })
  expect(body).toMatchObject({ success: false, code: 'advert_gone', message: saysNothing['/en'] })
})

test('an archived advert is no longer offered, shows what is like it, and is whole once it is back', async ({
  site,
  given,
}) => {
  const seller = await given.user()
  const subcategory = 'triciclete-trotinete'
  const { id } = await given.advert({ seller, title: 'Trotinetă verde', subcategory })
  const { id: other } = await given.advert({ title: 'Trotinetă', subcategory })
  const { ask } = poster(site, seller.token)
  expect((await get(site, `/advert/${id}`)).status).toBe(200)

  expect(await ask('archive', { ids: [id] })).toMatchObject({ done: 1 })
  for (const [home, [heading, text]] of Object.entries({
    '': [saysNothing[''], 'Anunțul nu mai este oferit'],
    '/ru': [saysNothing['/ru'], 'Объявление больше не актуально'],
    '/en': [saysNothing['/en'], 'This advert is no longer offered'],
  })) {
    const page = await get(site, `${home}/advert/${id}`)
    expect(page.status, 'not for ever').toBe(404)
    expect(page.text).toContain(heading)
    expect(page.text).toContain(text)
    expect(page.text).toContain('<meta name="robots" content="noindex">')
    expect(page.text).toContain(`data-advert="${other}"`)
    expect(page.text).not.toContain('Trotinetă verde')
  }
  const { body } = await site.call(path, { action: 'getItem', itemID: id })
  expect(body).toMatchObject({ success: false, code: 'advert_ended' })

  await ask('promote', { advertId: id })
  expect(await get(site, `/advert/${id}`)).toMatchObject({ status: 200 })
})

test('of what nobody could see, nobody learns that it is there', async ({ site, deps, given }) => {
  const seller = await given.user()
  const wish = { seller, subcategory: 'triciclete-trotinete' } as const
  const hidden = await given.advert({ ...wish, isPublic: false })
  const unseen = [hidden]
  for (const status of ['draft', 'review', 'rejected', 'suspended', 'archived', 'deleted'] as const)
    unseen.push(await given.advert({ ...wish, status }))
  await deps.sql`update adverts set status = 'deleted' where id = ${hidden.id}`
  const unknown = await told(site, 2_147_483_647)

  expect(unknown).toMatchObject({ status: 404, item: { code: 'advert_not_found' } })
  for (const { id } of unseen) expect(await told(site, id)).toEqual(unknown)
})
