import type { Db, Deps } from '../deps.ts'

/** An attempt at a key, or several points; the first one opens the window. */
export interface Attempt {
  readonly key: string
  readonly points?: number
  readonly windowEnds: Date
}

/** Points in the current window, and its end. */
export interface Counted {
  readonly points: number
  readonly windowEnds: Date
}

type CountedRow = Counted & { readonly key: string }

/** Counts an attempt at each key; returns the sums in the current windows. */
export async function countAttempts(
  sql: Db,
  attempts: readonly Attempt[],
  now: Date,
): Promise<ReadonlyMap<string, Counted>> {
  const keys = attempts.map(({ key }) => key)
  const ends = attempts.map(({ windowEnds }) => windowEnds.toISOString())
  const points = attempts.map((attempt) => attempt.points ?? 1)
  const rows = await sql<CountedRow[]>`
    insert into attempts (key, points, expires_at)
    select key, points, ends_at
    from unnest(${keys}::text[], ${points}::int[], ${ends}::timestamptz[]) as t (key, points, ends_at)
    on conflict (key) do update
      set points = case when attempts.expires_at <= ${now} then excluded.points else attempts.points + excluded.points end,
          expires_at = case when attempts.expires_at <= ${now} then excluded.expires_at else attempts.expires_at end
    returning key, points, expires_at as window_ends`
  return byKey(rows)
}

/**
 * Counts an attempt at one key unless its window has `most` already, which writes nothing. Returns whether it was
 * counted, and the end of the window. Outside of transactions alone: its own does not wait for the disk, so a crash of
 * the database forgets the attempts of its last second.
 */
export async function takeAttempt(
  sql: Deps['sql'],
  { key, most, windowEnds }: Attempt & { readonly most: number },
  now: Date,
): Promise<{ isTaken: boolean; windowEnds: Date }> {
  const [row] = await sql<{ isTaken: boolean; windowEnds: Date | null }[]>`
    with current as (
      select points, expires_at from attempts where key = ${key} and expires_at > ${now}
    ), taken as (
      insert into attempts (key, points, expires_at)
      select ${key}, 1, ${windowEnds} where not exists (select from current where points >= ${most})
      on conflict (key) do update
        set points = case when attempts.expires_at <= ${now} then 1 else attempts.points + 1 end,
            expires_at = case when attempts.expires_at <= ${now} then excluded.expires_at else attempts.expires_at end
        where attempts.expires_at <= ${now} or attempts.points < ${most}
      returning expires_at
    )
    select exists (select from taken) as is_taken,
      coalesce((select expires_at from taken), (select expires_at from current)) as window_ends,
      set_config('synchronous_commit', 'off', true)`
  return { isTaken: row?.isTaken ?? false, windowEnds: row?.windowEnds ?? windowEnds }
}

/** Sums in the current windows; keys without attempts are absent. */
export async function findAttempts(
  sql: Db,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Counted>> {
  const rows = await sql<CountedRow[]>`
    select key, points, expires_at as window_ends from attempts
    where key = any (${[...keys]}) and expires_at > ${now}`
  return byKey(rows)
}

function byKey(rows: readonly CountedRow[]): ReadonlyMap<string, Counted> {
  return new Map(rows.map(({ key, ...counted }) => [key, counted]))
}

export async function uncountAttempts(sql: Db, keys: readonly string[]): Promise<void> {
  await sql`update attempts set points = points - 1 where key = any (${[...keys]}) and points > 0`
}

export async function deleteAttempts(sql: Db, key: string): Promise<void> {
  await sql`delete from attempts where key = ${key}`
}
