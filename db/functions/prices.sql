-- Prices in bani (1/100 MDL): order, buckets, exchange rates and the price history of an advert.

-- Sort key of a price; a null price, whose currency has no rate, sorts last. ad_index.price_key repeats this
-- expression, as a table may not depend on a function.
create function price_order(bani bigint) returns bigint
language sql immutable parallel safe
return coalesce(bani, 9000000000000000000);

-- Logarithmic bucket, eight per octave: the cheapest adverts of a common word are within a few hundred rows.
create function price_bucket(price_key bigint) returns integer
language sql immutable parallel safe strict
return floor(8 * ln(price_key::float8 + 1) / ln(2::float8))::integer;

-- MDL for one unit of a currency by the latest rates; null if it has none.
create function rate_of(currency text) returns numeric
language sql stable parallel safe as $$
  select case when currency = 'MDL' then 1
    else (select value from rates where code = currency order by date desc limit 1) end
$$;

-- Most prices never change, so the original price is recorded together with the first change.
create function record_price() returns trigger
language plpgsql as $$
begin
  insert into price_changes (advert_id, price, currency, changed_at)
  select old.id, old.price, old.currency, coalesce(old.published_at, old.created_at)
  where not exists (select 1 from price_changes where advert_id = old.id);
  insert into price_changes (advert_id, price, currency, changed_at) values (new.id, new.price, new.currency, now());
  return null;
end $$;

-- Only an advert that has been public has a seq; earlier prices were never visible.
create trigger record_price after update of price, currency on adverts
for each row when (old.seq is not null and (old.price, old.currency) is distinct from (new.price, new.currency))
execute function record_price();

-- Former price of a reduction: the lowest of the thirty days before, so that a raise followed by a cut is none.
create function note_former_price() returns trigger
language plpgsql as $$
begin
  new.former_price := (
    select min(price) from (
      select old.price, old.currency
      union all
      (select c.price, c.currency from price_changes c
        where c.advert_id = old.id and c.changed_at >= now() - interval '30 days')
      union all
      (select c.price, c.currency from price_changes c
        where c.advert_id = old.id and c.changed_at < now() - interval '30 days' order by c.id desc limit 1)
    ) earlier
    where earlier.price > 0 and earlier.currency = new.currency);
  if old.currency <> new.currency or old.price = 0 or new.price = 0 or new.former_price <= new.price then
    new.former_price := null;
  end if;
  new.former_price_until := case when new.former_price is not null then now() + interval '30 days' end;
  return new;
end $$;

create trigger note_former_price before update of price, currency on adverts
for each row when (old.seq is not null and (old.price, old.currency) is distinct from (new.price, new.currency))
execute function note_former_price();
