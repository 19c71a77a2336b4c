-- Adverts that match a query, in the order of seq, of the date of publication or of price.

-- By date, seqs are the values of date_key.
create type advert_hits as (ids integer[], seqs bigint[], prices bigint[]);

-- hits_of_1() to hits_of_6(): hits_between() of a query of so many pieces. Pieces are separate conditions: the GIN index
-- skips from a hit of one to the next hit of another; joined by "&" it would test every hit of the rarest. One function for
-- each number of pieces, because six branches of one plan are prepared at each execution. "+ 0" leaves the planner only the
-- index of lexemes, so one generic plan serves every query; "offset 0" keeps the other conditions out of the scan.
do $do$
begin
  for pieces in 1 .. 6 loop
    execute format($create$
      create function hits_of_%s(
        query tsquery[], l ad_limits, low bigint, high bigint, least_price bigint, most_price bigint,
        by_price integer, by_seq integer, after_price bigint, after_seq bigint, max_hits integer, by_date boolean
      ) returns advert_hits
      language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
      declare
        hits advert_hits;
      begin
        select coalesce(array_agg(x.advert_id), '{}'), coalesce(array_agg(x.seq), '{}'), coalesce(array_agg(x.price_key), '{}')
        into hits
        from (
          select i.advert_id, i.seq, i.price_key
          from (
            select advert_id, case when by_date then date_key else seq end as seq, price_key, subcategory_id, head, numbers, latitude, longitude
            from ad_index where %s offset 0
          ) i
          where i.seq between low and high and i.price_key + 0 between least_price and most_price
            and (after_seq is null or i.price_key * by_price > after_price * by_price
              or i.price_key = after_price and i.seq * by_seq > after_seq * by_seq)
            and (l.parts is null or i.subcategory_id + 0 = any (l.things) or not i.head && l.parts)
            and (l.keys is null or numbers_within(i.numbers, l.keys, l.lows, l.highs))
            and (l.box is null or i.latitude between l.box[1] and l.box[3] and i.longitude between l.box[2] and l.box[4])
            and (l.circles is null or in_circles(i.latitude, i.longitude, l.circles))
          order by i.price_key * by_price, i.seq * by_seq
          limit max_hits
        ) x;
        return hits;
      end $$
    $create$, pieces, (select string_agg(format('tsv @@ query[%s]', piece), ' and ') from generate_series(1, pieces) piece));
  end loop;
end $do$;

-- The first adverts within a range of seq and of prices that match a query and limits, ordered by seq (by_price 0,
-- by_seq 1 or -1) or by price (1 or -1) and then seq, after a given price and seq if any. With by_date, date_key takes
-- the place of seq.
create function hits_between(
  query tsquery[], l ad_limits, low bigint, high bigint, least_price bigint, most_price bigint,
  by_price integer, by_seq integer, after_price bigint, after_seq bigint, max_hits integer, by_date boolean default false
) returns advert_hits
language plpgsql stable as $$
begin
  return case cardinality(query)
    when 1 then hits_of_1(query, l, low, high, least_price, most_price, by_price, by_seq, after_price, after_seq, max_hits, by_date)
    when 2 then hits_of_2(query, l, low, high, least_price, most_price, by_price, by_seq, after_price, after_seq, max_hits, by_date)
    when 3 then hits_of_3(query, l, low, high, least_price, most_price, by_price, by_seq, after_price, after_seq, max_hits, by_date)
    when 4 then hits_of_4(query, l, low, high, least_price, most_price, by_price, by_seq, after_price, after_seq, max_hits, by_date)
    when 5 then hits_of_5(query, l, low, high, least_price, most_price, by_price, by_seq, after_price, after_seq, max_hits, by_date)
    when 6 then hits_of_6(query, l, low, high, least_price, most_price, by_price, by_seq, after_price, after_seq, max_hits, by_date)
  end;
end $$;

-- Adds the price limits to a query as buckets, where existing prices within them span fewer than 24: more exclude
-- little and cost more than comparing prices.
create function with_prices(pieces tsquery[], l ad_limits) returns tsquery[]
language plpgsql stable as $$
declare
  low integer;
  high integer;
begin
  if l.least_price = 0 and l.most_price = price_order(null) then return pieces; end if;
  low := price_bucket((select min(price_key) from ad_index where price_key >= l.least_price));
  high := price_bucket((select max(price_key) from ad_index where price_key <= l.most_price));
  if high - low >= 24 then return pieces; end if;
  return pieces || coalesce(price_window(low, high), '''~m''');
end $$;

-- Seconds in which about 2,048 adverts were published, from the density of 128 at the newest (direction -1) or oldest end
-- of a range of date_key; at least the narrowest range of date_window().
create function seconds_of_adverts(lowest bigint, highest bigint, direction integer) returns bigint
language plpgsql stable as $$
begin
  return greatest(4096, coalesce(
    case when direction < 0
      then (highest >> 31) - (select date_key >> 31 from ad_index where date_key <= highest order by date_key desc offset 127 limit 1)
      else (select date_key >> 31 from ad_index where date_key >= lowest order by date_key offset 127 limit 1) - (lowest >> 31)
    end * 16,
    -- Fewer adverts than that.
    (highest >> 31) - (lowest >> 31)));
