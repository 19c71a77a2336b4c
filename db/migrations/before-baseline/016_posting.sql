-- Until messages open, the number is the one way to answer an advert: who wants it kept says so.
alter table adverts alter column shows_phone set default true;

alter table adverts
  -- Grows with each save of a draft: of two windows that write on one, the later learns of the other.
  add column version integer not null default 0,
  -- When its owner last wrote on it or changed its photos. Old drafts begin their time today.
  add column touched_at timestamptz not null default now();
create index adverts_untouched on adverts (touched_at) where status = 'draft';

-- The code that somebody types who cannot scan, and the link that it was exchanged for.
alter table phone_uploads
  add column code_digest text,
  add column typed_digest text unique;
create index phone_uploads_code on phone_uploads (code_digest) where code_digest is not null;

-- Which advert a photo was taken off: only there can it be put back.
alter table stored_photos add column taken_off integer references adverts (id) on delete set null;
create index stored_photos_taken_off on stored_photos (taken_off) where taken_off is not null;
