-- Own messages are searched from the newest conversation on: an index over everybody's words was read whole for a word
-- that many write.
drop index messages_words;
