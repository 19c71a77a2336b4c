-- What editors change in the console: articles, menus. A revision counts the changes of a row (`count_revision`), so
-- that of two editors at once the second is told.

alter table pages
  add column revision integer not null default 1,
  -- A hidden page is seen in the console alone.
  add column is_published boolean not null default true,
  -- An editor has chosen its menu and position; the files of the release no longer say them.
  add column is_placed boolean not null default false;

alter table banners add column revision integer not null default 1;

-- Pictures of banners that no banner shows: not saved yet, or replaced.
create table banner_files (
  name text primary key,
  stored_at timestamptz not null
);

-- Menus of the site. The articles of the footer's are in `pages`; their order and that of the links is one.
create table menus (
  menu text primary key check (menu in ('header', 'information', 'support')),
  revision integer not null default 1
);
insert into menus (menu) values ('header'), ('information'), ('support');
create table menu_links (
  id integer generated always as identity primary key,
  menu text not null references menus (menu),
  position smallint not null,
  href text not null check (href ~ '^(/|https://)' and length(href) <= 500),
  labels jsonb not null,
  unique (menu, position)
);

alter table products add column revision integer not null default 1;
alter table settings add column revision integer not null default 1;
insert into settings (key, value) values ('invitations_only', 'false') on conflict do nothing;

-- Texts of mails in place of those of the release.
create table mail_texts (
  mail text not null,
  language text not null check (language in ('ro', 'ru', 'en')),
  subject text not null check (length(subject) <= 150),
  body text not null check (length(body) <= 4000),
  primary key (mail, language)
);
-- Counts the changes of each mail, also those back to the release's text.
create table mail_revisions (
  mail text primary key,
  revision integer not null default 1
);
