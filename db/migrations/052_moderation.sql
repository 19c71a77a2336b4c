-- What moderators decided on adverts: the statements of reasons, which can be appealed against.
create table advert_decisions (
  id integer generated always as identity primary key,
  advert_id integer not null references adverts (id) on delete cascade,
  decision text not null check (decision in ('approve', 'reject', 'suspend', 'unsuspend', 'reinstate')),
  -- [{field, code, text}], as the owner was told.
  reasons jsonb not null default '[]',
  -- Null: at the command line, or because a suspension has ended.
  decided_by integer references users (id) on delete set null,
  decided_at timestamptz not null,
  -- Of a suspension; null: for good.
  suspended_until timestamptz
);
create index advert_decisions_advert on advert_decisions (advert_id, id desc);
create index advert_decisions_staff on advert_decisions (decided_by) where decided_by is not null;

alter table adverts add suspended_until timestamptz;
create index adverts_suspended on adverts (suspended_until) where status = 'suspended' and suspended_until is not null;

-- What a moderator compares an edited advert with: its content when it was approved, or when it was decided against.
create table advert_versions (
  advert_id integer not null references adverts (id) on delete cascade,
  kind text not null check (kind in ('approved', 'refused')),
  -- {texts, price, currency, subcategory, attributes}
  content jsonb not null,
  -- The files stay until the version is replaced.
  images text[] not null,
  saved_at timestamptz not null,
  primary key (advert_id, kind)
);

create table appeals (
  id integer generated always as identity primary key,
  decision_id integer not null unique references advert_decisions (id) on delete cascade,
  user_id integer not null references users (id),
  details text not null,
  created_at timestamptz not null,
  -- Until when an answer is promised.
  due_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'rejected')),
  answer text not null default '',
  decided_by integer references users (id) on delete set null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create index appeals_open on appeals (created_at, id) where state = 'open';
create index appeals_user on appeals (user_id);
create index appeals_staff on appeals (decided_by) where decided_by is not null;

-- Decisions of staff on cases of the queues. They are carried out when they can no longer be undone.
create table moderation_actions (
  id integer generated always as identity primary key,
  staff_id integer not null references users (id),
  queue text not null,
  kind text not null check (kind in ('advert', 'message', 'review', 'profile', 'appeal')),
  subject_id integer not null,
  decision text not null check (decision in ('approve', 'reject', 'suspend', 'ask', 'move')),
  -- {reasons, until, subcategory, text}
  details jsonb not null default '{}',
  -- Stamp of the content that was decided on; another one by the time it is due voids the decision.
  seen text not null,
  state text not null default 'pending' check (state in ('pending', 'done', 'undone', 'void')),
  decided_at timestamptz not null,
  due_at timestamptz not null
);
-- One open decision on a case; its case is in no queue.
create unique index moderation_actions_pending on moderation_actions (kind, subject_id) where state = 'pending';
create index moderation_actions_due on moderation_actions (due_at) where state = 'pending';
create index moderation_actions_decided on moderation_actions (decided_at);
create index moderation_actions_staff on moderation_actions (staff_id);

-- Questions of moderators about adverts that wait; the case comes back with the answer, or an edit, or after a while.
create table moderation_questions (
  id integer generated always as identity primary key,
  advert_id integer not null references adverts (id) on delete cascade,
  staff_id integer references users (id) on delete set null,
  question text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index moderation_questions_advert on moderation_questions (advert_id, id desc);
create index moderation_questions_staff on moderation_questions (staff_id) where staff_id is not null;

-- Also told: a question, a right appeal, and an appeal that was rejected.
alter table notifications
  drop constraint notifications_decision_check;
alter table notifications
  add constraint notifications_decision_check check (decision in ('approve', 'reject', 'suspend', 'unsuspend',
    'reinstate', 'ask', 'appeal_rejected'));

-- The same photo in adverts of several people.
create index photo_prints_print on photo_prints (print);
