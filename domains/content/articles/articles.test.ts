import { articleCommentMax, articleRatesPerHour } from '#contract/limits.ts'
import type { Visitor } from '#domains/implement.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../deps.ts'
import { articleRatings, pageOf, rateArticle, versionsOf } from './service.ts'

let count = 0

/** A reader at an address of their own. */
function reader(address = `10.66.${Math.floor(count / 250)}.${(count++ % 250) + 1}`): Visitor {
  return { id: null, address, isRobot: false, device: 'Firefox, Linux' }
}

async function givenPage({ sql }: Pick<Deps, 'sql'>, text = 'Prima'): Promise<string> {
  const slug = `page-${crypto.randomUUID()}`
  const words = { ro: text, ru: text, en: text }
  const blocks = [{ heading: text, paragraphs: [text] }]
  await sql`
    insert into pages (slug, position, labels, titles, descriptions, contents)
    values (${slug}, 1, ${sql.json(words)}, ${sql.json(words)}, ${sql.json(words)},
      ${sql.json({ ro: blocks, ru: blocks, en: blocks })})`
  return slug
}

const said = (slug: string, hasHelped: boolean, text = '') => ({
  ...{ slug, version: 1, hasHelped, text },
})

async function ratingOf(deps: Deps, slug: string) {
  return (await articleRatings(deps)).find((rating) => rating.slug === slug)
}

test('each change of a text is a version that can still be read; a change of nothing is none', async ({
  deps,
}) => {
  const slug = await givenPage(deps)
  const { sql } = deps
  await sql`update pages set titles = titles || '{"ro": "A doua"}' where slug = ${slug}`
  await sql`update pages set titles = titles, position = 2 where slug = ${slug}`

  expect(await pageOf(deps, slug)).toMatchObject({
    version: 2,
    latest: 2,
    titles: { ro: 'A doua' },
  })
  expect(await pageOf(deps, slug, 1)).toMatchObject({ version: 1, titles: { ro: 'Prima' } })
  expect((await versionsOf(deps, slug)).map(({ version }) => version)).toEqual([2, 1])
  await expect(pageOf(deps, slug, 3)).toBeRefused('page_not_found')
  await expect(versionsOf(deps, 'nu-exista')).toBeRefused('page_not_found')
})

test('versions go on counting when a page was deleted and comes back', async ({ deps }) => {
  const slug = await givenPage(deps)
  await deps.sql`delete from pages where slug = ${slug}`
  await deps.sql`
    insert into pages (slug, position, labels, titles, descriptions, contents)
    values (${slug}, 1, '{}', '{"ro": "Iarăși"}', '{}', '{"ro": [], "ru": [], "en": []}')`

  expect((await pageOf(deps, slug)).version).toBe(2)
})

test('an answer counts once a reader and version, and a repeated one only adds its words', async ({
  deps,
  given,
}) => {
  const slug = await givenPage(deps)
  const guest = { user: null, visitor: reader() }
  const user = await given.user()
  await rateArticle(deps, guest, said(slug, false))
  await rateArticle(deps, guest, said(slug, false, 'Unde este butonul?'))
  await rateArticle(deps, guest, said(slug, true, 'L-am găsit.'))
  await rateArticle(deps, { user, visitor: reader() }, said(slug, true))
  await rateArticle(deps, { user, visitor: reader() }, said(slug, true))
  await Promise.all(
    Array.from({ length: 5 }, () =>
      rateArticle(deps, { user: null, visitor: reader('10.9.9.9') }, said(slug, true)),
    ),
  )

  expect(await ratingOf(deps, slug)).toMatchObject({
    ...{ helped: 2, didNotHelp: 1 },
    details: ['Unde este butonul?\nL-am găsit.'],
  })
  await deps.sql`update pages set titles = '{"ro": "Nou"}' where slug = ${slug}`
  await rateArticle(deps, guest, { ...said(slug, true), version: 2 })
  expect(await ratingOf(deps, slug)).toMatchObject({ version: 2, helped: 1, didNotHelp: 0 })
})

test('words of a reader stay within their length, however often they come', async ({ deps }) => {
  const slug = await givenPage(deps)
  const guest = { user: null, visitor: reader() }
  for (let n = 0; n < 3; n++)
    await rateArticle(deps, guest, said(slug, false, 'ă'.repeat(articleCommentMax / 2)))

  expect((await ratingOf(deps, slug))?.details[0]).toHaveLength(articleCommentMax)
})

test('too many answers from an address are refused, and those of others are not', async ({
  deps,
}) => {
  const slug = await givenPage(deps)
  const eager = reader()
  for (let n = 0; n < articleRatesPerHour; n++)
    await rateArticle(deps, { user: null, visitor: eager }, said(slug, true))

  await expect(rateArticle(deps, { user: null, visitor: eager }, said(slug, true))).toBeRefused(
    'too_many_requests',
  )
  await rateArticle(deps, { user: null, visitor: reader() }, said(slug, true))
  expect((await ratingOf(deps, slug))?.helped).toBe(2)
})

test('an answer about a version that never was is refused', async ({ deps }) => {
  const slug = await givenPage(deps)

  await expect(
    rateArticle(deps, { user: null, visitor: reader() }, { ...said(slug, true), version: 9 }),
  ).toBeRefused('page_not_found')
})
