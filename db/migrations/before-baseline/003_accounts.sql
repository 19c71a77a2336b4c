alter table users
  add column address text not null default '',
  add column deleted_at timestamptz,
  -- Sealed with the session secret; a secret without the flag waits for its first code.
  add column second_factor_secret text not null default '',
  add column has_second_factor boolean not null default false,
  -- The last time step a code was accepted for: no code is good twice.
  add column second_factor_step bigint not null default 0,
  -- Digests of the recovery codes that are left.
  add column recovery_codes text[] not null default '{}';
create index users_deleted on users (deleted_at) where deleted_at is not null;

alter table sessions
  add column device text not null default '',
  add column seen_at timestamptz;
update sessions set seen_at = created_at;
alter table sessions alter column seen_at set not null;
create index attempts_expires on attempts (expires_at);
create index sessions_expires on sessions (expires_at);

-- One code at a time for a number and a purpose. The code itself is nowhere: it follows from the nonce and the
-- session secret. Once it was given rightly, `proved_by` may go on until `proved_until`.
create table phone_codes (
  phone text not null,
  purpose text not null check (purpose in ('register', 'restore', 'change')),
  nonce uuid not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  proved_by text,
  proved_until timestamptz,
  primary key (phone, purpose)
);

-- One-time links of e-mails; only their digests are kept. A new link of a purpose replaces the one before.
create table email_links (
  digest text primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'change', 'restore')),
  email text not null,
  expires_at timestamptz not null,
  unique (user_id, purpose)
);

create table callbacks (
  id integer generated always as identity primary key,
  phone text not null,
  name text not null,
  preferred_time text not null,
  language text not null check (language in ('ro', 'ru', 'en')),
  status text not null default 'waiting' check (status in ('waiting', 'called', 'closed')),
  requested_by text not null,
  requested_at timestamptz not null
);
create unique index callbacks_open on callbacks (phone) where status <> 'closed';

-- What the local stand-ins for SMS, calls and mail have "sent".
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'voice', 'mail')),
  recipient text not null,
  body text not null,
  code text,
  created_at timestamptz not null
);

-- Adverts of an account that is closed are out of sight as long as it is.
alter table adverts add column is_owner_active boolean not null default true;
