-- Edits of the tree and of attributes by staff. A row with a version was edited, and the files of db/data no longer
-- change it.
alter table categories add column version integer not null default 0;
alter table category_groups add column version integer not null default 0;
alter table subcategories add column version integer not null default 0;
alter table attributes add column version integer not null default 0;

-- How many adverts a change is about is counted before it is saved.
create index adverts_subcategory on adverts (subcategory_id);
