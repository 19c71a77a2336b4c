-- Keeps ad_index equal to ad_index_rows: by triggers on changes, or by a full rebuild.

create function draw_advert_seq() returns trigger
language plpgsql as $$
declare
  is_promoted boolean := tg_op = 'UPDATE' and new.promoted_at is distinct from old.promoted_at and new.promoted_at is not null;
begin
  -- An advert that was hidden or archived returns to its old position.
  if is_promoted or (new.status = 'active' and new.seq is null) then new.seq := nextval('advert_seq'); end if;
  return new;
end $$;
create trigger draw_advert_seq before insert or update of status, promoted_at on adverts
for each row execute function draw_advert_seq();

create function index_advert() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.status <> 'active' or not new.is_public or not new.is_owner_active then
    delete from ad_index where advert_id = old.id;
    return null;
  end if;
  insert into ad_index as i (seq, advert_id, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv,
    options, numbers, latitude, longitude, published_on, head, date_key, sector_id)
  select * from ad_index_rows where advert_id = new.id
  on conflict (advert_id) do update set (seq, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv,
      options, numbers, latitude, longitude, published_on, head, date_key, sector_id)
    = (excluded.seq, excluded.owner_id, excluded.category_id, excluded.subcategory_id, excluded.district_id,
      excluded.place_id, excluded.price_mdl, excluded.tsv, excluded.options, excluded.numbers, excluded.latitude,
      excluded.longitude, excluded.published_on, excluded.head, excluded.date_key, excluded.sector_id);
  return null;
end $$;
create trigger index_new_advert after insert on adverts
for each row when (new.status = 'active' and new.is_public) execute function index_advert();
create trigger index_changed_advert after update on adverts
for each row when (
  (old.status, old.is_public, old.seq, old.owner_id, old.category_id, old.subcategory_id, old.place_id, old.price, old.currency,
    old.title_ro, old.title_ru, old.title_en, old.description_ro, old.description_ru, old.description_en, old.attributes,
    old.images, old.is_negotiable, old.is_free, old.is_exchange, old.latitude, old.longitude, old.shows_exact_place, old.published_at)
  is distinct from
  (new.status, new.is_public, new.seq, new.owner_id, new.category_id, new.subcategory_id, new.place_id, new.price, new.currency,
    new.title_ro, new.title_ru, new.title_en, new.description_ro, new.description_ru, new.description_en, new.attributes,
    new.images, new.is_negotiable, new.is_free, new.is_exchange, new.latitude, new.longitude, new.shows_exact_place, new.published_at)
) execute function index_advert();
create trigger index_advert_of_changed_owner after update of is_owner_active on adverts
for each row when (old.is_owner_active is distinct from new.is_owner_active) execute function index_advert();
create trigger unindex_advert after delete on adverts
for each row execute function index_advert();

-- An advert's city, district and, without a pin, its position are those of its place.
create function index_adverts_of_place() returns trigger
language plpgsql as $$
begin
  update ad_index i set (district_id, place_id, sector_id, latitude, longitude, tsv)
    = (r.district_id, r.place_id, r.sector_id, r.latitude, r.longitude, r.tsv)
  from ad_index_rows r
  where (i.place_id = new.id or i.sector_id = new.id) and r.advert_id = i.advert_id;
  return null;
end $$;
create trigger index_adverts_of_changed_place after update of district_id, parent_id, latitude, longitude on places
for each row when (
  (old.district_id, old.parent_id, old.latitude, old.longitude) is distinct from (new.district_id, new.parent_id, new.latitude, new.longitude)
) execute function index_adverts_of_place();

create function mark_adverts_of_subcategory() returns trigger
language plpgsql as $$
begin
  update ad_index set tsv = case when new.is_secondary then tsv || array_to_tsvector('{~x}') else ts_delete(tsv, '~x') end
  where subcategory_id = new.id;
  return null;
end $$;
create trigger mark_adverts_of_changed_subcategory after update of is_secondary on subcategories
for each row when (old.is_secondary <> new.is_secondary) execute function mark_adverts_of_subcategory();

-- Called after new rates are stored.
create function reprice_ad_index() returns void
language sql as $$
  with current_rates as materialized (select code, rate_of(code) as value from (values ('MDL'), ('EUR'), ('USD')) c (code))
  update ad_index i
  set price_mdl = m.bani,
    tsv = case when price_bucket(i.price_key) = price_bucket(price_order(m.bani)) then i.tsv
      else ts_delete(i.tsv, '~m' || price_bucket(i.price_key))
        || array_to_tsvector(array['~m' || price_bucket(price_order(m.bani))]) end
  from adverts a
  join current_rates r on r.code = a.currency
  cross join lateral (select round(a.price * 100 * r.value)::bigint) m (bani)
  where a.id = i.advert_id and i.price_mdl is distinct from m.bani
$$;

-- Rebuilds the whole index and its counters, for adverts stored without triggers.
create function rebuild_ad_index() returns void
language plpgsql as $$
begin
  set constraints all immediate;
  alter table adverts disable trigger user;
  update adverts a set seq = ranked.seq
  from (
    select id, (select coalesce(max(seq), 0) from adverts)
      + row_number() over (order by coalesce(promoted_at, published_at, created_at), id) as seq
    from adverts where status = 'active' and seq is null
  ) ranked
  where a.id = ranked.id;
  alter table adverts enable trigger user;
  perform setval('advert_seq', (select coalesce(max(seq), 0) + 1 from adverts));

  truncate ad_index, listing_counts, option_counts, search_words;
  drop index ad_index_words, search_words_deletions, search_words_sound;
  alter table ad_index disable trigger user;
  -- `create table as` runs in parallel, `insert` does not.
  set local parallel_tuple_cost = 0;
  create temp table made_rows on commit drop as select * from ad_index_rows;
  insert into ad_index (seq, advert_id, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv,
    options, numbers, latitude, longitude, published_on, head, date_key, sector_id)
  select * from made_rows order by seq;
  drop table made_rows;
  alter table ad_index enable trigger user;
  create index ad_index_words on ad_index using gin (tsv) with (fastupdate = off);

  insert into listing_counts
  select k.category_id, k.subcategory_id, k.district_id, k.place_id, count(*)
  from ad_index i, listing_keys(i) k
  group by 1, 2, 3, 4;
  insert into option_counts
  select k.category_id, k.subcategory_id, k.option, count(*)
  from ad_index i, option_keys(i) k
  group by 1, 2, 3;
  insert into search_words (word, adverts, sound, deletions)
  select word, count(*), sound(word), word_deletions(sound(word))
  from ad_index i
  join adverts a on a.id = i.advert_id, title_words(concat_ws(' ', a.title_ro, a.title_ru, a.title_en)) word
  group by word;
  create index search_words_deletions on search_words using gin (deletions) with (fastupdate = off);
  create index search_words_sound on search_words using gin (sound gin_trgm_ops) with (fastupdate = off);
end $$;

-- Rebuilds all stored results of functions: called when one of those functions changed. The program restores the names
-- and titles of the reference data, and the conditions of saved searches.
create function rebuild_derived_data() returns void
language plpgsql as $$
begin
  perform rebuild_ad_index();
  perform index_place_names();
  truncate word_forms;
  delete from settings where key in ('reference', 'title_examples');
  update saved_searches set is_outdated = true;
  -- A new index has no statistics until autovacuum runs.
  analyze ad_index, listing_counts, option_counts, search_words;
end $$;
