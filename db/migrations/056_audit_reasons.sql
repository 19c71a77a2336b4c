-- Words of acts, apart from the lines of the audit log, which stay for ever: erased with the person whom they are about.
create table audit_reasons (
  line_id bigint primary key references audit_log (id),
  -- Null: about nobody with an account.
  user_id integer references users (id) on delete cascade,
  reason text not null,
  written_at timestamptz not null
);
create index audit_reasons_user on audit_reasons (user_id) where user_id is not null;
create index audit_reasons_written on audit_reasons (written_at);

insert into audit_reasons (line_id, user_id, reason, written_at)
select id,
  case
    when subject_kind in ('person', 'profile', 'staff') then
      (select u.id from users u where u.id = subject_id::int)
    when subject_kind = 'advert' then (select owner_id from adverts a where a.id = subject_id::int)
    when subject_kind = 'message' then (select author_id from messages m where m.id = subject_id::int)
    when subject_kind = 'review' then (select author_id from reviews v where v.id = subject_id::int)
    when subject_kind = 'appeal' then (select p.user_id from appeals p where p.id = subject_id::int)
  end,
  reason, at
from audit_log
where reason <> '';
alter table audit_log drop column reason;
