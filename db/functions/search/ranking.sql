-- Ranked pages: levels are successively wider queries, and matches of a narrower one come first.

-- Hits ranked by level, newest first within one, after a given level (0, 1, 2) and seq. The result has levels in the
-- place of prices.
create function hits_by_level(levels text[], l ad_limits, after_level integer, after_seq bigint, max_hits integer) returns advert_hits
language plpgsql stable as $$
declare
  hits advert_hits := row('{}', '{}', '{}');
  part advert_hits;
  missing integer := max_hits;
  query tsquery[];
  last integer;
begin
  for level in coalesce(after_level, 0) .. array_length(levels, 1) - 1 loop
    continue when level > 0 and levels[level + 1] = levels[level];
    query := query_of(levels[level + 1]);
    last := cardinality(query);
    if level > 0 then query[last] := query[last] && !!whole_of(query_of(levels[level])); end if;
    part := hits_by_seq(query, l, case when level = after_level then after_seq end, -1, missing);
    hits := row(hits.ids || part.ids, hits.seqs || part.seqs, hits.prices || array_fill(level::bigint, array[cardinality(part.ids)]));
    missing := max_hits - cardinality(hits.ids);
    exit when missing <= 0;
  end loop;
  return hits;
end $$;

-- Those of some hits that match a query, in their order. Reading up to 200 rows is cheaper than another index scan.
create function matching_hits(hits advert_hits, query tsquery[]) returns advert_hits
language plpgsql stable as $$
declare
  whole tsquery := whole_of(query);
  found advert_hits;
begin
  select coalesce(array_agg(h.id order by h.position), '{}'), coalesce(array_agg(h.seq order by h.position), '{}'),
    coalesce(array_agg(h.price order by h.position), '{}')
  into found.ids, found.seqs, found.prices
  from unnest(hits.ids, hits.seqs, hits.prices) with ordinality h (id, seq, price, position)
  where h.id in (select i.advert_id from ad_index i where i.advert_id = any (hits.ids) and ts_match_vq(i.tsv, whole));
  return found;
end $$;

-- The same for two levels, given the newest hits of the second: all of them (is_all) or the first ones.
create function best_hits(
  levels text[], l ad_limits, counted advert_hits, is_all boolean, max_hits integer, shares float8[]
) returns advert_hits
language plpgsql stable as $$
declare
  best advert_hits;
  others advert_hits;
begin
  if is_all and cardinality(counted.ids) <= 200 then
    best := matching_hits(counted, query_of(levels[1]));
  else
    best := hits_by_seq(query_of(levels[1]), l, null, -1, max_hits, false, shares[1]);
  end if;
  select coalesce(array_agg(h.id), '{}'), coalesce(array_agg(h.seq), '{}') into others.ids, others.seqs
  from unnest(counted.ids, counted.seqs) h (id, seq) where h.id not in (select unnest(best.ids));
  if not is_all and cardinality(best.ids) + cardinality(others.ids) < max_hits then
    return hits_by_level(levels, l, null, null, max_hits);
  end if;
  return row(best.ids || others.ids, best.seqs || others.seqs,
    array_fill(0::bigint, array[cardinality(best.ids)]) || array_fill(1::bigint, array[cardinality(others.ids)]));
end $$;

-- Those of the hits of a wider query, which were counted up to a number, that match a narrower one.
create function hits_within(
  hits advert_hits, counted integer, query tsquery[], l ad_limits, direction integer, by_date boolean, share float8
) returns advert_hits
language plpgsql stable as $$
begin
  if cardinality(hits.ids) > least(counted, 200) then
    return hits_by_seq(query, l, null, direction, counted + 1, by_date, share);
  end if;
  return matching_hits(hits, query);
end $$;

-- The hits of a level of search_page().
create type level_hits as (level integer, ids integer[], seqs bigint[], prices bigint[]);

-- The next wider level; null after the widest. One with an equal query finds nothing more, unless parts were excluded.
create function next_level(levels text[], level integer, has_parts boolean) returns integer
language plpgsql immutable as $$
declare
  widest integer := array_length(levels, 1);
begin
  level := level + 1;
  while level < widest and levels[level] = levels[level - 1] and not has_parts loop level := level + 1; end loop;
  return case when level <= widest then level end;
end $$;

