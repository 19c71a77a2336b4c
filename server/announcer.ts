import type { Sql } from 'postgres'
import type { Announcer } from '#domains/deps.ts'

const channel = 'changed'

/** PostgreSQL takes less than 8,000 bytes a notice. */
const mostBytes = 7_000

/**
 * Announces over LISTEN/NOTIFY, so that all processes on this database hear. The announcing process hears at
 * once: who publishes must find the advert with their next request. What is announced is done already, so a notice
 * that cannot be sent is a matter for `failed` and not for who did it: the others' pages are a minute old at most.
 */
export async function databaseAnnouncer(
  sql: Sql,
  hear: (tags: ReadonlySet<string>) => void,
  failed: (error: Error) => void = () => {},
): Promise<Announcer> {
  await sql.listen(channel, (payload) => hear(new Set(payload.split(' '))))
  return {
    changed: async (...tags) => {
      hear(new Set(tags))
      const notices = noticesOf(tags)
      await sql`
        select pg_notify(${channel}, notice) from unnest(${notices}::text[]) notice`.catch(failed)
    },
  }
}

/** The tags in as few texts as there is room for. */
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
