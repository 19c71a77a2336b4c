-- What comes after a decision against an advert: its end, and an appeal that was right.

-- Of a suspension: nobody has approved the content, so that its end leads to a moderator.
alter table advert_decisions add needs_approval boolean not null default false;
-- It is not known of earlier ones.
update advert_decisions set needs_approval = true where decision = 'suspend' and suspended_until is not null;

-- Until when it hid its advert, where this time was not given back; null: it hides it still, or the time is back.
alter table advert_decisions add lost_until timestamptz;

-- Also told: a right appeal against a decision that hides nothing any more.
alter table notifications
  drop constraint notifications_decision_check;
alter table notifications
  add constraint notifications_decision_check check (decision in ('approve', 'reject', 'suspend', 'unsuspend',
    'reinstate', 'ask', 'appeal_rejected', 'appeal_upheld'));