-- The first max_hits of the narrowest level with any, in the order of seq or date (see hits_by_seq); of the widest level
-- if none has. Parts and accessories are excluded from the narrowest level only.
create function narrowest_hits(
  levels text[], is_wide boolean, l ad_limits, direction integer, max_hits integer, by_date boolean, shares float8[]
) returns level_hits
language plpgsql stable as $$
declare
  widest integer := array_length(levels, 1);
  level integer := case when is_wide then widest else least(2, widest) end;
  narrow integer := next_level(levels, level, l.parts is not null);
  hits advert_hits;
  more advert_hits;
begin
  if is_wide then l.parts := null; end if;
  hits := hits_by_seq(query_of(levels[level]), l, null, direction, max_hits, by_date, shares[level]);
  if hits.ids = '{}' and level < widest then
    l.parts := null;
    level := widest;
    hits := hits_by_seq(query_of(levels[widest]), l, null, direction, max_hits, by_date, shares[widest]);
    -- What the widest level does not find, none does.
    while narrow < widest and hits.ids <> '{}' loop
      more := hits_within(hits, max_hits - 1, query_of(levels[narrow]), l, direction, by_date, shares[narrow]);
      if more.ids <> '{}' then
        return row(narrow, more.ids, more.seqs, more.prices);
      end if;
      narrow := next_level(levels, narrow, false);
    end loop;
  end if;
  return row(level, hits.ids, hits.seqs, hits.prices);
end $$;

-- A page of adverts within limits that match the narrowest level with any hit; a level is the text form of a query, and
-- the first one only ranks. is_wide selects the widest level. sort is best (by level, then seq), newest or oldest (by
-- date_key, which then takes the place of seq), cheapest or dearest. is_narrow in the result: a wider level was not
-- needed. The page begins after the given seq and price (or level), if any, then skips. total is exact up to counted, where counted + 1 means more; null
-- when counted is null. shares are the estimated shares of the adverts that match each level.
create function search_page(
  levels text[], is_wide boolean, limits jsonb, sort text, after_price bigint, after_seq bigint, skip integer,
  max_hits integer, counted integer, shares float8[] default null
) returns table (total integer, is_narrow boolean, ids integer[], seqs bigint[], prices bigint[])
language plpgsql stable rows 1 set plan_cache_mode = force_generic_plan as $$
declare
  l ad_limits := limits_of(limits);
  widest integer := array_length(levels, 1);
  narrowest integer := case when is_wide then widest else least(2, widest) end;
  level integer := narrowest;
  found level_hits;
  has_parts boolean := not is_wide and l.parts is not null;
  by_date boolean := sort in ('newest', 'oldest');
  direction integer := case sort when 'oldest' then 1 else -1 end;
  is_flat boolean;
  -- The page is the beginning of what is counted.
  is_counted_order boolean;
  hits advert_hits;
  more advert_hits;
begin
  if counted is not null then
    found := narrowest_hits(levels, is_wide, l, direction, counted + 1, by_date, shares);
    level := found.level;
    hits := row(found.ids, found.seqs, found.prices);
    total := cardinality(hits.ids);
  end if;
  if is_wide or level > narrowest then l.parts := null; end if;
  is_narrow := level < widest;
  -- Without hits in a narrower level there is nothing to rank.
  is_flat := sort = 'best' and (level > narrowest + has_parts::integer or level = 2 and levels[1] = levels[2] or widest = 1);
  is_counted_order := is_flat or by_date;
  -- Counting has already fetched all of a few hits, or the first pages of many.
  if counted is not null and is_counted_order and after_seq is null then
    if total > counted and skip + max_hits > total then
      more := hits_by_seq(query_of(levels[level]), l, hits.seqs[total], direction, skip + max_hits - total, by_date);
      hits := row(hits.ids || more.ids, hits.seqs || more.seqs, hits.prices || more.prices);
    end if;
  elsif counted is null or sort = 'best' and not is_flat and total > 0 or total > counted then
    hits := case
      when is_counted_order then hits_by_seq(query_of(levels[level]), l, after_seq, direction, skip + max_hits, by_date)
      when sort = 'best' and level = 2 and after_seq is null then best_hits(levels[1:2], l, hits, total <= counted, skip + max_hits, shares)
      when sort = 'best' then hits_by_level(levels[1:level], l, after_price::integer, after_seq, skip + max_hits)
      else hits_by_price(query_of(levels[level]), l, after_price, after_seq, case sort when 'cheapest' then 1 else -1 end, skip + max_hits) end;
  end if;
  if sort = 'best' and after_seq is null then
    -- In order already.
    ids := hits.ids[skip + 1:skip + max_hits];
    seqs := hits.seqs[skip + 1:skip + max_hits];
    prices := hits.prices[skip + 1:skip + max_hits];
  else select coalesce(array_agg(x.id), '{}'), coalesce(array_agg(x.seq), '{}'), coalesce(array_agg(x.price), '{}')
  into ids, seqs, prices
  from (
    select * from unnest(hits.ids, hits.seqs, hits.prices) h (id, seq, price)
    where after_seq is null or case
      when is_counted_order then h.seq * direction > after_seq * direction
      when sort = 'dearest' then h.price < after_price or (h.price = after_price and h.seq > after_seq)
      else h.price > after_price or (h.price = after_price and h.seq < after_seq) end
    order by case when is_counted_order then 0 when sort = 'dearest' then -h.price else h.price end,
      case when sort in ('oldest', 'dearest') then h.seq else -h.seq end
    limit max_hits offset skip
  ) x;
  end if;
  if is_flat then prices := array_fill((level - 1)::bigint, array[cardinality(ids)]); end if;
  return next;
