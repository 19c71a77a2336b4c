-- Facets: counts of options, categories, places and days among the adverts of a list.

-- Whether a part of the facets is requested: `requested` is its name ("places"), null for all, or an attribute
-- ("fuel:"), which requests its options and ranges.
create function is_requested(requested text, part text) returns boolean
language sql immutable parallel safe
return requested is null or requested = part or part in ('options', 'ranges') and requested like '%:';

-- Facets of the newest adverts that match a query, at most `sampled`: counts by option, category, subcategory,
-- district, place and day, and ranges of numbers; a part that is not requested is empty. `share` is the fraction of the
-- seq range that these adverts span, for extrapolation.
create function facets_of(query tsquery[], limits jsonb, sampled integer, requested text) returns jsonb
language plpgsql stable as $$
declare
  hits advert_hits := hits_by_seq(query, limits_of(limits), null, -1, sampled);
  found integer := cardinality(hits.ids);
  top bigint := (select max(seq) from ad_index);
  attribute text := case when requested like '%:' then requested end;
begin
  return (
    with rows as materialized (
      select i.options, i.numbers, i.category_id, i.subcategory_id, i.district_id, i.place_id, i.published_on
      from unnest(hits.ids) id join ad_index i on i.advert_id = id
    )
    select jsonb_build_object(
      'total', found,
      'share', case when found < sampled then 1
        else (top - hits.seqs[found] + 1)::float8 / greatest(1, top - (select min(seq) from ad_index) + 1) end,
      'options', (select coalesce(jsonb_object_agg(option, n), '{}') from (
        select option, count(*) as n from rows, unnest(options) option
        where is_requested(requested, 'options') and (attribute is null or starts_with(option, attribute)) group by option) x),
      'categories', (select coalesce(jsonb_object_agg(category_id, n), '{}') from (
        select category_id, count(*) as n from rows where is_requested(requested, 'categories') and category_id is not null group by category_id) x),
      'subcategories', (select coalesce(jsonb_object_agg(subcategory_id, n), '{}') from (
        select subcategory_id, count(*) as n from rows where is_requested(requested, 'subcategories') and subcategory_id is not null group by subcategory_id) x),
      'districts', (select coalesce(jsonb_object_agg(district_id, n), '{}') from (
        select district_id, count(*) as n from rows where is_requested(requested, 'places') and district_id is not null group by district_id) x),
      'places', (select coalesce(jsonb_object_agg(place_id, n), '{}') from (
        select place_id, count(*) as n from rows where is_requested(requested, 'places') and place_id is not null group by place_id) x),
      'days', (select coalesce(jsonb_object_agg(published_on, n), '{}') from (
        select published_on, count(*) as n from rows where is_requested(requested, 'days') and published_on is not null group by published_on) x),
      'ranges', (select coalesce(jsonb_object_agg(key, jsonb_build_object('min', low, 'max', high)), '{}') from (
        select key, min(value::float8) as low, max(value::float8) as high from rows, jsonb_each_text(numbers)
        where is_requested(requested, 'ranges') and (attribute is null or key || ':' = attribute) group by key) x)));
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
