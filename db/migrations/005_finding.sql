-- Finding, made whole: one form for a word in both alphabets, titles before descriptions, every attribute, the map.

-- Signs that nobody sees, as a soft hyphen of a pasted text, part no words.
create or replace function plain_words(t text) returns text
language sql immutable parallel safe strict
return btrim(regexp_replace(public.fold(normalize(
  translate(t, U&'\00AD\200B\200C\200D\200E\200F\2060\FEFF', ''), nfkc)), '[^[:alnum:]]+', ' ', 'g'));

-- How folded words sound, in one alphabet: машин and masin, ямаха and yamaha, шкода and skoda are the same. Plain
-- replacements: an expression that finds doubled letters would cost more than all else that is indexed.
create function sound(t text) returns text
language sql immutable parallel safe strict
return
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(replace(replace(replace(replace(
    translate(
      replace(replace(replace(replace(t, 'щ', 's'), 'ю', 'iu'), 'я', 'ia'), 'ж', 'j'),
      'абвгдезийклмнопрстуфхцчшыэkqwyьъ', 'abvgdeziiclmnoprstufhtqsieccvi'),
    'sch', 's'), 'sh', 's'), 'ch', 'c'), 'zh', 'j'), 'ph', 'f'), 'th', 't'), 'ts', 't'), 'tz', 't'), 'x', 'cs'),
  'cc', 'c'), 'll', 'l'), 'nn', 'n'), 'ss', 's'), 'tt', 't'), 'pp', 'p'), 'mm', 'm'), 'rr', 'r'), 'ff', 'f'), 'ee', 'e'), 'oo', 'o'), 'dd', 'd');

-- What the stemmers leave of a word, without what changes between its forms: telefon and telefoane, geam and
-- geamuri, brad and brazi, băiat and băieți. Takes stems between single spaces.
create function root_form(stems text) returns text
language sql immutable parallel safe strict
return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  replace(replace(public.sound(stems), 'oa', 'o'), 'ea', 'e'),
  'ia([b-df-hj-np-tv-z]+)\M', 'ie\1', 'g'),
  '(\m[a-z]{2,}[b-df-hj-np-tv-z])[aeiou]+\M', '\1', 'g'),
  '(\m[a-z]{2,}[a-z])ur\M', '\1', 'g'),
  '(\m[a-z]{2,}[b-df-hj-np-tv-z])[aeiou]+\M', '\1', 'g'),
  '(\m[a-z]{2,})z\M', '\1d', 'g');

-- A few letters beside a number as one word, however they were written: X5, x 5, Х5; 16GB, 16 гб. Cyrillic letters
-- may stand for the Latin ones that sound so or for those that look so.
create function joined_numbers(plain text) returns text[]
language sql immutable parallel safe strict
begin atomic
  select coalesce(array_agg(distinct written), '{}')
  from (
    select m[1] as letters, m[2] as digits, true as is_before from regexp_matches(plain, '\m([a-zа-я]{1,3}) ?(\d{1,4})\M', 'g') m
    union all
    select m[2], m[1], false from regexp_matches(plain, '\m(\d{1,4}) ?([a-zа-я]{1,3})\M', 'g') m
  ) pair,
  lateral (values (public.sound(letters)), (case when letters ~ '^[авекмнорстух]+$' then translate(letters, 'авекмнорстух', 'abekmhopctyx') end),
    (case when letters ~ '^[a-z]$' then letters end)) spelt (latin),
  lateral (select case when is_before then latin || digits else digits || latin end) one (written)
  where latin <> '';
end;

-- The words of a text as the index keeps them: a Latin word in its root form, a Cyrillic one as its stem and, with
-- a star, as it sounds. So alphabets meet, and Russian words that only sound alike (шина, синий) stay apart.
create function text_roots(config regconfig, t text) returns text[]
language plpgsql immutable parallel safe as $$
declare
  plain text := public.plain_words(t);
  stems text[];
  roots text[];
begin
  if coalesce(plain, '') = '' then return '{}'; end if;
  stems := tsvector_to_array(to_tsvector(config, plain));
  roots := string_to_array(public.root_form(array_to_string(stems, ' ')), ' ');
  if plain ~ '[а-я]' then
    roots := array(select case when stem ~ '[а-я]' then '*' || root else root end from unnest(stems, roots) w (stem, root))
      || array(select stem from unnest(stems) stem where stem ~ '[а-я]');
  end if;
  if plain ~ '\d' then roots := roots || public.joined_numbers(plain); end if;
  return array_remove(array_remove(roots, ''), '*');
