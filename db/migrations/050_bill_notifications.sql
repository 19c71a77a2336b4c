-- Notifications of payments and refunds.
alter table notifications
  drop constraint notifications_kind_check,
  drop constraint notifications_event_check,
  drop constraint notifications_check,
  add column bill_id integer references bills (id) on delete cascade;
alter table notifications
  add constraint notifications_kind_check check (kind in ('search', 'price', 'account', 'decision', 'report', 'offer',
    'review', 'hidden', 'sold', 'followed', 'ticket', 'bill')),
  add constraint notifications_event_check check (event in ('made', 'countered', 'accepted', 'declined', 'withdrawn',
    'expired', 'received', 'answered', 'sold', 'reserved', 'paid', 'refunded', 'returned')),
  add constraint notifications_check check (case kind when 'search' then saved_search_id is not null
    when 'account' then change is not null
    when 'decision' then advert_id is not null and decision is not null
    when 'report' then report_id is not null
    when 'offer' then conversation_id is not null and offer_id is not null and event is not null
    when 'review' then review_id is not null and event is not null
    when 'hidden' then advert_id is not null
    when 'sold' then advert_id is not null and event is not null
    when 'followed' then seller_id is not null
    when 'ticket' then ticket_id is not null
    when 'bill' then bill_id is not null and event is not null
    else advert_id is not null and price_before is not null and price_now is not null and currency is not null end);
create index notifications_bill on notifications (bill_id) where bill_id is not null;
