import type { ImportFailure } from '#contract/imports/import-failures.ts'
import type { importStates, ImportVerdict } from '#contract/imports/imports.ts'
import type { Db } from '../../deps.ts'
import type { Mapping } from '../mapping/service.ts'
import type { FileFormat } from '../reading/service.ts'

export type RunState = (typeof importStates)[number]

export interface FieldSample {
  readonly name: string
  readonly sample: string
}

export interface CategoryCount {
  readonly name: string
  readonly lines: number
}

export interface StoredRun {
  readonly id: number
  readonly userId: number
  readonly origin: 'file' | 'address'
  readonly name: string
  readonly isScheduled: boolean
  readonly state: RunState
  readonly failure: ImportFailure | null
  readonly removes: boolean
  readonly fields: readonly FieldSample[]
  readonly categories: readonly CategoryCount[]
  readonly mapping: Mapping
  readonly attempts: number
  readonly createdAt: Date
  readonly endedAt: Date | null
}

interface Counts {
  readonly lines: number
  readonly done: number
  readonly photos: number
  readonly counts: Readonly<Record<ImportVerdict, number>>
}

export interface CountedRun extends StoredRun, Counts {}

interface NewRun {
  readonly userId: number
  readonly origin: 'file' | 'address'
  readonly name: string
  readonly isScheduled: boolean
  readonly removes: boolean
}

/** Null if another run of the company is open. */
export async function insertRun(sql: Db, run: NewRun, now: Date): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    insert into import_runs ${sql({ ...run, state: 'reading', createdAt: now, workedAt: now })}
    on conflict do nothing
    returning id`
  return row?.id ?? null
}

/** Ends what makes room for another run: a checked one that nobody has confirmed, and an upload that broke off. */
export async function endStaleRuns(
  sql: Db,
  userId: number,
  { now, uploadsBefore }: { readonly now: Date; readonly uploadsBefore: Date },
): Promise<void> {
  await sql`
    update import_runs r set ended_at = ${now}, counts = ${countsOf(sql)},
      state = case state when 'checked' then 'cancelled' else 'failed' end,
      failure = case state when 'reading' then 'interrupted' end
    where user_id = ${userId}
      and (state = 'checked' or (state = 'reading' and origin = 'file' and worked_at < ${uploadsBefore}))`
}

function runColumns(sql: Db) {
  return sql`r.id, r.user_id, r.origin, r.name, r.is_scheduled, r.state, r.failure, r.removes, r.fields, r.categories,
    r.mapping, r.attempts, r.created_at, r.ended_at`
}

/** Runs of a company with the counts of their lines, newest first; one run if `id` is given. */
export async function listRuns(
  sql: Db,
  { userId, id = null, start, size }: RunQuery,
): Promise<CountedRun[]> {
  const rows = await sql<(StoredRun & { readonly counted: Counts })[]>`
    select ${runColumns(sql)}, coalesce(r.counts, ${countsOf(sql)}) as counted
    from import_runs r
    where r.user_id = ${userId} and (${id}::int is null or r.id = ${id})
    order by r.id desc
    offset ${start} limit ${size}`
  return rows.map(({ counted, ...run }) => ({ ...run, ...counted }))
}

/** Counts of the lines of the run `r`. */
function countsOf(sql: Db) {
  return sql`(
    select jsonb_build_object(
      'lines', count(*),
      'done', count(done_at),
      'photos', count(*) filter (where needs_photos and done_at is null),
      'counts', jsonb_build_object(
        'new', count(*) filter (where verdict = 'new'),
        'changed', count(*) filter (where verdict = 'changed'),
        'unchanged', count(*) filter (where verdict = 'unchanged'),
        'removed', count(*) filter (where verdict = 'removed'),
        'refused', count(*) filter (where verdict = 'refused')))
    from import_lines l where l.run_id = r.id)`
}

interface RunQuery {
  readonly userId: number
  readonly id?: number | null
  readonly start: number
  readonly size: number
}

export async function countRuns(sql: Db, userId: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from import_runs where user_id = ${userId}`
  return row?.n ?? 0
}

/** The open run of one of these kinds that has waited longest for its turn. */
export async function findNextRun(
  sql: Db,
  kind: 'fetch' | 'lines' | 'photos',
): Promise<StoredRun | null> {
  const [run] = await sql<StoredRun[]>`
    select ${runColumns(sql)} from import_runs r
    where ${ofKind(sql, kind)}
    order by r.worked_at limit 1`
  return run ?? null
}

