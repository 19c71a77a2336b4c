-- Own messages are searched from the newest conversation on: an index over everybody's words was read whole for a word
-- that many write. First, because the new column writes all rows anew.
drop index messages_words;

-- A report names a message by its id. A message that was reported rightly is hidden from both sides.
alter table messages
  add column id integer generated always as identity unique,
  add column hidden_at timestamptz;
