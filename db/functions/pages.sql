-- Versions of the information pages.

-- Keeps each text of a page, whoever changes it.
create function record_page_version() returns trigger
language plpgsql as $$
declare
  latest page_versions;
begin
  select * into latest from page_versions where slug = new.slug order by version desc limit 1;
  if latest.titles is distinct from new.titles or latest.contents is distinct from new.contents then
    insert into page_versions (slug, version, changed_at, titles, contents)
    values (new.slug, coalesce(latest.version, 0) + 1, now(), new.titles, new.contents);
  end if;
  return null;
end $$;
create trigger record_page_version after insert or update of slug, titles, contents on pages
for each row execute function record_page_version();
