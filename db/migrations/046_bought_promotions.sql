-- Promotions that were bought for an advert: a paid place in lists, a tint, a mark, or further lifts.

create table bought_promotions (
  id integer generated always as identity primary key,
  advert_id integer not null references adverts (id) on delete cascade,
  kind text not null check (kind in ('bump', 'top', 'highlight', 'urgent')),
  -- Idempotency key of who granted it.
  key text not null unique check (char_length(key) between 1 and 200),
  -- Lifts to the top of the default order, spent one a day; of a bump alone.
  lifts smallint check (lifts > 0),
  granted_at timestamptz not null,
  starts_at timestamptz not null,
  -- Null of a bump, which ends with its last lift.
  ends_at timestamptz check (ends_at > starts_at),
  -- Since when its advert is hidden by moderators: the time is given back if they were wrong.
  paused_at timestamptz,
  revoked_at timestamptz,
  -- What the cached pages were told of.
  told text not null default 'nothing' check (told in ('nothing', 'start', 'end')),
  check ((kind = 'bump') = (ends_at is null) and (kind = 'bump') = (lifts is not null))
);
create index bought_promotions_advert on bought_promotions (advert_id, kind);
-- The few that run or wait: what lists read, and what pages have yet to be told of.
create index bought_promotions_open on bought_promotions (ends_at) where told <> 'end';

-- The bump that paid for the lift; null for a free one.
alter table promotions add bought_id integer references bought_promotions (id) on delete set null;
create index promotions_bought on promotions (bought_id) where bought_id is not null;
