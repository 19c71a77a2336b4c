-- A code belongs to who asked for it; '' is one that an operator tells, which nobody asked for by a token.
alter table phone_codes add column asker text not null default '';
alter table phone_codes drop constraint phone_codes_pkey;
alter table phone_codes add primary key (phone, purpose, asker);

-- An address is an account's once it is proved. Until then it stands with the link alone, so that two who register
-- with the same address do not stand in each other's way.
update users set email = null where status = 'inactive' and phone is null;
create index email_links_email on email_links (email);

-- An account that is closed, by whomever, has no sessions and no links: opening it again revives none.
create function end_access_of_closed_account() returns trigger
language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  delete from email_links where user_id = new.id;
  return null;
end $$;
create trigger end_access_of_closed_account after update of status on users
for each row when (old.status = 'active' and new.status <> 'active')
execute function end_access_of_closed_account();
delete from sessions where user_id in (select id from users where status <> 'active');

-- What was changed about the safety of an account is told to its owner.
alter table notifications add column change text
  check (change in ('password', 'phone', 'email', 'factorOn', 'factorOff'));
alter table notifications drop constraint notifications_kind_check, drop constraint notifications_check;
alter table notifications add constraint notifications_kind_check check (kind in ('search', 'price', 'account'));
alter table notifications add constraint notifications_check check (
  case kind when 'search' then saved_search_id is not null
    when 'account' then change is not null
    else advert_id is not null and price_before is not null and price_now is not null and currency is not null end
);
