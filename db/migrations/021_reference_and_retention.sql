-- What the files of db/data no longer hold stays for the adverts that use it, and is offered to nobody.

-- A group is the same as long as its slug is. Those of before get theirs with the first look at the file.
alter table category_groups add column slug text unique;

alter table subcategories add column is_offered boolean not null default true;
alter table places add column is_offered boolean not null default true;
alter table attributes
  add column is_offered boolean not null default true,
  -- The definition with options that are offered no longer but that adverts hold; null: there are none.
  add column known jsonb;

-- "Over 3 years" was "3+", which the index does not take for an option: nobody could be found by it.
update adverts set attributes = attributes || '{"experience": "over-3"}' where attributes @> '{"experience": "3+"}';

-- Who viewed is a keyed digest from now on. The key is not here, so those of before are nobody's, and a visitor of
-- today may count once more.
update advert_view_marks set visitor = gen_random_uuid();

-- Deleted adverts whose texts are still there. Of those of before nobody knows since when.
alter table adverts add column is_emptied boolean not null default false;
update adverts set deleted_at = now() where status = 'deleted' and deleted_at is null;
create index adverts_deleted on adverts (deleted_at) where status = 'deleted' and not is_emptied;
