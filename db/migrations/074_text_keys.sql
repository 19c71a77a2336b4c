-- Keys of the texts of adverts, of which almost equal texts share some: a row a key, because a list of adverts by key can
-- be read in part, and that of a template is long. A job computes those of adverts that were published before.
drop table advert_text_keys;
create table advert_text_keys (
  key integer not null,
  advert_id integer not null references adverts (id) on delete cascade,
  primary key (key, advert_id)
);
create index advert_text_keys_advert on advert_text_keys (advert_id);
