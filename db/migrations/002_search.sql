-- Finding adverts: the words of a text, the index of public adverts, counts, lists of places.

-- Texts are folded before they are parsed, so what is still not ASCII is Cyrillic. Whatever the field, a word
-- is stemmed by its own alphabet: people write Russian into the Romanian field too.
create text search configuration ads_ro (copy = pg_catalog.romanian);
create text search configuration ads_ru (copy = pg_catalog.russian);
create text search configuration ads_en (copy = pg_catalog.english);
alter text search configuration ads_ro alter mapping for word with russian_stem;
alter text search configuration ads_en alter mapping for word with russian_stem;

-- Letters and digits alone, between single spaces. Keeps the parser from reading "LG/Samsung" as a file name
-- and leaves nothing in a query that could be an operator.
create function plain_words(t text) returns text
language sql immutable parallel safe strict
return btrim(regexp_replace(public.fold(normalize(t, nfkc)), '[^[:alnum:]]+', ' ', 'g'));

-- Folded Cyrillic as Romanian spells the same sounds: машин → masin.
create function latin_form(t text) returns text
language sql immutable parallel safe strict
return translate(
  replace(replace(replace(replace(replace(t, 'щ', 'st'), 'ж', 'j'), 'ю', 'iu'), 'я', 'ia'), 'х', 'h'),
  'абвгдезийклмнопрстуфцчшыэьъ', 'abvgdeziiclmnoprstuftcsie');

-- The vector of texts in three languages. A Cyrillic stem is there in its Latin form too, so that "masina"
-- finds an advert that only says «машину».
create function words_vector(ro text, ru text, en text) returns tsvector
language plpgsql stable parallel safe as $$
declare
  v tsvector := to_tsvector('public.ads_ro', public.plain_words(ro));
  latin text;
begin
  if ru <> '' then v := v || to_tsvector('public.ads_ru', public.plain_words(ru)); end if;
  if en <> '' then v := v || to_tsvector('public.ads_en', public.plain_words(en)); end if;
  select string_agg(stem, ' ') into latin from unnest(tsvector_to_array(v)) stem where stem ~ '[а-я]';
  if latin is null then return v; end if;
  latin := public.latin_form(latin);
  return v || to_tsvector('simple', latin) || to_tsvector('public.ads_ro', latin);
end $$;

-- What a person typed, as a value: null when no word is in it. Each word may be met in any of its forms.
create function words_query(q text) returns tsquery
language plpgsql stable parallel safe as $$
declare
  word text;
  stems text[];
  latin text;
  result tsquery;
begin
  foreach word in array coalesce(string_to_array(public.plain_words(q), ' '), '{}') loop
    -- Romanian comes without a list of stop words.
    continue when word = any ('{a,al,ale,cu,de,din,in,la,o,pe,pentru,sau,si,un}');
    if word ~ '[а-я]' then
      stems := tsvector_to_array(to_tsvector('public.ads_ru', word));
      continue when stems = '{}';
      latin := public.latin_form(stems[1]);
      stems := stems || latin
        || tsvector_to_array(to_tsvector('public.ads_ro', latin || ' ' || public.latin_form(word)));
    else
      continue when to_tsvector('public.ads_en', word) = '';
      stems := tsvector_to_array(to_tsvector('public.ads_ro', word) || to_tsvector('public.ads_en', word));
    end if;
    -- Romanian plurals break the vowel: telefon, telefoane.
    select array_agg(distinct form) into stems from unnest(stems) stem, lateral (values
      (stem), (regexp_replace(stem, 'oa([a-z])$', 'o\1')), (regexp_replace(stem, '([^o]o)([a-z])$', '\1a\2'))) forms (form);
    result := coalesce(result && any_of(stems), any_of(stems));
  end loop;
  return result;
end $$;

create function any_of(lexemes text[]) returns tsquery
language sql immutable parallel safe strict
return (select string_agg(quote_literal(lexeme), ' | ') from unnest(lexemes) lexeme)::tsquery;

