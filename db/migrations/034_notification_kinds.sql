-- Notifications of offers, reviews, adverts hidden by reports, sold favourites, and new adverts of followed sellers.
alter table notifications
  drop constraint notifications_kind_check,
  drop constraint notifications_check,
  -- What happened to the offer, the review or the favourite.
  add column event text check (event in ('made', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'received',
    'answered', 'sold', 'reserved')),
  add column conversation_id integer references conversations (id) on delete cascade,
  add column offer_id integer references offers (id) on delete cascade,
  add column review_id integer references reviews (id) on delete cascade,
  -- The followed seller.
  add column seller_id integer references users (id) on delete cascade;
alter table notifications
  add constraint notifications_kind_check check (kind in ('search', 'price', 'account', 'decision', 'report', 'offer',
    'review', 'hidden', 'sold', 'followed')),
  add constraint notifications_check check (case kind when 'search' then saved_search_id is not null
    when 'account' then change is not null
    when 'decision' then advert_id is not null and decision is not null
    when 'report' then report_id is not null
    when 'offer' then conversation_id is not null and offer_id is not null and event is not null
    when 'review' then review_id is not null and event is not null
    when 'hidden' then advert_id is not null
    when 'sold' then advert_id is not null and event is not null
    when 'followed' then seller_id is not null
    else advert_id is not null and price_before is not null and price_now is not null and currency is not null end);
create index notifications_conversation on notifications (conversation_id) where conversation_id is not null;
create index notifications_offer on notifications (offer_id) where offer_id is not null;
create index notifications_review on notifications (review_id) where review_id is not null;
create index notifications_seller on notifications (seller_id) where seller_id is not null;
-- While one is unread, the next of the same object takes its place.
create unique index notifications_unread_offer on notifications (user_id, conversation_id)
  where not is_read and kind = 'offer';
create unique index notifications_unread_advert on notifications (user_id, kind, advert_id)
  where not is_read and kind in ('hidden', 'sold');
create unique index notifications_unread_followed on notifications (user_id, seller_id)
  where not is_read and kind = 'followed';

-- Sales and reservations to tell everybody of who has the advert among the favourites.
create table favorite_events (
  id integer generated always as identity primary key,
  advert_id integer not null references adverts (id) on delete cascade,
  event text not null check (event in ('sold', 'reserved')),
  -- Who is not told; null if it was sold elsewhere.
  buyer_id integer references users (id) on delete set null
);
create index favorite_events_advert on favorite_events (advert_id);
create index favorite_events_buyer on favorite_events (buyer_id) where buyer_id is not null;

-- When the reviewed person was told of the review, which is once it is open.
alter table reviews add column told_at timestamptz;
update reviews r set told_at = now()
where r.written_at <= now() - interval '14 days' or exists (
  select 1 from reviews o
  where o.author_id = r.subject_id and o.subject_id = r.author_id and o.advert_id = r.advert_id);
create index reviews_untold on reviews (written_at) where told_at is null and hidden_at is null;
