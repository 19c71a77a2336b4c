-- What a price is for, unless an attribute of the advert says it: '' of the thing, 'none' where no price makes sense.
alter table subcategories add column price_unit text not null default ''
  check (price_unit in ('', 'hour', 'day', 'month', 'sqm', 'km', 'pay', 'none'));

-- Price before the last reduction, while lists show it. Kept with the advert, because lists do not read price_changes.
alter table adverts add column former_price numeric(12, 2);
alter table adverts add column former_price_until timestamptz;

with last as (
  select distinct on (advert_id) advert_id, id, price, currency, changed_at
  from price_changes order by advert_id, id desc
), fallen as (
  select last.advert_id, last.changed_at, min(earlier.price) as price
  from last
  join price_changes earlier on earlier.advert_id = last.advert_id and earlier.id < last.id
  where last.changed_at > now() - interval '30 days' and last.price > 0
    and earlier.currency = last.currency and earlier.price > 0
    and earlier.changed_at >= last.changed_at - interval '30 days'
  group by last.advert_id, last.changed_at, last.price
  having min(earlier.price) > last.price
)
update adverts a
set former_price = fallen.price, former_price_until = fallen.changed_at + interval '30 days'
from fallen
where a.id = fallen.advert_id and a.status = 'active';
