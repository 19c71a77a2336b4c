import { paidPlacesFrom } from '#contract/limits.ts'
import { grantPromotion } from '#domains/adverts/service.ts'
import { ownData } from '#domains/my-account/export.ts'
import { clearTtlCaches } from '#domains/lib/ttl-cache.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { freshName } from '#tests/support/fresh.ts'
import { expect, test } from '../../support/servers/site.ts'
import { poster } from '../poster.ts'

test('a paid place is called so on the page, in its language, and its seller sees until when', async ({
  site,
  deps,
  given,
}) => {
  const seller = await given.user()
  const ids: number[] = []
  for (let at = 0; at < paidPlacesFrom; at++)
    ids.push((await given.advert({ seller, subcategory: 'televizoare' })).id)
  const path = '/category/electronice/televizoare'
  const page = async (url: string) => (await site.send({ method: 'GET', url })).text
  expect(await page(`/en${path}`)).not.toContain(en.adverts.paidPlaces.title)

  const [advertId = 0] = ids
  const at = deps.clock.now()
  for (const kind of ['top', 'urgent'] as const)
    await grantPromotion(deps.sql, { advertId, kind, days: 7, key: freshName(), at })
  clearTtlCaches()

  const text = await page(path)
  const mark = text.indexOf(ro.adverts.paidPlaces.about)
  const first = text.indexOf(`data-advert="${advertId}"`)
  expect(mark).toBeGreaterThan(0)
  expect(first).toBeGreaterThan(mark)
  for (const other of ids.slice(1))
    expect(text.indexOf(`data-advert="${other}"`)).toBeGreaterThan(first)
  expect(text.split(`data-advert="${advertId}"`)).toHaveLength(2)
  expect(text).toContain(ro.adverts.urgent)
  expect(await page(`/ru${path}`)).toContain(ru.adverts.paidPlaces.title)

  const { ask } = poster(site, seller.token)
  const { lines, isSelling } = Object(await ask('listOwn'))
  const own = lines.find(({ item }: { item: { id: string } }) => item.id === String(advertId))
  expect(isSelling).toBe(false)
  expect(own).toMatchObject({ hasResults: true, bought: [{ kind: 'top' }, { kind: 'urgent' }] })
  expect(await ask('getPromotions', { advertId })).toMatchObject({
    results: [{ verdict: 'early' }, { verdict: 'early' }],
  })
  const { texts } = await ownData(deps, seller)
  expect(texts['adverts.json']).toContain('"kind": "urgent"')
})
