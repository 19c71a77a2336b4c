import { dayMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import { archiveAdverts, deleteAdverts, setPublic } from '#domains/adverts/lifecycle/service.ts'
import { editAdvert } from '#domains/adverts/posting/service.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { drawBranch, drawFlags, drawPlace, drawPrice, drawTitle, maybe, oneOf } from './drawn.ts'
import { promoteAdvert } from '#domains/adverts/promotion/service.ts'

interface Own {
  readonly id: number
  readonly owner: User
}

/** Concurrent users who change their adverts at random. */
export interface Writers {
  /** The number of concurrent users and of changes of each. */
  readonly write: (people: number, changes: number) => Promise<void>
  readonly publish: (owner: User) => Promise<void>
}

/** `owners` publish; accounts of `closing` are closed and reopened, so they only change existing adverts. */
export function writersOf(deps: Deps, owners: readonly User[], closing: readonly User[]): Writers {
  const all: Own[] = []
  const publish = async (owner: User): Promise<void> => {
    all.push({ owner, id: await insertPublished(deps, owner) })
  }
  const change = async (): Promise<void> => {
    if (maybe(15)) return publish(oneOf(owners))
    if (maybe(3)) return switchAccount(deps, oneOf(closing))
    await oneOf(changes)(deps, oneOf(all)).catch((error: unknown) => {
      // A refused change is skipped.
      if (!(error instanceof Refusal)) throw error
    })
  }
  const work = async (times: number): Promise<void> => {
    // In sequence per user.
    for (let n = 0; n < times; n++) await change()
  }
  return {
    publish,
    write: async (people, times) => {
      await Promise.all(Array.from({ length: people }, () => work(times)))
    },
  }
}

type Change = (deps: Deps, own: Own) => Promise<unknown>

const changes: readonly Change[] = [
  (deps, { owner, id }) => {
    const { price, currency } = drawPrice()
    return editAdvert(deps, owner, id, { price: String(price), currency })
  },
  (deps, { owner, id }) => editAdvert(deps, owner, id, { placeSlug: drawPlace() }),
  (deps, { owner, id }) => editAdvert(deps, owner, id, { title: drawTitle() }),
  (deps, { owner, id }) => setPublic(deps, owner, id, maybe(70)),
  (deps, { owner, id }) => setPublic(deps, owner, id, true),
  (deps, { owner, id }) => promoteAdvert(deps, owner, id),
  (deps, { owner, id }) => promoteAdvert(deps, owner, id),
  (deps, { owner, id }) => archiveAdverts(deps, owner, [id]),
  (deps, { owner, id }) => (maybe(30) ? deleteAdverts(deps, owner, [id]) : Promise.resolve()),
  ({ sql }, { id }) =>
    sql`update adverts set status = 'active' where id = ${id} and status = 'review'`,
  ({ sql }, { id }) => sql`update adverts set ${sql(drawFlags())} where id = ${id}`,
  ({ sql }, { id }) => sql`update adverts set title_ro = ${drawTitle()} where id = ${id}`,
  ({ sql }, { id }) => {
    const { subcategory, attributes } = drawBranch()
    return sql`
      update adverts set attributes = ${sql.json(attributes)},
        (category_id, subcategory_id) = (select category_id, id from subcategories where slug = ${subcategory})
      where id = ${id}`
  },
]

async function switchAccount({ sql }: Deps, { id }: User): Promise<void> {
  await sql`update users set status = ${maybe(50) ? 'active' : 'banned'} where id = ${id}`
}

async function insertPublished({ sql, clock }: Deps, owner: User): Promise<number> {
  const { subcategory, attributes } = drawBranch()
  const now = clock.now()
  const publishedAt = new Date(now.getTime() - Math.random() * 12 * dayMs)
  const [row] = await sql<{ id: number }[]>`
    insert into adverts ${sql({
      ...drawFlags(),
      ...drawPrice(),
      owner_id: owner.id,
      status: 'active',
      title_ro: drawTitle(),
      attributes: sql.json(attributes),
      created_at: publishedAt,
      published_at: publishedAt,
      expires_at: new Date(now.getTime() + 20 * dayMs),
    })} returning id`
  const id = row?.id ?? 0
  await sql`
    update adverts set place_id = (select id from places where slug = ${drawPlace()}),
      (category_id, subcategory_id) = (select category_id, id from subcategories where slug = ${subcategory})
    where id = ${id}`
  return id
}
