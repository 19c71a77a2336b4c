-- Articles that the footer does not list, the versions of each, and whether they helped; when, where and to whom banners
-- are shown, and how often; codes without which nobody registers while the site is closed.

alter table pages
  -- Null: not in the footer.
  alter column col drop not null,
  -- Group of the index of articles.
  add column topic text not null default 'start'
    check (topic in ('start', 'account', 'selling', 'buying', 'safety', 'rules'));

-- Each text that a page has had. The current one is the last; rows outlive a page that is deleted.
create table page_versions (
  slug text not null,
  version integer not null,
  changed_at timestamptz not null,
  titles jsonb not null,
  contents jsonb not null,
  helped integer not null default 0,
  did_not_help integer not null default 0,
  primary key (slug, version)
);
insert into page_versions (slug, version, changed_at, titles, contents)
select slug, 1, now(), titles, contents from pages;

-- One a visitor and version. The voter is a keyed digest of the user or of the temporary token.
create table page_votes (
  slug text not null,
  version integer not null,
  voter text not null,
  has_helped boolean not null,
  details text not null default '' check (char_length(details) <= 1000),
  created_at timestamptz not null,
  primary key (slug, version, voter),
  foreign key (slug, version) references page_versions (slug, version) on delete cascade
);
create index page_votes_created on page_votes (created_at);

alter table banners
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- Languages, places or districts by slug, and kinds of pages; empty: all of them.
  add column languages text[] not null default '{}' check (languages <@ array['ro', 'ru', 'en']),
  add column places text[] not null default '{}',
  add column pages text[] not null default '{}' check (pages <@ array['home', 'category', 'search', 'advert', 'article']),
  -- Shown only where no other banner of its type is.
  add column is_fallback boolean not null default false,
  add check (ends_at > starts_at);

-- How often a banner was seen and pressed on a day of Chișinău. Nobody is named.
create table banner_days (
  banner_id integer not null references banners (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  clicks integer not null default 0,
  primary key (banner_id, day)
);

create table invitations (
  id integer generated always as identity primary key,
  -- Keyed digest of the code.
  code_digest text not null unique,
  note text not null default '' check (char_length(note) <= 200),
  max_uses integer not null check (max_uses > 0),
  uses integer not null default 0 check (uses between 0 and max_uses),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
