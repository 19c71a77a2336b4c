-- Narrow rows of the index, and finer buckets of price.

-- A search fetches the row of every hit that it counts, so rows are kept narrow: tsv, most of a row, moves out of
-- them. PostgreSQL only looks for what to move out in rows above 2 KB; the blanks make every new row one, and take
-- 30 bytes compressed.
-- Eight buckets of price to an octave: the cheapest of a common word lie in a few hundred adverts, not in thousands.
drop view ad_index_rows;
create or replace function price_bucket(price_key bigint) returns integer
language sql immutable parallel safe strict
return floor(8 * ln(price_key::float8 + 1) / ln(2::float8))::integer;

alter table ad_index
  alter column tsv set storage external,
  alter column options set storage main,
  alter column numbers set storage main,
  alter column head set storage main,
  set (toast_tuple_target = 384);
alter table ad_index
  alter column tsv type tsvector using ts_delete(tsv, '~m' || floor(2 * ln(price_order(price_mdl)::float8 + 1) / ln(2::float8))::integer)
    || array_to_tsvector(array['~m' || price_bucket(price_order(price_mdl))]),
  add column blank text not null generated always as (repeat(' ', 2000)) stored;

create view ad_index_rows as
select a.seq, a.id as advert_id, a.owner_id, a.category_id, a.subcategory_id, p.district_id, a.place_id, o.price_mdl, o.tsv,
  o.options, o.numbers, o.latitude, o.longitude, o.published_on, o.head
from adverts a
join users u on u.id = a.owner_id
left join places p on p.id = a.place_id
cross join lateral index_parts(a,
  row(a.seq, a.id, a.owner_id, a.category_id, a.subcategory_id, p.district_id, a.place_id, null, null, null, '{}', '{}', null, null, null, '{}', null)::ad_index,
  u.account_type, p.latitude, p.longitude) o
where a.status = 'active' and a.is_public and a.is_owner_active;

create or replace function note_change() returns trigger
language plpgsql as $$
declare
  -- What it cost, in the currency of today's price and at this moment's rate: a change of rates alone is no drop.
  price_before numeric := case when old.currency = new.currency then old.price
    else round(old.price * rate_of(old.currency) / rate_of(new.currency), 2) end;
begin
  insert into advert_arrivals (advert_id, before)
  select i.advert_id, to_jsonb(i) - 'blank' from ad_index i where i.advert_id = new.id;
  if new.price > 0 and new.price <= price_before * 0.99 then
    insert into price_drops (advert_id, price_before, price_now, currency)
    values (new.id, price_before, new.price, new.currency);
  end if;
  return null;
end $$;