end $$;

-- What a title is about: its first words that say something, up to a sign or to what comes with it (chitară cu
-- husă). English names things last.
create function title_head(t text, words integer) returns text
language sql immutable parallel safe strict
return array_to_string((array(
  select word from regexp_split_to_table(regexp_replace(public.plain_words(substring(t from '^[^,;:(|–—]*')),
    '(.) (cu|pentru|la|с|со|для|на|with|for)\M.*', '\1'), ' ') word
  where word <> all ('{vand,vind,vinde,se,de,un,o,cu,pentru,urgent,ieftin,nou,noua,noi,cumpar,продам,продаю,продается,продаются,куплю,срочно,новый,новая,новое,новые,for,sale,selling,new,the,a}')
))[1:words], ' ');

-- Latin letters as a Russian writes Russian in them, for the Russian stemmer: kvartiru → квартиру.
create function cyrillic_form(t text) returns text
language sql immutable parallel safe strict
return translate(
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t,
    'shch', 'щ'), 'sch', 'щ'), 'sh', 'ш'), 'ch', 'ч'), 'zh', 'ж'), 'kh', 'х'), 'ts', 'ц'), 'yu', 'ю'), 'iu', 'ю'), 'ya', 'я'), 'ia', 'я'),
  'abcdefghijklmnopqrstuvwxyz', 'абкдефгхийклмнопкрстуввхыз');

-- The first stem of each word, '' where the dictionary knows none or the word says nothing.
create function stems_of(dictionary regdictionary, words text[]) returns text[]
language sql immutable parallel safe as $$
  select array_agg(coalesce((ts_lexize(dictionary, word))[1], '') order by position) from unnest(words) with ordinality w (word, position)
$$;

-- root_form() of many stems at once; what costs is each expression, not the length of the text.
create function root_forms(stems text[]) returns text[]
language sql immutable parallel safe
return string_to_array(public.root_form(array_to_string(stems, ' ')), ' ');

-- The forms that each word of a query has in the index: roots among words of its own alphabet, where a Latin word
-- may be Romanian or English; loose among those of the other, where a Latin word may be Russian in Latin letters and
-- a Cyrillic one Romanian in Cyrillic letters. None for a word that says nothing. ro and en are the root in one
-- language, for words whose language is known.
create function query_roots(words text[]) returns table (word text, roots text[], loose text[], ro text, en text)
language plpgsql immutable parallel safe as $$
declare
  russian text[] := stems_of('russian_stem', array(select case when w ~ '[а-я]' then w else cyrillic_form(w) end from unnest(words) w));
  romanian text[] := root_forms(stems_of('romanian_stem', array(select case when w ~ '[а-я]' then sound(replace(w, 'э', 'а')) else w end from unnest(words) w)));
  english text[] := root_forms(stems_of('english_stem', words));
  sounds text[] := root_forms(russian);
begin
  return query
  select typed.word,
    case
      when typed.word ~ '^\d+$' then array[typed.word]
      when typed.word ~ '\d' then joined_numbers(typed.word) || case when typed.word ~ '[а-я]' then typed.word else root_form(typed.word) end
      when typed.word ~ '[а-я]' then array_remove(array[russian[typed.at]], '')
      else array(select distinct form.root from (values (romanian[typed.at], 1), (english[typed.at], 3)) form (root, length)
        where length(form.root) >= form.length) end,
    case
      when typed.word ~ '\d' or typed.word ~ '[а-я]' and russian[typed.at] = '' then '{}'
      when typed.word ~ '[а-я]' then array(select distinct form.root from (values (romanian[typed.at]), (sounds[typed.at])) form (root)
        where form.root <> '')
      else array(select distinct '*' || form.root from (values (romanian[typed.at]), (sounds[typed.at])) form (root)
        where length(form.root) > 1) end,
    romanian[typed.at], english[typed.at]
  from unnest(words) with ordinality typed (word, at);
end $$;

-- The forms of the words of all known names, which are many and hardly ever change. A migration that changes how
-- forms are made empties it.
create table word_forms (
  word text primary key,
  roots text[] not null,
  loose text[] not null,
  ro text not null,
  en text not null
);

-- What the public may know of where an advert is: the pin itself where its owner shows it, else the middle of its
-- square of the neighbourhood (two times 500 m wide, as domains/adverts/position.ts draws it), else its place.
create function public_degrees(degrees double precision, is_exact boolean, cosine double precision) returns double precision
language sql immutable parallel safe strict
return case when is_exact then degrees else (floor(degrees / (1000 / 111320.0 / cosine)) + 0.5) * (1000 / 111320.0 / cosine) end;

