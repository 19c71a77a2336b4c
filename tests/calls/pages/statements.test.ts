import { countedSql } from '../../support/counted-sql.ts'
import { expect, openSite, test } from '../../support/servers/site.ts'

test('a page costs at most three statements once the process knows what all pages show', async ({
  world,
  given,
}) => {
  const fields = {
    subcategory: 'frigidere-congelatoare',
    title: 'Frigider zanussi',
    price: 900,
  } as const
  const adverts = await Promise.all(Array.from({ length: 20 }, () => given.advert(fields)))
  const { sql, count } = countedSql(world.deps.sql)
  const site = await openSite(world, { isCached: false, sql })
  const pages = [
    '/',
    '/category/electrocasnice',
    '/category/electrocasnice/frigidere-congelatoare?priceMin=100&sort=cheapest',
    '/search?q=zanussi',
    '/search?q=frigider+zanussi',
    `/advert/${adverts[0]?.id}`,
  ]
  const statementsOf = async (url: string): Promise<number> => {
    const before = count()
    expect((await site.send({ method: 'GET', url })).status).toBe(200)
    return count() - before
  }
  for (const url of pages) await statementsOf(url)

  const costs = []
  for (const url of pages) costs.push([url, await statementsOf(url)] as const)
  await site.app.close()

  expect(costs.filter(([, statements]) => statements > 3)).toEqual([])
})
