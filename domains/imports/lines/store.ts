import type { ImportVerdict } from '#contract/imports/imports.ts'
import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import type { Db } from '../../deps.ts'
import type { LineNote } from '../mapping/service.ts'
import type { CategoryCount } from '../runs/store.ts'

type Fields = Readonly<Record<string, readonly string[]>>

export interface NewLine {
  readonly number: number
  readonly line: number
  /** JSON */
  readonly fields: string
}

export async function insertLines(
  sql: Db,
  runId: number,
  lines: readonly NewLine[],
): Promise<void> {
  await sql`
    insert into import_lines (run_id, number, line, fields)
    select ${runId}, number, line, fields::jsonb
    from unnest(${lines.map(({ number }) => number)}::int[], ${lines.map(({ line }) => line)}::int[],
      ${lines.map(({ fields }) => fields)}::text[]) as n (number, line, fields)`
}

export async function deleteLines(sql: Db, runId: number): Promise<void> {
  await sql`delete from import_lines where run_id = ${runId}`
}

/** Categories of the file by the column that says them, the commonest first; null: no column does. */
export async function listCategoryCounts(
  sql: Db,
  runId: number,
  { column, none, most }: { column: string | null; none: string; most: number },
): Promise<CategoryCount[]> {
  return sql<CategoryCount[]>`
    select coalesce(fields -> ${column}::text ->> 0, ${none}) as name, count(*)::int as lines
    from import_lines where run_id = ${runId} and fields is not null
    group by 1 order by 2 desc, 1 limit ${most}`
}

export interface WaitingLine {
  readonly number: number
  readonly fields: Fields
  readonly ownId: string | null
  readonly verdict: ImportVerdict | null
  readonly advertId: number | null
}

/** Lines that have not been checked yet, in the order of the file. */
export async function listUnchecked(sql: Db, runId: number, size: number): Promise<WaitingLine[]> {
  return sql<WaitingLine[]>`
    select number, coalesce(fields, '{}') as fields, own_id, verdict, advert_id from import_lines
    where run_id = ${runId} and verdict is null
    order by number limit ${size}`
}

/** Lines that are not done yet, in the order of the file. */
export async function listWaiting(
  sql: Db,
  runId: number,
  { needsPhotos, size }: { needsPhotos: boolean; size: number },
): Promise<WaitingLine[]> {
  return sql<WaitingLine[]>`
    select number, coalesce(fields, '{}') as fields, own_id, verdict, advert_id from import_lines
    where run_id = ${runId} and done_at is null and needs_photos = ${needsPhotos}
    order by number limit ${size}`
}

