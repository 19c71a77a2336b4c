-- Titles as sellers of each subcategory write them, from the reference data: they tell where a new advert belongs
-- while the market holds few adverts that do. Kept as the index keeps adverts, so that both answer one query.
create table title_examples (
  subcategory_id smallint not null references subcategories (id) on delete cascade,
  head text[] not null,
  tsv tsvector not null
);
create index title_examples_words on title_examples using gin (tsv);
create index title_examples_subcategory on title_examples (subcategory_id);
