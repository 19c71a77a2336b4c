-- Days of the past year without a rate set, and why, so that the bank is not asked for them again and again.
create table rate_gaps (
  date date primary key,
  -- none: the bank has none. refused: its set is not plausible. unconfirmed: its set differs much from the nearest one
  -- and waits for one of another day that agrees. failed: the bank did not answer.
  reason text not null check (reason in ('none', 'refused', 'unconfirmed', 'failed')),
  -- Of an unconfirmed set: MDL for one unit by code.
  unit_values jsonb check ((unit_values is not null) = (reason = 'unconfirmed')),
  -- Failures in a row.
  attempts smallint not null default 1,
  asked_at timestamptz not null
);

-- A year of one currency, and its latest rate.
create index rates_by_code on rates (code, date) include (value);
