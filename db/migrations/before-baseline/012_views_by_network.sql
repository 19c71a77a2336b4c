-- Popularity asks for views from several networks (a /24, or a /48 of IPv6), kept as keyed digests and only for the
-- week that it looks at. What was counted before has each visitor as a network of their own.
alter table advert_view_marks add column network text;
update advert_view_marks set network = visitor where day > (now() at time zone 'Europe/Chisinau')::date - 8;
drop index if exists advert_view_marks_day;
create index advert_view_marks_day on advert_view_marks (day, advert_id, network) where network is not null;

-- How often an advert was newly viewed from one source on one day: a keyed digest of an address, or of a user.
-- Rows of past days are deleted.
create table advert_view_sources (
  day date not null,
  advert_id integer not null,
  source text not null,
  tries integer not null,
  primary key (day, advert_id, source)
);
