-- Names of places and districts as people type them. î and â are the same sound but fold to i and a, so each name is
-- stored in both spellings.
create function index_place_names() returns void
language sql as $$
  delete from place_names;
  insert into place_names (name, district_id, place_id)
  select distinct plain_words(spelling), district_id, place_id
  from (
    select id as district_id, null::integer as place_id, array[name_ro, name_ru, name_en] as names from districts
    union all
    select district_id, id, array[name_ro, name_ru, name_en] || aliases from places
  ) named,
  unnest(names) name,
  unnest(array[name, translate(name, 'âÂ', 'îÎ'), translate(name, 'îÎ', 'âÂ')]) spelling
$$;

-- Names of a place by language; a sector's with its city: "Chișinău, Botanica".
create function place_labels(p places) returns jsonb
language sql stable parallel safe as $$
  select case when p.parent_id is null then jsonb_build_object('ro', p.name_ro, 'ru', p.name_ru, 'en', p.name_en)
    else (select jsonb_build_object('ro', c.name_ro || ', ' || p.name_ro, 'ru', c.name_ru || ', ' || p.name_ru, 'en', c.name_en || ', ' || p.name_en)
      from places c where c.id = p.parent_id) end
$$;
