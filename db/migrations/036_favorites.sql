-- Favourites with the price at which they were marked, own notes, and lists that can be shared by a link.

alter table favorites
  -- Of the advert when it was marked; null if unknown.
  add price numeric(12, 2),
  add currency text check (currency in ('MDL', 'EUR', 'USD')),
  -- For the owner of the favourite alone.
  add note text not null default '' check (char_length(note) <= 500);

update favorites f set (price, currency) = (
  select coalesce(c.price, a.price), coalesce(c.currency, a.currency)
  from adverts a
  left join lateral (
    select price, currency from price_changes c
    where c.advert_id = a.id and c.changed_at <= f.created_at
    order by c.id desc
    limit 1) c on true
  where a.id = f.advert_id);

-- Nothing is left of these adverts that a favourite could show.
delete from favorites f using adverts a where a.id = f.advert_id and a.is_emptied;

create table favorite_lists (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  -- Secret part of its public address: a digest to find it by, and sealed for its owner. Null unless it is shared.
  link_digest text unique,
  sealed_link text,
  -- Whether the public page names its owner.
  shows_owner boolean not null default false,
  unique (user_id, name),
  -- For the reference from its favourites.
  unique (id, user_id),
  check ((link_digest is null) = (sealed_link is null))
);

-- A favourite may be in several lists, and leaves all of them when it is removed.
create table favorite_list_items (
  user_id integer not null,
  advert_id integer not null,
  list_id integer not null,
  added_at timestamptz not null default now(),
  primary key (user_id, advert_id, list_id),
  foreign key (user_id, advert_id) references favorites (user_id, advert_id) on delete cascade,
  foreign key (list_id, user_id) references favorite_lists (id, user_id) on delete cascade
);
create index favorite_list_items_list on favorite_list_items (list_id, added_at desc, advert_id desc);