-- Public adverts alone have a row. seq is a number drawn at publication and at each promotion: the order of
-- lists and the key of their pages.
create sequence advert_seq;
alter table adverts add column seq bigint unique;

-- Prices as a key of order: those that cannot be compared come after all others.
create function price_order(bani bigint) returns bigint
language sql immutable parallel safe
return coalesce(bani, 9000000000000000000);

create table ad_index (
  seq bigint not null,
  advert_id integer not null primary key,
  owner_id integer not null,
  category_id smallint,
  subcategory_id smallint,
  district_id smallint,
  place_id integer,
  -- In bani, at the last known rate; null when the currency never had one.
  price_mdl bigint,
  price_key bigint not null generated always as (price_order(price_mdl)) stored,
  tsv tsvector not null
);

create unique index ad_index_seq on ad_index (seq) include (advert_id);
create index ad_index_category on ad_index (category_id, seq) include (advert_id);
create index ad_index_subcategory on ad_index (subcategory_id, seq) include (advert_id, price_key);
create index ad_index_district on ad_index (district_id, seq) include (advert_id);
create index ad_index_place on ad_index (place_id, seq) include (advert_id);
create index ad_index_owner on ad_index (owner_id, seq) include (advert_id);
create index ad_index_price on ad_index (price_key, seq desc) include (advert_id);
create index ad_index_category_price on ad_index (category_id, price_key, seq desc) include (advert_id);
create index ad_index_subcategory_price on ad_index (subcategory_id, price_key, seq desc) include (advert_id);
create index ad_index_words on ad_index using gin (tsv) with (fastupdate = off);

-- Public adverts per category or subcategory and district or place; 0 stands for any.
create table listing_counts (
  category_id smallint not null,
  subcategory_id smallint not null,
  district_id smallint not null,
  place_id integer not null,
  n integer not null,
  primary key (category_id, subcategory_id, district_id, place_id)
) with (fillfactor = 60);

-- Words of titles, for suggestions; how many adverts used them is only good for ranking.
create table search_words (
  word text not null,
  adverts integer not null
) with (fillfactor = 80);
create unique index search_words_word on search_words (word text_pattern_ops);

-- Views of the last days are added up for the popular block.
create index advert_view_marks_day on advert_view_marks (day, advert_id);

create function rate_of(currency text) returns numeric
language sql stable parallel safe as $$
  select case when currency = 'MDL' then 1
    else (select value from rates where code = currency order by date desc limit 1) end
$$;

-- Half an octave: narrow enough to thin out a search by price, wide enough to be few.
create function price_bucket(price_key bigint) returns integer
language sql immutable parallel safe strict
return floor(2 * ln(price_key::float8 + 1) / ln(2::float8))::integer;

-- What is not a word of the text: where the advert is in the tree, on the map, in price and in time. The
-- letters a to d are stretches of seq of growing width, see seq_window().
create function filter_lexemes(
  seq bigint, category_id smallint, subcategory_id smallint, district_id smallint, place_id integer, bani bigint
) returns text[]
language sql immutable parallel safe
return array_remove(array[
  '~a' || (seq >> 10), '~b' || (seq >> 13), '~c' || (seq >> 16), '~d' || (seq >> 19),
  '~k' || category_id, '~s' || subcategory_id, '~r' || district_id, '~p' || place_id,
  '~m' || public.price_bucket(public.price_order(bani))], null);

create view ad_index_rows as
select a.seq, a.id as advert_id, a.owner_id, a.category_id, a.subcategory_id, p.district_id, a.place_id, m.bani as price_mdl,
  setweight(words_vector(a.title_ro, a.title_ru, a.title_en), 'A')
    || strip(words_vector(a.description_ro, a.description_ru, a.description_en))
    || array_to_tsvector(filter_lexemes(a.seq, a.category_id, a.subcategory_id, p.district_id, a.place_id, m.bani)) as tsv
