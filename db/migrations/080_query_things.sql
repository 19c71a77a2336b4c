-- Things that a query may mean, by the number that the model of queries knows them by.
create table query_things (
  number integer primary key check (number >= 0),
  subcategory_id smallint not null references subcategories (id) on delete cascade,
  -- Its usual name in Romanian, Russian and English.
  names text[] not null check (cardinality(names) = 3),
  -- Of each of its names the stems, apart by spaces: a title of the thing has all stems of one.
  forms text[] not null
);
create index query_things_subcategory on query_things (subcategory_id);
