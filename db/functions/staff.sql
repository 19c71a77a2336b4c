-- The audit log is only added to; `refuse_change` is that of the ledger.
create trigger keep_audit_log before update or delete on audit_log
  for each row execute function refuse_change();
create trigger keep_all_audit_log before truncate on audit_log
  for each statement execute function refuse_change();
