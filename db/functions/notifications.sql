-- Notifications, and the queues of adverts and prices to notify people of.

-- Keeps users.unread_notifications equal to the unread rows.
create function count_unread() returns trigger
language plpgsql as $$
declare
  change integer := case when tg_op <> 'DELETE' and not new.is_read then 1 else 0 end
    - case when tg_op <> 'INSERT' and not old.is_read then 1 else 0 end;
begin
  if change <> 0 then
    update users set unread_notifications = greatest(0, unread_notifications + change)
    where id = coalesce(new.user_id, old.user_id);
    perform pg_notify('people', json_build_object('to', json_build_array(coalesce(new.user_id, old.user_id)),
      'event', json_build_object('kind', 'inbox'))::text);
  end if;
  return null;
end $$;
create trigger count_unread after insert or delete or update of is_read on notifications
for each row execute function count_unread();

-- Nobody is notified of a deleted advert.
create function delete_alerts_of_advert() returns trigger
language plpgsql as $$
begin
  delete from notifications where advert_id = new.id;
  delete from saved_search_hits where advert_id = new.id;
  return null;
end $$;
create trigger delete_alerts_of_advert after update of status on adverts
for each row when (new.status = 'deleted' and old.status <> 'deleted') execute function delete_alerts_of_advert();

-- Records that an advert has been public, so that showing it again is not new.
create function mark_was_public() returns trigger
language plpgsql as $$
begin
  -- Covers adverts that were stored without triggers.
  new.was_public := new.was_public or (new.status = 'active' and new.is_public and new.is_owner_active)
    or (tg_op = 'UPDATE' and old.status = 'active' and old.is_public and old.is_owner_active);
  return new;
end $$;
create trigger mark_was_public before insert or update of status, is_public, is_owner_active on adverts
for each row execute function mark_was_public();

-- Queues an advert that is shown for the first time, for saved searches and for the followers of its owner.
create function queue_arrival() returns trigger
language plpgsql as $$
begin
  insert into advert_arrivals (advert_id) values (new.id);
  insert into followed_arrivals (advert_id)
  select new.id where exists (select 1 from follows f where f.seller_id = new.owner_id)
  on conflict do nothing;
  return null;
end $$;

-- Queues a changed public advert with its index row before the change, and a price drop of 1 % or more.
create function queue_change() returns trigger
language plpgsql as $$
declare
  -- The old price in the new currency at the current rate, so that a change of rates is not a drop.
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

-- Triggers fire in the order of their names: these see the index row before index_changed_advert replaces it.
create trigger alert_of_new after insert on adverts
for each row when (new.status = 'active' and new.is_public and new.is_owner_active)
execute function queue_arrival();
create trigger alert_of_shown after update of status, is_public, is_owner_active on adverts
for each row when (
  new.status = 'active' and new.is_public and new.is_owner_active and not old.was_public
  and not (old.status = 'active' and old.is_public and old.is_owner_active)
) execute function queue_arrival();
create trigger alert_of_change after update on adverts
for each row when (
  old.status = 'active' and old.is_public and old.is_owner_active
  and (old.category_id, old.subcategory_id, old.place_id, old.latitude, old.longitude, old.price, old.currency,
    old.is_negotiable, old.is_free, old.is_exchange, old.attributes, old.images = '{}',
    old.title_ro, old.title_ru, old.title_en, old.description_ro, old.description_ru, old.description_en)
  is distinct from
  (new.category_id, new.subcategory_id, new.place_id, new.latitude, new.longitude, new.price, new.currency,
    new.is_negotiable, new.is_free, new.is_exchange, new.attributes, new.images = '{}',
    new.title_ro, new.title_ru, new.title_en, new.description_ro, new.description_ru, new.description_en)
) execute function queue_change();
