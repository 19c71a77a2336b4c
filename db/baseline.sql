-- Tables of an empty database, as migrations up to 019 leave those of older databases; later migrations run after it.
-- Landed, so it does not change: a change of tables is a new migration. Functions, triggers and views are in
-- db/functions/, the tables that they fill (search index and counters) in migration 020.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table settings (
  key text primary key,
  value jsonb not null
);
insert into settings (key, value) values
  ('shows_views', 'false'),
  ('prefilter', 'false'),
  ('subcategories_in_menu', 'true');

create table districts (
  id smallint primary key,
  code text not null unique,
  slug text not null unique,
  kind text not null,
  name_ro text not null,
  name_ru text not null,
  name_en text not null,
  label_ro text not null,
  label_ru text not null,
  latitude double precision not null,
  longitude double precision not null
);

create table places (
  id integer primary key,
  district_id smallint not null references districts (id),
  slug text not null unique,
  kind text not null check (kind in ('city', 'town', 'village')),
  name_ro text not null,
  name_ru text not null,
  name_en text not null,
  latitude double precision not null,
  longitude double precision not null,
  population integer,
  -- Place in the Main group, if any: 1 Chișinău, 2 Bălți, 3 Bender, 4 Tiraspol, 5 Cahul.
  main_rank smallint unique
);
create index places_district on places (district_id);

create table categories (
  id smallint primary key,
  slug text not null unique check (slug !~ '^\d+$'),
  color text not null,
  icon text not null,
  label_ro text not null,
  label_ru text not null,
  label_en text not null,
  position smallint not null,
  -- Photos an advert may have, and days until it is archived.
  max_images smallint not null default 10 check (max_images between 1 and 20),
  life_days smallint not null default 30 check (life_days between 7 and 365)
);

create table category_groups (
  id smallint primary key,
  category_id smallint not null references categories (id),
  label_ro text not null,
  label_ru text not null,
  label_en text not null,
  position smallint not null
);

create table subcategories (
  id smallint primary key,
  category_id smallint not null references categories (id),
  group_id smallint not null references category_groups (id),
  slug text not null unique check (slug !~ '^\d+$'),
  label_ro text not null,
  label_ru text not null,
  label_en text not null,
  attribute_set text,
  position smallint not null,
  -- Parts, covers and services that belong to other things, by the editor's file of words.
  is_secondary boolean not null default false
);
create index subcategories_category on subcategories (category_id);

-- One row per attribute of a set, in the order of the form. The definition is what the contract calls Attribute.
create table attributes (
  attribute_set text not null,
  position smallint not null,
  key text not null,
  definition jsonb not null,
  primary key (attribute_set, key)
);

create table users (
  id integer generated always as identity primary key,
  username text not null unique check (username = lower(username)),
  phone text unique check (phone ~ '^[6-9]\d{7}$'),
  -- Only a confirmed address; until then it is in email_links alone.
  email text unique,
  password_hash text not null,
  account_type smallint not null check (account_type in (0, 1)),
  role text not null default 'user' check (role in ('user', 'moderator', 'support', 'editor', 'finance', 'admin')),
  status text not null default 'active' check (status in ('active', 'inactive', 'banned', 'deleted')),
  full_name text not null default '',
  brand text,
  place_id integer references places (id),
  avatar text not null default '',
  language text not null default 'ro' check (language in ('ro', 'ru', 'en')),
  unread_messages integer not null default 0,
  unread_notifications integer not null default 0,
  created_at timestamptz not null default now(),
  address text not null default '',
  deleted_at timestamptz,
  -- Encrypted with the session secret; a secret without the flag waits for its first code.
  second_factor_secret text not null default '',
  has_second_factor boolean not null default false,
  -- The last time step a code was accepted for: no code is accepted twice.
  second_factor_step bigint not null default 0,
  -- Digests of unused recovery codes.
  recovery_codes text[] not null default '{}',
  wants_price_alerts boolean not null default true
);
create index users_deleted on users (deleted_at) where deleted_at is not null;

create table sessions (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  device text not null default '',
  seen_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expires on sessions (expires_at);

-- Rate limits hold across processes and restarts, so attempts are counted here.
create table attempts (
  key text primary key,
  points integer not null,
  expires_at timestamptz not null
);
create index attempts_expires on attempts (expires_at);

-- One code at a time for a number, a purpose and an asker; asker '' is a code that an operator tells. The code is not
-- stored: it follows from the nonce and the session secret. Once it was entered, `proved_by` may continue until
-- `proved_until`.
create table phone_codes (
  phone text not null,
  purpose text not null check (purpose in ('register', 'restore', 'change')),
  nonce uuid not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  proved_by text,
  proved_until timestamptz,
  asker text not null default '',
  primary key (phone, purpose, asker)
);

-- One-time links of e-mails, as digests. A new link of a purpose replaces the one before.
create table email_links (
  digest text primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'change', 'restore')),
  email text not null,
  expires_at timestamptz not null,
  unique (user_id, purpose)
);
create index email_links_email on email_links (email);

