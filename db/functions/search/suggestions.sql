-- Adverts for a partially typed query and their counts.

-- Roots of words of titles that begin with the typed letters or, if none does, sound so: the very word, then the
-- commonest ones.
create function roots_of_beginning(letters text, max_words integer) returns text[]
language plpgsql stable as $$
declare
  found_words text[];
begin
  if letters = '' then return '{}'; end if;
  found_words := array(
    select word from search_words
    where word ~>=~ letters and word ~<~ (letters || chr(1114111))
    order by word <> letters, adverts desc, word
    limit max_words);
  if found_words = '{}' and length(sound(letters)) > 3 then
    found_words := array(
      select word from search_words
      where search_words.sound like sound(letters) || '%'
      order by adverts desc, word
      limit max_words);
  end if;
  if found_words = '{}' then return '{}'; end if;
  return array(select distinct '^' || root from query_roots(found_words) q, unnest(q.roots || q.loose) root);
end $$;

-- The newest public adverts that match all finished words (tsqueries, at most four) and the last word: by its own
-- tsquery or as the beginning of a word of the title; with neither, any. First those within the limits that are no
-- parts, covers or services, unless they are what is asked for; the others only while the first are few.
create function suggest_adverts(
  finished tsquery[], last_word tsquery, letters text, limits jsonb, is_secondary boolean, max_hits integer
) returns table (id integer, subcategory_id smallint, title_ro text, title_ru text, title_en text)
language plpgsql stable rows 50 as $$
declare
  beginning tsquery := any_of(nullif(roots_of_beginning(letters, case finished when '{}' then 6 else 16 end), '{}'));
  any_last tsquery := coalesce(last_word || beginning, last_word, beginning);
  query tsquery[] := case when any_last is null then finished else finished || any_last end;
  hits integer[];
begin
  if query = '{}' or any_last is null and letters <> '' then return; end if;
  if not is_secondary then
    hits := (hits_by_seq(array[query[1] && !!'''~x'''::tsquery] || query[2:], limits_of(limits), null, -1, max_hits)).ids;
  end if;
  if coalesce(cardinality(hits), 0) < 6 then
    hits := hits || array(
      select more from unnest((hits_by_seq(query, limits_of(null), null, -1, max_hits)).ids) with ordinality m (more, position)
      where more <> all (coalesce(hits, '{}')) order by position);
  end if;
  return query
  select a.id, a.subcategory_id::smallint, a.title_ro, a.title_ru, a.title_en
  from unnest(hits) with ordinality h (id, position) join adverts a on a.id = h.id
  order by h.position;
end $$;

-- Numbers of adverts that the list of a query shows in each of some subcategories, of the newest `most` in all of them.
-- Levels and limits as of search_page(). One scan: a scan for each subcategory costs as much.
create function count_in_subcategories(levels text[], limits jsonb, subcategories smallint[], most integer)
returns table (subcategory_id smallint, n integer)
language plpgsql stable rows 3 as $$
declare
  l ad_limits := limits_of(limits);
  within tsquery := any_of(array(select '~s' || one from unnest(subcategories) one));
  query tsquery[];
  hits integer[];
begin
  for level in least(2, cardinality(levels)) .. cardinality(levels) loop
    continue when level > 2 and levels[level] = levels[level - 1] and l.parts is null;
    query := query_of(levels[level]);
    hits := (hits_by_seq(array[query[1] && within] || query[2:], l, null, -1, most)).ids;
    exit when hits <> '{}';
    l.parts := null;
  end loop;
  return query select i.subcategory_id, count(*)::integer from ad_index i where i.advert_id = any (hits) group by 1;
end $$;
