-- Programs of companies: their keys, adverts by the company's own ids, answers to repeated requests, and addresses that
-- are told of events.

create table api_keys (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  -- Keyed digest: the key itself is shown once.
  digest text not null unique,
  -- Its beginning, by which its owner knows it.
  prefix text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Requests in a minute.
  per_minute smallint not null check (per_minute between 1 and 1000),
  created_at timestamptz not null,
  -- Null: it has no end.
  expires_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id, id);

-- Adverts by the ids that their company gives them.
create table partner_adverts (
  user_id integer not null references users (id) on delete cascade,
  own_id text not null,
  advert_id integer not null unique references adverts (id) on delete cascade,
  primary key (user_id, own_id)
);

-- Requests with an idempotency key, so that a repeated one gets the same answer.
create table partner_requests (
  key_id integer not null references api_keys (id) on delete cascade,
  -- Keyed digests: of what the partner sent in the header, and of the request.
  request text not null,
  print text not null,
  -- Null while it is being answered.
  status smallint,
  answer jsonb,
  begun_at timestamptz not null,
  primary key (key_id, request)
);
create index partner_requests_begun on partner_requests (begun_at);

-- A key and an address that were added are told as changes of the account.
alter table notifications
  drop constraint notifications_change_check,
  add constraint notifications_change_check check (change in ('password', 'phone', 'email', 'factorOn', 'factorOff',
    'warned', 'postingLimited', 'messagesLimited', 'banned', 'restored', 'apiKey', 'webhook'));

create table webhooks (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  url text not null,
  -- Encrypted with the session secret: it signs what is sent.
  secret text not null,
  events text[] not null check (cardinality(events) > 0),
  -- False once the password was recovered: who had the account may have added it.
  is_on boolean not null default true,
  -- Whether the last attempt failed.
  is_failing boolean not null default false,
  created_at timestamptz not null
);
create index webhooks_user on webhooks (user_id, id);

-- Queue of events for addresses, written by triggers in the transaction of the act.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id integer not null references webhooks (id) on delete cascade,
  -- The same at each address and attempt.
  event_id uuid not null,
  kind text not null,
  -- Ids and states, no words of people.
  data jsonb not null,
  happened_at timestamptz not null,
  -- `dead`: given up, sent again only on request.
  state text not null default 'due' check (state in ('due', 'sent', 'dead')),
  attempts smallint not null default 0,
  -- When to send it; while it is being sent, when to try again if the process dies.
  due_at timestamptz not null,
  -- First attempt, from which the time for others is counted.
  begun_at timestamptz,
  last_error text not null default '',
  sent_at timestamptz,
  dead_at timestamptz,
  unique (webhook_id, event_id),
  check ((state = 'sent') = (sent_at is not null)),
  check ((state = 'dead') = (dead_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, id) where state = 'due';
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_happened on webhook_deliveries (happened_at);
