-- A new revision of the subcategories whose public adverts a transaction changed, drawn at commit.

create function revise_listings() returns trigger
language plpgsql as $$
declare
  changed record;
begin
  for changed in
    select distinct k.category_id, k.subcategory_id
    from (values (old.category_id, old.subcategory_id), (new.category_id, new.subcategory_id)) k (category_id, subcategory_id)
    where k.category_id is not null and k.subcategory_id is not null and not exists (
      -- Drawn by this transaction before.
      select from listing_revisions r
      where r.category_id = k.category_id and r.subcategory_id = k.subcategory_id and r.xmin = pg_current_xact_id()::xid)
    order by 1, 2
  loop
    -- Writers queue as in count_listing(): they cannot deadlock, and a later commit has a greater number.
    perform from listing_counts where category_id = 0 and subcategory_id = 0 and district_id = 0 and place_id = 0
    for no key update;
    insert into listing_revisions as r (category_id, subcategory_id, revision)
    values (changed.category_id, changed.subcategory_id, nextval('listing_revision'))
    on conflict (category_id, subcategory_id) do update set revision = excluded.revision;
  end loop;
  return null;
end $$;
create constraint trigger revise_listing after insert or update or delete on ad_index
deferrable initially deferred for each row execute function revise_listings();
