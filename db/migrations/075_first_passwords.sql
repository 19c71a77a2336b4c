-- A first password is set, not changed, and is told so.
alter table notifications
  drop constraint notifications_change_check,
  add constraint notifications_change_check check (change in ('password', 'firstPassword', 'phone', 'email', 'factorOn',
    'factorOff', 'warned', 'postingLimited', 'messagesLimited', 'banned', 'restored', 'apiKey', 'webhook',
    'memberInvited', 'memberJoined', 'memberLeft', 'memberRemoved'));
