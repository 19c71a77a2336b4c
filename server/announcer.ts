import type { Sql } from 'postgres'
import type { Announcer } from '#domains/deps.ts'

const channel = 'changed'

/**
 * Announces over LISTEN/NOTIFY, so that all processes on this database hear. The announcing process hears at
 * once: who publishes must find the advert with their next request.
 */
export async function databaseAnnouncer(
  sql: Sql,
  hear: (tags: ReadonlySet<string>) => void,
): Promise<Announcer> {
  await sql.listen(channel, (payload) => hear(new Set(payload.split(' '))))
  return {
    changed: async (...tags) => {
      hear(new Set(tags))
      await sql.notify(channel, tags.join(' '))
    },
  }
}
