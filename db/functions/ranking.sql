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
begin
  for level in coalesce(after_level, 0) .. array_length(levels, 1) - 1 loop
    continue when level > 0 and levels[level + 1] = levels[level];
    query := query_of(levels[level + 1]);
    part := hits_by_seq(case when level = 0 then query else (query[1] && !!whole_of(query_of(levels[level]))) || query[2:] end, l,
      case when level = after_level then after_seq end, -1, missing);
    hits := row(hits.ids || part.ids, hits.seqs || part.seqs, hits.prices || array_fill(level::bigint, array[cardinality(part.ids)]));
    missing := max_hits - cardinality(hits.ids);
    exit when missing <= 0;
  end loop;
  return hits;
end $$;

-- The same for two levels, given the newest hits of the second: all of them (is_all) or the first ones.
create function best_hits(levels text[], l ad_limits, counted advert_hits, is_all boolean, max_hits integer) returns advert_hits
language plpgsql stable as $$
declare
  best advert_hits;
  others advert_hits;
begin
  if is_all and cardinality(counted.ids) <= 200 then
    -- Reading so few rows is cheaper than a second index scan.
    select coalesce(array_agg(i.advert_id order by i.seq desc), '{}'), coalesce(array_agg(i.seq order by i.seq desc), '{}') into best.ids, best.seqs
    from unnest(counted.ids) id join ad_index i on i.advert_id = id
    where ts_match_vq(i.tsv, whole_of(query_of(levels[1])));
  else
    best := hits_by_seq(query_of(levels[1]), l, null, -1, max_hits);
  end if;
  select coalesce(array_agg(h.id), '{}'), coalesce(array_agg(h.seq), '{}') into others.ids, others.seqs
  from unnest(counted.ids, counted.seqs) h (id, seq) where h.id <> all (best.ids);
  if not is_all and cardinality(best.ids) + cardinality(others.ids) < max_hits then
    return hits_by_level(levels, l, null, null, max_hits);
  end if;
  return row(best.ids || others.ids, best.seqs || others.seqs,
    array_fill(0::bigint, array[cardinality(best.ids)]) || array_fill(1::bigint, array[cardinality(others.ids)]));
end $$;

-- A page of adverts within limits that match the narrowest level with any hit; a level is the text form of a query, and
-- the first one only ranks. is_wide selects the widest level. sort is best (by level), newest, oldest, cheapest or
-- dearest. is_narrow in the result: a wider level was not needed. The page begins after the given seq and price (or
-- level), if any, then skips. total is exact up to counted, where counted + 1 means more; null when counted is null.
create function search_page(
  levels text[], is_wide boolean, limits jsonb, sort text, after_price bigint, after_seq bigint, skip integer,
  max_hits integer, counted integer
) returns table (total integer, is_narrow boolean, ids integer[], seqs bigint[], prices bigint[])
language plpgsql stable rows 1 as $$
declare
  l ad_limits := limits_of(limits);
  widest integer := array_length(levels, 1);
  narrowest integer := case when is_wide then widest else least(2, widest) end;
  level integer := narrowest;
  has_parts boolean := not is_wide and l.parts is not null;
  is_flat boolean;
  hits advert_hits;
  more advert_hits;
begin
  -- Parts and accessories are excluded from the narrow levels only.
  if is_wide then l.parts := null; end if;
  if counted is not null then
    loop
      hits := hits_by_seq(query_of(levels[level]), l, null, -1, counted + 1);
      total := cardinality(hits.ids);
      exit when total > 0 or level = widest;
      level := level + 1;
      -- An equal level without exclusions would find nothing more.
      while level < widest and levels[level] = levels[level - 1] and l.parts is null loop level := level + 1; end loop;
      l.parts := null;
    end loop;
  end if;
  is_narrow := level < widest;
  -- Without hits in a narrower level there is nothing to rank.
  is_flat := sort = 'best' and (level > narrowest + has_parts::integer or level = 2 and levels[1] = levels[2] or widest = 1);
  if is_flat then sort := 'newest'; end if;
  -- Counting has already fetched all of a few hits, or the first pages of many.
  if counted is not null and sort = 'newest' and after_seq is null then
    if total > counted and skip + max_hits > total then
      more := hits_by_seq(query_of(levels[level]), l, hits.seqs[total], -1, skip + max_hits - total);
      hits := row(hits.ids || more.ids, hits.seqs || more.seqs, hits.prices || more.prices);
    end if;
  elsif counted is null or sort = 'best' and total > 0 or total > counted then
    hits := case
      when sort = 'best' and level = 2 and after_seq is null then best_hits(levels[1:2], l, hits, total <= counted, skip + max_hits)
      when sort = 'best' then hits_by_level(levels[1:level], l, after_price::integer, after_seq, skip + max_hits)
      when sort in ('newest', 'oldest') then
        hits_by_seq(query_of(levels[level]), l, after_seq, case sort when 'newest' then -1 else 1 end, skip + max_hits)
      else hits_by_price(query_of(levels[level]), l, after_price, after_seq, case sort when 'cheapest' then 1 else -1 end, skip + max_hits) end;
  end if;
  select coalesce(array_agg(x.id), '{}'), coalesce(array_agg(x.seq), '{}'), coalesce(array_agg(x.price), '{}')
  into ids, seqs, prices
  from (
    select * from unnest(hits.ids, hits.seqs, hits.prices) h (id, seq, price)
    where after_seq is null or case sort
      when 'best' then h.price > after_price or (h.price = after_price and h.seq < after_seq)
      when 'newest' then h.seq < after_seq
      when 'oldest' then h.seq > after_seq
      when 'cheapest' then h.price > after_price or (h.price = after_price and h.seq < after_seq)
      else h.price < after_price or (h.price = after_price and h.seq > after_seq) end
    order by case sort when 'best' then h.price when 'cheapest' then h.price when 'dearest' then -h.price end,
      case when sort in ('best', 'newest', 'cheapest') then -h.seq else h.seq end
    limit max_hits offset skip
  ) x;
  if is_flat then prices := array_fill((level - 1)::bigint, array[cardinality(ids)]); end if;
  return next;
end $$;
