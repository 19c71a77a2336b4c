-- Texts stored before the contract made them readable become what they would be if they were sent today: the rules
-- of contract/clean-text.ts, for the signs that were found in use. Functions of this session alone.

create function pg_temp.readable(typed text) returns text
language sql immutable parallel safe strict
return
  -- Most texts are of plain letters, and done with one look.
  case when typed !~ '[^ -~ĂăÂâÎîȘșȚțЀ-ӿ„”«»–—№²³°·½€\n]' then typed else normalize(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    normalize(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(typed,
        '\r\n|[\n\v\f\r\u0085\u2028\u2029]', E'\n', 'g'),
        '[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2800]', ' ', 'g'),
        -- Controls, private use, what is no character, and what stands for one that was lost.
        '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\ue000-\uf8ff\ufdd0-\ufdef\ufffc-\uffff\U000f0000-\U0010ffff'
          '\U0001fffe\U0001ffff\U0002fffe\U0002ffff]', '', 'g'),
        -- Format signs and what nobody can see, but joiners and selectors.
        '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f'
          '\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3'
          '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
      NFC),
      -- Strokes through letters and frames around them; the frame of a key stays on its digit.
      '[\u0334-\u0338\u0488\u0489\u20d2\u20d3\u20d8-\u20da\u20dd-\u20e2\u20e4-\u20e6\u20ea\u20eb]', '', 'g'),
      '(?<![0-9#*])(?<![0-9#*]\ufe0f)\u20e3', '', 'g'),
      '(?<![0-9#*\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])[\ufe0e\ufe0f]', '', 'g'),
      '(?<=[0-9#*])[\ufe0e\ufe0f](?!\u20e3)', '', 'g'),
      '(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])'
        '(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]\ufe0f)\u200d'
        '|\u200d(?![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])', '', 'g'),
      -- Two marks on a letter at most, and none without one.
      '([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20e2\u20e4-\u20ff\ufe20-\ufe2f]{2})'
        '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20e2\u20e4-\u20ff\ufe20-\ufe2f]+', '\1', 'g'),
      '(^|\s)[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe0e\ufe0f\ufe20-\ufe2f]+', '\1', 'g'),
    NFC) end;

create function pg_temp.clean_line(typed text) returns text
language sql immutable parallel safe strict
return btrim(regexp_replace(pg_temp.readable(typed), '\s+', ' ', 'g'));

create function pg_temp.clean_paragraphs(typed text) returns text
language sql immutable parallel safe strict
return btrim(regexp_replace(regexp_replace(regexp_replace(pg_temp.readable(typed),
  ' +', ' ', 'g'), ' ?\n ?', E'\n', 'g'), '\n{3,}', E'\n\n', 'g'), E' \n');

-- Pictures could pass for a mark of approval of ours.
create function pg_temp.clean_name(typed text) returns text
language sql immutable parallel safe strict
return pg_temp.clean_line(regexp_replace(pg_temp.clean_line(typed),
  '[\u203c\u2049\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff\u200d\ufe0e\ufe0f\u20e3]', '', 'g'));

create function pg_temp.clean_attributes(typed jsonb) returns jsonb
language sql immutable parallel safe strict
return coalesce((
  select jsonb_object_agg(key, case jsonb_typeof(value)
    when 'string' then to_jsonb(pg_temp.clean_line(value #>> '{}')) else value end)
  from jsonb_each(typed)), '{}');

update adverts a set
  (title_ro, title_ru, title_en, description_ro, description_ru, description_en, address, attributes) = (c.title_ro,
    c.title_ru, c.title_en, c.description_ro, c.description_ru, c.description_en, c.address, c.attributes)
from (
  select id, pg_temp.clean_line(title_ro) as title_ro, pg_temp.clean_line(title_ru) as title_ru,
    pg_temp.clean_line(title_en) as title_en, pg_temp.clean_paragraphs(description_ro) as description_ro,
    pg_temp.clean_paragraphs(description_ru) as description_ru, pg_temp.clean_paragraphs(description_en) as description_en,
    pg_temp.clean_line(address) as address, pg_temp.clean_attributes(attributes) as attributes
  from adverts) c
where c.id = a.id and (a.title_ro, a.title_ru, a.title_en, a.description_ro, a.description_ru, a.description_en, a.address,
    a.attributes)
  is distinct from (c.title_ro, c.title_ru, c.title_en, c.description_ro, c.description_ru, c.description_en, c.address,
    c.attributes);

update users set
  (full_name, address, brand) = (
    pg_temp.clean_name(full_name), pg_temp.clean_line(address), nullif(pg_temp.clean_name(brand), ''))
where (full_name, address, brand)
  is distinct from (pg_temp.clean_name(full_name), pg_temp.clean_line(address), nullif(pg_temp.clean_name(brand), ''));

-- A search needs a name; its address says what it is.
update saved_searches set name = coalesce(nullif(pg_temp.clean_line(name), ''), left(address, 80))
where name is distinct from pg_temp.clean_line(name) or name = '';

update callbacks set name = pg_temp.clean_name(name) where name is distinct from pg_temp.clean_name(name);

drop function pg_temp.clean_attributes, pg_temp.clean_name, pg_temp.clean_paragraphs, pg_temp.clean_line, pg_temp.readable;
