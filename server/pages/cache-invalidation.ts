import type { Sql } from 'postgres'
import { cacheTagsOfSeller } from '#domains/adverts/service.ts'
import type { CacheInvalidation } from '#domains/deps.ts'

const channel = 'changed'

/** PostgreSQL takes less than 8,000 bytes a notice. */
const mostBytes = 7_000

/**
 * Sends the tags of changed data to every process of this database over LISTEN/NOTIFY. The sending process drops
 * its pages at once: who publishes must find the advert with their next request. The change itself is committed by
 * then, so a notice that cannot be sent goes to `failed`: the others' pages are a minute old at most.
 */
export async function databaseInvalidation(
  sql: Sql,
  drop: (tags: ReadonlySet<string>) => void,
  failed: (error: Error) => void = () => {},
): Promise<CacheInvalidation> {
  await sql.listen(channel, (payload) => drop(new Set(payload.split(' '))))
  return {
    invalidate: async (...changed) => {
      const tags = await expandSellers(sql, changed)
      drop(new Set(tags))
      const notices = noticesOf(tags)
      await sql`
        select pg_notify(${channel}, notice) from unnest(${notices}::text[]) notice`.catch(failed)
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

/** The tags in as few notices as there is room for. */
function noticesOf(tags: readonly string[]): string[] {
  const notices: string[] = []
  let notice = ''
  for (const tag of tags) {
    if (notice && Buffer.byteLength(notice) + Buffer.byteLength(tag) >= mostBytes) {
      notices.push(notice)
      notice = ''
    }
    notice += notice ? ` ${tag}` : tag
  }
  return notice ? [...notices, notice] : notices
}
