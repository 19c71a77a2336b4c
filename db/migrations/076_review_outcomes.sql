-- Why a moderator has hidden a review; null: it is not hidden, or was before reasons were asked for.
alter table reviews add hidden_reasons jsonb;

-- What a moderator decided on a flag, which its sender is told like the outcome of a report.
alter table review_flags add outcome text check (outcome in ('upheld', 'rejected'));
update review_flags f set outcome = case when r.hidden_at is null then 'rejected' else 'upheld' end
from reviews r where r.id = f.review_id and f.settled_at is not null;
alter table review_flags add check ((settled_at is null) = (outcome is null));

-- Told: that an own review is hidden, and the outcome of a flag, which has no report.
alter table notifications
  drop constraint notifications_event_check,
  drop constraint notifications_check;
alter table notifications
  add constraint notifications_event_check check (event in ('made', 'countered', 'accepted', 'declined', 'withdrawn',
    'expired', 'received', 'answered', 'hidden', 'sold', 'reserved', 'paid', 'refunded', 'returned', 'flag_upheld',
    'flag_rejected')),
  add constraint notifications_check check (case kind when 'search' then saved_search_id is not null
    when 'account' then change is not null
    when 'decision' then advert_id is not null and decision is not null
    when 'report' then report_id is not null or (review_id is not null and event is not null)
    when 'offer' then conversation_id is not null and offer_id is not null and event is not null
    when 'review' then review_id is not null and event is not null
    when 'hidden' then advert_id is not null
    when 'sold' then advert_id is not null and event is not null
    when 'followed' then seller_id is not null
    when 'ticket' then ticket_id is not null
    when 'bill' then bill_id is not null and event is not null
    else advert_id is not null and price_before is not null and price_now is not null and currency is not null end);
