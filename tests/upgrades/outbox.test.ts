import { expect, inject, onTestFinished, test } from 'vitest'
import { readSchema } from '#server/postgres/schema-files.ts'
import { createEmptyDatabase } from '../support/servers/database.ts'

const migration = '064_outbox.sql'

/** One row in each queue that there was before, without what it refers to. */
const rows = `
  set session_replication_role = replica;
  insert into users (id, username, password_hash, account_type) overriding system value values (1, 'ana', '-', 0);
  insert into deliveries (user_id, channel, notification_id, conversation_id, subscription_id, state, due_at, created_at)
  values (1, 'mail', 11, null, null, 'due', '2026-11-24 08:00Z', '2026-11-24 07:00Z'),
    (1, 'push', null, 12, 13, 'failed', '2026-11-24 08:00Z', '2026-11-24 07:00Z'),
    (1, 'telegram', 14, null, null, 'sent', '2026-11-24 08:00Z', '2026-11-24 07:00Z');
  insert into price_mails (user_id, due_at) values (1, '2026-11-25 06:00Z');
  insert into notifications (user_id, kind, advert_id, decision, created_at, mail_at)
  values (1, 'decision', 21, 'approve', '2026-11-24 07:00Z', '2026-11-24 07:10Z'),
    (1, 'decision', 22, 'approve', '2026-11-24 07:00Z', null);
  insert into saved_searches (user_id, name, address, frequency, filters, created_at, mail_due_at)
  values (1, 'Case', '/search', 'daily', '{}', '2026-11-24 07:00Z', '2026-11-25 06:00Z');
  insert into conversation_sides (conversation_id, user_id, is_incoming, last_at, mail_at)
  values (31, 1, true, '2026-11-24 07:00Z', '2026-11-24 07:10Z');
  insert into tickets (number, email, phone, language, topic, link_key, opened_at, changed_at)
  values ('1', 'ana@example.md', '', 'ro', 'code', gen_random_uuid(), now(), now()),
    ('2', '', '69000001', 'ro', 'code', gen_random_uuid(), now(), now());
  insert into ticket_mails (ticket_id, kind, key, attempts, due_at, created_at)
  select id, 'opened', ('00000000-0000-4000-8000-00000000000' || number)::uuid, 1, '2026-11-24 07:00Z', now() from tickets;
  insert into ticket_mails (ticket_id, kind, key, due_at, created_at)
  select id, 'solved', gen_random_uuid(), null, now() from tickets;
  set session_replication_role = origin;`

test('what waited in the queues of before waits in the outbox, once, with its keys and times', async () => {
  const { sql, drop } = await createEmptyDatabase(inject('target'))
  onTestFinished(drop)
  const { baseline, migrations } = await readSchema()
  const earlier = migrations.filter(({ name }) => name < migration)
  for (const { text } of [baseline, ...earlier]) await sql.unsafe(text).simple()
  await sql.unsafe(rows).simple()

  await sql.unsafe(migrations.find(({ name }) => name === migration)?.text ?? '').simple()

  const found = await sql`
    select channel, kind, state, user_id, subject_id, target_id, attempts,
      case when kind = 'ticket' then right(key::text, 1) else '' end as key, to_char(due_at at time zone 'UTC', 'DD HH24:MI') as due
    from outbox_messages order by channel, kind, subject_id`
  const told = { state: 'due', userId: 1, targetId: 0, attempts: 0, key: '' }
  const ticket = { ...told, kind: 'ticket', userId: null, attempts: 1, due: '24 07:00' }
  expect([...found]).toEqual([
    { ...told, channel: 'mail', kind: 'conversation', subjectId: 31, due: '24 07:10' },
    { ...told, channel: 'mail', kind: 'decision', subjectId: 1, due: '24 07:10' },
    { ...told, channel: 'mail', kind: 'notification', subjectId: 11, due: '24 08:00' },
    { ...told, channel: 'mail', kind: 'price-drops', subjectId: 0, due: '25 06:00' },
    { ...told, channel: 'mail', kind: 'saved-search', subjectId: 1, due: '25 06:00' },
    { ...ticket, channel: 'mail', subjectId: 1, targetId: 1, key: '1' },
    {
      ...{ ...told, channel: 'push', kind: 'conversation', state: 'dead' },
      ...{ subjectId: 12, targetId: 13, due: '24 08:00' },
    },
    { ...ticket, channel: 'sms', subjectId: 2, targetId: 2, key: '2' },
    {
      ...{ ...told, channel: 'telegram', kind: 'notification', state: 'sent' },
      ...{ subjectId: 14, due: '24 08:00' },
    },
  ])
})