export async function countWaiting(sql: Db, runId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from import_lines where run_id = ${runId} and done_at is null`
  return row?.n ?? 0
}

/** Ids among these that a line before this one has. */
export async function listEarlierIds(
  sql: Db,
  runId: number,
  ownIds: readonly string[],
  before: number,
): Promise<string[]> {
  const rows = await sql<{ ownId: string }[]>`
    select distinct own_id from import_lines
    where run_id = ${runId} and own_id = any (${[...ownIds]}) and number < ${before}`
  return rows.map(({ ownId }) => ownId)
}

/** Why a line is refused. */
export interface LineProblem {
  /** Null: the whole line. */
  readonly field: string | null
  readonly reason: string
  /** What the file says in the field. */
  readonly value: string
}

export interface CheckedLine {
  readonly number: number
  readonly ownId: string
  readonly title: string
  readonly verdict: ImportVerdict
  readonly problems: readonly LineProblem[]
  readonly notes: readonly LineNote[]
}

export async function updateChecked(
  sql: Db,
  runId: number,
  lines: readonly CheckedLine[],
): Promise<void> {
  const of = <Key extends keyof CheckedLine>(key: Key) => lines.map((line) => line[key])
  await sql`
    update import_lines l set own_id = nullif(c.own_id, ''), title = c.title, verdict = c.verdict,
      problems = c.problems::jsonb, notes = c.notes::jsonb
    from unnest(${of('number')}::int[], ${of('ownId')}::text[], ${of('title')}::text[], ${of('verdict')}::text[],
      ${of('problems').map(toJson)}::text[], ${of('notes').map(toJson)}::text[])
      as c (number, own_id, title, verdict, problems, notes)
    where l.run_id = ${runId} and l.number = c.number`
}

const toJson = (parts: readonly object[]): string => JSON.stringify(parts)

/** Lets all lines of the file be checked anew. */
export async function forgetChecks(sql: Db, runId: number): Promise<void> {
  await sql`delete from import_lines where run_id = ${runId} and line is null`
  await sql`
    update import_lines set verdict = null, problems = '[]', notes = '[]', own_id = null
    where run_id = ${runId}`
}

/** Adds a line for each advert of the company that is shown and no longer in the file. */
export async function insertRemoved(
  sql: Db,
  { runId, userId }: { runId: number; userId: number },
): Promise<void> {
  await sql`
    insert into import_lines (run_id, number, own_id, title, verdict, advert_id)
    select ${runId}, (select max(number) from import_lines where run_id = ${runId}) + row_number() over (order by i.own_id),
      i.own_id, case a.language when 'ro' then a.title_ro when 'ru' then a.title_ru else a.title_en end, 'removed', a.id
    from import_items i join adverts a on a.id = i.advert_id
    where i.user_id = ${userId} and i.removed_at is null and a.status in ('active', 'review')
      and not exists (select from import_lines l where l.run_id = ${runId} and l.own_id = i.own_id)`
}

/** Adverts of the company that came by imports and are shown, and how many of them the run would remove. */
export async function countRemovals(
  sql: Db,
  { runId, userId }: { runId: number; userId: number },
): Promise<{ shown: number; removed: number }> {
  const [row] = await sql<{ shown: number; removed: number }[]>`
    select
      (select count(*)::int from import_items i join adverts a on a.id = i.advert_id
        where i.user_id = ${userId} and a.status in ('active', 'review')) as shown,
      (select count(*)::int from import_lines l where l.run_id = ${runId} and l.verdict = 'removed') as removed`
  return row ?? { shown: 0, removed: 0 }
}

/** Ends the lines that nothing is to be done about. */
export async function finishRefused(sql: Db, runId: number, now: Date): Promise<void> {
  await sql`
    update import_lines set done_at = ${now}, fields = null where run_id = ${runId} and verdict = 'refused'`
}

export interface LineEnd {
  readonly number: number
  readonly verdict: ImportVerdict
  readonly problems?: readonly LineProblem[]
  readonly notes?: readonly LineNote[]
  readonly advertId?: number | null
}

/** Ends lines. Returns the number of those that had not ended already. */
export async function updateDone(
  sql: Db,
  runId: number,
  ends: readonly LineEnd[],
  now: Date,
): Promise<number> {
  const of = <Key extends keyof LineEnd>(key: Key) => ends.map((end) => end[key] ?? null)
  const { count } = await sql`
    update import_lines l set verdict = e.verdict, advert_id = e.advert_id,
      problems = e.problems::jsonb, notes = e.notes::jsonb, done_at = ${now}, fields = null, needs_photos = false
    from unnest(${of('number')}::int[], ${of('verdict')}::text[], ${of('advertId')}::int[],
      ${ends.map(({ problems = [] }) => toJson(problems))}::text[], ${ends.map(({ notes = [] }) => toJson(notes))}::text[])
      as e (number, verdict, advert_id, problems, notes)
    where l.run_id = ${runId} and l.number = e.number and l.done_at is null`
  return count
}

export async function updateNeedsPhotos(sql: Db, runId: number, number: number): Promise<void> {
  await sql`
    update import_lines set needs_photos = true where run_id = ${runId} and number = ${number}`
}

export interface ListedLine {
  readonly line: number | null
  readonly ownId: string
  readonly title: string
  readonly verdict: ImportVerdict | null
  readonly isDone: boolean
  readonly problems: readonly LineProblem[]
  readonly notes: readonly LineNote[]
  readonly advertId: number | null
}

interface LineQuery {
  readonly verdict: ImportVerdict | null
  readonly start: number
  readonly size: number
}

export async function listLines(
  sql: Db,
  runId: number,
  { verdict, start, size }: LineQuery,
): Promise<ListedLine[]> {
  return sql<ListedLine[]>`
    select line, coalesce(own_id, '') as own_id, title, verdict, done_at is not null as is_done, problems, notes,
      advert_id
    from import_lines
    where run_id = ${runId} and (${verdict}::text is null or verdict = ${verdict})
    order by number offset ${start} limit ${size}`
}

export async function countLines(
  sql: Db,
  runId: number,
  verdict: ImportVerdict | null,
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from import_lines
    where run_id = ${runId} and (${verdict}::text is null or verdict = ${verdict})`
  return row?.n ?? 0
}

export interface ItemPhoto {
  readonly url: string
  readonly image: string
}

/** An advert that came by an import. */
export interface StoredItem {
  readonly ownId: string
  readonly advertId: number
  readonly digest: string
  readonly photos: readonly ItemPhoto[]
  readonly removedAt: Date | null
  readonly status: AdvertStatus
  readonly expiresAt: Date | null
  readonly images: readonly string[]
}

export async function listItems(
  sql: Db,
  userId: number,
  ownIds: readonly string[],
): Promise<StoredItem[]> {
  return sql<StoredItem[]>`
    select i.own_id, i.advert_id, i.digest, i.photos, i.removed_at, a.status, a.expires_at, a.images
    from import_items i join adverts a on a.id = i.advert_id
    where i.user_id = ${userId} and i.own_id = any (${[...ownIds]})`
}