end $$;

-- The narrowest level of search_page() with any advert; null if none has.
create function matching_level(levels text[], limits jsonb) returns integer
language plpgsql stable as $$
declare
  l ad_limits := limits_of(limits);
  widest integer := array_length(levels, 1);
  level integer := least(2, widest);
begin
  if has_hit(levels[level], l) then return level; end if;
  if level = widest then return null; end if;
  level := next_level(levels, level, l.parts is not null);
  l.parts := null;
  if not has_hit(levels[widest], l) then return null; end if;
  while level < widest and not has_hit(levels[level], l) loop level := level + 1; end loop;
  return level;
end $$;

-- A page of the adverts of the narrowest level with any hit (see search_page) in the order of a number attribute, the
-- least (direction 1) or the greatest (-1) first, then by seq; adverts without the number come last.
create function number_page(
  levels text[], is_wide boolean, limits jsonb, attribute text, direction integer, skip integer, max_hits integer
) returns table (total integer, is_narrow boolean, ids integer[])
language plpgsql stable rows 1 set plan_cache_mode = force_generic_plan as $$
declare
  l ad_limits := limits_of(limits);
  widest integer := array_length(levels, 1);
  level integer := case when is_wide then widest else coalesce(matching_level(levels, limits), widest) end;
  query tsquery;
begin
  if is_wide or level > least(2, widest) then l.parts := null; end if;
  is_narrow := level < widest;
  query := whole_of(with_prices(query_of(levels[level]), l));
  with matches as materialized (
    select i.advert_id, i.seq, (i.numbers ->> attribute)::float8 * direction as value
    from ad_index i
    where i.tsv @@ query and i.price_key + 0 between l.least_price and l.most_price
      and (l.parts is null or i.subcategory_id + 0 = any (l.things) or not i.head && l.parts)
      and (l.keys is null or numbers_within(i.numbers, l.keys, l.lows, l.highs))
      and (l.box is null or i.latitude between l.box[1] and l.box[3] and i.longitude between l.box[2] and l.box[4])
      and (l.circles is null or in_circles(i.latitude, i.longitude, l.circles))
  )
  select (select count(*) from matches), coalesce(array_agg(page.advert_id), '{}')
  into total, ids
  from (select advert_id from matches order by value, seq desc limit max_hits offset skip) page;
  return next;
end $$;

-- Scores of adverts, in their order: the sum of the weights of the parts that an advert matches, 0 without any. A part is
-- a query or, where that is null, stems ("a b") among the first words of the title. The lexemes of an advert are
-- unpacked once ("||"), as "@@" would unpack them for each part.
create function scores_of(ids integer[], queries tsquery[], roots text[], weights float8[]) returns float8[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with parts as materialized (
      select query, string_to_array(stems, ' ') as stems, weight from unnest(queries, roots, weights) part (query, stems, weight)
    )
    select coalesce(array_agg(coalesce((
        select sum(parts.weight) from parts where listed.tsv @@ parts.query or listed.head && parts.stems), 0)
      order by given.position), '{}')
    from unnest(ids) with ordinality given (id, position)
    left join (
      select i.advert_id as id, i.tsv || ''::tsvector as tsv, i.head from ad_index i where i.advert_id = any (ids) offset 0
    ) listed on listed.id = given.id);
end $$;
