import type { Sql } from 'postgres'
import type { Clock, Messenger } from '#domains/deps.ts'

export interface OutboxItem {
  readonly channel: 'sms' | 'voice' | 'mail'
  readonly to: string
  readonly text: string
  readonly code?: string
  readonly createdAt: Date
}

/** Messages that are kept; older ones are deleted. */
const maxMessages = 1_000

/** Replaces SMS, calls and mail where no provider is configured; the messages are shown at /dev/outbox. */
export function outboxMessenger(sql: Sql, clock: Clock): Messenger {
  const put = async (item: Omit<OutboxItem, 'createdAt'>): Promise<'sent'> => {
    await sql`
      insert into outbox (channel, recipient, body, code, created_at)
      values (${item.channel}, ${item.to}, ${item.text}, ${item.code ?? null}, ${clock.now()})`
    await sql`delete from outbox where id <= (select max(id) from outbox) - ${maxMessages}`
    return 'sent'
  }
  return {
    sms: ({ to, text, code }) => put({ channel: 'sms', to, text, ...(code && { code }) }),
    voice: ({ to, text, code }) => put({ channel: 'voice', to, text, ...(code && { code }) }),
    mail: ({ to, subject, text, thread }) => {
      const answers = thread?.replyTo ? `\nReply-To: ${thread.replyTo}` : ''
      return put({ channel: 'mail', to, text: `${subject}${answers}\n\n${text}` })
    },
  }
}

/** Newest first. */
export async function listOutbox(sql: Sql, limit: number): Promise<OutboxItem[]> {
  const rows = await sql<(Omit<OutboxItem, 'code'> & { code: string | null })[]>`
    select channel, recipient as to, body as text, code, created_at
    from outbox order by id desc limit ${limit}`
  return rows.map(({ code, ...item }) => (code === null ? item : { ...item, code }))
}
