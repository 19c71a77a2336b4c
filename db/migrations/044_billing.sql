-- What can be bought, bills, payments, and the books. Amounts are in bani (1/100 MDL); prices include VAT.

-- A price of 0: not sold.
create table products (
  code text primary key,
  kind text not null check (kind in ('bumps', 'top', 'highlight', 'urgent', 'plan')),
  -- Days of a placement or a plan; 0 for a pack.
  days smallint not null check (days between 0 and 366),
  -- Promotions of a pack or a plan.
  promotions smallint not null check (promotions between 0 and 1000),
  price_bani bigint not null default 0 check (price_bani between 0 and 100000000),
  -- Percent.
  vat_rate smallint not null default 20 check (vat_rate between 0 and 30),
  position smallint not null unique,
  check (case kind when 'bumps' then days = 0 and promotions > 0 when 'plan' then days > 0 and promotions > 0
    else days > 0 and promotions = 0 end)
);

insert into products (code, kind, days, promotions, position) values
  ('bumps-5', 'bumps', 0, 5, 1),
  ('bumps-15', 'bumps', 0, 15, 2),
  ('bumps-40', 'bumps', 0, 40, 3),
  ('top-7', 'top', 7, 0, 4),
  ('top-14', 'top', 14, 0, 5),
  ('top-30', 'top', 30, 0, 6),
  ('highlight-14', 'highlight', 14, 0, 7),
  ('urgent-7', 'urgent', 7, 0, 8),
  ('plan-30', 'plan', 30, 60, 9),
  ('plan-90', 'plan', 90, 200, 10);

-- The last number of each year. Its row stays locked until the bill is committed, so there are no gaps.
create table bill_numbers (
  year smallint primary key,
  last integer not null check (last > 0)
);

create table bills (
  id integer generated always as identity primary key,
  year smallint not null,
  serial integer not null,
  buyer_id integer not null references users (id),
  -- As they were when the bill was issued.
  is_company boolean not null,
  buyer_name text not null,
  buyer_idno text not null default '',
  buyer_address text not null default '',
  state text not null default 'open'
    check (state in ('open', 'paid', 'failed', 'refunded', 'part-refunded', 'expired')),
  total_bani bigint not null check (total_bani > 0),
  vat_bani bigint not null check (vat_bani between 0 and total_bani),
  refunded_bani bigint not null default 0 check (refunded_bani between 0 and total_bani),
  issued_at timestamptz not null,
  -- Until when it can be paid.
  expires_at timestamptz not null,
  paid_at timestamptz,
  unique (year, serial),
  check ((paid_at is not null) = (state in ('paid', 'refunded', 'part-refunded'))),
  check ((refunded_bani = 0) = (state not in ('refunded', 'part-refunded'))),
  check (state <> 'refunded' or refunded_bani = total_bani)
);
create index bills_buyer on bills (buyer_id, id desc);
create index bills_payable on bills (expires_at) where state in ('open', 'failed');

create table bill_lines (
  bill_id integer not null references bills (id),
  position smallint not null,
  product_code text not null,
  kind text not null check (kind in ('bumps', 'top', 'highlight', 'urgent', 'plan')),
  days smallint not null,
  promotions smallint not null,
  -- Of a placement; null once the advert's row is erased.
  advert_id integer references adverts (id) on delete set null,
  advert_title text not null default '',
  total_bani bigint not null check (total_bani > 0),
  vat_rate smallint not null,
  vat_bani bigint not null check (vat_bani between 0 and total_bani),
  primary key (bill_id, position)
);
create index bill_lines_advert on bill_lines (advert_id);

-- A card as the provider keeps it.
create table saved_cards (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  provider text not null,
  token_digest text not null,
  sealed_token text not null,
  mask text not null,
  brand text not null,
  -- "YYYY-MM"
  expires text not null,
  saved_at timestamptz not null,
  unique (user_id, provider, token_digest)
);

