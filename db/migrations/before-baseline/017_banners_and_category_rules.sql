-- What a banner says, for who does not see it, and the picture for windows that are too narrow for the wide one.
alter table banner_images
  add column alt text not null default '' check (length(alt) <= 200),
  add column narrow_image text not null default '';

-- How many photos an advert of the category may have, and how many days it stands before it is archived.
alter table categories
  add column max_images smallint not null default 10 check (max_images between 1 and 20),
  add column life_days smallint not null default 30 check (life_days between 7 and 365);
update categories set max_images = 20 where slug in ('transport', 'imobiliare');
