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

create function record_price() returns trigger
language plpgsql as $$
begin
  insert into price_changes (advert_id, price, currency, changed_at)
  select old.id, old.price, old.currency, coalesce(old.published_at, old.created_at)
  where not exists (select 1 from price_changes where advert_id = old.id);
  insert into price_changes (advert_id, price, currency, changed_at) values (new.id, new.price, new.currency, now());
  return null;
end $$;
-- Only what was public once has a seq: before that nobody saw the price.
create trigger record_price after update of price, currency on adverts
for each row when (old.seq is not null and (old.price, old.currency) is distinct from (new.price, new.currency))
execute function record_price();
