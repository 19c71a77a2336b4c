-- Normalization of text before it is tokenized, and the text search configurations that tokenize it.

-- Lower case without diacritics (comma and cedilla alike). unaccent(text) alone is stable; with its dictionary named
-- the function is immutable.
create function fold(t text) returns text
language sql immutable parallel safe strict
return lower(public.unaccent('public.unaccent'::regdictionary, t));

-- Folded letters and digits between single spaces. Keeps the parser from reading "LG/Samsung" as a file name and
-- leaves nothing in a query that could be an operator. Invisible characters, such as a pasted soft hyphen, are removed
-- and do not split words.
create function plain_words(t text) returns text
language sql immutable parallel safe strict
return btrim(regexp_replace(public.fold(normalize(
  translate(t, U&'\00AD\200B\200C\200D\200E\200F\2060\FEFF', ''), nfkc)), '[^[:alnum:]]+', ' ', 'g'));

-- Texts are folded before they are parsed, so every word that is not ASCII is Cyrillic. A word is stemmed by its own
-- alphabet whatever the field: people write Russian into the Romanian field too.
create text search configuration ads_ro (copy = pg_catalog.romanian);
create text search configuration ads_ru (copy = pg_catalog.russian);
create text search configuration ads_en (copy = pg_catalog.english);
alter text search configuration ads_ro alter mapping for word with russian_stem;
alter text search configuration ads_en alter mapping for word with russian_stem;
