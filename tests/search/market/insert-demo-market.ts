import { draftAdverts } from '#demo/fill/draft-adverts.ts'
import { insertAdverts, reserveIds } from '#demo/fill/insert-adverts.ts'
import type { Deps } from '#domains/deps.ts'

const count = 3_000

/** Inserts the adverts of the demo market without photos. */
export async function insertDemoMarket(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  seller: { readonly id: number },
): Promise<void> {
  const drafts = await draftAdverts(sql, { count, now: clock.now() })
  const ids = await reserveIds(sql, 'adverts', count)
  await insertAdverts(
    sql,
    drafts.map((draft, index) => ({
      ...draft,
      ...{ id: ids[index] ?? 0, ownerId: seller.id, images: [] },
    })),
  )
}
