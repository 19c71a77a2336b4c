-- Rows of ad_index: filters, position and lexemes of a public advert.

-- Latitude or longitude shown to the public: exact when the owner allows it, else the centre of a 1 km grid cell, as in
-- domains/adverts/position.
create function public_degrees(degrees double precision, is_exact boolean, cosine double precision) returns double precision
language sql immutable parallel safe strict
return case when is_exact then degrees else (floor(degrees / (1000 / 111320.0 / cosine)) + 0.5) * (1000 / 111320.0 / cosine) end;

-- Bucket of a numeric attribute: one per year, eight per octave for other numbers.
create function number_bucket(value double precision) returns integer
language sql immutable parallel safe strict
return case when value between 1900 and 2100 then floor(value)::integer
  else 10000 + floor(8 * ln(greatest(value, 0) + 1) / ln(2::float8))::integer end;

-- Options of an advert: boolean attributes and list values as "key:value"; general properties without a key.
create function advert_options(
  attributes jsonb, has_photo boolean, is_negotiable boolean, is_free boolean, is_exchange boolean, account_type smallint
) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(option), '{}') from (
    select key || ':' || (value #>> '{}') from jsonb_each(attributes)
      where jsonb_typeof(value) = 'boolean' and value = 'true' or jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[a-z0-9.-]{1,60}$'
    union all
    select key || ':' || one from jsonb_each(attributes), jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else '[]' end) one
    union all
    select flag from (values ('photo', has_photo), ('negotiable', is_negotiable), ('free', is_free), ('exchange', is_exchange),
      (case account_type when 1 then 'company' else 'personal' end, true)) flags (flag, is_on) where is_on
  ) options (option)
$$;

-- Numeric attributes as {key: number}.
create function advert_numbers(attributes jsonb) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(attributes) where jsonb_typeof(value) = 'number'
$$;

-- Searchable text of attributes: free text, and the year, which titles often omit.
create function attribute_words(attributes jsonb) returns text
language sql immutable parallel safe as $$
  select string_agg(value #>> '{}', ' ') from jsonb_each(attributes)
  where jsonb_typeof(value) = 'string' and key in ('brand', 'breed') or key = 'year'
$$;

-- Lexemes of filters: ~ every advert, ~k category, ~s subcategory, ~r district, ~p place and sector, ~u owner, ~m price
-- bucket, ~o option, ~n number bucket, ~y day, ~g and ~h grid cells of the map, ~a to ~d ranges of seq, see
-- seq_window(), ~ta to ~td ranges of the date of publication, see date_window(). index_row() adds ~x for a secondary
-- subcategory (parts, covers, repairs).
create function advert_lexemes(i ad_index) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array['~',
    '~a' || (i.seq >> 10), '~b' || (i.seq >> 13), '~c' || (i.seq >> 16), '~d' || (i.seq >> 19),
    '~ta' || (i.date_key >> 43), '~tb' || (i.date_key >> 46), '~tc' || (i.date_key >> 49), '~td' || (i.date_key >> 52),
    '~k' || i.category_id, '~s' || i.subcategory_id, '~r' || i.district_id, '~p' || i.place_id, '~p' || i.sector_id,
    '~u' || i.owner_id,
    '~m' || price_bucket(price_order(i.price_mdl)), '~y' || (i.published_on - date '2020-01-01'),
    '~g' || floor(i.latitude * 10) || ':' || floor(i.longitude * 10),
    '~h' || floor(i.latitude * 2) || ':' || floor(i.longitude * 2)], null)
    || (select coalesce(array_agg('~o' || option), '{}') from unnest(i.options) option)
    || (select coalesce(array_agg('~n' || key || ':' || number_bucket(value::float8)), '{}') from jsonb_each_text(i.numbers))
$$;

-- The order by date of publication as one number: the second, and the id among adverts of one second. Read back by
-- `>> 31` and `& 2147483647`.
create function date_key(published_at timestamptz, advert_id integer) returns bigint
language sql immutable parallel safe strict
return greatest(0, floor(extract(epoch from published_at)))::bigint << 31 | advert_id;

-- Derived columns of an index row. A function, because a view would evaluate an expression for each of its uses.
create function index_row(a adverts, i ad_index, account_type smallint, latitude double precision, longitude double precision)
returns ad_index
language plpgsql stable parallel safe as $$
declare
  title text[] := text_roots('public.ads_ro', a.title_ro) || text_roots('public.ads_ru', a.title_ru)
    || text_roots('public.ads_en', a.title_en) || text_roots('public.ads_en', attribute_words(a.attributes));
  marks text[] := '{}';
begin
  i.price_mdl := round(a.price * 100 * rate_of(a.currency));
  i.options := advert_options(a.attributes, a.images <> '{}', a.is_negotiable, a.is_free, a.is_exchange, account_type);
  i.numbers := advert_numbers(a.attributes);
  i.latitude := coalesce(public_degrees(a.latitude, a.shows_exact_place, 1), latitude);
  i.longitude := coalesce(public_degrees(a.longitude, a.shows_exact_place, cos(radians(47))), longitude);
  i.date_key := date_key(coalesce(a.published_at, a.created_at), a.id);
  i.published_on := (coalesce(a.published_at, a.created_at) at time zone 'Europe/Chisinau')::date;
  if exists (select 1 from subcategories s where s.id = i.subcategory_id and s.is_secondary) then marks := '{~x}'; end if;
  i.head := text_roots('public.ads_ro', title_head(a.title_ro, 2)) || text_roots('public.ads_ru', title_head(a.title_ru, 2))
    || text_roots('public.ads_en', title_head(a.title_en, 5));
  i.tsv := array_to_tsvector(marks || title || array(select '^' || root from unnest(title) root)
    || text_roots('public.ads_ro', a.description_ro) || text_roots('public.ads_ru', a.description_ru)
    || text_roots('public.ads_en', a.description_en) || advert_lexemes(i));
  return i;
end $$;

-- Rows that ad_index must contain; used by the rebuild and by triggers.
create view ad_index_rows as
select a.seq, a.id as advert_id, a.owner_id, a.category_id, a.subcategory_id, p.district_id, o.place_id, o.price_mdl, o.tsv,
  o.options, o.numbers, o.latitude, o.longitude, o.published_on, o.head, o.date_key, o.sector_id
from adverts a
join users u on u.id = a.owner_id
left join places p on p.id = a.place_id
cross join lateral index_row(a,
  row(a.seq, a.id, a.owner_id, a.category_id, a.subcategory_id, p.district_id, coalesce(p.parent_id, p.id), null, null, null, '{}',
    '{}', null, null, null, '{}', null, null, case when p.parent_id is not null then p.id end)::ad_index,
  u.account_type, p.latitude, p.longitude) o
where a.status = 'active' and a.is_public and a.is_owner_active;
