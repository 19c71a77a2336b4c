import type { Sql } from 'postgres'
import { cacheTagsOfSeller } from '#domains/adverts/service.ts'
import type { CacheInvalidation } from '#domains/deps.ts'
import { everyPage } from './rendered-cache.ts'

const channel = 'changed'

/** PostgreSQL limits the payload of NOTIFY to 8,000 bytes. */
const maxPayloadBytes = 7_000

/**
 * Sends the tags of changed data to every process of this database by LISTEN/NOTIFY. The sending process drops its
 * pages at once, so that a user's next request shows the change. The change is committed by then, so nothing is thrown:
 * errors are passed to `failed`. Without the adverts of a seller all pages are dropped; after a failed NOTIFY the pages
 * of other processes are stale for at most a minute.
 */
export async function databaseInvalidation(
  sql: Sql,
  drop: (tags: ReadonlySet<string>) => void,
  failed: (error: Error) => void = () => {},
): Promise<CacheInvalidation> {
  await sql.listen(channel, (payload) => drop(new Set(payload.split(' '))))
  return {
    invalidate: async (...changed) => {
      const tags = await expandSellers(sql, changed).catch((error: Error) => {
        failed(error)
        return [...changed, everyPage]
      })
      drop(new Set(tags))
      const payloads = payloadsOf(tags)
      await sql`
        select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`.catch(
        failed,
      )
    },
  }
}

/** Replaces `seller:<id>` by the tags of the pages that show the seller's adverts. */
async function expandSellers(sql: Sql, tags: readonly string[]): Promise<string[]> {
  const expanded = tags.map((tag) => {
    const [, id] = /^seller:(\d+)$/.exec(tag) ?? []
    return id === undefined ? [tag] : cacheTagsOfSeller({ sql }, Number(id))
  })
  return (await Promise.all(expanded)).flat()
}

/** Joins the tags into as few payloads as possible. */
function payloadsOf(tags: readonly string[]): string[] {
  const payloads: string[] = []
  let payload = ''
  for (const tag of tags) {
    if (payload && Buffer.byteLength(payload) + Buffer.byteLength(tag) >= maxPayloadBytes) {
      payloads.push(payload)
      payload = ''
    }
    payload += payload ? ` ${tag}` : tag
  }
  return payload ? [...payloads, payload] : payloads
}
