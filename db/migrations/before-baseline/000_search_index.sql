-- Removes functions, triggers and the tables that they fill, of any version before the baseline: migrations left them
-- mixed with tables, and some were edited after they had run. Migration 020 and db/functions/ make them as they are now.
alter table adverts add column if not exists seq bigint unique;
create sequence if not exists advert_seq;

do $$
declare
  ours text[] := '{ad_words,advert_lexemes,advert_numbers,advert_options,adverts_of,all_of,any_of,attribute_words,best_hits,count_listing,count_matching,count_unread,counted_facets,cyrillic_form,draw_advert_seq,end_access_of_closed_account,facets_of,filter_lexemes,fold,forget_deleted,hide_adverts_of_closed_account,hits_between,hits_by_level,hits_by_price,hits_by_seq,hits_by_tier,in_circles,index_advert,index_parts,index_place_names,is_wanted,joined_numbers,latin,latin_form,latin_stems,limits_of,listing_keys,mark_public,note_arrival,note_change,number_bucket,numbers_within,option_keys,plain_words,price_bucket,price_in_mdl,price_order,price_window,public_degrees,query_of,query_roots,rate_of,rebuild_ad_index,record_price,reprice_ad_index,root_form,root_forms,search_newest,search_page,seq_window,sound,stems_of,suggest_adverts,text_roots,title_head,title_words,whole_of,with_prices,within_limits,within_newest,word_deletions,words_query,words_vector}';
  one text;
begin
  for one in
    select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass)
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace = 'public'::regnamespace and p.proname = any (ours)
  loop
    execute one;
  end loop;
  -- The first version kept the order of lists in the index alone.
  if to_regclass('ad_index') is not null then
    update adverts a set seq = i.seq from ad_index i where i.advert_id = a.id and a.seq is null;
  end if;
  -- With them go the functions that take their rows.
  drop view if exists ad_index_rows;
  drop table if exists ad_index, listing_counts, category_counts, option_counts, search_words, place_names, word_forms,
    title_examples cascade;
  select string_agg(format('%s', p.oid::regprocedure), ', ') into one
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proname = any (ours)
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e');
  if one is not null then execute 'drop function ' || one; end if;
  drop type if exists advert_hits, ad_limits;
  drop text search configuration if exists ads_ro;
  drop text search configuration if exists ads_ru;
  drop text search configuration if exists ads_en;
  drop sequence if exists ad_seq;
end $$;

-- An early text of migration 005 lacked it.
alter table subcategories add column if not exists is_secondary boolean not null default false;
