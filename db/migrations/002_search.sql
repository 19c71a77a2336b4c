-- Text search without diacritics in three languages.
create text search configuration ads_ro (copy = romanian);
alter text search configuration ads_ro
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, romanian_stem;
create text search configuration ads_ru (copy = russian);
alter text search configuration ads_ru
  alter mapping for word, hword, hword_part with unaccent, russian_stem;
create text search configuration ads_en (copy = english);
alter text search configuration ads_en
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, english_stem;

-- Cyrillic in the Latin letters of folded Romanian: машина -> masina.
create function latin(t text) returns text
language sql immutable parallel safe strict
return translate(
  replace(replace(replace(replace(replace(public.fold(t), 'щ', 'st'), 'ж', 'j'), 'ю', 'iu'), 'я', 'ia'), 'х', 'h'),
  'абвгдезийклмнопрстуфцчшыэьъ', 'abvgdeziiclmnoprstuftcsie');

-- The stems of Russian words in Latin letters, so that `masina` finds «машину».
create function latin_stems(t text) returns tsvector
language sql stable parallel safe strict
return array_to_tsvector(array(
  select distinct latin(lexeme) from unnest(tsvector_to_array(to_tsvector('public.ads_ru', t))) lexeme
  where lexeme ~ '[а-я]'));

create sequence ad_seq;

-- One narrow row per public advert. `seq` is drawn at publication and at each promotion: the order "newest
-- first" and the cursor of pages. No foreign key: its cascade would take a row away before the trigger below has
-- counted it out.
create table ad_index (
  seq bigint primary key,
  advert_id integer not null unique,
  owner_id integer not null,
  category_id smallint not null,
  subcategory_id smallint not null,
  place_id integer not null,
  district_id smallint not null,
  price_mdl bigint,
  words tsvector not null
);
create index ad_index_words on ad_index using gin (words) with (fastupdate = off);
create index ad_index_category on ad_index (category_id, seq desc);
create index ad_index_subcategory on ad_index (subcategory_id, seq desc);
create index ad_index_district on ad_index (district_id, seq desc);
create index ad_index_place on ad_index (place_id, seq desc);
create index ad_index_owner on ad_index (owner_id, seq desc);
create index ad_index_category_price on ad_index (category_id, price_mdl, seq);
create index ad_index_subcategory_price on ad_index (subcategory_id, price_mdl, seq);
create index ad_index_price on ad_index (price_mdl, seq);

-- How many public adverts there are by subcategory and place: lists without words or prices count from here.
create table listing_counts (
  category_id smallint not null,
  subcategory_id smallint not null,
  district_id smallint not null,
  place_id integer not null,
  adverts integer not null,
  primary key (category_id, subcategory_id, place_id)
) with (fillfactor = 60);
-- The same by category alone, for the lists that everybody opens.
create table category_counts (
  category_id smallint primary key,
  adverts integer not null
) with (fillfactor = 50);
create index listing_counts_place on listing_counts (place_id);
create index listing_counts_district on listing_counts (district_id);

-- A price in lei by the latest rates; null where the bank quotes no rate.
create function price_in_mdl(price numeric, currency text) returns bigint
language sql stable
return case when currency = 'MDL' then round(price) else (
  select round(price * r.value) from rates r
  where r.code = currency and r.date = (select max(date) from rate_sets)) end;

-- What an advert is found by: titles first, descriptions after, and the filters as lexemes, which lets a word
-- and a category, a place or a window of the newest be one look-up.
create function ad_words(a adverts, seq bigint, district smallint) returns tsvector
language sql stable
return setweight(to_tsvector('public.ads_ro', a.title_ro), 'A')
  || setweight(to_tsvector('public.ads_ru', a.title_ru), 'A')
  || setweight(to_tsvector('public.ads_en', a.title_en), 'A')
  || setweight(latin_stems(a.title_ru), 'A')
  || strip(to_tsvector('public.ads_ro', a.description_ro) || to_tsvector('public.ads_ru', a.description_ru)
    || to_tsvector('public.ads_en', a.description_en) || latin_stems(a.description_ru))
  || array_to_tsvector(array['~a' || (seq >> 10), '~b' || (seq >> 13), '~c' || (seq >> 16), '~d' || (seq >> 19),
    '~k' || a.category_id, '~s' || a.subcategory_id, '~p' || a.place_id, '~r' || district]);

