import type { TransactionSql } from 'postgres'
import { formerPages } from './former-pages.ts'
import type { SeedPage } from './page.ts'
import { pageDigest } from './page-digest.ts'

/** Digests of seeded pages by slug; a page with another digest was edited since. */
type Seeded = Readonly<Record<string, string>>

const settingKey = 'seeded_pages'

interface StoredPage extends SeedPage {
  /** An editor has chosen its menu; it says nothing about the text. */
  readonly isPlaced: boolean
}

/**
 * Updates the information pages to the current texts, except those that were edited or deleted since they were
 * seeded. Returns whether any page changed.
 */
export async function syncPages(sql: TransactionSql, pages: readonly SeedPage[]): Promise<boolean> {
  const stored = new Map(
    (await sql<StoredPage[]>`select * from pages`).map((one) => [one.slug, one]),
  )
  const seeded = await findSeeded(sql)
  const isUnedited = (page: SeedPage): boolean => {
    const digest = pageDigest(page)
    const known = seeded[page.slug]
    return known ? known === digest : (formerPages[page.slug]?.includes(digest) ?? false)
  }
  const next: Record<string, string> = {}
  for (const [position, page] of pages.entries()) {
    const { slug } = page
    const old = stored.get(slug)
    const digest = pageDigest(page)
    const text = old?.isPlaced ? { ...old, col: page.col } : old
    const isOurs = text ? isUnedited(text) || pageDigest(text) === digest : !seeded[slug]
    // The digest of an edited page is retained, so that it is updated again once the edit is reverted.
    next[slug] = isOurs ? digest : (seeded[slug] ?? digest)
    // In sequence: a transaction has one connection.
    if (isOurs) await upsertPage(sql, page, position)
  }
  const removed = [...stored.values()].filter((page) => !next[page.slug] && isUnedited(page))
  await sql`delete from pages where slug = any (${removed.map(({ slug }) => slug)})`
  await upsertSeeded(sql, next)
  return JSON.stringify(seeded) !== JSON.stringify(next)
}

async function findSeeded(sql: TransactionSql): Promise<Seeded> {
  const [row] = await sql<{ value: Seeded }[]>`select value from settings where key = ${settingKey}`
  return row?.value ?? {}
}

async function upsertSeeded(sql: TransactionSql, seeded: Seeded): Promise<void> {
  await sql`
    insert into settings (key, value) values (${settingKey}, ${sql.json(seeded)})
    on conflict (key) do update set value = excluded.value`
}

async function upsertPage(sql: TransactionSql, page: SeedPage, position: number): Promise<void> {
  const { slug, col, topic, labels, titles, descriptions } = page
  const contents: SeedPage['contents'] = JSON.parse(JSON.stringify(page.contents))
  await sql`
    insert into pages (slug, col, topic, position, labels, titles, descriptions, contents)
    values (${slug}, ${col}, ${topic}, ${position}, ${sql.json({ ...labels })}, ${sql.json({ ...titles })},
      ${sql.json({ ...descriptions })}, ${sql.json(contents)})
    on conflict (slug) do update set (labels, titles, descriptions, contents)
      = (excluded.labels, excluded.titles, excluded.descriptions, excluded.contents),
      col = case when pages.is_placed then pages.col else excluded.col end,
      topic = case when pages.is_placed then pages.topic else excluded.topic end,
      position = case when pages.is_placed then pages.position else excluded.position end`
}
