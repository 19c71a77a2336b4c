-- The ledger is only added to, and each of its transactions sums to 0 when it is committed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name;
end $$;
create trigger keep_ledger_transactions before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger keep_all_ledger_transactions before truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger keep_ledger_entries before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger keep_all_ledger_entries before truncate on ledger_entries
  for each statement execute function refuse_change();

create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  difference numeric;
  booked bigint := case tg_table_name when 'ledger_entries' then (to_jsonb(new) ->> 'transaction_id')::bigint
    else (to_jsonb(new) ->> 'id')::bigint end;
begin
  select coalesce(sum(amount_bani), 1) into difference from ledger_entries where transaction_id = booked;
  if difference <> 0 then
    raise exception 'Ledger transaction % is out of balance', booked;
  end if;
  return null;
end $$;
create constraint trigger balance_ledger_entries after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();
create constraint trigger balance_ledger_transactions after insert on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_balance();
