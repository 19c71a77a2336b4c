-- A query is an array of tsquery pieces that must all match; limits are what lexemes cannot express.

-- Nested as a | (b | c), which is evaluated up to the first match without a descent to it.
create function any_of(lexemes text[]) returns tsquery
language sql immutable parallel safe strict
return (select string_agg(quote_literal(lexeme), ' | (') || repeat(')', cardinality(lexemes) - 1) from unnest(lexemes) lexeme)::tsquery;

-- A range of numbers as a query of at most 17 lexemes, at the narrowest of four levels that covers it; null when none
-- does. The lexemes of a level are its mark and the number shifted right by its shift.
create function range_query(low bigint, high bigint, marks text[], shifts integer[]) returns tsquery
language plpgsql immutable parallel safe as $$
begin
  for level in 1 .. 4 loop
    if high - low <= 16::bigint << shifts[level] then
      return (
        select string_agg(quote_literal(marks[level] || bucket), ' | (') || repeat(')', count(*)::integer - 1)
        from generate_series(low >> shifts[level], high >> shifts[level]) bucket)::tsquery;
    end if;
  end loop;
  return null;
end $$;

-- A range of seq as a query.
create function seq_window(low bigint, high bigint) returns tsquery
language sql immutable parallel safe
return range_query(low, high, '{~a,~b,~c,~d}', '{10,13,16,19}');

-- A range of dates of publication, in seconds since 1970, as a query.
create function date_window(low bigint, high bigint) returns tsquery
language sql immutable parallel safe
return range_query(low, high, '{~ta,~tb,~tc,~td}', '{12,15,18,21}');

-- A range of price buckets as a query.
create function price_window(low integer, high integer) returns tsquery
language sql immutable parallel safe strict
return any_of(array(select '~m' || bucket from generate_series(low, high) bucket));

-- Pieces of a query from its text form, one a line.
create function query_of(level text) returns tsquery[]
language sql immutable parallel safe strict
return string_to_array(level, E'\n')::tsquery[];

-- The pieces joined into one tsquery.
create function whole_of(query tsquery[]) returns tsquery
language plpgsql immutable parallel safe as $$
declare
  whole tsquery := query[1];
begin
  for piece in 2 .. cardinality(query) loop whole := whole && query[piece]; end loop;
  return whole;
end $$;

-- Limits (see within_limits) parsed once, in the form in which rows are compared with them.
create type ad_limits as (
  least_price bigint, most_price bigint,
  parts text[], things smallint[],
  keys text[], lows float8[], highs float8[],
  -- South, west, north, east.
  box float8[],
  -- Four numbers a circle: latitude, longitude, kilometres of a degree of longitude there, squared radius in km.
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

-- Whether a point lies in any of the circles, by plane geometry: they are small.
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

-- Whether an advert is within limits: price [min, max] in bani; numbers {key: [min, max]}; circles
-- [[latitude, longitude, km], …], any of them; box [south, west, north, east]; parts, roots that may not be in the
-- subject of its title unless its subcategory is one of the ids in things.
create function within_limits(i ad_index, limits jsonb) returns boolean
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
