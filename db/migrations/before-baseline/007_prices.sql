-- What adverts have cost. Most never change their price, so the first one is written down with the first change.
create table price_changes (
  id bigint generated always as identity primary key,
  advert_id integer not null references adverts (id) on delete cascade,
  price numeric(12, 2) not null,
  currency text not null,
  -- Since when it cost this.
  changed_at timestamptz not null
);
create index price_changes_advert on price_changes (advert_id, id desc);
