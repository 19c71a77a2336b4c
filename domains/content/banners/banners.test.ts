import type { BannerPage } from '#contract/site/banners.ts'
import type { Lang } from '#contract/languages.ts'
import { bannerEventsPerHour } from '#contract/limits.ts'
import type { Deps } from '#domains/deps.ts'
import { clearTtlCaches } from '#domains/lib/ttl-cache.ts'
import { expect, test } from '#tests/support/test.ts'
import { bannersFor, type BannerQuery, type RunningBanner } from './rules.ts'
import { bannersOf, countBanners } from './service.ts'

const now = new Date('2026-11-23T12:00:00Z')
const image = { image: 'a', narrow: '', alt: '', linkURL: '/', linkTarget: '_self' as const }
let ids = 0
const banner = (given: Partial<RunningBanner> = {}): RunningBanner => ({
  ...{ id: String(++ids), type: 2, images: [image], startsAt: null, endsAt: null },
  ...{ languages: [], places: [], pages: [], isFallback: false, ...given },
})
const shown = (banners: readonly RunningBanner[], query: Partial<BannerQuery>) =>
  bannersFor(banners, { type: 2, ...query }, now).map(({ id }) => id)

test('a banner is shown in its languages, on its kinds of pages and for its places', () => {
  const everywhere = banner()
  const narrow = banner({ languages: ['ru'], pages: ['category'], places: ['soroca'] })
  const both = [everywhere, narrow]

  expect(shown(both, { language: 'ru', page: 'category', places: ['soroca'] })).toHaveLength(2)
  for (const [language, page, places] of [
    ['ro', 'category', ['soroca']],
    ['ru', 'home', ['soroca']],
    ['ru', 'category', ['cahul']],
    ['ru', 'category', []],
  ] as const satisfies readonly (readonly [Lang, BannerPage, readonly string[]])[]) {
    expect(shown(both, { language, page, places })).toEqual([everywhere.id])
  }
})

test('a banner is shown from its first moment until before its last', () => {
  const at = (hour: number) => new Date(now.getTime() + hour * 3_600_000)
  const running = [banner({ startsAt: now, endsAt: at(1) }), banner({ startsAt: at(-1) })]
  const not = [banner({ startsAt: at(1) }), banner({ endsAt: now })]

  expect(shown([...not, ...running], {})).toEqual(running.map(({ id }) => id))
})

test('a fallback is shown only where no other banner of its type is', () => {
  const fallback = banner({ isFallback: true })
  const other = banner({ pages: ['home'] })
  const carousel = banner({ type: 1 })

  expect(shown([fallback, other, carousel], { page: 'home' })).toEqual([other.id])
  expect(shown([fallback, other, carousel], { page: 'search' })).toEqual([fallback.id])
})

async function insertBanner({ sql }: Pick<Deps, 'sql'>, places: readonly string[] = []) {
  const [row] = await sql<{ id: number }[]>`
    insert into banners (type, places, pages) values (2, ${[...places]}, '{category}') returning id`
  const id = row?.id ?? 0
  await sql`
    insert into banner_images (banner_id, language, image, link_url) values (${id}, 'ro', 'a', '/pricing')`
  clearTtlCaches()
  return id
}

test('a banner of a district is shown for its places, in each language by the Romanian picture', async ({
  deps,
}) => {
  const [district] = await deps.sql<{ slug: string }[]>`
    select d.slug from places p join districts d on d.id = p.district_id where p.slug = 'soroca'`
  const id = await insertBanner(deps, [district?.slug ?? ''])
  const find = async (places: readonly string[]) =>
    (await bannersOf(deps, { type: 2, language: 'ru', page: 'category', places })).map(
      (one) => one.id,
    )

  expect(await find(['soroca'])).toContain(String(id))
  expect(await find(['cahul'])).not.toContain(String(id))
})

async function countsOf({ sql }: Pick<Deps, 'sql'>, id: number) {
  return sql`select views, clicks from banner_days where banner_id = ${id}`
}

const person = (address: string, isRobot = false) => ({ id: null, address, isRobot, device: '' })

test('views and presses are added to the day, and a robot counts nothing', async ({ deps }) => {
  const id = await insertBanner(deps)
  const gone = 2_000_000
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      countBanners(deps, person(`10.8.0.${n}`), { views: [id, gone], clicks: n < 3 ? [id] : [] }),
    ),
  )
  await countBanners(deps, person('10.8.1.1', true), { views: [id], clicks: [id] })

  expect(await countsOf(deps, id)).toEqual([{ views: 8, clicks: 3 }])
  expect(await countsOf(deps, gone)).toEqual([])
})

test('an address that has counted too much is refused, and others still count', async ({
  deps,
}) => {
  const id = await insertBanner(deps)
  const eager = person('10.8.2.1')
  const views = Array.from({ length: bannerEventsPerHour }, () => id)
  await countBanners(deps, eager, { views, clicks: [] })

  await expect(countBanners(deps, eager, { views: [id], clicks: [] })).toBeRefused(
    'too_many_requests',
  )
  await countBanners(deps, person('10.8.2.2'), { views: [id], clicks: [] })
  expect(await countsOf(deps, id)).toEqual([{ views: bannerEventsPerHour + 1, clicks: 0 }])
})
