-- How soon a seller usually answers, measured by a job; no row where too few have asked.
create table answer_times (
  user_id integer primary key references users (id) on delete cascade,
  answers_within text not null check (answers_within in ('hour', 'hours', 'day', 'days')),
  measured_at timestamptz not null
);
create index conversations_seller_recent on conversations (seller_id, created_at desc);
drop index conversations_seller;

-- When staff checked the papers of a company; a new name needs a new check.
alter table users add column verified_at timestamptz check (verified_at is null or account_type = 1);

-- Whom people follow.
create table follows (
  user_id integer not null references users (id),
  seller_id integer not null references users (id) check (seller_id <> user_id),
  created_at timestamptz not null,
  -- An advert that arrived earlier is not told.
  follow_order bigint not null default nextval('arrival_order'),
  primary key (user_id, seller_id)
);
create index follows_seller on follows (seller_id);

-- New adverts of sellers whom somebody follows, until the followers are notified.
create table followed_arrivals (
  id bigint primary key default nextval('arrival_order'),
  advert_id integer not null unique references adverts (id) on delete cascade
);

-- The page of a company beside its account.
create table companies (
  user_id integer primary key references users (id),
  -- Name of the stored file, or empty.
  cover text not null default '',
  about_ro text not null default '',
  about_ru text not null default '',
  about_en text not null default '',
  site text not null default '',
  -- [{"day": 1, "opens": "09:00", "closes": "18:00"}], Monday is 1; a day without an entry is closed.
  hours jsonb not null default '[]'
);

create table company_places (
  user_id integer not null references companies (user_id) on delete cascade,
  position smallint not null,
  place_id integer not null references places (id),
  address text not null default '',
  primary key (user_id, position)
);
create index company_places_place on company_places (place_id);

-- Files of covers that belong to no company: not assigned yet, or replaced and not removed yet.
create table stored_covers (
  name text primary key,
  stored_at timestamptz not null
);
