import * as z from 'zod'
import { listFilters, type ListFiltersInput } from '#contract/rules/list-filters.ts'
import type { AlertFrequency } from '#contract/saved-searches.ts'
import type { Deps } from '#domains/deps.ts'
import { saveSearch } from '#domains/saved-searches/service.ts'
import { freshName } from '../fresh.ts'

const Filters = z.object(listFilters)

/** Saves a search by words, unless the filters have a type. Returns its id. */
export async function savedSearch(
  deps: Deps,
  user: { readonly id: number },
  filters: ListFiltersInput,
  fields: { frequency?: AlertFrequency; name?: string } = {},
): Promise<number> {
  const { frequency = 'daily', name = 'Căutare' } = fields
  const typed = Filters.parse({ searchType: filters.search ? 'search' : 'all', ...filters })
  const address = `/search?q=${encodeURIComponent(filters.search ?? '')}`
  return (await saveSearch(deps, user, { name, address, frequency, filters: typed })).id
}

/** Ids of the adverts that matched a saved search. */
export async function hitsOf(deps: Pick<Deps, 'sql'>, searchId: number): Promise<number[]> {
  const rows = await deps.sql<{ id: number }[]>`
    select advert_id as id from saved_search_hits where saved_search_id = ${searchId} order by advert_id`
  return rows.map(({ id }) => id)
}

/** Gives the user a confirmed e-mail address. */
export async function withEmail(
  deps: Pick<Deps, 'sql'>,
  user: { readonly id: number },
  language = 'ro',
): Promise<string> {
  const email = `${freshName()}@example.md`
  await deps.sql`update users set email = ${email}, language = ${language} where id = ${user.id}`
  return email
}

/** Texts of the mails to an address, oldest first. */
export async function mailsTo(deps: Pick<Deps, 'sql'>, email: string): Promise<string[]> {
  const rows = await deps.sql<{ body: string }[]>`
    select body from outbox where channel = 'mail' and recipient = ${email} order by id`
  return rows.map(({ body }) => body)
}

export async function unreadOf(
  deps: Pick<Deps, 'sql'>,
  user: { readonly id: number },
): Promise<number> {
  const [row] = await deps.sql<{ n: number }[]>`
    select unread_notifications as n from users where id = ${user.id}`
  return row?.n ?? -1
}
