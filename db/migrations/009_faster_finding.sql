-- Finding, made cheaper: queries taken apart at their "and", stretches of the index looked into once.

drop function search_page(tsquery[], boolean, jsonb, text, bigint, bigint, integer, integer, integer);
drop function best_hits(tsquery[], jsonb, advert_hits, boolean, integer, bigint, integer);
drop function hits_by_level(tsquery[], jsonb, integer, bigint, integer);
drop function hits_by_price(tsquery, jsonb, bigint, bigint, integer, integer);
drop function hits_by_seq(tsquery, jsonb, bigint, integer, integer);

-- "Between these seq", as at most 17 lexemes of the narrowest level that fits; null when none does.
create or replace function seq_window(low bigint, high bigint) returns tsquery
language plpgsql immutable parallel safe as $$
declare
  width bigint := high - low;
  shift integer := case when width <= 16384 then 10 when width <= 131072 then 13 when width <= 1048576 then 16 else 19 end;
  level text := case shift when 10 then '~a' when 13 then '~b' when 16 then '~c' else '~d' end;
begin
  if width > 8388608 then return null; end if;
  return any_of(array(select level || stretch from generate_series(low >> shift, high >> shift) stretch));
end $$;

-- Adverts that meet all of at most six pieces of a query. Apart from each other the index leaps from a hit of one to the next
-- hit of another; joined by "&" it would try every hit of the rarer words in the whole of it. "offset" keeps what is
-- asked of the rows beside out of the six.
create function adverts_of(query tsquery[]) returns setof ad_index
language sql stable parallel safe as $$
  select * from (
    select * from ad_index where cardinality(query) = 1 and tsv @@ query[1]
    union all
    select * from ad_index where cardinality(query) = 2 and tsv @@ query[1] and tsv @@ query[2]
    union all
    select * from ad_index where cardinality(query) = 3 and tsv @@ query[1] and tsv @@ query[2] and tsv @@ query[3]
    union all
    select * from ad_index where cardinality(query) = 4
      and tsv @@ query[1] and tsv @@ query[2] and tsv @@ query[3] and tsv @@ query[4]
    union all
    select * from ad_index where cardinality(query) = 5
      and tsv @@ query[1] and tsv @@ query[2] and tsv @@ query[3] and tsv @@ query[4] and tsv @@ query[5]
    union all
    select * from ad_index where cardinality(query) = 6
      and tsv @@ query[1] and tsv @@ query[2] and tsv @@ query[3] and tsv @@ query[4] and tsv @@ query[5] and tsv @@ query[6]
  ) met offset 0
$$;

-- What lexemes cannot say (see within_limits), as one row needs it.
create type ad_limits as (
  least_price bigint, most_price bigint,
  parts text[], things smallint[],
  keys text[], lows float8[], highs float8[],
  -- South, west, north, east.
  box float8[],
  -- Of each circle: latitude, longitude, kilometres in a degree to the east, its radius squared.
  circles float8[]
);

create function limits_of(limits jsonb) returns ad_limits
language plpgsql immutable parallel safe as $$
declare
  l ad_limits;
