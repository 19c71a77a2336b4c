-- What people say of each other after a deal. A review stays sealed until the other side has written its own, or for
-- fourteen days: that is computed when it is read.

create table reviews (
  id integer generated always as identity primary key,
  -- Null once the advert's row is erased; its title stays.
  advert_id integer references adverts (id) on delete set null,
  title text not null default '',
  author_id integer not null references users (id),
  subject_id integer not null references users (id) check (subject_id <> author_id),
  stars smallint not null check (stars between 1 and 5),
  text text not null default '',
  written_at timestamptz not null,
  edited_at timestamptz,
  -- Of the subject, once.
  answer text,
  answered_at timestamptz,
  -- Set by a moderator alone.
  hidden_at timestamptz,
  unique (author_id, subject_id, advert_id)
);
create index reviews_subject on reviews (subject_id, written_at desc, id desc);

create table review_flags (
  review_id integer not null references reviews (id) on delete cascade,
  user_id integer not null references users (id),
  code smallint not null check (code in (1, 2, 3, 4, 5, 6, 10)),
  text text not null default '',
  flagged_at timestamptz not null,
  -- When a moderator decided on the review.
  settled_at timestamptz,
  primary key (review_id, user_id)
);
create index review_flags_open on review_flags (flagged_at) where settled_at is null;
create index review_flags_user on review_flags (user_id);