-- A number among its like: the years one by one, all else in eighths of an octave.
create function number_bucket(value double precision) returns integer
language sql immutable parallel safe strict
return case when value between 1900 and 2100 then floor(value)::integer
  else 10000 + floor(8 * ln(greatest(value, 0) + 1) / ln(2::float8))::integer end;

-- Yes and no, and what was chosen from a list, as "key:value"; what everything can be asked stands without a key.
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

create function advert_numbers(attributes jsonb) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(attributes) where jsonb_typeof(value) = 'number'
$$;

-- Words of the attributes that are typed, and the year, which titles often leave out.
create function attribute_words(attributes jsonb) returns text
language sql immutable parallel safe as $$
  select string_agg(value #>> '{}', ' ') from jsonb_each(attributes)
  where jsonb_typeof(value) = 'string' and key in ('brand', 'breed') or key = 'year'
$$;

-- Of what belongs to other things (covers, parts, services): by the editor's file of words. A change reaches the
-- adverts that are there when the index is made anew.
alter table subcategories add column is_secondary boolean not null default false;

alter table ad_index
  add column options text[] not null default '{}',
  add column numbers jsonb not null default '{}',
  add column latitude real,
  add column longitude real,
  add column published_on date,
  -- The first words of its title.
  add column head text[] not null default '{}';

-- What is not a word of the text: ~ every advert, ~x one of a secondary subcategory, ~k category, ~s subcategory, ~r district, ~p place, ~u owner, ~m price, ~o
-- options, ~n numbers, ~y day, ~g and ~h squares of the map; ~a to ~d are stretches of seq, see seq_window().
create function advert_lexemes(i ad_index) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array['~',
    '~a' || (i.seq >> 10), '~b' || (i.seq >> 13), '~c' || (i.seq >> 16), '~d' || (i.seq >> 19),
    '~k' || i.category_id, '~s' || i.subcategory_id, '~r' || i.district_id, '~p' || i.place_id, '~u' || i.owner_id,
    '~m' || price_bucket(price_order(i.price_mdl)), '~y' || (i.published_on - date '2020-01-01'),
    '~g' || floor(i.latitude * 10) || ':' || floor(i.longitude * 10),
    '~h' || floor(i.latitude * 2) || ':' || floor(i.longitude * 2)], null)
    || (select coalesce(array_agg('~o' || option), '{}') from unnest(i.options) option)
    || (select coalesce(array_agg('~n' || key || ':' || number_bucket(value::float8)), '{}') from jsonb_each_text(i.numbers))
$$;

-- What the index keeps of an advert besides its columns. In one go: a view would work out again what it uses twice.
create function index_parts(a adverts, i ad_index, account_type smallint, latitude double precision, longitude double precision)
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
  i.published_on := (coalesce(a.published_at, a.created_at) at time zone 'Europe/Chisinau')::date;
  if exists (select 1 from subcategories s where s.id = i.subcategory_id and s.is_secondary) then marks := '{~x}'; end if;
  i.head := text_roots('public.ads_ro', title_head(a.title_ro, 2)) || text_roots('public.ads_ru', title_head(a.title_ru, 2))
    || text_roots('public.ads_en', title_head(a.title_en, 5));
  i.tsv := array_to_tsvector(marks || title || array(select '^' || root from unnest(title) root)
    || text_roots('public.ads_ro', a.description_ro) || text_roots('public.ads_ru', a.description_ru)
    || text_roots('public.ads_en', a.description_en) || advert_lexemes(i));
  return i;
end $$;

drop view ad_index_rows;
create view ad_index_rows as
select a.seq, a.id as advert_id, a.owner_id, a.category_id, a.subcategory_id, p.district_id, a.place_id, o.price_mdl, o.tsv,
  o.options, o.numbers, o.latitude, o.longitude, o.published_on, o.head
from adverts a
join users u on u.id = a.owner_id
left join places p on p.id = a.place_id
cross join lateral index_parts(a,
  row(a.seq, a.id, a.owner_id, a.category_id, a.subcategory_id, p.district_id, a.place_id, null, null, null, '{}', '{}', null, null, null, '{}')::ad_index,
  u.account_type, p.latitude, p.longitude) o
where a.status = 'active' and a.is_public and a.is_owner_active;

