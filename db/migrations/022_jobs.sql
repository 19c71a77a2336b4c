-- One row a background job. The process that runs it holds the lease and renews it; a lease that ran out is anyone's.
create table jobs (
  name text primary key,
  due_at timestamptz not null default now(),
  holder uuid,
  leased_until timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  runs bigint not null default 0,
  failed_runs bigint not null default 0,
  -- In a row; the pause before the next try grows with them.
  failures integer not null default 0,
  last_error text
-- Updated every few seconds: room in its page keeps the rows where they are.
) with (fillfactor = 50);

-- The notice of an advert's end surely did not reach its owner: it is not tried before then.
alter table adverts add column notice_retry_at timestamptz;
