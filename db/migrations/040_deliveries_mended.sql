-- Telegram may number updates anew after a week without any, and each bot has numbers of its own.
alter table telegram_updates add column bot_id text, add column read_at timestamptz;

-- Deliveries in a row that a browser did not take; at five it is forgotten.
alter table push_subscriptions add column failures smallint not null default 0;

-- When to send it again, because its object has changed while it was being sent.
alter table deliveries add column again_at timestamptz;
