-- Rules that look at adverts before everybody else does, what they found, and what texts and photos are alike.

create table review_rules (
  id integer generated always as identity primary key,
  -- Of a rule of db/data/review-rules.json; null for one of the staff.
  slug text unique,
  kind text not null check (kind in ('words', 'links', 'phones', 'doubtful_contacts', 'numbers', 'price', 'own_text',
    'others_text', 'others_photo', 'new_account', 'many_adverts')),
  mode text not null check (mode in ('off', 'trial', 'hold', 'refuse')),
  -- False: it counts only together with another rule.
  is_enough boolean not null,
  -- Reason that it gives; a code of contract/rules/moderation/queues.ts.
  code text not null,
  -- {ro, ru, en}
  names jsonb not null,
  explanations jsonb not null,
  -- Slugs of categories and subcategories; empty: all.
  categories text[] not null,
  languages text[] not null,
  -- Parameters of the kind.
  numbers jsonb not null,
  -- {phrases, unless, always}
  words jsonb not null,
  version integer not null default 1,
  -- Null: as the file has it.
  changed_by integer references users (id) on delete set null,
  -- Changed by staff: the file no longer changes it.
  is_changed boolean not null default false,
  changed_at timestamptz not null
);
create index review_rules_changed_by on review_rules (changed_by) where changed_by is not null;

-- The greatest id tells servers that the rules they hold are old; saving is therefore one after the other.
create table review_rule_versions (
  id integer generated always as identity primary key,
  rule_id integer not null references review_rules (id),
  version integer not null,
  -- The rule as saved, without its id.
  content jsonb not null,
  staff_id integer references users (id) on delete set null,
  saved_at timestamptz not null,
  unique (rule_id, version)
);
create index review_rule_versions_staff on review_rule_versions (staff_id) where staff_id is not null;

create table review_rule_hits (
  id bigint generated always as identity primary key,
  rule_id integer not null references review_rules (id),
  version integer not null,
  -- Null: the advert was erased with its owner.
  advert_id integer references adverts (id) on delete set null,
  field text not null,
  mode text not null check (mode in ('trial', 'hold', 'refuse')),
  hit_at timestamptz not null,
  -- What a moderator decided on a held advert: approved, rejected for the reason of the rule, for another reason.
  outcome text check (outcome in ('overruled', 'upheld', 'otherwise')),
  decided_at timestamptz
);
create index review_rule_hits_advert on review_rule_hits (advert_id) where advert_id is not null;
create index review_rule_hits_at on review_rule_hits (hit_at);

-- Keys of the text of an advert, of which almost equal texts share some.
create table advert_text_keys (
  advert_id integer primary key references adverts (id) on delete cascade,
  keys integer[] not null
);
create index advert_text_keys_keys on advert_text_keys using gin (keys) with (fastupdate = off);

alter table photo_prints add column id integer generated always as identity;
alter table photo_prints add constraint photo_prints_id unique (id);
-- False: the hashes of a stored photo are still to be computed.
alter table photo_prints add column is_hashed boolean not null default false;
create index photo_prints_unhashed on photo_prints (id) where not is_hashed;

-- Hashes of parts of a photo, alike after a change; `proof` is another hash of the same part, `tints` the colours of nine
-- parts of it.
create table photo_hashes (
  photo_id integer not null references photo_prints (id) on delete cascade,
  hash bigint not null,
  proof bigint not null,
  tints bytea not null
);
create index photo_hashes_photo on photo_hashes (photo_id);
-- Thirds of the hash: of almost equal hashes, one differs in few bits.
create index photo_hashes_first on photo_hashes (((hash >> 43) & 2097151));
create index photo_hashes_second on photo_hashes (((hash >> 22) & 2097151));
create index photo_hashes_third on photo_hashes ((hash & 4194303));

-- Photos of different adverts that are alike, the later first.
create table photo_likes (
  photo_id integer not null references photo_prints (id) on delete cascade,
  like_id integer not null references photo_prints (id) on delete cascade,
  primary key (photo_id, like_id)
);
create index photo_likes_like on photo_likes (like_id);
