import { afterEach, beforeEach, vi } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { archiveAdverts, deleteAdverts, setPublic } from '#domains/adverts/lifecycle/service.ts'
import { editAdvert } from '#domains/adverts/posting/service.ts'
import { promoteAdvert } from '#domains/adverts/promotion/service.ts'
import type { Deps } from '#domains/deps.ts'
import { addFavorite, removeFavorite } from '#domains/favorites/service.ts'
import type { User } from '#domains/implement.ts'
import { databaseInvalidation } from '#server/pages/cache/cache-invalidation.ts'
import { oneOf } from '../../search/drawn.ts'
import { differenceOf } from './difference.ts'
import { expect, test, type Site } from '../../support/servers/site.ts'

beforeEach(() => {
  // Pages tell when they were loaded; and none expires.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})

afterEach(() => {
  vi.useRealTimers()
})

const writers = 20
const subcategories = ['frigidere-congelatoare', 'carti', 'caini'] as const
const addresses = [
  '/?page=2',
  '/category/electrocasnice',
  '/category/electrocasnice/frigidere-congelatoare?sort=cheapest',
  '/ru/category/animale',
]

type Change = (deps: Deps, owner: User, id: number) => Promise<unknown>

const changes: readonly Change[] = [
  (deps, owner, id) => editAdvert(deps, owner, id, { price: String(1 + (id % 5_000)) }),
  (deps, owner, id) => editAdvert(deps, owner, id, { subcategorySlug: oneOf(subcategories) }),
  (deps, owner, id) => setPublic(deps, owner, id, false),
  (deps, owner, id) => setPublic(deps, owner, id, true),
  (deps, owner, id) => promoteAdvert(deps, owner, id),
  (deps, owner, id) => archiveAdverts(deps, owner, [id]),
  (deps, owner, id) => deleteAdverts(deps, owner, [id]),
  (deps, owner, id) => addFavorite(deps, owner, id),
  (deps, owner, id) => removeFavorite(deps, owner, id),
]

test('after twenty concurrent writers of another process, cached and filled pages have the bytes of rendered ones', async ({
  site,
  cachedSite,
  deps,
  given,
}) => {
  const elsewhere = { ...deps, cacheInvalidation: await databaseInvalidation(deps.sql, () => {}) }
  const owners = await Promise.all(Array.from({ length: writers }, () => given.user()))
  const adverts = await Promise.all(
    owners.flatMap((owner) =>
      subcategories.map(async (subcategory) => ({
        owner,
        id: (await given.advert({ seller: owner, subcategory })).id,
      })),
    ),
  )
  const tokens = ['', owners[0]?.token ?? '', (await given.user()).token]
  const pagesOf = async (from: Site): Promise<string[]> => {
    const pages: string[] = []
    for (const token of tokens)
      for (const url of addresses) pages.push(await pageOf(from, url, token))
    return pages
  }

  for (let burst = 0; burst < 3; burst++) {
    let isOver = false
    const reading = (async () => {
      while (!isOver) await pageOf(cachedSite, oneOf(addresses), oneOf(tokens))
    })()
    await Promise.all(owners.map((owner) => change(elsewhere, owner, adverts)))
    isOver = true
    await reading

    const rendered = await pagesOf(site)
    const differences = async (): Promise<string[]> => {
      const pages = await pagesOf(cachedSite)
      return pages.map((page, nth) => differenceOf(page, rendered[nth] ?? ''))
    }
    // Another process hears of changes within moments.
    await expect.poll(differences, { timeout: 20_000 }).toEqual(rendered.map(() => ''))
  }
})

/** Six changes of own adverts, in sequence; refused ones are skipped. */
async function change(
  deps: Deps,
  owner: User,
  adverts: readonly { readonly owner: User; readonly id: number }[],
): Promise<void> {
  const own = adverts.filter((advert) => advert.owner === owner)
  for (let nth = 0; nth < 6; nth++) {
    await oneOf(changes)(deps, owner, oneOf(own).id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
}

async function pageOf(site: Site, url: string, token: string): Promise<string> {
  const cookies = token === '' ? {} : { session: token }
  const { text } = await site.send({ method: 'GET', url, cookies })
  return text
}