end $$;

-- Adverts that match a query and limits in the order of seq (direction 1, or -1 for newest first) after a given seq.
-- Reads a window of seq that should hold enough, then further windows, wider the rarer the hits so far: neither a rare
-- word nor a common one scans the whole index. The first window is wide where a small share of the adverts is estimated to
-- match, and
-- narrow where that is unknown. With by_date, date_key takes the place of seq, and windows are of seconds.
create function hits_by_seq(
  query tsquery[], l ad_limits, after_seq bigint, direction integer, max_hits integer, by_date boolean default false,
  share float8 default null
) returns advert_hits
language plpgsql stable as $$
declare
  lowest bigint := greatest(case when by_date then (select min(date_key) from ad_index) else (select min(seq) from ad_index) end,
    case when direction > 0 then after_seq + 1 end);
  highest bigint := least(case when by_date then (select max(date_key) from ad_index) else (select max(seq) from ad_index) end,
    case when direction < 0 then after_seq - 1 end);
  shift integer := case when by_date then 31 else 0 end;
  low bigint := lowest >> shift;
  high bigint := highest >> shift;
  priced tsquery[] := with_prices(query, l);
  -- How much of the range was read, and the width of the next window.
  scanned bigint := 0;
  width bigint := case when by_date then seconds_of_adverts(lowest, highest, direction)
    -- greatest() ignores nulls.
    when share is null then 2048
    else greatest(2048, max_hits * 1.25 / greatest(share, 0.0001)) end;
  first bigint;
  last bigint;
  bounds tsquery;
  part advert_hits;
  hits advert_hits := row('{}', '{}', '{}');
  n integer := 0;
begin
  -- Both are null where the index is empty.
  if (lowest <= highest) is not true then return hits; end if;
  -- Two wide windows cost more than the whole range.
  if width > 2048 and width * 5 / 2 > high - low then width := high - low + 1; end if;
  loop
    -- A short rest is read together with this window.
    if scanned + width * 3 / 2 > high - low then width := high - low + 1 - scanned; end if;
    first := case when direction < 0 then high - scanned - width + 1 else low + scanned end;
    last := first + width - 1;
    -- A window that covers the rest, when that is most of the range, would exclude nothing.
    bounds := case
      when scanned + width > high - low and scanned <= width / 4 then null
      when by_date then date_window(first, last)
      else seq_window(first, last) end;
    part := hits_between(case when bounds is null then priced else priced || bounds end, l,
      greatest(lowest, first << shift), least(highest, (last + 1 << shift) - 1),
      l.least_price, l.most_price, 0, direction, null, null, max_hits - n, by_date);
    hits := row(hits.ids || part.ids, hits.seqs || part.seqs, hits.prices || part.prices);
    n := cardinality(hits.ids);
    scanned := scanned + width;
    if n >= max_hits or scanned > high - low then return hits; end if;
    width := case when n = 0 then scanned * greatest(max_hits, 64) else greatest(scanned / 8, scanned * (max_hits - n) * 5 / 4 / n) end;
  end loop;
end $$;

-- The same in the order of price: cheapest first (direction 1, newest first among equals) or dearest first (-1, oldest
-- first), after a given price and seq. Reads one bucket of price, then more.
create function hits_by_price(
  query tsquery[], l ad_limits, after_price bigint, after_seq bigint, direction integer, max_hits integer
) returns advert_hits
language plpgsql stable as $$
declare
  low bigint := (select min(price_key) from ad_index
    where price_key >= case when direction > 0 then greatest(l.least_price, after_price) else l.least_price end);
  high bigint := (select max(price_key) from ad_index
    where price_key <= case when direction < 0 then least(l.most_price, after_price) else l.most_price end);
  first integer := price_bucket(low);
  last integer := price_bucket(high);
  buckets integer := 1;
  part tsquery;
  hits advert_hits;
  n integer;
  -- A first price shared by more than a thousand adverts (free, no price): these are ordered by seq.
  common bigint := case when direction > 0
    then (select low where low = (select price_key from ad_index where price_key >= low order by price_key offset 1000 limit 1))
    else (select high where high = (select price_key from ad_index where price_key <= high order by price_key desc offset 1000 limit 1)) end;
begin
  if common is not null then
    l.least_price := common;
    l.most_price := common;
    hits := hits_by_seq(query, l,
      case when common = after_price then after_seq end, -direction, max_hits);
    if cardinality(hits.ids) >= max_hits then return hits; end if;
  end if;
  loop
    part := case when buckets > last - first then null
      when direction > 0 then price_window(first, first + buckets - 1) else price_window(last - buckets + 1, last) end;
    hits := hits_between(case when part is null then query else query || part end, l, 0, 9223372036854775807,
      low, high, direction, -direction, after_price, after_seq, max_hits);
    n := cardinality(hits.ids);
    if n >= max_hits or part is null then return hits; end if;
    buckets := greatest(buckets * 2, case when n > 0 then buckets * max_hits * 5 / 4 / n else buckets * 4 end);
  end loop;
end $$;

-- Whether any advert matches a level of search_page().
create function has_hit(level text, l ad_limits) returns boolean
language sql stable
return cardinality((hits_by_seq(query_of(level), l, null, -1, 1)).ids) > 0;
