-- Edits of the tree and of attributes by staff. A row with a version was edited, and the files of db/data no longer
-- change it.
alter table categories add column version integer not null default 0;
alter table category_groups add column version integer not null default 0;
alter table subcategories add column version integer not null default 0;
alter table attributes add column version integer not null default 0;

-- How many adverts a change is about is counted before it is saved.
create index adverts_subcategory on adverts (subcategory_id);

-- Words of search that staff have added, beside the file of synonyms.
create table search_word_groups (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('same', 'wider', 'things')),
  names text[] not null,
  -- Of `wider`: who searches one of the names also finds these.
  finds text[] not null default '{}',
  -- Of `things`: slug of the subcategory where things of these names lie.
  subcategory text not null default '',
  version integer not null default 0,
  changed_at timestamptz not null
);
