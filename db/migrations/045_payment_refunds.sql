-- Refunds asked of the bank, whose API has no idempotency key: what it knew of before tells whether one has arrived.
create table payment_refund_requests (
  key text primary key check (length(key) between 1 and 200),
  method text not null check (method in ('card', 'mia-qr', 'mia-request')),
  provider_id text not null,
  amount_bani bigint not null check (amount_bani > 0),
  -- Sum of the refunds of this payment that the bank knew of just before; null while it has not been asked.
  known_before_bani bigint check (known_before_bani >= 0),
  -- While a process asks for it; then another may.
  leased_until timestamptz not null,
  -- When the bank had it.
  sent_at timestamptz
);
-- With two under way for one payment it could not be told which has arrived.
create unique index payment_refund_requests_open on payment_refund_requests (provider_id) where sent_at is null;