-- Files are recorded before they are written: one that no account uses is deleted.
create table stored_avatars (
  name text primary key,
  stored_at timestamptz not null
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

-- Messages "sent" by the local stand-ins for SMS, calls and mail.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'voice', 'mail')),
  recipient text not null,
  body text not null,
  code text,
  created_at timestamptz not null
);

create table rate_sets (
  date date primary key,
  stored_at timestamptz not null default now()
);
create table rates (
  date date not null references rate_sets (date) on delete cascade,
  code text not null,
  -- MDL for one unit
  value numeric(14, 6) not null check (value > 0),
  primary key (date, code)
);

-- Drawn at publication and at each promotion: the order of lists and the cursor of their pages.
create sequence advert_seq;

create table adverts (
  id integer generated always as identity primary key,
  owner_id integer not null references users (id),
  status text not null default 'draft'
    check (status in ('draft', 'review', 'active', 'suspended', 'rejected', 'archived', 'deleted')),
  is_public boolean not null default true,
  language text not null default 'ro' check (language in ('ro', 'ru', 'en')),
  title_ro text not null default '',
  title_ru text not null default '',
  title_en text not null default '',
  description_ro text not null default '',
  description_ru text not null default '',
  description_en text not null default '',
  price numeric(12, 2) not null default 0 check (price >= 0),
  currency text not null default 'MDL' check (currency in ('MDL', 'EUR', 'USD')),
  is_negotiable boolean not null default false,
  shows_phone boolean not null default true,
  place_id integer references places (id),
  address text not null default '',
  category_id smallint references categories (id),
  subcategory_id smallint references subcategories (id),
  attributes jsonb not null default '{}',
  -- Names of stored files in the order of the gallery; the first is the main one.
  images text[] not null default '{}',
  created_at timestamptz not null default now(),
  published_at timestamptz,
  promoted_at timestamptz,
  expires_at timestamptz,
  seq bigint unique,
  is_owner_active boolean not null default true,
  is_free boolean not null default false,
  is_exchange boolean not null default false,
  -- The exact position of the owner's pin; the public sees it blurred unless shows_exact_place.
  latitude double precision,
  longitude double precision,
  shows_exact_place boolean not null default false,
  -- Objections of a rule or a moderator: [{field, code}].
  reasons jsonb not null default '[]',
  review_since timestamptz,
  -- Start of the thirty days in which promotions are counted: publication and each renewal.
  cycle_started_at timestamptz,
  is_edited boolean not null default false,
  notice_sent_at timestamptz,
  archived_at timestamptz,
  deleted_at timestamptz,
  -- Whether it was ever public: showing it again is then not new.
  was_public boolean not null default false,
  -- Incremented by each save of a draft: of two windows that write on one, the later learns of the other.
  version integer not null default 0,
  -- When its owner last wrote on it or changed its photos.
  touched_at timestamptz not null default now()
);
create index adverts_owner on adverts (owner_id, id desc);
create index adverts_expiry on adverts (expires_at) where status = 'active';
create index adverts_review on adverts (review_since) where status = 'review';
create index adverts_untouched on adverts (touched_at) where status = 'draft';

-- One row a Chișinău day: two concurrent promotions are one.
create table promotions (
  advert_id integer not null references adverts (id) on delete cascade,
  day date not null,
  promoted_at timestamptz not null,
  primary key (advert_id, day)
);

-- Price history. Most prices never change: the first price is written with the first change.
create table price_changes (
  id bigint generated always as identity primary key,
  advert_id integer not null references adverts (id) on delete cascade,
  price numeric(12, 2) not null,
  currency text not null,
  -- Since when it cost this.
  changed_at timestamptz not null
);
create index price_changes_advert on price_changes (advert_id, id desc);

-- Perceptual hashes, to recognise a photo that is uploaded again.
create table photo_prints (
  name text primary key,
  advert_id integer not null references adverts (id) on delete cascade,
  print text not null
);
create index photo_prints_advert on photo_prints (advert_id);

-- Files are recorded before they are written: what no advert shows an hour later is deleted.
create table stored_photos (
  name text primary key,
  stored_at timestamptz not null,
  -- The advert a photo was removed from: only there can it be restored.
  taken_off integer references adverts (id) on delete set null
);
create index stored_photos_taken_off on stored_photos (taken_off) where taken_off is not null;