create function count_listing(i ad_index, change integer) returns void
language sql
begin atomic
  insert into listing_counts as c (category_id, subcategory_id, district_id, place_id, adverts)
  values (i.category_id, i.subcategory_id, i.district_id, i.place_id, change)
  on conflict (category_id, subcategory_id, place_id) do update set adverts = c.adverts + change;
  insert into category_counts as c (category_id, adverts) values (i.category_id, change)
  on conflict (category_id) do update set adverts = c.adverts + change;
end;

-- Keeps the index true whatever changes an advert: no path can forget it, and both change in one transaction.
create function index_advert() returns trigger
language plpgsql as $$
declare
  was ad_index;
  now_in ad_index;
  district smallint;
begin
  if tg_op <> 'INSERT' then
    delete from ad_index where advert_id = old.id returning * into was;
    if was.seq is not null then perform count_listing(was, -1); end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if new.status <> 'active' or not new.is_public or new.subcategory_id is null or new.place_id is null then
    return new;
  end if;
  select p.district_id into district from places p where p.id = new.place_id;
  now_in.seq := case
    when was.seq is null or new.promoted_at is distinct from old.promoted_at then nextval('ad_seq')
    else was.seq end;
  insert into ad_index
  values (now_in.seq, new.id, new.owner_id, new.category_id, new.subcategory_id, new.place_id, district,
    price_in_mdl(new.price, new.currency), ad_words(new, now_in.seq, district))
  returning * into now_in;
  perform count_listing(now_in, 1);
  return new;
end $$;

create trigger adverts_indexed
after insert or delete or update of status, is_public, title_ro, title_ru, title_en, description_ro,
  description_ru, description_en, price, currency, place_id, subcategory_id, category_id, promoted_at
on adverts for each row execute function index_advert();

-- Prices in other currencies move with the bank's rates.
create function reprice_ad_index() returns void
language sql as $$
  update ad_index i set price_mdl = price_in_mdl(a.price, a.currency)
  from adverts a
  where a.id = i.advert_id and a.currency <> 'MDL'
$$;

-- Fills index and counts anew, for a market that was written with the trigger off. The word index is made after
-- its rows, which is many times faster than growing with them.
create function rebuild_ad_index() returns void
language plpgsql as $$
begin
  truncate ad_index, listing_counts, category_counts;
  drop index ad_index_words;
  insert into ad_index
  select s.seq, a.id, a.owner_id, a.category_id, a.subcategory_id, a.place_id, p.district_id,
    price_in_mdl(a.price, a.currency), ad_words(a, s.seq, p.district_id)
  from (select id, row_number() over (order by coalesce(promoted_at, published_at), id) as seq
    from adverts where status = 'active' and is_public) s
  join adverts a on a.id = s.id
  join places p on p.id = a.place_id;
  create index ad_index_words on ad_index using gin (words) with (fastupdate = off);
  insert into listing_counts
  select category_id, subcategory_id, district_id, place_id, count(*) from ad_index group by 1, 2, 3, 4;
  insert into category_counts select category_id, count(*) from ad_index group by 1;
  perform setval('ad_seq', coalesce((select max(seq) from ad_index), 0) + 1);
end $$;

-- A query is built once, as a value: a word of Cyrillic by its Russian stem or that stem in Latin letters, a
-- Latin one by its Romanian or English stem. Words in one query must all be there.
create function words_query(q text) returns tsquery
language plpgsql stable as $$
declare
  whole tsquery;
  one tsquery;
  word text;
  romanian tsquery;
  english tsquery;
begin
  foreach word in array regexp_split_to_array(fold(q), '[^[:alnum:]]+') loop
    continue when word = '';
    if word ~ '[а-я]' then
      one := plainto_tsquery('public.ads_ru', word);
      if numnode(one) > 0 then
        one := one || (select string_agg(quote_literal(lexeme), ' | ')::tsquery
          from unnest(tsvector_to_array(latin_stems(word))) lexeme);
      end if;
    else
      romanian := plainto_tsquery('public.ads_ro', word);
      english := plainto_tsquery('public.ads_en', word);
      one := case when romanian = english or numnode(english) = 0 then romanian
        when numnode(romanian) = 0 then english else romanian || english end;
    end if;
    continue when one is null or numnode(one) = 0;
    whole := case when whole is null then one else whole && one end;
  end loop;
  return whole;
