-- Told: that an own review, hidden before, is shown again.
alter table notifications drop constraint notifications_event_check;
alter table notifications
  add constraint notifications_event_check check (event in ('made', 'countered', 'accepted', 'declined', 'withdrawn',
    'expired', 'received', 'answered', 'hidden', 'shown', 'sold', 'reserved', 'paid', 'refunded', 'returned',
    'flag_upheld', 'flag_rejected'));
