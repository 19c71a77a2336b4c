-- Offers of a price in conversations, and adverts that are reserved or sold by them.

create table offers (
  id integer generated always as identity primary key,
  conversation_id integer not null references conversations (id) on delete cascade,
  -- Number of the message that made it.
  seq integer not null,
  author_id integer not null references users (id),
  price numeric(12, 2) not null check (price > 0),
  -- That of the advert when the offer was made.
  currency text not null check (currency in ('MDL', 'EUR', 'USD')),
  state text not null default 'sent'
    check (state in ('sent', 'accepted', 'declined', 'countered', 'withdrawn', 'expired')),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  unique (conversation_id, seq)
);
-- One open offer in a conversation.
create unique index offers_open on offers (conversation_id) where state = 'sent';
create index offers_due on offers (expires_at) where state = 'sent';

-- The offer that a message makes, or that it accepts or declines.
alter table messages add offer_id integer references offers (id) on delete set null;
create index messages_offer on messages (offer_id) where offer_id is not null;

-- When this conversation was told that its advert is sold.
alter table conversations add told_sold_at timestamptz;

alter table adverts
  add reserved_until timestamptz,
  add reserved_for integer references users (id),
  add sold_at timestamptz,
  -- Null if it was sold elsewhere.
  add sold_to integer references users (id);
create index adverts_reserved on adverts (reserved_until) where reserved_until is not null;
create index adverts_reserved_for on adverts (reserved_for) where reserved_for is not null;
create index adverts_sold_to on adverts (sold_to) where sold_to is not null;
create index adverts_sold on adverts (sold_at) where sold_at is not null;
