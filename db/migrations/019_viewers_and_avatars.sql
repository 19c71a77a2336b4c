-- Who asked for a number is known for the day on which they count once, as a keyed digest. The key is not here, so
-- what was kept before becomes its sums by day, and an asker of today may count once more.
create table advert_reveals (
  advert_id integer not null references adverts (id) on delete cascade,
  day date not null,
  reveals integer not null,
  primary key (advert_id, day)
);
insert into advert_reveals (advert_id, day, reveals)
select advert_id, day, count(*) from phone_reveals group by advert_id, day;

truncate phone_reveals;
alter table phone_reveals
  drop constraint phone_reveals_pkey,
  drop column revealed_at,
  -- By day, as its rows are deleted.
  add primary key (day, advert_id, viewer);

-- Pictures of accounts whose fate is open: written but not yet of an account, or taken off one but not yet removed.
create table stored_avatars (
  name text primary key,
  stored_at timestamptz not null
);
