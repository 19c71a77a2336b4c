-- A sector is a place within a city, its parent. An advert in a sector is one of the city too: place_id of ad_index is
-- the city, so that lists of a city read one index, and sector_id is the sector. listing_counts.place_id is either.

alter table places
  drop constraint places_kind_check,
  add constraint places_kind_check check (kind in ('city', 'town', 'village', 'sector')),
  add column parent_id integer references places (id),
  add constraint places_parent_of_sector check ((kind = 'sector') = (parent_id is not null)),
  -- Other spellings and forms that people type.
  add column aliases text[] not null default '{}',
  -- The name of a sector is a common word too: in a search it counts only beside other words.
  add column is_ambiguous boolean not null default false;
create index places_parent on places (parent_id) where parent_id is not null;

alter table ad_index add column sector_id integer;
create index ad_index_sector on ad_index (sector_id, seq) include (advert_id) where sector_id is not null;
