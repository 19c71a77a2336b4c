-- How soon a seller usually answers, measured by a job; no row where too few have asked.
create table answer_times (
  user_id integer primary key references users (id) on delete cascade,
  answers_within text not null check (answers_within in ('hour', 'hours', 'day', 'days')),
  measured_at timestamptz not null
);
create index conversations_seller_recent on conversations (seller_id, created_at desc);
drop index conversations_seller;

-- When staff checked the papers of a company; a new name needs a new check.
alter table users add column verified_at timestamptz check (verified_at is null or account_type = 1);
