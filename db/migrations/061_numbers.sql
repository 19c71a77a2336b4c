-- Numbers of the market by day, searches that found nothing, and the reports of transparency.

-- Page views, SMS and their cost are added as they happen; the rest is computed when its day is over.
create table daily_numbers (
  metric text not null,
  -- In Chișinău.
  day date not null,
  -- Kind of page, category, state…; empty: none.
  dimension text not null default '',
  value bigint not null,
  primary key (metric, day, dimension)
);

-- Queries of which no advert was found, by the day and who asked, as a digest keyed for this query alone.
create table empty_searches (
  day date not null,
  query text not null check (char_length(query) between 1 and 60),
  asker text not null,
  asks integer not null default 1,
  primary key (day, query, asker)
);

-- Of months that are over. db/functions/numbers.sql refuses changes.
create table transparency_reports (
  month date primary key check (extract(day from month) = 1),
  report jsonb not null,
  generated_at timestamptz not null
);

-- What is counted by its day. Messages and conversations lie in the order of time, so that a coarse index does.
create index messages_sent on messages using brin (sent_at) with (pages_per_range = 16, autosummarize = on);
create index conversations_created on conversations using brin (created_at) with (pages_per_range = 16, autosummarize = on);
create index adverts_created on adverts (created_at);
create index adverts_published on adverts (published_at) where published_at is not null;
create index advert_reveals_day on advert_reveals (day);
create index reports_decided on reports (decided_at) where decided_at is not null;
create index advert_decisions_decided on advert_decisions (decided_at);
create index appeals_decided on appeals (decided_at) where decided_at is not null;
create index appeals_created on appeals (created_at);
create index account_restrictions_begins on account_restrictions (begins_at);
