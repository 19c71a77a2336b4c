alter table users
  add column address text not null default '',
  add column deleted_at timestamptz,
  -- Sealed with the session secret; a secret without the flag waits for its first code.
  add column second_factor_secret text not null default '',
  add column has_second_factor boolean not null default false,
  -- The last time step a code was accepted for: no code is good twice.
  add column second_factor_step bigint not null default 0,
  -- Digests of the recovery codes that are left.
  add column recovery_codes text[] not null default '{}';
create index users_deleted on users (deleted_at) where deleted_at is not null;

alter table sessions
  add column device text not null default '',
  add column seen_at timestamptz;
update sessions set seen_at = created_at;
alter table sessions alter column seen_at set not null;
create index attempts_expires on attempts (expires_at);
create index sessions_expires on sessions (expires_at);

-- One code at a time for a number and a purpose. The code itself is nowhere: it follows from the nonce and the
-- session secret. Once it was given rightly, `proved_by` may go on until `proved_until`.
create table phone_codes (
  phone text not null,
  purpose text not null check (purpose in ('register', 'restore', 'change')),
  nonce uuid not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  proved_by text,
  proved_until timestamptz,
  primary key (phone, purpose)
);

-- One-time links of e-mails; only their digests are kept. A new link of a purpose replaces the one before.
create table email_links (
  digest text primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'change', 'restore')),
  email text not null,
  expires_at timestamptz not null,
  unique (user_id, purpose)
);

create table callbacks (
  id integer generated always as identity primary key,
  phone text not null,
  name text not null,
  preferred_time text not null,
  language text not null check (language in ('ro', 'ru', 'en')),
  status text not null default 'waiting' check (status in ('waiting', 'called', 'closed')),
  requested_by text not null,
  requested_at timestamptz not null
);
create unique index callbacks_open on callbacks (phone) where status <> 'closed';

-- What the local stand-ins for SMS, calls and mail have "sent".
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'voice', 'mail')),
  recipient text not null,
  body text not null,
  code text,
  created_at timestamptz not null
);

-- Adverts of an account that is closed are out of sight as long as it is.
alter table adverts add column is_owner_active boolean not null default true;
create function hide_adverts_of_closed_account() returns trigger
language plpgsql as $$
begin
  update adverts set is_owner_active = new.status = 'active' where owner_id = new.id;
  return null;
end $$;
create trigger hide_adverts_of_closed_account after update of status on users
for each row when ((old.status = 'active') is distinct from (new.status = 'active'))
execute function hide_adverts_of_closed_account();

create or replace view ad_index_rows as
select a.seq, a.id as advert_id, a.owner_id, a.category_id, a.subcategory_id, p.district_id, a.place_id, m.bani as price_mdl,
  setweight(words_vector(a.title_ro, a.title_ru, a.title_en), 'A')
    || strip(words_vector(a.description_ro, a.description_ru, a.description_en))
    || array_to_tsvector(filter_lexemes(a.seq, a.category_id, a.subcategory_id, p.district_id, a.place_id, m.bani)) as tsv
from adverts a
left join places p on p.id = a.place_id
cross join lateral (select round(a.price * 100 * rate_of(a.currency))::bigint) m (bani)
where a.status = 'active' and a.is_public and a.is_owner_active;

create or replace function index_advert() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.status <> 'active' or not new.is_public or not new.is_owner_active then
    delete from ad_index where advert_id = old.id;
    return null;
  end if;
  insert into ad_index as i (seq, advert_id, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv)
  select * from ad_index_rows where advert_id = new.id
  on conflict (advert_id) do update set (seq, owner_id, category_id, subcategory_id, district_id, place_id, price_mdl, tsv)
    = (excluded.seq, excluded.owner_id, excluded.category_id, excluded.subcategory_id, excluded.district_id,
      excluded.place_id, excluded.price_mdl, excluded.tsv);
  return null;
end $$;
create trigger index_advert_of_changed_owner after update of is_owner_active on adverts
for each row when (old.is_owner_active is distinct from new.is_owner_active) execute function index_advert();
