-- Facets: counts of options, categories, places and days among the adverts of a list.

-- Whether a part of the facets is requested: `requested` is its name ("places"), null for all, or an attribute
-- ("fuel:"), which requests its options and ranges.
create function is_requested(requested text, part text) returns boolean
language sql immutable parallel safe
return requested is null or requested = part or part in ('options', 'ranges') and requested like '%:';

-- Facets of adverts: counts by option, category, subcategory, district, place and day, and ranges of numbers; a part that
-- is not requested is empty. Options and ranges of attributes only with_attributes; without, six general properties are
-- counted, which takes a third of the time of grouping all options.
create function facets_of_adverts(ids integer[], with_attributes boolean, requested text) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  attribute text := case when requested like '%:' then requested end;
begin
  return (
    with rows as materialized (
      select i.options, i.numbers, i.category_id, i.subcategory_id, i.district_id, i.place_id, i.sector_id, i.published_on, i.price_mdl
      from ad_index i where i.advert_id = any (ids)
    )
    select jsonb_build_object(
      'options', case when with_attributes then (select coalesce(jsonb_object_agg(option, n), '{}') from (
        select option, count(*) as n from rows, unnest(options) option
        where is_requested(requested, 'options') and (attribute is null or starts_with(option, attribute)) group by option) x)
      else (select jsonb_strip_nulls(jsonb_build_object(
          'photo', nullif(count(*) filter (where 'photo' = any (options)), 0),
          'negotiable', nullif(count(*) filter (where 'negotiable' = any (options)), 0),
          'free', nullif(count(*) filter (where 'free' = any (options)), 0),
          'exchange', nullif(count(*) filter (where 'exchange' = any (options)), 0),
          'personal', nullif(count(*) filter (where 'personal' = any (options)), 0),
          'company', nullif(count(*) filter (where 'company' = any (options)), 0)))
        from rows where is_requested(requested, 'options') and attribute is null) end,
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
      'ranges', (select coalesce(jsonb_object_agg(key, jsonb_build_object('min', low, 'max', high, 'buckets', buckets)), '{}') from (
        select key, min(low) as low, max(high) as high, jsonb_object_agg(bucket, n) as buckets from (
          select key, number_bucket(value) as bucket, min(value) as low, max(value) as high, count(*) as n from (
            select key, value::float8 as value from rows, jsonb_each_text(numbers) where with_attributes
            union all
            select 'price', price_mdl::float8 / 100 from rows where price_mdl > 0) each_number
          where is_requested(requested, 'ranges') and (attribute is null or key || ':' = attribute)
          group by key, number_bucket(value)) by_bucket
        group by key) x)));
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

-- Adverts besides the known ones that a wider level finds; more than `most` + 1 need not be all.
create function added_adverts(known integer[], level text, l ad_limits, most integer) returns integer[]
language plpgsql stable as $$
declare
  hits advert_hits := hits_by_seq(query_of(level), l, null, -1, cardinality(known) + most + 1);
begin
  return array(select unnest(hits.ids) except select unnest(known));
end $$;

-- Facets of the list of search_page(): of the narrowest level with a hit, then for each wider level of what only that one
-- finds. A value without adverts in a level has in the next the number that its own list would show. A wider level with
-- over `widened` more adverts is left out: then is_complete is false, and a missing value may have adverts.
create function facets_of_levels(
  levels text[], is_wide boolean, limits jsonb, sampled integer, widened integer, with_attributes boolean, requested text,
  shares float8[] default null
) returns table (facets jsonb[], is_complete boolean)
language plpgsql stable rows 1 set plan_cache_mode = force_generic_plan as $$
declare
  l ad_limits := limits_of(limits);
  widest integer := array_length(levels, 1);
  found level_hits := narrowest_hits(levels, is_wide, l, -1, sampled, false, shares);
  known integer[] := found.ids;
  level integer := next_level(levels, found.level, found.level = 2 and l.parts is not null);
  more integer[];
  added integer[];
begin
  facets := '{}';
  is_complete := cardinality(known) < sampled;
  if known <> '{}' then
    facets := array[sample_of(row(known, found.seqs, found.prices)::advert_hits, sampled) || facets_of_adverts(known, with_attributes, requested)];
  end if;
  if known = '{}' or not is_complete or level is null then
    return next;
    return;
  end if;
  l.parts := null;
  -- The widest level finds what the others find. With few more there, these need no scan.
  more := added_adverts(known, levels[widest], l, widened);
  is_complete := cardinality(more) <= widened;
  loop
    added := case when level = widest then more
      when is_complete then (matching_hits(row(more, null, null)::advert_hits, query_of(levels[level]))).ids
      else added_adverts(known, levels[level], l, widened) end;
    if level = widest and not is_complete and cardinality(more) <= widened then
      added := added_adverts(known, levels[widest], l, widened);
      is_complete := cardinality(added) <= widened;
    end if;
    exit when cardinality(added) > widened;
    if added <> '{}' then
      facets := facets || facets_of_adverts(added, with_attributes, requested);
      known := known || added;
      more := array(select unnest(more) except select unnest(added));
    end if;
    level := next_level(levels, level, false);
    exit when level is null;
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
