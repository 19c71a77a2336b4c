-- Conversations between a buyer and the seller of an advert. A side is what one person knows of a conversation.

create table conversations (
  id integer generated always as identity primary key,
  -- Null once the advert's row is erased; its title stays, so that the other side knows what was talked about.
  advert_id integer references adverts (id) on delete set null,
  title text not null default '',
  buyer_id integer not null references users (id),
  seller_id integer not null references users (id) check (seller_id <> buyer_id),
  -- Number of the newest message, held ones included.
  last_seq integer not null default 0,
  created_at timestamptz not null,
  unique (advert_id, buyer_id)
);
create index conversations_buyer on conversations (buyer_id);
create index conversations_seller on conversations (seller_id);

create table conversation_sides (
  conversation_id integer not null references conversations (id) on delete cascade,
  user_id integer not null references users (id),
  -- Incoming: about an advert of this person.
  is_incoming boolean not null,
  -- Messages of the other side that were not read.
  unread integer not null default 0 check (unread >= 0),
  read_seq integer not null default 0,
  -- Newest message that this side can see.
  last_seq integer not null default 0,
  last_at timestamptz not null,
  is_archived boolean not null default false,
  is_muted boolean not null default false,
  primary key (conversation_id, user_id)
);
create index conversation_sides_list on conversation_sides (user_id, is_incoming, is_archived, last_at desc, conversation_id desc);
create index conversation_sides_unread on conversation_sides (user_id, is_incoming, last_at desc) where unread > 0;

create table messages (
  conversation_id integer not null references conversations (id) on delete cascade,
  -- Order in the conversation, from 1, without gaps.
  seq integer not null,
  author_id integer not null references users (id),
  -- Made by the sender's device: a message sent again is the same one.
  client_id uuid not null,
  text text not null default '',
  -- Kept by a trigger.
  words tsvector not null default '',
  -- Language of the text; null when it cannot be told.
  language text check (language in ('ro', 'ru', 'en')),
  photos text[] not null default '{}',
  place_id integer references places (id),
  -- The author shares the phone number of the account until the moment in phone_revoked_at.
  shares_phone boolean not null default false,
  phone_revoked_at timestamptz,
  is_automatic boolean not null default false,
  -- Kinds of fraud that the reader is warned of.
  warnings text[] not null default '{}',
  -- Waits for a moderator; until then only its author sees it.
  is_held boolean not null default false,
  sent_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, author_id, client_id)
);
create index messages_words on messages using gin (words);
create index messages_held on messages (sent_at) where is_held;

-- Photos of messages: recorded before the files are written; one that no message took a day later is deleted.
create table message_photos (
  name text primary key,
  owner_id integer not null references users (id),
  stored_at timestamptz not null,
  conversation_id integer references conversations (id) on delete set null
);
create index message_photos_unsent on message_photos (stored_at) where conversation_id is null;
create index message_photos_owner on message_photos (owner_id);

create table blocks (
  user_id integer not null references users (id),
  blocked_id integer not null references users (id) check (blocked_id <> user_id),
  created_at timestamptz not null,
  primary key (user_id, blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

-- A seller's own answer to whoever asks whether an advert is still there.
create table auto_replies (
  user_id integer primary key references users (id),
  text text not null
);

-- Counted from conversation_sides instead: a company's row would be written by every message to it.
alter table users drop column unread_messages;
