-- Ids of the newest public adverts with a word in the title that begins with the last typed word and with all the
-- words before it.
create function suggest_adverts(typed text, max_hits integer) returns integer[]
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
  return (hits_by_seq(pieces, limits_of(null), null, -1, max_hits)).ids;
end $$;
