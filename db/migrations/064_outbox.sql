-- The outbox: what is sent to people by mail, SMS, push and Telegram, written in the transaction of the act.
create table outbox_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms', 'push', 'telegram', 'webhook')),
  -- Names the code that words it when it is sent.
  kind text not null,
  -- Null: nobody with an account.
  user_id integer references users (id) on delete cascade,
  -- What it is about, by the kind, and which address of the user; 0: nothing more, the only one.
  subject_id integer not null default 0,
  target_id integer not null default 0,
  -- Address or number as of the act, and what was said by it; emptied when it was sent.
  recipient text not null default '',
  details jsonb not null default '{}',
  -- Idempotency key, equal for each attempt.
  key uuid not null default gen_random_uuid() unique,
  -- `skipped`: of no use any more; `unknown`: perhaps sent, and not tried again; `dead`: given up; `dropped`: by staff.
  state text not null default 'due' check (state in ('due', 'sent', 'skipped', 'unknown', 'dead', 'dropped')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  -- While it is being sent: when another process may send it, if this one dies.
  leased_until timestamptz,
  -- When to send it again, because its object has changed while it was being sent.
  again_at timestamptz,
  created_at timestamptz not null,
  -- After this it is no news any more.
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Without personal data.
  last_error text not null default ''
);
create index outbox_messages_due on outbox_messages (channel, due_at) where state = 'due';
create unique index outbox_messages_once on outbox_messages (channel, kind, user_id, subject_id, target_id)
  nulls not distinct where state = 'due';
create index outbox_messages_user on outbox_messages (user_id) where user_id is not null;
create index outbox_messages_unsent on outbox_messages (channel, kind, id) where state in ('dead', 'unknown');
create index outbox_messages_ended on outbox_messages (ended_at) where ended_at is not null;

insert into outbox_messages (channel, kind, user_id, subject_id, target_id, state, attempts, due_at, again_at, created_at,
  expires_at, ended_at)
select channel, case when notification_id is null then 'conversation' else 'notification' end, user_id,
  coalesce(notification_id, conversation_id), coalesce(subscription_id, 0),
  case state when 'failed' then 'dead' else state end, attempts, due_at, again_at, created_at,
  created_at + interval '48 hours', case when state <> 'due' then due_at end
from deliveries;
drop table deliveries;

insert into outbox_messages (channel, kind, user_id, due_at, created_at, expires_at)
select 'mail', 'price-drops', user_id, due_at, now(), due_at + interval '7 days' from price_mails;
drop table price_mails;

insert into outbox_messages (channel, kind, user_id, subject_id, due_at, created_at, expires_at)
select 'mail', 'decision', user_id, id, mail_at, created_at, mail_at + interval '48 hours'
from notifications where mail_at is not null;
alter table notifications drop column mail_at;

insert into outbox_messages (channel, kind, user_id, subject_id, due_at, created_at, expires_at)
select 'mail', 'saved-search', user_id, id, mail_due_at, now(), mail_due_at + interval '48 hours'
from saved_searches where mail_due_at is not null;
alter table saved_searches drop column mail_due_at;

insert into outbox_messages (channel, kind, user_id, subject_id, due_at, created_at, expires_at)
select 'mail', 'conversation', user_id, conversation_id, mail_at, now(), mail_at + interval '7 days'
from conversation_sides where mail_at is not null;
alter table conversation_sides drop column mail_at;

insert into outbox_messages (channel, kind, user_id, subject_id, target_id, key, attempts, due_at, created_at, expires_at)
select case when t.phone <> '' then 'sms' else 'mail' end, 'ticket', t.user_id, t.id, m.id, m.key, m.attempts, m.due_at,
  m.created_at, m.due_at + interval '48 hours'
from ticket_mails m join tickets t on t.id = m.ticket_id where m.due_at is not null;
alter table ticket_mails drop column due_at, drop column attempts;

-- Notices before the end of an advert: notice_sent_at says when one was queued.
alter table adverts drop column notice_retry_at;
