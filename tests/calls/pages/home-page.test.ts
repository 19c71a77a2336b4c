import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../../support/servers/site.ts'

const onPhone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' }

test('home shows what moves on a desktop alone, and what is popular in one category on a phone', async ({
  site,
  deps,
  given,
}) => {
  const [banner] =
    await deps.sql`insert into banners (type, position) values (1, 0) returning id::text`
  const image = { banner_id: banner?.['id'], language: 'ro', image: 'moving', link_url: '/pricing' }
  await deps.sql`insert into banner_images ${deps.sql([image])}`
  await given.advert({ subcategory: 'autoturisme' })
  await given.advert({ subcategory: 'carti' })
  const { banners, popular } = ro.search.home

  const { text: wide } = await site.send({ method: 'GET', url: '/' })
  expect(wide).toContain(`aria-label="${banners}"`)
  const { text: narrow } = await site.send({
    method: 'GET',
    url: '/',
    headers: onPhone,
  })
  expect(narrow).not.toContain(`aria-label="${banners}"`)

  const columns = (text: string): number => {
    const [, section = ''] =
      new RegExp(`<section[^>]*aria-label="${popular}"[^>]*>(.*?)</section>`).exec(text) ?? []
    return section.match(/<h3/g)?.length ?? 0
  }
  expect(columns(wide)).toBeGreaterThan(1)
  expect(columns(narrow)).toBe(1)
})
