import type { Sql } from 'postgres'

/** The pages of the footer, which every market needs. */
export async function seedPages(sql: Sql): Promise<void> {
  const [existing] = await sql`select 1 from pages limit 1`
  if (existing) return
  const { pages } = await import('./pages/all.ts')
  for (const [position, page] of pages.entries()) {
    await sql`
      insert into pages (slug, col, position, labels, titles, descriptions, contents)
      values (${page.slug}, ${page.col}, ${position}, ${sql.json({ ...page.labels })}, ${sql.json({ ...page.titles })},
        ${sql.json({ ...page.descriptions })}, ${sql.json(JSON.parse(JSON.stringify(page.contents)))})`
  }
}
