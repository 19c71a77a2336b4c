create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Names as people type them: no case, no diacritics (comma and cedilla alike), î as â as a, one alphabet.
-- unaccent(text) alone is only stable; naming its dictionary makes the function safe to index.
create function fold(t text) returns text
language sql immutable parallel safe strict
return lower(public.unaccent('public.unaccent'::regdictionary, t));

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
  position smallint not null
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
  position smallint not null
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
  created_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

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
  shows_phone boolean not null default false,
  place_id integer references places (id),
  address text not null default '',
  category_id smallint references categories (id),
  subcategory_id smallint references subcategories (id),
  attributes jsonb not null default '{}',
  -- Names of the files in storage, in the order of the gallery; the first is the main one.
  images text[] not null default '{}',
  created_at timestamptz not null default now(),
  published_at timestamptz,
  promoted_at timestamptz,
  expires_at timestamptz
);
create index adverts_owner on adverts (owner_id, id desc);

create table advert_views (
  advert_id integer primary key references adverts (id) on delete cascade,
  views integer not null default 0
) with (fillfactor = 50);

-- One row per view already counted: one visitor, one advert, one Chișinău day.
create table advert_view_marks (
  advert_id integer not null references adverts (id) on delete cascade,
  day date not null,
  visitor text not null,
  primary key (advert_id, day, visitor)
);

create table favorites (
  user_id integer not null references users (id) on delete cascade,
  advert_id integer not null references adverts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, advert_id)
);

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

-- Limits hold across processes and restarts, so they are counted here (rate-limiter of logins).
create table attempts (
  key text primary key,
  points integer not null,
  expires_at timestamptz not null
);
