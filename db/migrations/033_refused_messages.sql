-- A moderator refused a held message: its author is told, and nobody else ever sees it.
alter table messages add column is_refused boolean not null default false;
drop index messages_held;
create index messages_held on messages (sent_at) where is_held and not is_refused;
