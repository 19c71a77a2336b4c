-- Names of places and districts as people type them. î and â are the same sound but fold to i and a, so each name is
-- stored in both spellings.
create function index_place_names() returns void
language sql as $$
  delete from place_names;
  insert into place_names (name, district_id, place_id)
  select distinct plain_words(spelling), district_id, place_id
  from (
    select id as district_id, null::integer as place_id, name_ro, name_ru, name_en from districts
    union all
    select district_id, id, name_ro, name_ru, name_en from places
  ) named,
  unnest(array[name_ro, translate(name_ro, 'âÂ', 'îÎ'), translate(name_ro, 'îÎ', 'âÂ'), name_ru, name_en]) spelling
$$;
