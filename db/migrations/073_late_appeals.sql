-- When the owner was told that the answer to an appeal is late; null: it is not, or they were not yet.
alter table appeals add late_told_at timestamptz;
create index appeals_due on appeals (due_at) where state = 'open' and late_told_at is null;

alter table notifications
  drop constraint notifications_decision_check,
  add constraint notifications_decision_check check (decision in ('approve', 'reject', 'suspend', 'unsuspend',
    'reinstate', 'merge', 'unmerge', 'ask', 'appeal_rejected', 'appeal_upheld', 'appeal_late'));
