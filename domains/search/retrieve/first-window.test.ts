import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '#domains/deps.ts'

/** Numbers of seq in the first window that a scan of a million of them reads. */
async function firstWindow(
  { sql }: Pick<Deps, 'sql'>,
  { share, hits }: { readonly share: number | null; readonly hits: number },
): Promise<number> {
  const undone = new Error('Nothing of it stays')
  let width = 0
  const trial = sql.begin(async (tx) => {
    await tx`update ad_index set seq = seq + 1000000 where seq = (select max(seq) from ad_index)`
    await tx.unsafe(`
      create or replace function hits_between(
        query tsquery[], l ad_limits, low bigint, high bigint, least_price bigint, most_price bigint,
        by_price integer, by_seq integer, after_price bigint, after_seq bigint, max_hits integer, by_date boolean default false
      ) returns advert_hits language plpgsql volatile as $$
      begin
        perform set_config('test.windows', concat_ws(' ', nullif(current_setting('test.windows', true), ''), high - low + 1), true);
        return row('{}'::integer[], '{}'::bigint[], '{}'::bigint[])::advert_hits;
      end $$`)
    await tx`select hits_by_seq(array['~']::tsquery[], limits_of(null), null, -1, ${hits}, false, ${share}::float8)`
    const [row] = await tx<{ windows: string }[]>`
      select current_setting('test.windows') as windows`
    width = Number(row?.windows.split(' ')[0])
    throw undone
  })
  await expect(trial).rejects.toBe(undone)
  return width
}

test('a scan begins narrow when it is unknown how many adverts match, however many are asked for', async ({
  deps,
  given,
}) => {
  await given.advert()
  await given.advert()

  expect(await firstWindow(deps, { share: null, hits: 10 })).toBe(2_048)
  expect(await firstWindow(deps, { share: null, hits: 500 })).toBe(2_048)
  expect(await firstWindow(deps, { share: 0.5, hits: 500 })).toBe(2_048)
  expect(await firstWindow(deps, { share: 0.01, hits: 500 })).toBe(62_500)
})
