import { readFile } from 'node:fs/promises'
import type { Deps } from '#domains/deps.ts'
import { expect, test } from '#tests/support/test.ts'
import { readPages } from './pages/read-pages.ts'
import { pageDigest } from './pages/page-digest.ts'
import type { SeedPage } from './pages/page.ts'
import { seedReference } from './reference.ts'

const pages = await readPages()

/** State left by a release that did not store digests of seeded pages. */
const formerText = await readFile(new URL('pages/former-promote.json', import.meta.url), 'utf8')

/** Restarts with other texts in the code than those that were seeded. */
async function anotherRelease({ sql }: Deps): Promise<void> {
  await sql`update settings set value = value || '{"pages": ""}' where key = 'reference'`
}

async function empty({ sql }: Deps): Promise<void> {
  await sql.begin(async (tx) => {
    // What is emptied reaches the log of staff, which refuses that.
    await tx`alter table audit_log disable trigger user`
    await tx`
    truncate districts, places, place_names, categories, category_groups, subcategories, attributes, pages, rate_sets,
      rates, settings, title_examples, adverts cascade`
    await tx`alter table audit_log enable trigger user`
  })
}

async function contentOf({ sql }: Deps, slug: string): Promise<string> {
  const [page] = await sql<{ text: string }[]>`
    select contents::text as text from pages where slug = ${slug}`
  return page?.text ?? ''
}

test('a start whose files are those of the last one changes nothing and says so', async ({
  deps,
}) => {
  const versions = async () =>
    deps.sql`
      select string_agg(version, ' ' order by version) as all from (
        select ctid::text || xmin::text as version from settings
        union all select ctid::text || xmin::text from categories
        union all select ctid::text || xmin::text from attributes
        union all select ctid::text || xmin::text from places
        union all select ctid::text || xmin::text from pages) rows`
  const before = await versions()

  expect(await seedReference(deps.sql)).toBe(false)
  expect(await versions()).toEqual(before)
})

test('a fill that is cut off leaves nothing, and the next start fills all of it', async ({
  deps,
}) => {
  const { sql } = deps
  await empty(deps)
  await sql`create function cut_off() returns trigger language plpgsql as 'begin raise exception ''cut off''; end'`
  await sql`create trigger cut_off before insert on pages for each row when (new.slug = 'faq') execute function cut_off()`

  await expect(seedReference(sql)).rejects.toThrow('cut off')
  const filled = async () =>
    (
      await sql`select (select count(*)::int from categories) as categories, (select count(*)::int from places) as places,
        (select count(*)::int from pages) as pages, (select count(*)::int from rates) as rates`
    )[0]
  expect(await filled()).toEqual({ categories: 0, places: 0, pages: 0, rates: 0 })

  await sql`drop trigger cut_off on pages`
  expect(await seedReference(sql)).toBe(true)
  expect(await filled()).toMatchObject({ categories: 19, places: 1691, pages: pages.length })
})

test('a page follows the code as long as nobody edits it', async ({ deps }) => {
  const { sql } = deps
  await sql`
    update settings set value = value || jsonb_build_object('promote', 'what an older release seeded')
    where key = 'seeded_pages'`
  await sql`update pages set contents = '{"ro": [], "ru": [], "en": []}' where slug = 'promote'`
  await sql`update pages set titles = titles || '{"ro": "Întrebări"}' where slug = 'faq'`
  const [older] = await sql<SeedPage[]>`
    update pages set contents = '{"ro": [], "ru": [], "en": []}' where slug = 'about' returning *`
  await sql`
    update settings set value = value || jsonb_build_object('about', ${older ? pageDigest(older) : ''}::text)
    where key = 'seeded_pages'`
  await sql`delete from pages where slug = 'safety'`
  await anotherRelease(deps)
  await seedReference(sql)

  expect(await contentOf(deps, 'about')).toContain('"heading"')
  // Neither of these digests is of a seeded page.
  expect(await contentOf(deps, 'promote')).toBe('{"en": [], "ro": [], "ru": []}')
  expect(await sql`select titles ->> 'ro' as ro from pages where slug = 'faq'`).toMatchObject([
    { ro: 'Întrebări' },
  ])
  expect(await contentOf(deps, 'safety')).toBe('')

  const faq = pages.find(({ slug }) => slug === 'faq')
  await sql`update pages set titles = ${sql.json({ ...faq?.titles })} where slug = 'faq'`
  await anotherRelease(deps)
  await seedReference(sql)
  expect(
    await sql`select value ? 'faq' as is_known from settings where key = 'seeded_pages'`,
  ).toMatchObject([{ isKnown: true }])
})

test('an unedited page of a database that does not know what was seeded loses its "30 de zile"', async ({
  deps,
}) => {
  const { sql } = deps
  const former = JSON.parse(formerText)
  const restore = async (contents: object) => {
    await sql`delete from settings where key = 'seeded_pages'`
    await sql`
      update pages set labels = ${sql.json(former.labels)}, titles = ${sql.json(former.titles)},
        descriptions = ${sql.json(former.descriptions)}, contents = ${sql.json({ ...former.contents, ...contents })}
      where slug = 'promote'`
    await anotherRelease(deps)
    await seedReference(sql)
    return contentOf(deps, 'promote')
  }

  expect(formerText).toContain('30 de zile')
  const updated = await restore({})
  expect(updated).not.toContain('După 30 de zile')
  expect(updated).toContain('Când i se termină zilele')

  const edited = await restore({ en: [{ paragraphs: ['Promotion costs a smile.'] }] })
  expect(edited).toContain('După 30 de zile')
  expect(edited).toContain('a smile')
})
