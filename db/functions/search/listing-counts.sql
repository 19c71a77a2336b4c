-- Counters of public adverts, and the vocabulary of titles, kept by triggers on ad_index.

-- Keys of the counters of an advert by category and place, of which a sector is one; 0 stands for any.
create function listing_keys(i ad_index)
returns table (category_id smallint, subcategory_id smallint, district_id smallint, place_id integer)
language sql immutable parallel safe as $$
  select k.category_id, k.subcategory_id, w.district_id, w.place_id
  from (values (0::smallint, 0::smallint), (i.category_id, 0::smallint), (0::smallint, i.subcategory_id)) k (category_id, subcategory_id),
    (values (0::smallint, 0), (i.district_id, 0), (0::smallint, i.place_id), (0::smallint, i.sector_id)) w (district_id, place_id)
  where k.category_id is not null and k.subcategory_id is not null and w.district_id is not null and w.place_id is not null
$$;

-- Keys of the counters by option. Options of attributes are counted only in their subcategory.
create function option_keys(i ad_index)
returns table (category_id smallint, subcategory_id smallint, option text)
language sql immutable parallel safe as $$
  select k.category_id, k.subcategory_id, o.option
  from unnest(i.options) o (option),
    (values (0::smallint, 0::smallint), (i.category_id, 0::smallint), (0::smallint, i.subcategory_id)) k (category_id, subcategory_id)
  where k.category_id is not null and k.subcategory_id is not null
    and (k.subcategory_id <> 0 or position(':' in o.option) = 0)
$$;

-- Runs at commit.
create function count_listing() returns trigger
language plpgsql as $$
begin
  -- Every writer locks the row of the grand total first, so concurrent writers queue for the time of a commit and
  -- cannot deadlock.
  insert into listing_counts as c
  select category_id, subcategory_id, district_id, place_id, sum(change)::integer
  from (
    select k.*, -1 as change from listing_keys(old) k where tg_op <> 'INSERT'
    union all
    select k.*, 1 from listing_keys(new) k where tg_op <> 'DELETE'
  ) changes
  group by category_id, subcategory_id, district_id, place_id
  having sum(change) <> 0 or category_id + subcategory_id + district_id + place_id = 0
  order by category_id, subcategory_id, district_id, place_id
  on conflict (category_id, subcategory_id, district_id, place_id) do update set n = c.n + excluded.n;

  insert into option_counts as c
  select category_id, subcategory_id, option, sum(change)::integer
  from (
    select k.*, -1 as change from option_keys(old) k where tg_op <> 'INSERT'
    union all
    select k.*, 1 from option_keys(new) k where tg_op <> 'DELETE'
  ) changes
  group by category_id, subcategory_id, option
  having sum(change) <> 0
  order by category_id, subcategory_id, option
  on conflict (category_id, subcategory_id, option) do update set n = c.n + excluded.n;

  if tg_op = 'INSERT' then
    -- Most words are known: what they are found by is computed for new ones only.
    insert into search_words as w (word, adverts, sound, deletions)
    select t.word, 1, coalesce(k.sound, sound(t.word)), case when k.word is null then word_deletions(sound(t.word)) else '{}' end
    from adverts a
    cross join title_words(concat_ws(' ', a.title_ro, a.title_ru, a.title_en)) t (word)
    left join search_words k on k.word = t.word
    where a.id = new.advert_id
    order by t.word
    on conflict (word) do update set adverts = w.adverts + 1;
  end if;
  return null;
end $$;
create constraint trigger count_listed after insert or delete on ad_index
deferrable initially deferred for each row execute function count_listing();
create constraint trigger count_moved after update on ad_index
deferrable initially deferred for each row when (
  (old.category_id, old.subcategory_id, old.district_id, old.place_id, old.sector_id, old.options)
  is distinct from (new.category_id, new.subcategory_id, new.district_id, new.place_id, new.sector_id, new.options)
) execute function count_listing();