create or replace function index_advert() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.status <> 'active' or not new.is_public or not new.is_owner_active then
    delete from ad_index where advert_id = old.id;
    return null;
  end if;
  insert into ad_index as i (seq, advert_id, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv,
    options, numbers, latitude, longitude, published_on, head)
  select * from ad_index_rows where advert_id = new.id
  on conflict (advert_id) do update set (seq, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv,
      options, numbers, latitude, longitude, published_on, head)
    = (excluded.seq, excluded.owner_id, excluded.category_id, excluded.subcategory_id, excluded.district_id,
      excluded.place_id, excluded.price_mdl, excluded.tsv, excluded.options, excluded.numbers, excluded.latitude,
      excluded.longitude, excluded.published_on, excluded.head);
  return null;
end $$;
drop trigger index_changed_advert on adverts;
create trigger index_changed_advert after update on adverts
for each row when (
  (old.status, old.is_public, old.seq, old.owner_id, old.category_id, old.subcategory_id, old.place_id, old.price, old.currency,
    old.title_ro, old.title_ru, old.title_en, old.description_ro, old.description_ru, old.description_en, old.attributes,
    old.images, old.is_negotiable, old.is_free, old.is_exchange, old.latitude, old.longitude, old.shows_exact_place, old.published_at)
  is distinct from
  (new.status, new.is_public, new.seq, new.owner_id, new.category_id, new.subcategory_id, new.place_id, new.price, new.currency,
    new.title_ro, new.title_ru, new.title_en, new.description_ro, new.description_ru, new.description_en, new.attributes,
    new.images, new.is_negotiable, new.is_free, new.is_exchange, new.latitude, new.longitude, new.shows_exact_place, new.published_at)
) execute function index_advert();

-- What one step less of a typed word and of a known one have in common is what a slip between them leaves: one
-- letter missing, doubled, swapped or mistaken.
create function word_deletions(word text) returns text[]
language sql immutable parallel safe strict
return array(select distinct overlay(word placing '' from at for 1) from generate_series(1, length(word)) at) || word;

-- Public adverts per option; for all, per category and per subcategory, where 0 stands for any. Options of
-- attributes are counted where they can be chosen: in their subcategory.
create table option_counts (
  category_id smallint not null,
  subcategory_id smallint not null,
  option text not null,
  n integer not null,
  primary key (category_id, subcategory_id, option)
) with (fillfactor = 60);

create function option_keys(i ad_index)
returns table (category_id smallint, subcategory_id smallint, option text)
language sql immutable parallel safe as $$
  select k.category_id, k.subcategory_id, o.option
  from unnest(i.options) o (option),
    (values (0::smallint, 0::smallint), (i.category_id, 0::smallint), (0::smallint, i.subcategory_id)) k (category_id, subcategory_id)
  where k.category_id is not null and k.subcategory_id is not null
    and (k.subcategory_id <> 0 or position(':' in o.option) = 0)
$$;

alter table search_words
  add column sound text not null generated always as (sound(word)) stored,
  add column deletions text[] not null generated always as (word_deletions(sound(word))) stored;
create index search_words_deletions on search_words using gin (deletions) with (fastupdate = off);
create index search_words_sound on search_words using gin (sound gin_trgm_ops) with (fastupdate = off);

create or replace function count_listing() returns trigger
language plpgsql as $$
begin
  -- Everyone takes the row of the grand total first, so that parallel writers wait for each other, for as long as
  -- a commit takes, and never in a circle.
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

  insert into option_counts as c
  select category_id, subcategory_id, option, sum(change)::integer
  from (
    select k.*, -1 as change from option_keys(old) k where tg_op <> 'INSERT'
    union all
    select k.*, 1 from option_keys(new) k where tg_op <> 'DELETE'
  ) changes
  group by category_id, subcategory_id, option
  having sum(change) <> 0
  order by category_id, subcategory_id, option
  on conflict (category_id, subcategory_id, option) do update set n = c.n + excluded.n;

  if tg_op = 'INSERT' then
    insert into search_words as w
    select word, 1 from adverts a, title_words(concat_ws(' ', a.title_ro, a.title_ru, a.title_en)) word
    where a.id = new.advert_id
    order by word
    on conflict (word) do update set adverts = w.adverts + 1;
  end if;
  return null;
end $$;
drop trigger count_moved on ad_index;
create constraint trigger count_moved after update on ad_index
deferrable initially deferred for each row when (
  (old.category_id, old.subcategory_id, old.district_id, old.place_id, old.options)
  is distinct from (new.category_id, new.subcategory_id, new.district_id, new.place_id, new.options)
) execute function count_listing();

