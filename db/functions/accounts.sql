-- Adverts of a closed account are hidden as long as it is closed.
create function hide_adverts_of_closed_account() returns trigger
language plpgsql as $$
begin
  update adverts set is_owner_active = new.status = 'active' where owner_id = new.id;
  return null;
end $$;
create trigger hide_adverts_of_closed_account after update of status on users
for each row when ((old.status = 'active') is distinct from (new.status = 'active'))
execute function hide_adverts_of_closed_account();

-- Closing an account, by whomever, ends its sessions and links for good.
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
