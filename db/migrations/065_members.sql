-- Members of companies with their roles, and one table of the own ids of adverts.

create table company_members (
  company_id integer not null references users (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade check (user_id <> company_id),
  role text not null check (role in ('admin', 'editor', 'support', 'viewer')),
  joined_at timestamptz not null,
  -- Since the password of the company was recovered; null: may act.
  paused_at timestamptz,
  primary key (company_id, user_id)
);
create index company_members_user on company_members (user_id);

create table member_invitations (
  id integer generated always as identity primary key,
  company_id integer not null references users (id) on delete cascade,
  -- Of the link, which is shown once.
  digest text not null unique,
  -- A phone number, an e-mail address or a username, as it was typed.
  recipient text not null,
  -- Their account, which is told of it; null: there is none.
  recipient_id integer references users (id) on delete set null,
  role text not null check (role in ('admin', 'editor', 'support', 'viewer')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index member_invitations_company on member_invitations (company_id, lower(recipient));
create index member_invitations_recipient on member_invitations (recipient_id) where recipient_id is not null;
create index member_invitations_expired on member_invitations (expires_at);

-- What members did for their company; the same within ten minutes is one line.
create table member_acts (
  id bigint generated always as identity primary key,
  company_id integer not null references users (id) on delete cascade,
  -- Null: of an account that was erased.
  user_id integer references users (id) on delete set null,
  act text not null,
  -- Number of the advert, conversation, import or bill; 0: of none.
  subject bigint not null default 0,
  -- Ten minutes since 1970.
  slot integer not null,
  times integer not null default 1 check (times >= 0),
  at timestamptz not null
);
create unique index member_acts_slot on member_acts (company_id, user_id, act, subject, slot);
create index member_acts_company on member_acts (company_id, at desc, id desc);
create index member_acts_user on member_acts (user_id);
create index member_acts_at on member_acts (at);

-- For which company a session acts: for none as soon as the membership ends.
alter table sessions
  add column acting_for integer,
  add constraint sessions_acting_for foreign key (acting_for, user_id)
    references company_members (company_id, user_id) on delete set null (acting_for);
create index sessions_acting on sessions (acting_for, user_id) where acting_for is not null;

-- Keys and addresses end with the membership of whoever made them. Null: the company itself.
alter table api_keys add column made_by integer references users (id) on delete set null;
create index api_keys_made_by on api_keys (made_by) where made_by is not null;
alter table webhooks add column made_by integer references users (id) on delete set null;
create index webhooks_made_by on webhooks (made_by) where made_by is not null;

-- Notifications of memberships name the other side.
alter table notifications
  drop constraint notifications_change_check,
  add constraint notifications_change_check check (change in ('password', 'phone', 'email', 'factorOn', 'factorOff',
    'warned', 'postingLimited', 'messagesLimited', 'banned', 'restored', 'apiKey', 'webhook', 'memberInvited',
    'memberJoined', 'memberLeft', 'memberRemoved'));
