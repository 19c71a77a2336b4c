alter table adverts
  add column is_free boolean not null default false,
  add column is_exchange boolean not null default false,
  -- Where the owner has put the pin, exactly; the public sees it blurred unless told otherwise.
  add column latitude double precision,
  add column longitude double precision,
  add column shows_exact_place boolean not null default false,
  -- What a rule or a moderator holds against it: [{field, code}].
  add column reasons jsonb not null default '[]',
  add column review_since timestamptz,
  -- The thirty days in which promotions are counted begin here: at publication and at each renewal.
  add column cycle_started_at timestamptz,
  add column is_edited boolean not null default false,
  add column notice_sent_at timestamptz,
  add column archived_at timestamptz,
  add column deleted_at timestamptz;
update adverts set cycle_started_at = published_at where published_at is not null;
create index adverts_expiry on adverts (expires_at) where status = 'active';
create index adverts_review on adverts (review_since) where status = 'review';

-- One row a Chișinău day: two promotions at once are one, whatever asks for them.
create table promotions (
  advert_id integer not null references adverts (id) on delete cascade,
  day date not null,
  promoted_at timestamptz not null,
  primary key (advert_id, day)
);

-- What a photo looks like, so that the same one is noticed when it comes again.
create table photo_prints (
  name text primary key,
  advert_id integer not null references adverts (id) on delete cascade,
  print text not null
);
create index photo_prints_advert on photo_prints (advert_id);

-- Files are named here before they are written: what no advert shows an hour later is swept away.
create table stored_photos (
  name text primary key,
  stored_at timestamptz not null
);

create table phone_uploads (
  digest text primary key,
  advert_id integer not null unique references adverts (id) on delete cascade,
  expires_at timestamptz not null
);

create table renewal_links (
  digest text primary key,
  advert_id integer not null unique references adverts (id) on delete cascade,
  expires_at timestamptz not null
);

-- Who asked for a number: counted for the owner, limited for the asker.
create table phone_reveals (
  advert_id integer not null references adverts (id) on delete cascade,
  viewer text not null,
  day date not null,
  revealed_at timestamptz not null,
  primary key (advert_id, viewer, day)
);

create table geocodes (
  query text primary key,
  latitude double precision,
  longitude double precision,
  stored_at timestamptz not null
);
