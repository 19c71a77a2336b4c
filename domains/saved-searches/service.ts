import type { ListFilters } from '#contract/rules/list-filters.ts'
import { savedSearchesOfUser } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import type { AlertFrequency } from '#contract/saved-searches.ts'
import type { Db, Deps } from '../deps.ts'
import type { User } from '../implement.ts'
import { readSearchNotification } from '../notifications/service.ts'
import { setCondition, storedCondition } from './conditions.ts'
import { requeueSearchMail } from './mails/queue.ts'
import { lastingFilters } from './rules.ts'
import {
  countSearches,
  deleteSearch,
  deleteSearchesOf,
  findSameSearch,
  insertSearch,
  listSearches,
  lockSearchesOf,
  markHitsSeen,
  updateAddress,
  updateSearch,
  type StoredSearch,
} from './store.ts'

export interface TypedSearch {
  readonly name: string
  /** Path and query of the list. */
  readonly address: string
  readonly frequency: AlertFrequency
  readonly filters: ListFilters
}

/** Own saved searches, newest first. */
export async function searchesOf(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
): Promise<StoredSearch[]> {
  return listSearches(deps.sql, user.id)
}

/**
 * Saves a search, which is matched against adverts from now on. Saving the same filters again changes name and
 * frequency. Refuses more than a user may have.
 */
export async function saveSearch(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
  typed: TypedSearch,
): Promise<StoredSearch> {
  const lasting = lastingFilters(typed.filters)
  const filters = JSON.stringify(lasting)
  const condition = await storedCondition(deps, lasting)
  const { address, frequency } = typed
  const name = oneLine(typed.name)
  const id = await deps.sql.begin(async (sql) => {
    await lockSearchesOf(sql, user.id)
    const same = await findSameSearch(sql, user.id, filters)
    if (same === null) await refuseTooMany(sql, user)
    const search = {
      userId: user.id,
      name,
      address,
      frequency,
      filters,
      createdAt: deps.clock.now(),
    }
    const saved = same ?? (await insertSearch(sql, search))
    await updateAddress(sql, saved, address)
    await setCondition(sql, saved, condition)
    return saved
  })
  return changeSearch(deps, user, id, { name, frequency })
}

async function refuseTooMany(sql: Db, user: Pick<User, 'id'>): Promise<void> {
  if ((await countSearches(sql, user.id)) >= savedSearchesOfUser) {
    throw new Refusal('too_many_searches')
  }
}

/** Changes name or frequency. Another user's search is refused as nonexistent. */
export async function changeSearch(
  deps: Pick<Deps, 'sql' | 'clock'>,
  user: Pick<User, 'id'>,
  id: number,
  { name, frequency }: { name?: string | undefined; frequency?: AlertFrequency | undefined },
): Promise<StoredSearch> {
  return deps.sql.begin(async (sql) => {
    const before = await ownSearch(sql, user, id)
    await updateSearch(sql, id, { name: name === undefined ? name : oneLine(name), frequency })
    if (frequency !== undefined && frequency !== before.frequency) {
      const mailed = { id, userId: user.id, frequency, sentAt: before.sentAt }
      await requeueSearchMail(sql, mailed, deps.clock.now())
    }
    return ownSearch(sql, user, id)
  })
}

/** Marks all adverts of a search as seen. Another user's search is refused as nonexistent. */
export async function markSearchSeen(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
  id: number,
): Promise<void> {
  await deps.sql.begin(async (sql) => {
    await ownSearch(sql, user, id)
    await markHitsSeen(sql, id)
    await readSearchNotification(sql, id)
  })
}

/** Another user's search is refused as nonexistent. */
export async function removeSearch(
  deps: Pick<Deps, 'sql'>,
  user: Pick<User, 'id'>,
  id: number,
): Promise<void> {
  if (!(await deleteSearch(deps.sql, user.id, id))) throw new Refusal('search_not_found')
}

/** Deletes all saved searches of a user. */
export async function eraseSearchesOf(sql: Db, userId: number): Promise<void> {
  await deleteSearchesOf(sql, userId)
}

async function ownSearch(sql: Db, user: Pick<User, 'id'>, id: number): Promise<StoredSearch> {
  const [search] = await listSearches(sql, user.id, id)
  if (!search) throw new Refusal('search_not_found')
  return search
}

/** The name is part of a mail's subject. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