from adverts a
left join places p on p.id = a.place_id
cross join lateral (select round(a.price * 100 * rate_of(a.currency))::bigint) m (bani)
where a.status = 'active' and a.is_public;

create function draw_advert_seq() returns trigger
language plpgsql as $$
declare
  is_promoted boolean := tg_op = 'UPDATE' and new.promoted_at is distinct from old.promoted_at and new.promoted_at is not null;
begin
  -- Hiding an advert or bringing it back from the archive does not move it up.
  if is_promoted or (new.status = 'active' and new.seq is null) then new.seq := nextval('advert_seq'); end if;
  return new;
end $$;
create trigger draw_advert_seq before insert or update of status, promoted_at on adverts
for each row execute function draw_advert_seq();

create function index_advert() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.status <> 'active' or not new.is_public then
    delete from ad_index where advert_id = old.id;
    return null;
  end if;
  insert into ad_index as i (seq, advert_id, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv)
  select * from ad_index_rows where advert_id = new.id
  on conflict (advert_id) do update set (seq, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv)
    = (excluded.seq, excluded.owner_id, excluded.category_id, excluded.subcategory_id, excluded.district_id,
      excluded.place_id, excluded.price_mdl, excluded.tsv);
  return null;
end $$;
create trigger index_new_advert after insert on adverts
for each row when (new.status = 'active' and new.is_public) execute function index_advert();
create trigger index_changed_advert after update on adverts
for each row when (
  (old.status, old.is_public, old.seq, old.owner_id, old.category_id, old.subcategory_id, old.place_id, old.price, old.currency,
    old.title_ro, old.title_ru, old.title_en, old.description_ro, old.description_ru, old.description_en)
  is distinct from
  (new.status, new.is_public, new.seq, new.owner_id, new.category_id, new.subcategory_id, new.place_id, new.price, new.currency,
    new.title_ro, new.title_ru, new.title_en, new.description_ro, new.description_ru, new.description_en)
) execute function index_advert();
create trigger unindex_advert after delete on adverts
for each row execute function index_advert();

create function listing_keys(i ad_index)
returns table (category_id smallint, subcategory_id smallint, district_id smallint, place_id integer)
language sql immutable parallel safe as $$
  select k.category_id, k.subcategory_id, w.district_id, w.place_id
  from (values (0::smallint, 0::smallint), (i.category_id, 0::smallint), (0::smallint, i.subcategory_id)) k (category_id, subcategory_id),
    (values (0::smallint, 0), (i.district_id, 0), (0::smallint, i.place_id)) w (district_id, place_id)
  where k.category_id is not null and k.subcategory_id is not null and w.district_id is not null and w.place_id is not null
$$;

create function title_words(t text) returns setof text
language sql immutable parallel safe as $$
  select distinct word from regexp_split_to_table(public.plain_words(t), ' ') word where length(word) between 3 and 30
$$;

-- Runs when the transaction commits. Everyone takes the row of the grand total first, so that parallel writers
-- wait for each other, for as long as a commit takes, and never in a circle.
create function count_listing() returns trigger
language plpgsql as $$
begin
  insert into listing_counts as c
  select category_id, subcategory_id, district_id, place_id, sum(change)::integer
  from (
    select k.*, -1 as change from listing_keys(old) k where tg_op <> 'INSERT'
    union all
    select k.*, 1 from listing_keys(new) k where tg_op <> 'DELETE'
  ) changes
  group by category_id, subcategory_id, district_id, place_id
  having sum(change) <> 0 or category_id + subcategory_id + district_id + place_id = 0
  order by category_id, subcategory_id, district_id, place_id
  on conflict (category_id, subcategory_id, district_id, place_id) do update set n = c.n + excluded.n;

  if tg_op = 'INSERT' then
    insert into search_words as w
    select word, 1 from adverts a, title_words(concat_ws(' ', a.title_ro, a.title_ru, a.title_en)) word
    where a.id = new.advert_id
    order by word
    on conflict (word) do update set adverts = w.adverts + 1;
  end if;
  return null;