begin
  l.least_price := 0;
  l.most_price := price_order(null);
  if limits is null then return l; end if;
  if limits ? 'price' then
    l.least_price := coalesce((limits #>> '{price,0}')::bigint, 0);
    l.most_price := coalesce((limits #>> '{price,1}')::bigint, price_order(null) - 1);
  end if;
  if limits ? 'parts' then
    l.parts := array(select jsonb_array_elements_text(limits -> 'parts'));
    l.things := array(select jsonb_array_elements_text(limits -> 'things'));
  end if;
  if limits ? 'numbers' then
    select array_agg(key), array_agg(coalesce((value ->> 0)::float8, '-infinity')), array_agg(coalesce((value ->> 1)::float8, 'infinity'))
    into l.keys, l.lows, l.highs
    from jsonb_each(limits -> 'numbers');
  end if;
  if limits ? 'box' then l.box := array(select jsonb_array_elements_text(limits -> 'box'))::float8[]; end if;
  if limits ? 'circles' then
    l.circles := array(select number from jsonb_array_elements(limits -> 'circles') circle,
      lateral unnest(array[(circle ->> 0)::float8, (circle ->> 1)::float8, 111.32 * cos(radians((circle ->> 0)::float8)),
        (circle ->> 2)::float8 ^ 2]) number);
  end if;
  return l;
end $$;

-- Whether two degrees lie in any of the circles; on so small a piece of the earth a plane will do.
create function in_circles(latitude float8, longitude float8, circles float8[]) returns boolean
language plpgsql immutable parallel safe as $$
begin
  for c in 1 .. cardinality(circles) by 4 loop
    if ((latitude - circles[c]) * 111.32) ^ 2 + ((longitude - circles[c + 1]) * circles[c + 2]) ^ 2 <= circles[c + 3] then
      return true;
    end if;
  end loop;
  return false;
end $$;

create function numbers_within(numbers jsonb, keys text[], lows float8[], highs float8[]) returns boolean
language plpgsql immutable parallel safe as $$
begin
  for n in 1 .. cardinality(keys) loop
    if ((numbers ->> keys[n])::float8 between lows[n] and highs[n]) is not true then return false; end if;
  end loop;
  return true;
end $$;

-- The first adverts between two seq and two prices that meet a query and limits: by seq (by_price 0, by_seq 1 or -1),
-- or by price (1 or -1) and then by seq; from one price and seq on, if they are given. "+ 0" leaves the planner no
-- index but that of words, so one plan serves every query.
create function hits_between(
  query tsquery[], l ad_limits, low bigint, high bigint, least_price bigint, most_price bigint,
  by_price integer, by_seq integer, after_price bigint, after_seq bigint, wanted integer
) returns advert_hits
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  hits advert_hits;
begin
  select coalesce(array_agg(x.advert_id), '{}'), coalesce(array_agg(x.seq), '{}'), coalesce(array_agg(x.price_key), '{}')
  into hits
  from (
    select i.advert_id, i.seq, i.price_key from adverts_of(query) i
    where i.seq + 0 between low and high and i.price_key + 0 between least_price and most_price
      and (after_seq is null or i.price_key * by_price > after_price * by_price
        or i.price_key = after_price and i.seq * by_seq > after_seq * by_seq)
      and (l.parts is null or not i.head && l.parts or i.subcategory_id + 0 = any (l.things))
      and (l.keys is null or numbers_within(i.numbers, l.keys, l.lows, l.highs))
      and (l.box is null or i.latitude between l.box[1] and l.box[3] and i.longitude between l.box[2] and l.box[4])
      and (l.circles is null or in_circles(i.latitude, i.longitude, l.circles))
    order by i.price_key * by_price, i.seq * by_seq
    limit wanted
  ) x;
  return hits;
end $$;

-- A query with the prices of limits in the words of the index, where those that there are lie in few buckets: many
-- leave out little and cost more than looking at the prices.
create function with_prices(asked tsquery[], l ad_limits) returns tsquery[]
language plpgsql stable as $$
declare
  low integer;
  high integer;
begin
  if l.least_price = 0 and l.most_price = price_order(null) then return asked; end if;
  low := price_bucket((select min(price_key) from ad_index where price_key >= l.least_price));
  high := price_bucket((select max(price_key) from ad_index where price_key <= l.most_price));
  if high - low >= 24 then return asked; end if;
  return asked || coalesce(price_window(low, high), '''~m''');
end $$;

-- Adverts that meet a query and limits, in the order of seq (direction 1, or -1 for newest first), from one seq on.
-- Looks into a stretch of seq that should hold enough, then into the next ones, as wide as the hits so far are rare:
-- neither a rare word nor a common one walks the whole index.
create function hits_by_seq(query tsquery[], l ad_limits, after_seq bigint, direction integer, wanted integer) returns advert_hits
language plpgsql stable as $$
declare
  low bigint := greatest((select min(seq) from ad_index), case when direction > 0 then after_seq + 1 end);
  high bigint := least((select max(seq) from ad_index), case when direction < 0 then after_seq - 1 end);
  priced tsquery[] := with_prices(query, l);
  -- How far from its beginning the way is behind us, and how far we look next.
  behind bigint := 0;
  width bigint := 2048;
  first bigint;
  last bigint;
  stretch tsquery;
  part advert_hits;
  hits advert_hits := row('{}', '{}', '{}');
  n integer := 0;
begin
  -- An empty index has neither.
  if (low <= high) is not true then return hits; end if;
  loop
    -- What is left of a short way is taken with it.
    if behind + width * 3 / 2 > high - low then width := high - low + 1 - behind; end if;
    first := case when direction < 0 then high - behind - width + 1 else low + behind end;
    last := first + width - 1;
    -- Where all is looked into that has not been, and that is most, the stretch would leave out nothing.
    stretch := case when behind + width <= high - low or behind > width / 4 then seq_window(first, last) end;
    part := hits_between(case when stretch is null then priced else priced || stretch end, l, first, last,
      l.least_price, l.most_price, 0, direction, null, null, wanted - n);
    hits := row(hits.ids || part.ids, hits.seqs || part.seqs, hits.prices || part.prices);
    n := cardinality(hits.ids);
    behind := behind + width;
    if n >= wanted or behind > high - low then return hits; end if;
    width := case when n = 0 then behind * greatest(wanted, 31) else greatest(behind / 8, behind * (wanted - n) * 5 / 4 / n) end;
  end loop;
end $$;

-- The same in the order of price, from one price and seq on: cheapest first (direction 1, newest first among
-- equals) or dearest first (-1, oldest first). Looks into a few buckets of price, then into more.
create function hits_by_price(
  query tsquery[], l ad_limits, after_price bigint, after_seq bigint, direction integer, wanted integer
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
  -- The price of very many ("free", no price): among them seq is the order.
  common bigint := case when direction > 0
    then (select low where low = (select price_key from ad_index where price_key >= low order by price_key offset 1000 limit 1))
    else (select high where high = (select price_key from ad_index where price_key <= high order by price_key desc offset 1000 limit 1)) end;
begin
  if common is not null then
    l.least_price := common;
    l.most_price := common;
    hits := hits_by_seq(query, l,
      case when common = after_price then after_seq end, -direction, wanted);
    if cardinality(hits.ids) >= wanted then return hits; end if;
  end if;
  loop
    part := case when buckets > last - first then null
      when direction > 0 then price_window(first, first + buckets - 1) else price_window(last - buckets + 1, last) end;
    hits := hits_between(case when part is null then query else query || part end, l, 0, 9223372036854775807,
      low, high, direction, -direction, after_price, after_seq, wanted);
    n := cardinality(hits.ids);
    if n >= wanted or part is null then return hits; end if;
    buckets := greatest(buckets * 2, case when n > 0 then buckets * wanted * 5 / 4 / n else buckets * 4 end);
  end loop;
end $$;

-- A query as search_page() takes it: its pieces in lines.
create function query_of(level text) returns tsquery[]
language sql immutable parallel safe strict
return string_to_array(level, E'\n')::tsquery[];

-- The pieces of a query as one.
create function whole_of(query tsquery[]) returns tsquery
language sql immutable parallel safe as $$
  select string_agg('(' || piece::text || ')', '&')::tsquery from unnest(query) piece
$$;

-- The best first: what meets the first of the levels, then what only meets the second, then the third, each
-- newest first; from after one seq in one level (0, 1, 2) on. The levels come where prices do.
create function hits_by_level(levels text[], l ad_limits, after_level integer, after_seq bigint, wanted integer) returns advert_hits
language plpgsql stable as $$
declare
  hits advert_hits := row('{}', '{}', '{}');
  part advert_hits;
  missing integer := wanted;
  query tsquery[];
begin
  for level in coalesce(after_level, 0) .. array_length(levels, 1) - 1 loop
    continue when level > 0 and levels[level + 1] = levels[level];
    query := query_of(levels[level + 1]);
    part := hits_by_seq(case when level = 0 then query else (query[1] && !!whole_of(query_of(levels[level]))) || query[2:] end, l,
      case when level = after_level then after_seq end, -1, missing);
    hits := row(hits.ids || part.ids, hits.seqs || part.seqs, hits.prices || array_fill(level::bigint, array[cardinality(part.ids)]));
    missing := wanted - cardinality(hits.ids);
    exit when missing <= 0;
  end loop;
  return hits;
end $$;

-- The same of two levels where the newest that meet the second are in hand already, all of them or so many.
create function best_hits(levels text[], l ad_limits, counted advert_hits, is_all boolean, wanted integer) returns advert_hits
language plpgsql stable as $$
declare
  best advert_hits;
  others advert_hits;
begin
  if is_all and cardinality(counted.ids) <= 200 then
    -- Looking at so few is cheaper than asking the index again.
    select coalesce(array_agg(i.advert_id order by i.seq desc), '{}'), coalesce(array_agg(i.seq order by i.seq desc), '{}') into best.ids, best.seqs
    from unnest(counted.ids) id join ad_index i on i.advert_id = id
    where ts_match_vq(i.tsv, whole_of(query_of(levels[1])));
  else
    best := hits_by_seq(query_of(levels[1]), l, null, -1, wanted);
  end if;
  select coalesce(array_agg(h.id), '{}'), coalesce(array_agg(h.seq), '{}') into others.ids, others.seqs
  from unnest(counted.ids, counted.seqs) h (id, seq) where h.id <> all (best.ids);
  if not is_all and cardinality(best.ids) + cardinality(others.ids) < wanted then
    return hits_by_level(levels, l, null, null, wanted);
  end if;
  return row(best.ids || others.ids, best.seqs || others.seqs,
    array_fill(0::bigint, array[cardinality(best.ids)]) || array_fill(1::bigint, array[cardinality(others.ids)]));
end $$;

-- A page of the adverts that meet limits and the first of ever wider queries (levels, each its pieces in lines) that
-- any of them meets: the first level only says what comes before the others. is_wide takes the widest. sort is best
-- (by levels), newest, oldest, cheapest or dearest. is_narrow tells that a wider query was not asked. The page begins
-- after the given seq and price (or level), if any, then skips. total is exact up to counted, one more stands for
-- "more"; null when counted is.
create function search_page(
  levels text[], is_wide boolean, limits jsonb, sort text, after_price bigint, after_seq bigint, skip integer,
  wanted integer, counted integer
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
  -- What belongs to a thing is left out of the narrow levels alone.
  if is_wide then l.parts := null; end if;
  if counted is not null then
    loop
      hits := hits_by_seq(query_of(levels[level]), l, null, -1, counted + 1);
      total := cardinality(hits.ids);
      exit when total > 0 or level = widest;
      level := level + 1;
      -- Where nothing was left out, nothing comes with what was.
      while level < widest and levels[level] = levels[level - 1] and l.parts is null loop level := level + 1; end loop;
      l.parts := null;
    end loop;
  end if;
  is_narrow := level < widest;
  -- Nothing comes before the others where nothing meets a narrower level.
  is_flat := sort = 'best' and (level > narrowest + has_parts::integer or level = 2 and levels[1] = levels[2] or widest = 1);
  if is_flat then sort := 'newest'; end if;
  -- Few hits are in hand already, and so are the first pages of many.
  if counted is not null and sort = 'newest' and after_seq is null then
    if total > counted and skip + wanted > total then
      more := hits_by_seq(query_of(levels[level]), l, hits.seqs[total], -1, skip + wanted - total);
      hits := row(hits.ids || more.ids, hits.seqs || more.seqs, hits.prices || more.prices);
    end if;
  elsif counted is null or sort = 'best' and total > 0 or total > counted then
    hits := case
      when sort = 'best' and level = 2 and after_seq is null then best_hits(levels[1:2], l, hits, total <= counted, skip + wanted)
      when sort = 'best' then hits_by_level(levels[1:level], l, after_price::integer, after_seq, skip + wanted)
      when sort in ('newest', 'oldest') then
        hits_by_seq(query_of(levels[level]), l, after_seq, case sort when 'newest' then -1 else 1 end, skip + wanted)
      else hits_by_price(query_of(levels[level]), l, after_price, after_seq, case sort when 'cheapest' then 1 else -1 end, skip + wanted) end;
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
    limit wanted offset skip
  ) x;
  if is_flat then prices := array_fill((level - 1)::bigint, array[cardinality(ids)]); end if;
  return next;
end $$;

-- Whether an advert lies within limits: price [least, greatest] in bani, numbers {key: [least, greatest]}, circles
-- [[latitude, longitude, km], …] of which one must hold it, box [south, west, north, east], parts: roots that may not
-- be among the first words of its title, but in the subcategories that things names by id.
create or replace function within_limits(i ad_index, limits jsonb) returns boolean
language plpgsql immutable parallel safe as $$
declare
  l ad_limits := limits_of(limits);
begin
  return i.price_key between l.least_price and l.most_price
    and (l.parts is null or not i.head && l.parts or coalesce(i.subcategory_id = any (l.things), false))
    and (l.keys is null or numbers_within(i.numbers, l.keys, l.lows, l.highs))
    and (l.box is null or coalesce(i.latitude between l.box[1] and l.box[3] and i.longitude between l.box[2] and l.box[4], false))
    and (l.circles is null or in_circles(i.latitude, i.longitude, l.circles));
end $$;

-- Newest public adverts whose title begins words with what is being typed; the words before the last are whole.
create or replace function suggest_adverts(typed text, wanted integer) returns integer[]
language plpgsql stable as $$
declare
  plain text := plain_words(typed);
  last_word text := substring(plain from '[^ ]+$');
  before tsquery;
  tq tsquery;
  pieces tsquery[];
begin
  select any_of(array_agg(distinct '^' || root)) into tq
  from query_roots(array(
    select word from search_words
    where word ~>=~ last_word and word ~<~ (last_word || chr(1114111))
    order by adverts desc, word
    limit 6)) q, unnest(q.roots || q.loose) root;
  if tq is null then
    select any_of(array_agg(distinct '^' || root)) into tq from query_roots(array[last_word]) q, unnest(q.roots || q.loose) root;
  end if;
  if tq is null then return '{}'; end if;
  pieces := array[tq];
  for before in select any_of(q.roots || q.loose) from query_roots(string_to_array(btrim(left(plain, -length(last_word))), ' ')) q
    where q.roots <> '{}' loop
    pieces := case when cardinality(pieces) < 4 then pieces || before else pieces[:3] || (pieces[4] && before) end;
  end loop;
  return (hits_by_seq(pieces, limits_of(null), null, -1, wanted)).ids;
end $$;
