-- Words of messages, for searching one's conversations.
create function index_message() returns trigger
language plpgsql as $$
begin
  new.words := to_tsvector('simple', plain_words(new.text));
  return new;
end $$;
create trigger index_message before insert or update of text on messages
for each row execute function index_message();