end $$;
create constraint trigger count_listed after insert or delete on ad_index
deferrable initially deferred for each row execute function count_listing();
create constraint trigger count_moved after update on ad_index
deferrable initially deferred for each row when (
  (old.category_id, old.subcategory_id, old.district_id, old.place_id)
  is distinct from (new.category_id, new.subcategory_id, new.district_id, new.place_id)
) execute function count_listing();

-- To be called when a new set of rates is stored.
create function reprice_ad_index() returns void
language sql as $$
  with current_rates as materialized (select code, rate_of(code) as value from (values ('MDL'), ('EUR'), ('USD')) c (code))
  update ad_index i
  set price_mdl = m.bani,
    tsv = case when price_bucket(i.price_key) = price_bucket(price_order(m.bani)) then i.tsv
      else ts_delete(i.tsv, '~m' || price_bucket(i.price_key))
        || array_to_tsvector(array['~m' || price_bucket(price_order(m.bani))]) end
  from adverts a
  join current_rates r on r.code = a.currency
  cross join lateral (select round(a.price * 100 * r.value)::bigint) m (bani)
  where a.id = i.advert_id and i.price_mdl is distinct from m.bani
$$;

-- Makes the whole index anew, for adverts that were stored without their triggers.
create function rebuild_ad_index() returns void
language plpgsql as $$
begin
  set constraints all immediate;
  alter table adverts disable trigger user;
  update adverts a set seq = ranked.seq
  from (select id, row_number() over (order by coalesce(promoted_at, published_at, created_at), id) as seq
    from adverts where status = 'active') ranked
  where a.id = ranked.id and a.seq is null;
  alter table adverts enable trigger user;
  perform setval('advert_seq', (select coalesce(max(seq), 0) + 1 from adverts));

  truncate ad_index, listing_counts, search_words;
  drop index ad_index_words;
  alter table ad_index disable trigger user;
  insert into ad_index (seq, advert_id, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv)
  select * from ad_index_rows order by seq;
  alter table ad_index enable trigger user;
  create index ad_index_words on ad_index using gin (tsv) with (fastupdate = off);

  insert into listing_counts
  select k.category_id, k.subcategory_id, k.district_id, k.place_id, count(*)
  from ad_index i, listing_keys(i) k
  group by 1, 2, 3, 4;
  insert into search_words
  select word, count(*)
  from ad_index i
  join adverts a on a.id = i.advert_id, title_words(concat_ws(' ', a.title_ro, a.title_ru, a.title_en)) word
  group by word;
end $$;

create function all_of(lexemes text[]) returns tsquery
language sql immutable parallel safe strict
return (select string_agg(quote_literal(lexeme), ' & ') from unnest(lexemes) lexeme)::tsquery;

-- "Between these seq", as at most nine lexemes of the narrowest level that fits; null when none does.
create function seq_window(low bigint, high bigint) returns tsquery
language plpgsql immutable parallel safe as $$
declare
  width bigint := high - low;
  shift integer := case when width <= 8192 then 10 when width <= 65536 then 13 when width <= 524288 then 16 else 19 end;
  level text := case shift when 10 then '~a' when 13 then '~b' when 16 then '~c' else '~d' end;
begin
  if width > 4194304 then return null; end if;
  return any_of(array(select level || stretch from generate_series(low >> shift, high >> shift) stretch));
end $$;

create function price_window(low integer, high integer) returns tsquery
language sql immutable parallel safe strict
return any_of(array(select '~m' || bucket from generate_series(low, high) bucket));

create type advert_hits as (ids integer[], seqs bigint[], prices bigint[]);