end $$;

-- The query narrowed to the newest `width` numbers below `top`, by at most nine lexemes of the smallest fitting
-- level; the query itself when that is nearly everything.
create function within_newest(wanted tsquery, top bigint, width bigint) returns tsquery
language plpgsql immutable as $$
declare
  shift integer;
  level text;
begin
  if width is null or width > 8 * 524288::bigint or width > top then return wanted; end if;
  if width <= 8192 then shift := 10; level := 'a';
  elsif width <= 65536 then shift := 13; level := 'b';
  elsif width <= 524288 then shift := 16; level := 'c';
  else shift := 19; level := 'd'; end if;
  return wanted && (select string_agg('''~' || level || bucket || '''', ' | ')::tsquery
    from generate_series(greatest(0, (top - width) >> shift), top >> shift) bucket);
end $$;

-- The newest adverts that match, from `below` down. Looks into a window and widens it by the hit rate: a word in
-- every tenth advert stops early, a rare one is one look-up, and none walks the primary key.
create function search_newest(query tsquery, below bigint, low bigint, high bigint, most integer)
returns table (advert_id integer, seq bigint)
language plpgsql stable rows 32 as $$
declare
  top bigint := coalesce(below - 1, (select max(i.seq) from ad_index i));
  width bigint := 2048;
  narrowed tsquery;
  ids integer[];
  seqs bigint[];
  hits integer;
begin
  if query is null or numnode(query) = 0 or top is null then return; end if;
  loop
    narrowed := within_newest(query, top, width);
    select array_agg(x.advert_id order by x.seq desc), array_agg(x.seq order by x.seq desc) into ids, seqs
    from (
      select i.advert_id, i.seq from ad_index i
      where i.words @@ narrowed and i.seq <= top
        and (low is null or i.price_mdl >= low) and (high is null or i.price_mdl <= high)
      order by i.seq + 0 desc  -- + 0 forbids the walk in primary-key order
      limit most) x;
    hits := coalesce(cardinality(ids), 0);
    exit when hits >= most or width is null or width >= top;
    width := case when hits > 0 then greatest(width * 2, width * most * 3 / 2 / hits)
      when width < 65536 then 65536 end;
    if width > top then width := null; end if;
  end loop;
  return query select * from unnest(ids, seqs);
end $$;

-- How many match, exactly up to the cap.
create function count_matching(query tsquery, low bigint, high bigint, cap integer) returns integer
language plpgsql stable as $$
declare
  top bigint := (select max(seq) from ad_index);
  width bigint := 4096;
  hits integer := 0;
begin
  if query is null or numnode(query) = 0 or top is null then return 0; end if;
  loop
    select count(*) into hits from (
      select 1 from ad_index i
      where i.words @@ within_newest(query, top, width)
        and (low is null or i.price_mdl >= low) and (high is null or i.price_mdl <= high)
      limit cap) x;
    exit when hits >= cap or width is null or width >= top;
    width := case when hits > 20 then greatest(width * 2, width * cap * 5 / 4 / hits) end;
    if width > top then width := null; end if;
  end loop;
  return hits;
end $$;

-- Every way that a place's name may begin when typed: folded, and with Romanian î as â too (Hîncești, Hâncești).
create table place_names (
  place_id integer not null references places (id) on delete cascade,
  name text not null,
  primary key (place_id, name)
);
create index place_names_name on place_names (name text_pattern_ops);

create function index_place_names() returns void
language sql as $$
  insert into place_names (place_id, name)
  select p.id, fold(spelling)
  from places p,
    unnest(array[p.name_ro, p.name_ru, p.name_en, replace(p.name_ro, 'î', 'â'), replace(p.name_ro, 'Î', 'Â')]) spelling
  on conflict do nothing
$$;
