-- Saved searches, what came into them, and prices that fell: what people are told of.

-- Arrivals and saved searches draw from one sequence, so that "came after it was saved" does not hang on clocks.
create sequence arrival_order;

create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  -- Path and query of the list, for people.
  address text not null,
  -- What the list was narrowed to, in the words of the contract; the condition below is made of it.
  filters jsonb not null,
  -- What an advert must meet, see domains/search/condition.ts; without a query, none does.
  query tsquery,
  limits jsonb,
  -- Bounds in another currency are in lei by the rates of this day.
  rated_on date,
  frequency text not null check (frequency in ('now', 'daily', 'weekly', 'never')),
  saved_order bigint not null default nextval('arrival_order'),
  created_at timestamptz not null,
  sent_at timestamptz,
  -- When the mail of what came is to go; null while nothing waits.
  mail_due_at timestamptz
);
create unique index saved_searches_same on saved_searches (user_id, md5(filters::text));
create index saved_searches_foreign on saved_searches (rated_on)
where filters ->> 'currency' <> 'MDL' and filters ?| '{priceMin,priceMax}';
create index saved_searches_due on saved_searches (mail_due_at) where mail_due_at is not null;

-- Every advert that meets a search has at least one of its anchors among its lexemes.
-- From an advert to the searches it may belong to it is so one look into an index for each of its words.
create table saved_search_anchors (
  lexeme text collate "C" not null,
  saved_search_id integer not null references saved_searches (id) on delete cascade,
  primary key (lexeme, saved_search_id)
);
create index saved_search_anchors_search on saved_search_anchors (saved_search_id);

-- An advert comes into a search once, however often it leaves and returns.
create table saved_search_hits (
  saved_search_id integer not null references saved_searches (id) on delete cascade,
  advert_id integer not null references adverts (id) on delete cascade,
  found_at timestamptz not null,
  is_seen boolean not null default false,
  is_mailed boolean not null default false,
  primary key (saved_search_id, advert_id)
);
create index saved_search_hits_unseen on saved_search_hits (saved_search_id) where not is_seen;
create index saved_search_hits_unmailed on saved_search_hits (saved_search_id) where not is_mailed;
create index saved_search_hits_advert on saved_search_hits (advert_id);
create index saved_search_hits_found on saved_search_hits (found_at);

create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('search', 'price')),
  saved_search_id integer references saved_searches (id) on delete cascade,
  advert_id integer references adverts (id) on delete cascade,
  count integer not null default 1,
  price_before numeric(12, 2),
  price_now numeric(12, 2),
  currency text,
  created_at timestamptz not null,
  is_read boolean not null default false,
  is_mailed boolean not null default false,
  check (case kind when 'search' then saved_search_id is not null
    else advert_id is not null and price_before is not null and price_now is not null and currency is not null end)
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_advert on notifications (advert_id);
create index notifications_search on notifications (saved_search_id);
create index notifications_unmailed on notifications (user_id) where kind = 'price' and not is_mailed;
-- While one is unread, the next of the same kind is added to it.
create unique index notifications_unread_search on notifications (saved_search_id) where not is_read and kind = 'search';
create unique index notifications_unread_price on notifications (user_id, advert_id) where not is_read and kind = 'price';

-- Whose favourite an advert is.
create index favorites_advert on favorites (advert_id);

alter table users add column wants_price_alerts boolean not null default true;

-- Who is to get the mail of fallen prices, and when.
create table price_mails (
  user_id integer primary key references users (id) on delete cascade,
  due_at timestamptz not null
);
create index price_mails_due on price_mails (due_at);

-- Whether everybody could see the advert at some time: then showing it once more is no news.
alter table adverts add column was_public boolean not null default true;
alter table adverts alter column was_public set default false;
update adverts set was_public = false where published_at is null;

-- Adverts that may have come into searches, and prices that fell: written with the advert, in one transaction, and
-- taken by a worker. As rows of a queue, so that neither waits for the other.
create table advert_arrivals (
  id bigint primary key default nextval('arrival_order'),
  advert_id integer not null references adverts (id) on delete cascade,
  -- Its row of ad_index before the change; null when it is shown for the first time.
  before jsonb
);
create index advert_arrivals_advert on advert_arrivals (advert_id);

create table price_drops (
  id bigint generated always as identity primary key,
  advert_id integer not null references adverts (id) on delete cascade,
  price_before numeric(12, 2) not null,
  price_now numeric(12, 2) not null,
  currency text not null
);
create index price_drops_advert on price_drops (advert_id);
