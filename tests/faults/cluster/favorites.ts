import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { expect } from 'vitest'
import type { Person } from '../../bench/people/fill.ts'

/** As many as an account may have. */
const adverts = 1_000
/** Between two of a person, ms. */
const pauseMs = 150

export interface Favorites {
  readonly count: () => number
  /** Ends the requests, and checks in the database that each one that was acknowledged is there. */
  readonly stop: (sql: Sql) => Promise<void>
}

/** People who mark one advert after the other: rows that nothing writes over, so that a lost one is missed. */
export async function markFavorites(
  address: string,
  sql: Sql,
  people: readonly Person[],
): Promise<Favorites> {
  const rows = await sql<{ id: number }[]>`
    insert into adverts (owner_id, status, title_ro, price, place_id, category_id, subcategory_id, published_at)
    select (select min(id) from users), 'active', 'Acordeon ' || n, 100, (select min(id) from places), s.category_id, s.id, now()
    from generate_series(1, ${adverts}::int) n, subcategories s where s.slug = 'carti' returning id`
  const over = { isOver: false }
  const marked = people.map(({ id }) => ({ userId: id, adverts: new Set<number>() }))
  const mark = async ({ cookie }: Person, done: Set<number>): Promise<void> => {
    for (const { id } of rows) {
      while (!over.isOver && !done.has(id)) {
        const isDone = await fetch(`${address}/api/favorites/manage_favorites.php`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ action: 'addFav', advID: String(id) }),
        }).then(
          async (response) => Object(await response.json().catch(() => ({})))['success'] === true,
          () => false,
        )
        if (isDone) done.add(id)
        await delay(pauseMs)
      }
    }
  }
  const marking = people.map((person, nth) => mark(person, marked[nth]?.adverts ?? new Set()))
  return {
    count: () => marked.reduce((sum, one) => sum + one.adverts.size, 0),
    stop: async (primary) => {
      over.isOver = true
      await Promise.all(marking)
      for (const { userId, adverts: acknowledged } of marked) {
        const stored = await primary<{ advertId: number }[]>`
          select advert_id from favorites where user_id = ${userId}`
        const ids = new Set(stored.map(({ advertId }) => advertId))
        expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([])
      }
    },
  }
}