-- Attempts to pay a bill.
create table payments (
  id uuid primary key,
  bill_id integer not null references bills (id),
  method text not null check (method in ('card', 'mia-qr', 'mia-request')),
  provider text not null,
  -- Null until the provider has answered.
  provider_id text,
  state text not null default 'starting'
    check (state in ('starting', 'pending', 'paid', 'failed', 'expired', 'part-refunded', 'refunded')),
  -- The one that has paid the bill; money of any other goes back.
  is_winner boolean not null default false,
  amount_bani bigint not null check (amount_bani > 0),
  refunded_bani bigint not null default 0 check (refunded_bani between 0 and amount_bani),
  url text,
  qr text,
  keeps_card boolean not null default false,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  -- When to ask the provider again; null: no more.
  next_check_at timestamptz,
  checks smallint not null default 0,
  checked_at timestamptz,
  -- When its money was booked.
  settled_at timestamptz,
  unique (provider, provider_id),
  check ((settled_at is not null) = (state in ('paid', 'part-refunded', 'refunded'))),
  check (not is_winner or settled_at is not null)
);
create unique index payments_winner on payments (bill_id) where is_winner;
create index payments_bill on payments (bill_id);
create index payments_due on payments (next_check_at) where next_check_at is not null;

create table refunds (
  -- Idempotency key at the provider.
  id uuid primary key,
  payment_id uuid not null references payments (id),
  amount_bani bigint not null check (amount_bani > 0),
  -- False: money that has paid no bill goes back.
  is_of_bill boolean not null,
  reason text not null,
  asked_at timestamptz not null,
  next_try_at timestamptz,
  tries smallint not null default 0,
  done_at timestamptz,
  check ((next_try_at is null) = (done_at is not null))
);
create index refunds_payment on refunds (payment_id);
create index refunds_due on refunds (next_try_at) where next_try_at is not null;

-- Double entry: debits are positive, credits negative. db/functions/billing.sql keeps it balanced and unchanged.
create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('payment', 'unwanted', 'refund', 'refunded')),
  -- What it books: a payment or a refund, once.
  source_id uuid not null,
  booked_at timestamptz not null,
  unique (kind, source_id)
);
create index ledger_transactions_time on ledger_transactions (booked_at);

create table ledger_entries (
  transaction_id bigint not null references ledger_transactions (id),
  -- clearing: at the provider; payable: owed to payers.
  account text not null check (account in ('clearing', 'revenue', 'vat', 'payable')),
  amount_bani bigint not null check (amount_bani <> 0),
  primary key (transaction_id, account)
);

-- What the people of finance have to look at.
create table finance_flags (
  -- One flag for one thing: "mismatch:<payment>".
  key text primary key,
  flagged_at timestamptz not null,
  settled_at timestamptz
);

-- Promotions that were bought, used when an advert has no free one left.
create table promotion_credits (
  key text primary key,
  user_id integer not null references users (id),
  granted smallint not null check (granted > 0),
  used smallint not null default 0,
  revoked smallint not null default 0,
  granted_at timestamptz not null,
  -- Of a plan; null: without an end.
  expires_at timestamptz,
  check (used >= 0 and revoked >= 0 and used + revoked <= granted)
);
create index promotion_credits_user on promotion_credits (user_id);

-- Payments of the stand-in bank, on a trial only.
create table trial_payments (
  id uuid primary key,
  payment_id uuid not null unique,
  method text not null,
  amount_bani bigint not null,
  refunded_bani bigint not null default 0 check (refunded_bani between 0 and amount_bani),
  state text not null default 'pending' check (state in ('pending', 'paid', 'failed', 'expired')),
  language text not null,
  keeps_card boolean not null,
  callback_url text not null,
  success_url text not null,
  fail_url text not null,
  expires_at timestamptz not null
);

create table trial_refunds (
  key text primary key,
  trial_id uuid not null references trial_payments (id)
);