function ofKind(sql: Db, kind: 'fetch' | 'lines' | 'photos') {
  if (kind === 'fetch') return sql`r.state = 'reading' and r.origin = 'address'`
  if (kind === 'lines')
    return sql`(r.state = 'checking' or (r.state = 'running' and (
      exists (select from import_lines l where l.run_id = r.id and l.done_at is null and not l.needs_photos)
      or not exists (select from import_lines l where l.run_id = r.id and l.done_at is null))))`
  return sql`r.state = 'running' and exists (
    select from import_lines l where l.run_id = r.id and l.done_at is null and l.needs_photos)`
}

/** Puts a run at the end of those that wait for their turn. */
export async function touchRun(sql: Db, id: number, now: Date, attempts: number): Promise<void> {
  await sql`update import_runs set worked_at = ${now}, attempts = ${attempts} where id = ${id}`
}

export interface RunChange {
  readonly state: RunState
  readonly failure?: ImportFailure
  readonly format?: FileFormat
  readonly fields?: readonly FieldSample[]
  readonly categories?: readonly CategoryCount[]
  readonly mapping?: Mapping
  readonly endedAt?: Date
}

/** Changes a run that is in one of the states; false if it is in another by now. */
export async function updateRun(
  sql: Db,
  id: number,
  from: readonly RunState[],
  { fields, categories, mapping, ...plain }: RunChange,
): Promise<boolean> {
  const change = {
    ...{ ...plain, attempts: 0 },
    ...(fields && { fields: sql.json(fields.map((one) => ({ ...one }))) }),
    ...(categories && { categories: sql.json(categories.map((one) => ({ ...one }))) }),
    ...(mapping && {
      mapping: sql.json({ fields: { ...mapping.fields }, categories: { ...mapping.categories } }),
    }),
  }
  const rows = await sql`
    update import_runs r set ${sql(change)} ${change.endedAt ? sql`, counts = ${countsOf(sql)}` : sql``}
    where id = ${id} and state = any (${[...from]})
    returning 1`
  return rows.length > 0
}

interface LongReport {
  readonly id: number
  /** What is to be left of it. */
  readonly report: 'short' | 'none'
}

/** Ended runs of which more lines are held than is needed: of a company's last import all are, of a few before fewer. */
export async function listLongReports(
  sql: Db,
  { most, endedBefore }: { readonly most: number; readonly endedBefore: Date },
): Promise<LongReport[]> {
  return sql<LongReport[]>`
    select id, case when is_past then 'none' else 'short' end as report
    from (
      select id, report, state, place, place > ${most} or ended_at < ${endedBefore} as is_past
      from (
        select *, row_number() over (partition by user_id order by id desc) as place
        from import_runs where ended_at is not null and report <> 'none'
      ) held
    ) r
    where is_past or (report = 'whole' and (place > 1 or state <> 'done'))`
}

export async function shortenReport(sql: Db, { id, report }: LongReport): Promise<void> {
  await sql`
    delete from import_lines where run_id = ${id} and (${report === 'none'} or verdict = 'unchanged')`
  await sql`update import_lines set fields = null where run_id = ${id} and fields is not null`
  await sql`update import_runs set report = ${report} where id = ${id}`
}

/** Ends checked runs that nobody confirmed, and deletes runs that ended long ago. */
export async function deleteOldRuns(
  sql: Db,
  { now, waitedSince, endedBefore }: Readonly<Record<'now' | 'waitedSince' | 'endedBefore', Date>>,
): Promise<void> {
  await sql`
    update import_runs r set state = 'cancelled', ended_at = ${now}, counts = ${countsOf(sql)}
    where state = 'checked' and worked_at < ${waitedSince}`
  await sql`
    update import_runs r set state = 'failed', failure = 'interrupted', ended_at = ${now}, counts = ${countsOf(sql)}
    where state = 'reading' and origin = 'file' and worked_at < ${waitedSince}`
  await sql`delete from import_runs where ended_at < ${endedBefore}`
}

/** Deletes all that the imports of a company have left; its adverts are erased on their own. */
export async function deleteImportsOf(sql: Db, userId: number): Promise<void> {
  await sql`delete from import_runs where user_id = ${userId}`
  await sql`delete from import_sources where user_id = ${userId}`
  await sql`delete from import_mappings where user_id = ${userId}`
  await sql`delete from import_items where user_id = ${userId}`
}