create or replace function rebuild_ad_index() returns void
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

  truncate ad_index, listing_counts, option_counts, search_words;
  drop index ad_index_words, search_words_deletions, search_words_sound;
  alter table ad_index disable trigger user;
  -- Made by all processors, which an insert is not.
  set local parallel_tuple_cost = 0;
  create temp table made_rows on commit drop as select * from ad_index_rows;
  insert into ad_index (seq, advert_id, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv,
    options, numbers, latitude, longitude, published_on, head)
  select * from made_rows order by seq;
  drop table made_rows;
  alter table ad_index enable trigger user;
  create index ad_index_words on ad_index using gin (tsv) with (fastupdate = off);

  insert into listing_counts
  select k.category_id, k.subcategory_id, k.district_id, k.place_id, count(*)
  from ad_index i, listing_keys(i) k
  group by 1, 2, 3, 4;
  insert into option_counts
  select k.category_id, k.subcategory_id, k.option, count(*)
  from ad_index i, option_keys(i) k
  group by 1, 2, 3;
  insert into search_words
  select word, count(*)
  from ad_index i
  join adverts a on a.id = i.advert_id, title_words(concat_ws(' ', a.title_ro, a.title_ru, a.title_en)) word
  group by word;
  create index search_words_deletions on search_words using gin (deletions) with (fastupdate = off);
  create index search_words_sound on search_words using gin (sound gin_trgm_ops) with (fastupdate = off);
end $$;

-- What lexemes cannot say. limits: price [least, greatest] in bani, numbers {key: [least, greatest]}, circles
-- [[latitude, longitude, km], …] of which one must hold it, box [south, west, north, east], parts: roots that may not
-- be among the first words of a title, but in the subcategories that things names by id.
create function within_limits(i ad_index, limits jsonb) returns boolean
language plpgsql immutable parallel safe as $$
declare
  one record;
