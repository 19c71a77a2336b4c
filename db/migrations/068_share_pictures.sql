-- Pictures that messengers and networks show beside a link: which are drawn, so that their number stays bounded.
create table share_pictures (
  -- File in the storage, under share/.
  name text primary key,
  kind text not null check (kind in ('advert', 'category', 'home')),
  -- Id of the advert, slug of the category; empty for home.
  subject text not null,
  language text not null check (language in ('ro', 'ru', 'en')),
  drawn_at timestamptz not null,
  unique (kind, subject, language)
);
create index share_pictures_oldest on share_pictures (drawn_at);
