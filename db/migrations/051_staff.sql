-- Staff: roles, proof of the second factor, claims of cases, the audit log, and what staff decide about accounts.

create table staff_roles (
  user_id integer not null references users (id) on delete cascade,
  role text not null check (role in ('moderator', 'support', 'editor', 'finance', 'admin')),
  -- Null: granted by an operator's command.
  granted_by integer references users (id) on delete set null,
  granted_at timestamptz not null,
  primary key (user_id, role)
);
create index staff_roles_granted_by on staff_roles (granted_by) where granted_by is not null;
insert into staff_roles (user_id, role, granted_at) select id, role, now() from users where role <> 'user';
alter table users drop column role;

-- Sessions that have proved the second factor for the console.
create table staff_sessions (
  session_id uuid primary key references sessions (id) on delete cascade,
  proved_at timestamptz not null,
  used_at timestamptz not null
);

-- Who works on a case of a queue, so that nobody else takes it meanwhile.
create table staff_claims (
  queue text not null,
  subject_id bigint not null,
  staff_id integer not null references users (id) on delete cascade,
  claimed_at timestamptz not null,
  primary key (queue, subject_id)
);
create index staff_claims_staff on staff_claims (staff_id);

-- Acts of staff. Only added to: db/functions/staff.sql refuses the rest.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: an operator's command.
  staff_id integer references users (id),
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  -- States before and after, without personal data.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  reason text not null default ''
);
create index audit_log_at on audit_log (at, id);
create index audit_log_staff on audit_log (staff_id, id);
create index audit_log_subject on audit_log (subject_kind, subject_id, id);
create index audit_log_act on audit_log (act, id);

-- What staff have decided about an account. One of a kind is in force at a time; a warning restricts nothing.
create table account_restrictions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('warning', 'posting', 'messages', 'ban')),
  -- Words for the person.
  reason text not null,
  begins_at timestamptz not null,
  -- Null: until it is lifted.
  ends_at timestamptz,
  lifted_at timestamptz,
  check (kind <> 'warning' or ends_at is null)
);
create unique index account_restrictions_in_force on account_restrictions (user_id, kind)
  where lifted_at is null and kind <> 'warning';
create index account_restrictions_user on account_restrictions (user_id, id);
create index account_restrictions_ends on account_restrictions (ends_at)
  where lifted_at is null and ends_at is not null;

-- Notes of staff about an account, for staff alone.
create table account_notes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  staff_id integer not null references users (id) on delete cascade,
  text text not null,
  written_at timestamptz not null
);
create index account_notes_user on account_notes (user_id, id);
create index account_notes_staff on account_notes (staff_id);

-- Accounts that were logged in to in one browser.
create table shared_browsers (
  user_id integer not null references users (id) on delete cascade,
  other_id integer not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (user_id, other_id),
  check (user_id < other_id)
);
create index shared_browsers_other on shared_browsers (other_id);
create index shared_browsers_seen on shared_browsers (seen_at);

-- A decision about the account is told as a change of it, with its reason.
alter table notifications
  drop constraint notifications_change_check,
  add constraint notifications_change_check check (change in ('password', 'phone', 'email', 'factorOn', 'factorOff',
    'warned', 'postingLimited', 'messagesLimited', 'banned', 'restored')),
  add column restriction_id integer references account_restrictions (id) on delete cascade;
create index notifications_restriction on notifications (restriction_id) where restriction_id is not null;

-- Search of people by parts of their names.
create index users_names on users using gin (
  (lower(username || ' ' || full_name || ' ' || coalesce(brand, ''))) gin_trgm_ops);