-- Adverts that meet a query, in the order of seq (direction 1, or -1 for newest first), from one seq on. Looks
-- into a stretch of seq that should hold enough and widens it by the rate of hits, so that neither a rare word
-- nor a common one walks the whole index. "+ 0" leaves the planner no index but that of words, so one plan
-- serves every query.
create function hits_by_seq(
  tq tsquery, price_from bigint, price_to bigint, after_seq bigint, direction integer, wanted integer
) returns advert_hits
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  low bigint := coalesce(case when direction > 0 then after_seq + 1 end, (select min(seq) from ad_index));
  high bigint := coalesce(case when direction < 0 then after_seq - 1 end, (select max(seq) from ad_index));
  width bigint := 2048;
  part tsquery;
  hits advert_hits;
  n integer;
begin
  loop
    part := case when width is null then null
      when direction < 0 then seq_window(high - width, high) else seq_window(low, low + width) end;
    select coalesce(array_agg(x.advert_id), '{}'), coalesce(array_agg(x.seq), '{}'), coalesce(array_agg(x.price_key), '{}')
    into hits
    from (
      select i.advert_id, i.seq, i.price_key from ad_index i
      where i.tsv @@ (case when part is null then tq else tq && part end)
        and i.seq + 0 between low and high and i.price_key + 0 between price_from and price_to
      order by i.seq * direction
      limit wanted
    ) x;
    n := cardinality(hits.ids);
    if n >= wanted or part is null then return hits; end if;
    width := case when n > 0 then greatest(width * 2, width * wanted * 3 / 2 / n) when width < 65536 then 65536 end;
    if width >= high - low then width := null; end if;
  end loop;
end $$;

-- The same in the order of price, from one price and seq on: cheapest first (direction 1, newest first among
-- equals) or dearest first (-1, oldest first). Looks into a few buckets of price, then into more.
create function hits_by_price(
  tq tsquery, price_from bigint, price_to bigint, after_price bigint, after_seq bigint, direction integer, wanted integer
) returns advert_hits
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  low bigint := (select min(price_key) from ad_index
    where price_key >= case when direction > 0 then greatest(price_from, after_price) else price_from end);
  high bigint := (select max(price_key) from ad_index
    where price_key <= case when direction < 0 then least(price_to, after_price) else price_to end);
  first integer := price_bucket(low);
  last integer := price_bucket(high);
  buckets integer := 4;
  part tsquery;
  hits advert_hits;
begin
  loop
    part := case when buckets > last - first then null
      when direction > 0 then price_window(first, first + buckets - 1) else price_window(last - buckets + 1, last) end;
    select coalesce(array_agg(x.advert_id), '{}'), coalesce(array_agg(x.seq), '{}'), coalesce(array_agg(x.price_key), '{}')
    into hits
    from (
      select i.advert_id, i.seq, i.price_key from ad_index i
      where i.tsv @@ (case when part is null then tq else tq && part end)
        and i.price_key + 0 between low and high
        and (after_seq is null or i.price_key * direction > after_price * direction
          or (i.price_key = after_price and i.seq * direction < after_seq * direction))
      order by i.price_key * direction, i.seq * -direction
      limit wanted
    ) x;
    if cardinality(hits.ids) >= wanted or part is null then return hits; end if;
    buckets := buckets * 4;
  end loop;
end $$;

-- A page of the adverts that meet words (null: any), lexemes of filters and a price in bani. Nothing at all
-- comes back when the text holds no word. sort is newest, oldest, cheapest or dearest; the page begins after
-- the given seq (and price), if any, then skips. total is exact up to counted, one more stands for "more"; it
-- is null when counted is.
create function search_page(
  q text, filters text[], price_from bigint, price_to bigint, sort text,
  after_price bigint, after_seq bigint, skip integer, wanted integer, counted integer
) returns table (total integer, ids integer[], seqs bigint[], prices bigint[])
language plpgsql stable rows 1 as $$
declare
  tq tsquery := all_of(filters);
  words tsquery := words_query(q);
  low bigint := coalesce(price_from, 0);
  high bigint := coalesce(price_to, price_order(null));
  hits advert_hits;
