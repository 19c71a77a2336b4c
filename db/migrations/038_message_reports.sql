-- A report names a message by its id. A message that was reported rightly is hidden from both sides.
alter table messages
  add column id integer generated always as identity unique,
  add column hidden_at timestamptz;
