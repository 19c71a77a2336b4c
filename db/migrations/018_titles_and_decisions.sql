-- Titles as sellers of each subcategory write them, from the reference data: they tell where a new advert belongs
-- while the market holds few adverts that do. Kept as the index keeps adverts, so that both answer one query.
create table title_examples (
  subcategory_id smallint not null references subcategories (id) on delete cascade,
  head text[] not null,
  tsv tsvector not null
);
create index title_examples_words on title_examples using gin (tsv);
create index title_examples_subcategory on title_examples (subcategory_id);

-- What a moderator decided on an advert, told to its owner on the site and by mail.
alter table notifications drop constraint notifications_kind_check;
alter table notifications drop constraint notifications_check;
alter table notifications
  add column decision text check (decision in ('approve', 'reject', 'suspend', 'unsuspend')),
  add column reasons jsonb not null default '[]',
  -- When the mail of a decision falls due; null: none, or it went.
  add column mail_at timestamptz,
  add constraint notifications_kind_check check (kind in ('search', 'price', 'account', 'decision')),
  add constraint notifications_check check (case kind when 'search' then saved_search_id is not null
    when 'account' then change is not null
    when 'decision' then advert_id is not null and decision is not null
    else advert_id is not null and price_before is not null and price_now is not null and currency is not null end);
create index notifications_mail_due on notifications (mail_at) where mail_at is not null;
