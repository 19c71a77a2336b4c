-- Numbers of the last change to the public adverts of a subcategory: what was computed from them holds while it is equal.
create table listing_revisions (
  category_id smallint not null,
  subcategory_id smallint not null,
  revision bigint not null,
  primary key (category_id, subcategory_id)
) with (fillfactor = 60);
create sequence listing_revision;
