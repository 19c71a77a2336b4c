-- What editors change in the console.

-- Counts the changes of a row, whoever makes them.
create function count_revision() returns trigger
language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger count_revision before update on pages for each row execute function count_revision();
create trigger count_revision before update on banners for each row execute function count_revision();
create trigger count_revision before update on menus for each row execute function count_revision();
create trigger count_revision before update on products for each row execute function count_revision();
create trigger count_revision before update on settings for each row execute function count_revision();
create trigger count_revision before update on mail_revisions for each row execute function count_revision();
