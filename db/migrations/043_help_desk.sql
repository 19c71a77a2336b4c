-- Help desk: tickets of users and of guests, their messages, pictures and mails.

-- Codes that prove an e-mail address or a number of somebody without an account. One belongs to who asked for it, by a
-- secret handle, so nobody else can use up its tries.
create table contact_codes (
  digest text primary key,
  email text not null default '',
  phone text not null default '',
  nonce uuid not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  proved_until timestamptz,
  check ((email = '') <> (phone = ''))
);
create index contact_codes_expires on contact_codes (expires_at);

-- Last number of each day in Chișinău.
create table ticket_days (
  day date primary key,
  last_number integer not null
);

create table tickets (
  id integer generated always as identity primary key,
  -- "GS-20261123-0042": to speak of it; gives no access.
  number text not null unique,
  user_id integer references users (id),
  -- Contact of a guest, who has proved it; a user's is that of the account.
  email text not null default '',
  phone text not null default '',
  language text not null check (language in ('ro', 'ru', 'en')),
  topic text not null check (topic in ('code', 'login', 'rejected', 'missing', 'safety', 'messages', 'payment', 'company',
    'data', 'other')),
  advert_id integer references adverts (id) on delete set null,
  state text not null default 'new' check (state in ('new', 'open', 'waiting', 'solved', 'closed')),
  -- Part of the secret link and of the address for answers, neither of which is stored.
  link_key uuid not null unique,
  -- The closed ticket that this one goes on with.
  follows_id integer references tickets (id) on delete set null,
  -- Talk with the help-bot before it: [{ "from": "me", "text": "…" }]
  talk jsonb not null default '[]',
  score smallint check (score between 1 and 5),
  score_text text not null default '',
  opened_at timestamptz not null,
  -- When the state or the messages changed last.
  changed_at timestamptz not null,
  check ((user_id is null) = (email <> '' or phone <> ''))
);
create index tickets_user on tickets (user_id, changed_at desc) where user_id is not null;
create index tickets_email on tickets (email) where email <> '';
create index tickets_phone on tickets (phone) where phone <> '';
create index tickets_advert on tickets (advert_id) where advert_id is not null;
create index tickets_follows on tickets (follows_id) where follows_id is not null;
create index tickets_state on tickets (state, changed_at);

create table ticket_messages (
  id integer generated always as identity primary key,
  ticket_id integer not null references tickets (id) on delete cascade,
  author text not null check (author in ('person', 'staff')),
  text text not null default '',
  photos text[] not null default '{}',
  -- Files of a mail that were no pictures.
  left_out smallint not null default 0,
  -- Message-ID of the mail that it came by; empty for others.
  mail_id text not null default '',
  -- Address of a mail that was not sent by the ticket's contact: staff alone see it, until they accept it.
  held_from text not null default '',
  sent_at timestamptz not null
);
create index ticket_messages_ticket on ticket_messages (ticket_id, id);
create index ticket_messages_held on ticket_messages (sent_at) where held_from <> '';

-- Pictures: recorded before the files are written; one that no message took a day later is deleted.
create table ticket_photos (
  name text primary key,
  -- Who may send it: a user, a proved contact as a digest, or a ticket.
  holder text not null,
  stored_at timestamptz not null,
  ticket_id integer references tickets (id) on delete set null
);
create index ticket_photos_unsent on ticket_photos (stored_at) where ticket_id is null;
create index ticket_photos_ticket on ticket_photos (ticket_id) where ticket_id is not null;

-- What is mailed to the contact, or sent as SMS where there is only a number.
create table ticket_mails (
  id integer generated always as identity primary key,
  ticket_id integer not null references tickets (id) on delete cascade,
  kind text not null check (kind in ('opened', 'reply', 'solved')),
  message_id integer references ticket_messages (id) on delete cascade,
  -- Left part of its Message-ID, by which an answer finds the ticket.
  key uuid not null unique,
  attempts smallint not null default 0,
  -- Null: sent, or given up.
  due_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'reply') = (message_id is not null))
);
create index ticket_mails_due on ticket_mails (due_at) where due_at is not null;
create index ticket_mails_ticket on ticket_mails (ticket_id, id);
create index ticket_mails_message on ticket_mails (message_id) where message_id is not null;

-- Received mails by the digest of their Message-ID, so that each is read once.
create table inbound_mails (
  digest text primary key,
  outcome text not null,
  received_at timestamptz not null
);
create index inbound_mails_received on inbound_mails (received_at);

-- Notifications of answers to own tickets; while one is unread, the next of the same ticket takes its place.
alter table notifications
  drop constraint notifications_kind_check,
  drop constraint notifications_check,
  add column ticket_id integer references tickets (id) on delete cascade;
alter table notifications
  add constraint notifications_kind_check check (kind in ('search', 'price', 'account', 'decision', 'report', 'offer',
    'review', 'hidden', 'sold', 'followed', 'ticket')),
  add constraint notifications_check check (case kind when 'search' then saved_search_id is not null
    when 'account' then change is not null
    when 'decision' then advert_id is not null and decision is not null
    when 'report' then report_id is not null
    when 'offer' then conversation_id is not null and offer_id is not null and event is not null
    when 'review' then review_id is not null and event is not null
    when 'hidden' then advert_id is not null
    when 'sold' then advert_id is not null and event is not null
    when 'followed' then seller_id is not null
    when 'ticket' then ticket_id is not null
    else advert_id is not null and price_before is not null and price_now is not null and currency is not null end);
create index notifications_ticket on notifications (ticket_id) where ticket_id is not null;
create unique index notifications_unread_ticket on notifications (user_id, ticket_id)
  where not is_read and kind = 'ticket';
