-- Facets: counts of options, categories, places and days among the adverts of a list.

-- Whether a part of the facets is requested: `requested` is its name ("places"), null for all, or an attribute
-- ("fuel:"), which requests its options and ranges.
create function is_requested(requested text, part text) returns boolean
language sql immutable parallel safe
return requested is null or requested = part or part in ('options', 'ranges') and requested like '%:';

-- Facets of adverts: counts by option, category, subcategory, district, place and day, and ranges of numbers; a part that
-- is not requested is empty. Options and ranges of attributes only with_attributes.
create function facets_of_adverts(ids integer[], with_attributes boolean, requested text) returns jsonb
language plpgsql stable as $$
declare
  attribute text := case when requested like '%:' then requested end;
begin
  return (
    with rows as materialized (
      select i.options, i.numbers, i.category_id, i.subcategory_id, i.district_id, i.place_id, i.sector_id, i.published_on
      from unnest(ids) id join ad_index i on i.advert_id = id
    )
    select jsonb_build_object(
      'options', (select coalesce(jsonb_object_agg(option, n), '{}') from (
        select option, count(*) as n from rows, unnest(options) option
        where is_requested(requested, 'options') and (attribute is null or starts_with(option, attribute))
          and (with_attributes or position(':' in option) = 0) group by option) x),
      'categories', (select coalesce(jsonb_object_agg(category_id, n), '{}') from (
        select category_id, count(*) as n from rows where is_requested(requested, 'categories') and category_id is not null group by category_id) x),
      'subcategories', (select coalesce(jsonb_object_agg(subcategory_id, n), '{}') from (
        select subcategory_id, count(*) as n from rows where is_requested(requested, 'subcategories') and subcategory_id is not null group by subcategory_id) x),
      'districts', (select coalesce(jsonb_object_agg(district_id, n), '{}') from (
        select district_id, count(*) as n from rows where is_requested(requested, 'places') and district_id is not null group by district_id) x),
      'places', (select coalesce(jsonb_object_agg(place_id, n), '{}') from (
        select place_id, count(*) as n from rows where is_requested(requested, 'places') and place_id is not null group by place_id
        union all
        select sector_id, count(*) as n from rows where is_requested(requested, 'places') and sector_id is not null group by sector_id) x),
      'days', (select coalesce(jsonb_object_agg(published_on, n), '{}') from (
        select published_on, count(*) as n from rows where is_requested(requested, 'days') and published_on is not null group by published_on) x),
      'ranges', (select coalesce(jsonb_object_agg(key, jsonb_build_object('min', low, 'max', high)), '{}') from (
        select key, min(value::float8) as low, max(value::float8) as high from rows, jsonb_each_text(numbers)
        where with_attributes and is_requested(requested, 'ranges') and (attribute is null or key || ':' = attribute) group by key) x)));
end $$;

-- Number of hits, the newest adverts of a query up to `sampled`, and the fraction of the seq range that they span, for
-- extrapolation.
create function sample_of(hits advert_hits, sampled integer) returns jsonb
language plpgsql stable as $$
declare
  found integer := cardinality(hits.ids);
  top bigint := (select max(seq) from ad_index);
begin
  return jsonb_build_object('total', found, 'share', case when found < sampled then 1
    else (top - hits.seqs[found] + 1)::float8 / greatest(1, top - (select min(seq) from ad_index) + 1) end);
end $$;

-- Facets of the newest adverts that match a query, at most `sampled`.
create function facets_of(query tsquery[], limits jsonb, sampled integer, requested text) returns jsonb
language plpgsql stable as $$
declare
  hits advert_hits := hits_by_seq(query, limits_of(limits), null, -1, sampled);
begin
  return sample_of(hits, sampled) || facets_of_adverts(hits.ids, true, requested);
end $$;

-- Facets of the list of search_page(): of the narrowest level with a hit, then for each wider level of what only that one
-- finds. A value without adverts in a level has in the next the number that its own list would show. A wider level with
-- over `widened` more adverts is left out: then is_complete is false, and a missing value may have adverts.
create function facets_of_levels(
  levels text[], is_wide boolean, limits jsonb, sampled integer, widened integer, with_attributes boolean, requested text
) returns table (facets jsonb[], is_complete boolean)
language plpgsql stable rows 1 as $$
declare
  l ad_limits := limits_of(limits);
  widest integer := array_length(levels, 1);
  level integer := case when is_wide then widest else least(2, widest) end;
  hits advert_hits;
  known integer[] := '{}';
begin
  facets := '{}';
  if is_wide then l.parts := null; end if;
  loop
    if known = '{}' then
      hits := hits_by_seq(query_of(levels[level]), l, null, -1, sampled);
      is_complete := cardinality(hits.ids) < sampled;
      if hits.ids <> '{}' then
        facets := array[sample_of(hits, sampled) || facets_of_adverts(hits.ids, with_attributes, requested)];
      end if;
    else
      hits := hits_by_seq(query_of(levels[level]), l, null, -1, cardinality(known) + widened + 1);
      is_complete := cardinality(hits.ids) <= cardinality(known) + widened;
      if is_complete and cardinality(hits.ids) > cardinality(known) then
        facets := facets || facets_of_adverts(array(select unnest(hits.ids) except select unnest(known)), with_attributes, requested);
      end if;
    end if;
    known := hits.ids;
    exit when level = widest or not is_complete;
    level := level + 1;
    -- An equal level without exclusions would find nothing more.
    while level < widest and levels[level] = levels[level - 1] and l.parts is null loop level := level + 1; end loop;
    l.parts := null;
  end loop;
  return next;
end $$;

-- The same from the counters, for a list filtered by category or subcategory only; 0 means any.
create function counted_facets(category smallint, subcategory smallint, requested text) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'total', coalesce((select n from listing_counts
      where category_id = category and subcategory_id = subcategory and district_id = 0 and place_id = 0), 0),
    'options', (select coalesce(jsonb_object_agg(option, n), '{}') from option_counts
      where is_requested(requested, 'options') and category_id = category and subcategory_id = subcategory and n > 0
        and (requested is null or requested not like '%:' or starts_with(option, requested))),
    'categories', (select coalesce(jsonb_object_agg(c.id, n), '{}') from categories c join listing_counts
      on category_id = c.id and subcategory_id = 0 and district_id = 0 and place_id = 0 and n > 0
      where is_requested(requested, 'categories') and category = 0 and subcategory = 0),
    'subcategories', (select coalesce(jsonb_object_agg(s.id, n), '{}') from subcategories s join listing_counts
      on listing_counts.category_id = 0 and subcategory_id = s.id and district_id = 0 and place_id = 0 and n > 0
      where is_requested(requested, 'subcategories') and subcategory = 0 and category in (0, s.category_id)),
    'districts', (select coalesce(jsonb_object_agg(district_id, n), '{}') from listing_counts
      where is_requested(requested, 'places') and category_id = category and subcategory_id = subcategory and district_id <> 0 and n > 0),
    'places', (select coalesce(jsonb_object_agg(place_id, n), '{}') from listing_counts
      where is_requested(requested, 'places') and category_id = category and subcategory_id = subcategory and district_id = 0 and place_id <> 0 and n > 0))
$$;
