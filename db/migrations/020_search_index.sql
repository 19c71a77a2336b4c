-- Tables that functions fill from other tables: the search index, its counters and vocabularies. Nothing in a table may
-- depend on a function of db/functions/, which is dropped and created when it changes: generated columns repeat the
-- expression, other columns are computed by the function that writes the row.

-- One row a public advert. A search reads the row of every hit that it counts, so rows are kept narrow: tsv, most of a
-- row, is stored out of line. PostgreSQL only moves values out of rows above 2 KB; the blanks make every new row one,
-- and take 30 bytes compressed.
create table ad_index (
  -- adverts.seq: the order of lists and the cursor of their pages.
  seq bigint not null,
  advert_id integer not null primary key,
  owner_id integer not null,
  category_id smallint,
  subcategory_id smallint,
  district_id smallint,
  place_id integer,
  -- In bani by the latest rate; null when the currency has none.
  price_mdl bigint,
  price_key bigint not null generated always as (coalesce(price_mdl, 9000000000000000000)) stored,
  tsv tsvector not null,
  options text[] not null default '{}',
  numbers jsonb not null default '{}',
  latitude real,
  longitude real,
  published_on date,
  -- Roots of the subject of its title.
  head text[] not null default '{}',
  blank text not null generated always as (repeat(' ', 2000)) stored
) with (toast_tuple_target = 384);
alter table ad_index
  alter column options set storage main,
  alter column numbers set storage main,
  alter column head set storage main;
create unique index ad_index_seq on ad_index (seq) include (advert_id);
create index ad_index_category on ad_index (category_id, seq) include (advert_id);
create index ad_index_subcategory on ad_index (subcategory_id, seq) include (advert_id, price_key);
create index ad_index_district on ad_index (district_id, seq) include (advert_id);
create index ad_index_place on ad_index (place_id, seq) include (advert_id);
create index ad_index_owner on ad_index (owner_id, seq) include (advert_id);
create index ad_index_price on ad_index (price_key, seq desc) include (advert_id);
create index ad_index_category_price on ad_index (category_id, price_key, seq desc) include (advert_id);
create index ad_index_subcategory_price on ad_index (subcategory_id, price_key, seq desc) include (advert_id);
create index ad_index_words on ad_index using gin (tsv) with (fastupdate = off);

-- Public adverts per category or subcategory and district or place; 0 stands for any.
create table listing_counts (
  category_id smallint not null,
  subcategory_id smallint not null,
  district_id smallint not null,
  place_id integer not null,
  n integer not null,
  primary key (category_id, subcategory_id, district_id, place_id)
) with (fillfactor = 60);

-- Public adverts per option and category or subcategory; 0 stands for any.
create table option_counts (
  category_id smallint not null,
  subcategory_id smallint not null,
  option text not null,
  n integer not null,
  primary key (category_id, subcategory_id, option)
) with (fillfactor = 60);

-- Words of titles, for suggestions and spelling correction; the count only ranks.
create table search_words (
  word text not null,
  adverts integer not null,
  sound text not null,
  deletions text[] not null
) with (fillfactor = 80);
create unique index search_words_word on search_words (word text_pattern_ops);
create index search_words_deletions on search_words using gin (deletions) with (fastupdate = off);
create index search_words_sound on search_words using gin (sound gin_trgm_ops) with (fastupdate = off);

-- Names of places and districts as people type them.
create table place_names (
  name text not null,
  district_id smallint not null references districts (id),
  place_id integer references places (id),
  unique nulls not distinct (name, district_id, place_id)
);
create index place_names_name on place_names (name text_pattern_ops);

-- Forms of the words of all known names, remembered from one start to the next.
create table word_forms (
  word text primary key,
  roots text[] not null,
  loose text[] not null,
  ro text not null,
  en text not null
);

-- Titles as sellers of each subcategory write them, from the reference data: they tell where a new advert belongs
-- while the market holds few that do. Stored like adverts in the index, so that one query reads both.
create table title_examples (
  subcategory_id smallint not null references subcategories (id) on delete cascade,
  head text[] not null,
  tsv tsvector not null
);
create index title_examples_words on title_examples using gin (tsv);
create index title_examples_subcategory on title_examples (subcategory_id);

-- Conditions of saved searches that are to be computed again: the functions or the names behind them have changed.
alter table saved_searches add column is_outdated boolean not null default false;
create index saved_searches_outdated on saved_searches (id) where is_outdated;
