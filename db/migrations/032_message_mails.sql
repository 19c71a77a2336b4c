-- Mails about messages that were not read: one for all conversations of a person, and none again before they are read.
alter table conversation_sides
  -- When the mail about the unread messages is due; null when there is none, or it was sent.
  add column mail_at timestamptz,
  add column is_mailed boolean not null default false;
create index conversation_sides_mail on conversation_sides (mail_at) where mail_at is not null;

alter table users add column wants_message_mails boolean not null default true;
