-- A report of transparency is published once; `refuse_change` is that of the ledger.
create trigger keep_transparency_reports before update or delete on transparency_reports
  for each row execute function refuse_change();
