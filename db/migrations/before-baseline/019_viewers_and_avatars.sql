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

-- What was changed about the security of an account, and what a moderator decided on an advert, with the time when its
-- mail is due. Early texts of migrations 013 and 018 lacked them.
alter table notifications
  drop constraint if exists notifications_kind_check,
  drop constraint if exists notifications_check,
  add column if not exists change text check (change in ('password', 'phone', 'email', 'factorOn', 'factorOff')),
  add column if not exists decision text check (decision in ('approve', 'reject', 'suspend', 'unsuspend')),
  add column if not exists reasons jsonb not null default '[]',
  add column if not exists mail_at timestamptz;
alter table notifications
  add constraint notifications_kind_check check (kind in ('search', 'price', 'account', 'decision')),
  add constraint notifications_check check (case kind when 'search' then saved_search_id is not null
    when 'account' then change is not null
    when 'decision' then advert_id is not null and decision is not null
    else advert_id is not null and price_before is not null and price_now is not null and currency is not null end);
create index if not exists notifications_mail_due on notifications (mail_at) where mail_at is not null;
