-- Reports of adverts, profiles, messages and reviews.
create table reports (
  id integer generated always as identity primary key,
  subject text not null check (subject in ('advert', 'profile', 'message', 'review')),
  subject_id integer not null,
  -- Who reported: a user, or a visitor as a keyed digest of the temporary token. Both null once the user was erased.
  user_id integer references users (id) on delete set null,
  visitor text check (visitor is null or user_id is null),
  code smallint not null check (code in (1, 2, 3, 4, 5, 6, 10)),
  details text not null default '',
  state text not null default 'open' check (state in ('open', 'upheld', 'rejected')),
  -- The report was among those that have hidden its advert; it does not hide it again.
  has_counted boolean not null default false,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
-- One report a person and object.
create unique index reports_user on reports (user_id, subject, subject_id) where user_id is not null;
create unique index reports_visitor on reports (visitor, subject, subject_id) where visitor is not null;
create index reports_open on reports (subject, subject_id) where state = 'open';
create index reports_created on reports (created_at);

-- The outcome of an own report.
alter table notifications
  drop constraint notifications_kind_check,
  drop constraint notifications_check,
  add column report_id integer references reports (id) on delete cascade;
alter table notifications
  add constraint notifications_kind_check check (kind in ('search', 'price', 'account', 'decision', 'report')),
  add constraint notifications_check check (case kind when 'search' then saved_search_id is not null
    when 'account' then change is not null
    when 'decision' then advert_id is not null and decision is not null
    when 'report' then report_id is not null
    else advert_id is not null and price_before is not null and price_now is not null and currency is not null end);
create index notifications_report on notifications (report_id) where report_id is not null;
