-- Channels of notifications besides the site: what each user wants, where it goes, and the queue of what is to be sent.

-- What a user changed; absent rows are the defaults of the contract.
create table notification_settings (
  user_id integer not null references users (id) on delete cascade,
  event_group text not null,
  -- Null where another setting says it, or the mail is always sent.
  mail text check (mail in ('now', 'digest', 'off')),
  push boolean not null,
  telegram boolean not null,
  primary key (user_id, event_group)
);

-- Browsers that show pushes. One ends with the session in which it was subscribed.
create table push_subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_id);

create table telegram_chats (
  user_id integer primary key references users (id) on delete cascade,
  chat_id text not null unique,
  paired_at timestamptz not null
);
-- One-time links that pair a chat, as digests; one a user.
create table telegram_codes (
  user_id integer primary key references users (id) on delete cascade,
  digest text not null unique,
  expires_at timestamptz not null
);
-- The update of the bot that was read last.
create table telegram_updates (
  is_only boolean primary key default true check (is_only),
  last_id bigint not null
);

-- Whether the deliveries to other channels were made. Everything from before is left alone.
alter table notifications add column is_planned boolean not null default true;
alter table notifications alter column is_planned set default false;
create index notifications_unplanned on notifications (id) where not is_planned;
alter table conversation_sides add column is_planned boolean not null default true;
create index conversation_sides_unplanned on conversation_sides (user_id) where not is_planned;

-- What is to be sent to whom by which channel: a notification, or the unread messages of a conversation.
create table deliveries (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  channel text not null check (channel in ('mail', 'push', 'telegram')),
  notification_id integer references notifications (id) on delete cascade,
  conversation_id integer references conversations (id) on delete cascade,
  subscription_id integer references push_subscriptions (id) on delete cascade,
  -- `skipped`: it was read before; `unknown`: perhaps sent, and not tried again; `failed`: given up.
  state text not null default 'due' check (state in ('due', 'sent', 'skipped', 'unknown', 'failed')),
  attempts smallint not null default 0,
  -- When to send it; while it is being sent, when to try again if the process dies.
  due_at timestamptz not null,
  created_at timestamptz not null,
  check ((notification_id is null) <> (conversation_id is null)),
  check ((subscription_id is not null) = (channel = 'push'))
);
create index deliveries_due on deliveries (channel, due_at) where state = 'due';
create unique index deliveries_once on deliveries (user_id, channel, notification_id, conversation_id, subscription_id)
  nulls not distinct where state = 'due';
create index deliveries_notification on deliveries (notification_id) where notification_id is not null;
create index deliveries_conversation on deliveries (conversation_id) where conversation_id is not null;
create index deliveries_subscription on deliveries (subscription_id) where subscription_id is not null;
create index deliveries_created on deliveries (created_at);
