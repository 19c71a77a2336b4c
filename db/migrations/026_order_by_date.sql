-- The order by date of publication, which a promotion does not change: see date_key(). It ends with the id, so the
-- indexes need not include that. Filled when the functions are replaced, which rebuilds ad_index.
alter table ad_index add column date_key bigint not null default 0;
alter table ad_index alter column date_key drop default;
create index ad_index_date on ad_index (date_key);
create index ad_index_category_date on ad_index (category_id, date_key);
create index ad_index_subcategory_date on ad_index (subcategory_id, date_key);
create index ad_index_district_date on ad_index (district_id, date_key);
create index ad_index_place_date on ad_index (place_id, date_key);
