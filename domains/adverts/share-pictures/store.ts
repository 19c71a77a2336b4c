import type { Lang } from '#contract/languages.ts'
import type { Db } from '../../deps.ts'

export interface PictureOf {
  readonly kind: 'advert' | 'category' | 'home'
  /** Id of an advert, slug of a category; empty for home. */
  readonly subject: string
  readonly language: Lang
}

/** Registers a file before it is stored. Returns the file that it takes the place of; null: none. */
export async function replacePicture(
  sql: Db,
  picture: PictureOf & { readonly name: string; readonly drawnAt: Date },
): Promise<string | null> {
  const { kind, subject, language, name } = picture
  const [row] = await sql<{ before: string | null }[]>`
    with before as (
      select name from share_pictures
      where kind = ${kind} and subject = ${subject} and language = ${language} and name <> ${name})
    insert into share_pictures ${sql(picture, 'name', 'kind', 'subject', 'language', 'drawnAt')}
    on conflict (kind, subject, language) do update set name = excluded.name, drawn_at = excluded.drawn_at
    returning (select name from before) as before`
  return row?.before ?? null
}

/** Forgets the oldest pictures beyond a number. Returns their files. */
export async function deleteOldest(sql: Db, most: number): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    delete from share_pictures where name in (
      select name from share_pictures order by drawn_at desc, name offset ${most} limit 100)
    returning name`
  return rows.map(({ name }) => name)
}

/** Files of adverts that are no longer public. */
export async function listEnded(sql: Db): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from share_pictures s
    where kind = 'advert' and not exists (
      select from adverts a
      where a.id = s.subject::int and a.status = 'active' and a.is_public and a.is_owner_active)`
  return rows.map(({ name }) => name)
}

export async function deletePictures(sql: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0) await sql`delete from share_pictures where name = any (${[...names]})`
}
