-- Duplicates that staff have merged: adverts of one person, accounts of one person, subcategories; and where their old
-- addresses lead.

-- An advert that is merged into another one of its owner; its address leads to the kept one until it is undone.
create table advert_merges (
  id integer generated always as identity primary key,
  advert_id integer not null references adverts (id) on delete cascade,
  kept_id integer not null references adverts (id) on delete cascade check (kept_id <> advert_id),
  -- What the advert was before.
  status text not null check (status in ('active', 'review', 'archived')),
  -- What came to the kept one, for undoing: a number of views, ids of conversations and of bought promotions.
  views integer not null,
  conversations integer[] not null default '{}',
  promotions integer[] not null default '{}',
  merged_by integer references users (id) on delete set null,
  merged_at timestamptz not null,
  undone_at timestamptz
);
create unique index advert_merges_open on advert_merges (advert_id) where undone_at is null;
create index advert_merges_advert on advert_merges (advert_id);
create index advert_merges_kept on advert_merges (kept_id);
create index advert_merges_staff on advert_merges (merged_by) where merged_by is not null;

-- Favourites that came to the kept advert, as they were, for undoing.
create table merged_favorites (
  merge_id integer not null references advert_merges (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  price numeric(12, 2),
  currency text,
  note text not null,
  -- Ids of the lists that it was in.
  lists integer[] not null,
  -- False: the person had marked the kept one too.
  is_moved boolean not null,
  primary key (merge_id, user_id)
);
create index merged_favorites_user on merged_favorites (user_id);

alter table advert_decisions
  drop constraint advert_decisions_decision_check,
  add constraint advert_decisions_decision_check check (decision in ('approve', 'reject', 'suspend', 'unsuspend',
    'reinstate', 'merge', 'unmerge'));
alter table notifications
  drop constraint notifications_decision_check,
  add constraint notifications_decision_check check (decision in ('approve', 'reject', 'suspend', 'unsuspend',
    'reinstate', 'merge', 'unmerge', 'ask', 'appeal_rejected', 'appeal_upheld'));

-- Usernames of accounts that were merged into another one: their addresses lead there, and nobody else gets them.
create table username_redirects (
  username text primary key,
  user_id integer not null references users (id) on delete cascade,
  merged_at timestamptz not null
);
create index username_redirects_user on username_redirects (user_id);

-- Slugs of subcategories that were merged into another one: their addresses lead there.
create table subcategory_redirects (
  slug text primary key,
  subcategory_id smallint not null references subcategories (id) on delete cascade,
  merged_at timestamptz not null
);
create index subcategory_redirects_subcategory on subcategory_redirects (subcategory_id);