begin
  if q is not null and words is null then return; end if;
  tq := case when words is null then tq when tq is null then words else words && tq end;
  if price_from is not null or price_to is not null then
    -- The prices that there are: fewer buckets to look into.
    low := (select min(price_key) from ad_index where price_key >= low);
    high := (select max(price_key) from ad_index where price_key <= least(high, price_order(null) - 1));
    tq := case when tq is null then price_window(price_bucket(low), price_bucket(high))
      else tq && price_window(price_bucket(low), price_bucket(high)) end;
    if tq is null or low > high then
      return query select 0, '{}'::integer[], '{}'::bigint[], '{}'::bigint[];
      return;
    end if;
  end if;

  if counted is not null then
    hits := hits_by_seq(tq, low, high, null, -1, counted + 1);
    total := cardinality(hits.ids);
  end if;
  -- Few hits are in hand already, and so are the first pages of many.
  if total > counted and (sort <> 'newest' or after_seq is not null or skip + wanted > total) or counted is null then
    hits := case sort
      when 'newest' then hits_by_seq(tq, low, high, after_seq, -1, skip + wanted)
      when 'oldest' then hits_by_seq(tq, low, high, after_seq, 1, skip + wanted)
      when 'cheapest' then hits_by_price(tq, low, high, after_price, after_seq, 1, skip + wanted)
      else hits_by_price(tq, low, high, after_price, after_seq, -1, skip + wanted) end;
  end if;
  select coalesce(array_agg(x.id), '{}'), coalesce(array_agg(x.seq), '{}'), coalesce(array_agg(x.price), '{}')
  into ids, seqs, prices
  from (
    select * from unnest(hits.ids, hits.seqs, hits.prices) h (id, seq, price)
    where after_seq is null or case sort
      when 'newest' then h.seq < after_seq
      when 'oldest' then h.seq > after_seq
      when 'cheapest' then h.price > after_price or (h.price = after_price and h.seq < after_seq)
      else h.price < after_price or (h.price = after_price and h.seq > after_seq) end
    order by case sort when 'cheapest' then h.price when 'dearest' then -h.price end,
      case when sort in ('newest', 'cheapest') then -h.seq else h.seq end
    limit wanted offset skip
  ) x;
  return next;
end $$;

-- Newest public adverts whose title begins words with what is being typed; the words before the last are whole.
create function suggest_adverts(typed text, wanted integer) returns integer[]
language plpgsql stable as $$
declare
  plain text := plain_words(typed);
  last_word text := substring(plain from '[^ ]+$');
  before tsquery := words_query(left(plain, -length(last_word)));
  words text;
  tq tsquery;
begin
  select string_agg(w.word, ' ') into words from (
    select word from search_words
    where word ~>=~ last_word and word ~<~ (last_word || chr(1114111))
    order by adverts desc, word
    limit 6
  ) w;
  -- A title has its words in class A.
  select string_agg(quote_literal(stem) || ':A', ' | ')::tsquery into tq
  from unnest(tsvector_to_array(words_vector(words, words, words))) stem;
  if tq is null then tq := words_query(last_word); end if;
  if tq is null then return '{}'; end if;
  if before is not null then tq := before && tq; end if;
  return (hits_by_seq(tq, 0, price_order(null), null, -1, wanted)).ids;
end $$;

-- Names of places and districts as people type them.
create table place_names (
  name text not null,
  district_id smallint not null references districts (id),
  place_id integer references places (id),
  unique nulls not distinct (name, district_id, place_id)
);
create index place_names_name on place_names (name text_pattern_ops);

-- The letter is written î or â, and without diacritics i or a: each name is kept in both ways.
create function index_place_names() returns void
language sql as $$
  delete from place_names;
  insert into place_names (name, district_id, place_id)
  select distinct plain_words(spelling), district_id, place_id
  from (
    select id as district_id, null::integer as place_id, name_ro, name_ru, name_en from districts
    union all
    select district_id, id, name_ro, name_ru, name_en from places
  ) named,
  unnest(array[name_ro, translate(name_ro, 'âÂ', 'îÎ'), translate(name_ro, 'îÎ', 'âÂ'), name_ru, name_en]) spelling
$$;