create table phone_uploads (
  digest text primary key,
  advert_id integer not null unique references adverts (id) on delete cascade,
  expires_at timestamptz not null,
  -- The code for those who cannot scan, and the link that it was exchanged for.
  code_digest text,
  typed_digest text unique
);
create index phone_uploads_code on phone_uploads (code_digest) where code_digest is not null;

create table renewal_links (
  digest text primary key,
  advert_id integer not null unique references adverts (id) on delete cascade,
  expires_at timestamptz not null
);

create table advert_views (
  advert_id integer primary key references adverts (id) on delete cascade,
  views integer not null default 0
) with (fillfactor = 50);

-- One row per counted view: one visitor, one advert, one Chișinău day.
create table advert_view_marks (
  advert_id integer not null references adverts (id) on delete cascade,
  day date not null,
  visitor text not null,
  -- Keyed digest of a /24 or a /48 of IPv6, kept for the week that popularity looks at.
  network text,
  primary key (advert_id, day, visitor)
);
create index advert_view_marks_day on advert_view_marks (day, advert_id, network) where network is not null;

-- New views of an advert from one source in one day; the source is a keyed digest of an address or of a user. Rows of
-- past days are deleted.
create table advert_view_sources (
  day date not null,
  advert_id integer not null,
  source text not null,
  tries integer not null,
  primary key (day, advert_id, source)
);

-- Who asked for a number, as a keyed digest, for the day on which they count once.
create table phone_reveals (
  advert_id integer not null references adverts (id) on delete cascade,
  viewer text not null,
  day date not null,
  -- By day, as rows are deleted.
  primary key (day, advert_id, viewer)
);
create table advert_reveals (
  advert_id integer not null references adverts (id) on delete cascade,
  day date not null,
  reveals integer not null,
  primary key (advert_id, day)
);

create table geocodes (
  query text primary key,
  latitude double precision,
  longitude double precision,
  stored_at timestamptz not null
);

create table favorites (
  user_id integer not null references users (id) on delete cascade,
  advert_id integer not null references adverts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, advert_id)
);
create index favorites_advert on favorites (advert_id);

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
  kind text not null check (kind in ('search', 'price', 'account', 'decision')),
  saved_search_id integer references saved_searches (id) on delete cascade,
  advert_id integer references adverts (id) on delete cascade,
  count integer not null default 1,
  price_before numeric(12, 2),
  price_now numeric(12, 2),
  currency text,
  created_at timestamptz not null,
  is_read boolean not null default false,
  is_mailed boolean not null default false,
  -- What was changed about the security of the account.
  change text check (change in ('password', 'phone', 'email', 'factorOn', 'factorOff')),
  -- A moderator's decision on an advert.
  decision text check (decision in ('approve', 'reject', 'suspend', 'unsuspend')),
  reasons jsonb not null default '[]',
  -- When the mail of a decision is due; null when there is none or it was sent.
  mail_at timestamptz,
  constraint notifications_check check (case kind when 'search' then saved_search_id is not null
    when 'account' then change is not null
    when 'decision' then advert_id is not null and decision is not null
    else advert_id is not null and price_before is not null and price_now is not null and currency is not null end)
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_advert on notifications (advert_id);
create index notifications_search on notifications (saved_search_id);
create index notifications_unmailed on notifications (user_id) where kind = 'price' and not is_mailed;
create index notifications_mail_due on notifications (mail_at) where mail_at is not null;
-- While one is unread, the next of the same kind is added to it.
create unique index notifications_unread_search on notifications (saved_search_id) where not is_read and kind = 'search';
create unique index notifications_unread_price on notifications (user_id, advert_id) where not is_read and kind = 'price';

-- Mails of price drops that are due.
create table price_mails (
  user_id integer primary key references users (id) on delete cascade,
  due_at timestamptz not null
);
create index price_mails_due on price_mails (due_at);

-- Queues of adverts that may match saved searches and of price drops: written in the transaction of the advert, taken
-- by a worker.
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

create table banners (
  id integer generated always as identity primary key,
  type smallint not null check (type in (1, 2)),
  position smallint not null default 0,
  is_active boolean not null default true
);
create table banner_images (
  banner_id integer not null references banners (id) on delete cascade,
  language text not null check (language in ('ro', 'ru', 'en')),
  image text not null,
  link_url text not null check (link_url ~ '^(/|https://)'),
  link_target text not null default '_self' check (link_target in ('_self', '_blank')),
  alt text not null default '' check (length(alt) <= 200),
  -- For windows too narrow for the wide image.
  narrow_image text not null default '',
  primary key (banner_id, language)
);

create table pages (
  id integer generated always as identity primary key,
  slug text not null unique,
  col smallint not null check (col in (1, 2)),
  position smallint not null,
  labels jsonb not null,
  titles jsonb not null,
  descriptions jsonb not null,
  contents jsonb not null
);
