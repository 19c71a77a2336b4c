-- Forms of words: what the index stores of a text and what a query looks up.

-- Phonetic form of folded words in Latin letters: машин and masin, ямаха and yamaha, шкода and skoda are equal. Plain
-- replacements, because a regular expression for doubled letters would cost more than all other indexing.
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

-- Phonetic root of stems, without the vowels and endings that change between forms of a word: telefon and telefoane,
-- geam and geamuri, brad and brazi, băiat and băieți. Takes stems separated by single spaces.
create function root_form(stems text) returns text
language sql immutable parallel safe strict
return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
  replace(replace(public.sound(stems), 'oa', 'o'), 'ea', 'e'),
  'ia([b-df-hj-np-tv-z]+)\M', 'ie\1', 'g'),
  '(\m[a-z]{2,}[b-df-hj-np-tv-z])[aeiou]+\M', '\1', 'g'),
  '(\m[a-z]{2,}[a-z])ur\M', '\1', 'g'),
  '(\m[a-z]{2,}[b-df-hj-np-tv-z])[aeiou]+\M', '\1', 'g'),
  '(\m[a-z]{2,})z\M', '\1d', 'g');

-- root_form() of many stems in one call: its cost is per expression, not per letter.
create function root_forms(stems text[]) returns text[]
language sql immutable parallel safe
return string_to_array(public.root_form(array_to_string(stems, ' ')), ' ');

-- Up to three letters next to a number as one word, however they are written: X5, x 5, Х5; 16GB, 16 гб. Cyrillic
-- letters are read as the Latin ones that sound alike and as those that look alike.
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

-- Lexemes of a text: a Latin word by its root, a Cyrillic word by its stem and, marked with a star, by its phonetic
-- root. Alphabets so match each other, while Russian words that only sound alike (шина, синий) stay apart.
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

-- Subject of a title: its first `words` words that are not stop words, up to a punctuation mark or to an accessory
-- (chitară cu husă). English puts the noun last, so callers ask for more words there.
create function title_head(t text, words integer) returns text
language sql immutable parallel safe strict
return array_to_string((array(
  select word from regexp_split_to_table(regexp_replace(public.plain_words(substring(t from '^[^,;:(|–—]*')),
    '(.) (cu|pentru|la|с|со|для|на|with|for)\M.*', '\1'), ' ') word
  where word <> all ('{vand,vind,vinde,se,de,un,o,cu,pentru,urgent,ieftin,nou,noua,noi,cumpar,продам,продаю,продается,продаются,куплю,срочно,новый,новая,новое,новые,for,sale,selling,new,the,a}')
))[1:words], ' ');

-- Words of titles for suggestions and spelling correction.
create function title_words(t text) returns setof text
language sql immutable parallel safe as $$
  select distinct word from regexp_split_to_table(public.plain_words(t), ' ') word where length(word) between 3 and 30
$$;

-- The word and all its deletions of one letter. Two words within one edit (a letter missing, doubled, swapped or wrong)
-- share at least one of them.
create function word_deletions(word text) returns text[]
language sql immutable parallel safe strict
return array(select distinct overlay(word placing '' from at for 1) from generate_series(1, length(word)) at) || word;

-- Transliterated Russian in Cyrillic, for the Russian stemmer: kvartiru → квартиру.
create function cyrillic_form(t text) returns text
language sql immutable parallel safe strict
return translate(
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(t,
    'shch', 'щ'), 'sch', 'щ'), 'sh', 'ш'), 'ch', 'ч'), 'zh', 'ж'), 'kh', 'х'), 'ts', 'ц'), 'yu', 'ю'), 'iu', 'ю'), 'ya', 'я'), 'ia', 'я'),
  'abcdefghijklmnopqrstuvwxyz', 'абкдефгхийклмнопкрстуввхыз');

-- First stem of each word, '' for a stop word or where the dictionary has none.
create function stems_of(dictionary regdictionary, words text[]) returns text[]
language sql immutable parallel safe as $$
  select array_agg(coalesce((ts_lexize(dictionary, word))[1], '') order by position) from unnest(words) with ordinality w (word, position)
$$;

-- Lexemes of each word of a query. `roots` match words in its own alphabet, where a Latin word may be Romanian or
-- English; `loose` match the other alphabet, where a Latin word may be transliterated Russian and a Cyrillic one
-- Romanian. A stop word has none. `ro` and `en` are the roots in one language, for words whose language is known.
create function query_roots(words text[]) returns table (word text, roots text[], loose text[], ro text, en text)
language plpgsql immutable parallel safe as $$
declare
  russian text[] := stems_of('russian_stem', array(select case when w ~ '[а-я]' then w else cyrillic_form(w) end from unnest(words) w));
  romanian text[] := root_forms(stems_of('romanian_stem', array(select case when w ~ '[а-я]' then sound(replace(w, 'э', 'а')) else w end from unnest(words) w)));
  english text[] := root_forms(stems_of('english_stem', words));
  sounds text[] := root_forms(russian);
begin
  -- Side by side, not by subscripts: to reach the nth text of an array all before it are passed.
  return query
  select typed.word,
    case
      when typed.word ~ '^\d+$' then array[typed.word]
      when typed.word ~ '\d' then joined_numbers(typed.word) || case when typed.word ~ '[а-я]' then typed.word else root_form(typed.word) end
      when typed.word ~ '[а-я]' then array_remove(array[typed.russian], '')
      else array(select distinct form.root from (values (typed.romanian, 1), (typed.english, 3)) form (root, length)
        where length(form.root) >= form.length) end,
    case
      when typed.word ~ '\d' or typed.word ~ '[а-я]' and typed.russian = '' then '{}'
      when typed.word ~ '[а-я]' then array(select distinct form.root from (values (typed.romanian), (typed.sound)) form (root)
        where form.root <> '')
      else array(select distinct '*' || form.root from (values (typed.romanian), (typed.sound)) form (root)
        where length(form.root) > 1) end,
    typed.romanian, typed.english
  from unnest(words, russian, romanian, english, sounds) typed (word, russian, romanian, english, sound);
end $$;