begin
  if limits is null then return true; end if;
  if limits ? 'price' then
    if i.price_mdl is null or i.price_key < coalesce((limits #>> '{price,0}')::bigint, 0)
      or i.price_key > coalesce((limits #>> '{price,1}')::bigint, price_order(null) - 1) then return false; end if;
  end if;
  if limits ? 'numbers' then
    for one in select key, (value ->> 0)::float8 as low, (value ->> 1)::float8 as high, (i.numbers ->> key)::float8 as number
      from jsonb_each(limits -> 'numbers') loop
      if one.number is null or one.number < one.low or one.number > one.high then return false; end if;
    end loop;
  end if;
  if limits ? 'parts' then
    if i.head && array(select jsonb_array_elements_text(limits -> 'parts'))
      and not coalesce(limits -> 'things' @> to_jsonb(i.subcategory_id), false) then return false; end if;
  end if;
  if limits ? 'box' then
    if i.latitude is null or not (i.latitude between (limits #>> '{box,0}')::float8 and (limits #>> '{box,2}')::float8
      and i.longitude between (limits #>> '{box,1}')::float8 and (limits #>> '{box,3}')::float8) then return false; end if;
  end if;
  if limits ? 'circles' then
    if i.latitude is null then return false; end if;
    -- On so small a piece of the earth a plane will do.
    return exists (select 1 from jsonb_array_elements(limits -> 'circles') circle
      where ((i.latitude - (circle ->> 0)::float8) * 111.32) ^ 2
        + ((i.longitude - (circle ->> 1)::float8) * 111.32 * cos(radians((circle ->> 0)::float8))) ^ 2 <= ((circle ->> 2)::float8) ^ 2);
  end if;
  return true;
end $$;

drop function search_page(text, text[], bigint, bigint, text, bigint, bigint, integer, integer, integer);
drop function suggest_adverts(text, integer);
drop function hits_by_seq(tsquery, bigint, bigint, bigint, integer, integer);
drop function hits_by_price(tsquery, bigint, bigint, bigint, bigint, integer, integer);

-- Adverts that meet a query, in the order of seq (direction 1, or -1 for newest first), from one seq on. Looks
-- into a stretch of seq that should hold enough and widens it by the rate of hits, so that neither a rare word
-- nor a common one walks the whole index. "+ 0" leaves the planner no index but that of words, so one plan
-- serves every query.
create function hits_by_seq(tq tsquery, limits jsonb, after_seq bigint, direction integer, wanted integer) returns advert_hits
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  low bigint := coalesce(case when direction > 0 then after_seq + 1 end, (select min(seq) from ad_index));
  high bigint := coalesce(case when direction < 0 then after_seq - 1 end, (select max(seq) from ad_index));
  least_price bigint := coalesce((limits #>> '{price,0}')::bigint, 0);
  most_price bigint := case when limits ? 'price' then coalesce((limits #>> '{price,1}')::bigint, price_order(null) - 1) else price_order(null) end;
  parts text[] := case when limits ? 'parts' then array(select jsonb_array_elements_text(limits -> 'parts')) end;
  things smallint[] := array(select jsonb_array_elements_text(limits -> 'things'))::smallint[];
  others jsonb := nullif(limits - '{price,parts,things}'::text[], '{}');
  width bigint := 2048;
  part tsquery;
  hits advert_hits;
  n integer;
begin
  loop
    part := case when width is null then null
      when direction < 0 then seq_window(high - width, high) else seq_window(low, low + width) end;
    if others is null then
      select coalesce(array_agg(x.advert_id), '{}'), coalesce(array_agg(x.seq), '{}'), coalesce(array_agg(x.price_key), '{}')
      into hits
      from (
        select i.advert_id, i.seq, i.price_key from ad_index i
        where i.tsv @@ (case when part is null then tq else tq && part end) and i.seq + 0 between low and high
          and i.price_key + 0 between least_price and most_price
          and (parts is null or not i.head && parts or i.subcategory_id + 0 = any (things))
        order by i.seq * direction
        limit wanted
      ) x;
    else
      select coalesce(array_agg(x.advert_id), '{}'), coalesce(array_agg(x.seq), '{}'), coalesce(array_agg(x.price_key), '{}')
      into hits
      from (
        select i.advert_id, i.seq, i.price_key from ad_index i
        where i.tsv @@ (case when part is null then tq else tq && part end) and i.seq + 0 between low and high
          and i.price_key + 0 between least_price and most_price
          and (parts is null or not i.head && parts or i.subcategory_id + 0 = any (things)) and within_limits(i, others)
        order by i.seq * direction
        limit wanted
      ) x;
    end if;
    n := cardinality(hits.ids);
    if n >= wanted or part is null then return hits; end if;
    width := case when n > 0 then greatest(width * 2, width * wanted * 3 / 2 / n) when width < 65536 and high - low > 200000 then 65536 end;
    if width >= high - low then width := null; end if;
  end loop;
end $$;

-- The same in the order of price, from one price and seq on: cheapest first (direction 1, newest first among
-- equals) or dearest first (-1, oldest first). Looks into a few buckets of price, then into more.
create function hits_by_price(
  tq tsquery, limits jsonb, after_price bigint, after_seq bigint, direction integer, wanted integer
) returns advert_hits
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  least_price bigint := coalesce((limits #>> '{price,0}')::bigint, 0);
  most_price bigint := case when limits ? 'price' then coalesce((limits #>> '{price,1}')::bigint, price_order(null) - 1) else price_order(null) end;
  low bigint := (select min(price_key) from ad_index
    where price_key >= case when direction > 0 then greatest(least_price, after_price) else least_price end);
  high bigint := (select max(price_key) from ad_index
    where price_key <= case when direction < 0 then least(most_price, after_price) else most_price end);
  parts text[] := case when limits ? 'parts' then array(select jsonb_array_elements_text(limits -> 'parts')) end;
  things smallint[] := array(select jsonb_array_elements_text(limits -> 'things'))::smallint[];
  others jsonb := nullif(limits - '{price,parts,things}'::text[], '{}');
  first integer := price_bucket(low);
  last integer := price_bucket(high);
  buckets integer := 1;
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
        and (parts is null or not i.head && parts or i.subcategory_id + 0 = any (things))
        and (others is null or within_limits(i, others))
      order by i.price_key * direction, i.seq * -direction
      limit wanted
    ) x;
    if cardinality(hits.ids) >= wanted or part is null then return hits; end if;
    buckets := buckets * 2;
  end loop;
end $$;

-- The best first: what meets the first of the queries, then what only meets the second, then the third, each
-- newest first; from after one seq in one level (0, 1, 2) on. The levels come where prices do.
create function hits_by_level(
  levels tsquery[], limits jsonb, after_level integer, after_seq bigint, wanted integer
) returns advert_hits
language plpgsql stable as $$
declare
  hits advert_hits := row('{}', '{}', '{}');
  part advert_hits;
  missing integer := wanted;
begin
  for level in coalesce(after_level, 0) .. array_length(levels, 1) - 1 loop
    continue when level > 0 and levels[level + 1] = levels[level];
    part := hits_by_seq(case when level = 0 then levels[1] else levels[level + 1] && !!levels[level] end, limits,
      case when level = after_level then after_seq end, -1, missing);
    hits := row(hits.ids || part.ids, hits.seqs || part.seqs, hits.prices || array_fill(level::bigint, array[cardinality(part.ids)]));
    missing := wanted - cardinality(hits.ids);
    exit when missing <= 0;
  end loop;
  return hits;
end $$;

-- The same where the newest that meet the last but one of two levels are in hand already, all of them or so many.
create function best_hits(
  levels tsquery[], limits jsonb, counted advert_hits, is_all boolean, after_level integer, after_seq bigint, wanted integer
) returns advert_hits
language plpgsql stable as $$
declare
  best advert_hits;
  others advert_hits;
begin
  if counted is null or array_length(levels, 1) > 2 then return hits_by_level(levels, limits, after_level, after_seq, wanted); end if;
  if levels[1] = levels[2] then best := row('{}', '{}', '{}'); else best := hits_by_seq(levels[1], limits, null, -1, wanted); end if;
  if cardinality(best.ids) < wanted then
    select coalesce(array_agg(h.id), '{}'), coalesce(array_agg(h.seq), '{}') into others.ids, others.seqs
    from unnest(counted.ids, counted.seqs) h (id, seq) where h.id <> all (best.ids);
    if not is_all and cardinality(best.ids) + cardinality(others.ids) < wanted then
      return hits_by_level(levels, limits, null, null, wanted);
    end if;
  end if;
  return row(best.ids || others.ids, best.seqs || others.seqs,
    array_fill(0::bigint, array[cardinality(best.ids)]) || array_fill((levels[1] <> levels[2])::integer::bigint, array[coalesce(cardinality(others.ids), 0)]));
end $$;

-- A page of the adverts that meet limits and the first of ever wider queries that any of them meets: the first
-- query only says what comes before the others. is_wide takes the widest. sort is best (by levels), newest, oldest,
-- cheapest or dearest. is_narrow tells that a wider query was not asked. The page begins after the given seq and price (or level), if any, then skips. total is exact
-- up to counted, one more stands for "more"; null when counted is.
create function search_page(
  levels tsquery[], is_wide boolean, limits jsonb, sort text, after_price bigint, after_seq bigint, skip integer,
  wanted integer, counted integer
) returns table (total integer, is_narrow boolean, ids integer[], seqs bigint[], prices bigint[])
language plpgsql stable rows 1 as $$
declare
  widest integer := array_length(levels, 1);
  level integer := case when is_wide then widest else least(2, widest) end;
  tq tsquery;
  low bigint;
  high bigint;
  hits advert_hits;
begin
  if limits ? 'price' then
    -- The prices that there are: fewer buckets to look into.
    low := (select min(price_key) from ad_index where price_key >= coalesce((limits #>> '{price,0}')::bigint, 0));
    high := (select max(price_key) from ad_index where price_key <= least((limits #>> '{price,1}')::bigint, price_order(null) - 1));
    if low is null or high is null or low > high then
      return query select 0, false, '{}'::integer[], '{}'::bigint[], '{}'::bigint[];
      return;
    end if;
    -- Many buckets leave out little and cost more than looking at the prices.
    if price_bucket(high) - price_bucket(low) < 6 then
      levels := array(select one && price_window(price_bucket(low), price_bucket(high)) from unnest(levels) one);
    end if;
  end if;
  -- What belongs to a thing is left out of the narrow levels alone.
  if is_wide then limits := limits - '{parts,things}'::text[]; end if;
  tq := levels[level];
  if counted is not null then
    loop
      hits := hits_by_seq(tq, limits, null, -1, counted + 1);
      total := cardinality(hits.ids);
      exit when total > 0 or level = widest;
      level := level + 1;
      -- Where nothing was left out, nothing comes with what was.
      while level < widest and levels[level] = levels[level - 1] and not coalesce(limits ? 'parts', false) loop level := level + 1; end loop;
      limits := limits - '{parts,things}'::text[];
      tq := levels[level];
    end loop;
  end if;
  is_narrow := level < widest;
  -- Few hits are in hand already, and so are the first pages of many.
  if counted is null or sort <> 'newest' and (sort = 'best' and total > 0 or total > counted)
    or total > counted and (after_seq is not null or skip + wanted > total) then
    hits := case sort
      when 'best' then best_hits(levels[1:level], limits, case when after_seq is null then hits end, total <= counted,
        after_price::integer, after_seq, skip + wanted)
      when 'newest' then hits_by_seq(tq, limits, after_seq, -1, skip + wanted)
      when 'oldest' then hits_by_seq(tq, limits, after_seq, 1, skip + wanted)
      when 'cheapest' then hits_by_price(tq, limits, after_price, after_seq, 1, skip + wanted)
      else hits_by_price(tq, limits, after_price, after_seq, -1, skip + wanted) end;
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
  return next;
end $$;

-- What the newest adverts that meet a query are like, at most so many: by option, category, subcategory, district,
-- place and day how many, and between which numbers. share is the part of all seq that they lie in.
create function facets_of(tq tsquery, limits jsonb, looked integer) returns jsonb
language plpgsql stable as $$
declare
  hits advert_hits := hits_by_seq(tq, limits, null, -1, looked);
  found integer := cardinality(hits.ids);
  top bigint := (select max(seq) from ad_index);
begin
  return (
    with rows as materialized (
      select i.options, i.numbers, i.category_id, i.subcategory_id, i.district_id, i.place_id, i.published_on
      from unnest(hits.ids) id join ad_index i on i.advert_id = id
    )
    select jsonb_build_object(
      'total', found,
      'share', case when found < looked then 1
        else (top - hits.seqs[found] + 1)::float8 / greatest(1, top - (select min(seq) from ad_index) + 1) end,
      'options', (select coalesce(jsonb_object_agg(option, n), '{}') from (
        select option, count(*) as n from rows, unnest(options) option group by option) x),
      'categories', (select coalesce(jsonb_object_agg(category_id, n), '{}') from (
        select category_id, count(*) as n from rows where category_id is not null group by category_id) x),
      'subcategories', (select coalesce(jsonb_object_agg(subcategory_id, n), '{}') from (
        select subcategory_id, count(*) as n from rows where subcategory_id is not null group by subcategory_id) x),
      'districts', (select coalesce(jsonb_object_agg(district_id, n), '{}') from (
        select district_id, count(*) as n from rows where district_id is not null group by district_id) x),
      'places', (select coalesce(jsonb_object_agg(place_id, n), '{}') from (
        select place_id, count(*) as n from rows where place_id is not null group by place_id) x),
      'days', (select coalesce(jsonb_object_agg(published_on, n), '{}') from (
        select published_on, count(*) as n from rows where published_on is not null group by published_on) x),
      'ranges', (select coalesce(jsonb_object_agg(key, jsonb_build_object('min', low, 'max', high)), '{}') from (
        select key, min(value::float8) as low, max(value::float8) as high from rows, jsonb_each_text(numbers) group by key) x)));
end $$;

-- The same from the counters, for a list that is narrowed to a branch of the tree alone; 0 stands for any.
create function counted_facets(category smallint, subcategory smallint) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'options', (select coalesce(jsonb_object_agg(option, n), '{}') from option_counts
      where category_id = category and subcategory_id = subcategory and n > 0),
    'categories', (select coalesce(jsonb_object_agg(category_id, n), '{}') from listing_counts
      where category_id <> 0 and subcategory_id = 0 and district_id = 0 and place_id = 0 and n > 0),
    'subcategories', (select coalesce(jsonb_object_agg(subcategory_id, n), '{}') from listing_counts
      where category_id = 0 and subcategory_id = any (select s.id from subcategories s where category = 0 or s.category_id = category)
        and district_id = 0 and place_id = 0 and n > 0),
    'districts', (select coalesce(jsonb_object_agg(district_id, n), '{}') from listing_counts
      where category_id = category and subcategory_id = subcategory and district_id <> 0 and n > 0),
    'places', (select coalesce(jsonb_object_agg(place_id, n), '{}') from listing_counts
      where category_id = category and subcategory_id = subcategory and district_id = 0 and place_id <> 0 and n > 0))
$$;

-- Newest public adverts whose title begins words with what is being typed; the words before the last are whole.
create function suggest_adverts(typed text, wanted integer) returns integer[]
language plpgsql stable as $$
declare
  plain text := plain_words(typed);
  last_word text := substring(plain from '[^ ]+$');
  before tsquery;
  tq tsquery;
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
  for before in select any_of(q.roots || q.loose) from query_roots(string_to_array(btrim(left(plain, -length(last_word))), ' ')) q
    where q.roots <> '{}' loop
    tq := tq && before;
  end loop;
  return (hits_by_seq(tq, null, null, -1, wanted)).ids;
end $$;

drop function words_query(text);
drop function words_vector(text, text, text);
drop function filter_lexemes(bigint, smallint, smallint, smallint, integer, bigint);
drop function latin_form(text);

select rebuild_ad_index();
