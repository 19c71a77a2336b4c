-- Imports of adverts by companies: from an uploaded file, or from an address on demand and by a schedule.
create table import_sources (
  user_id integer primary key references users (id) on delete cascade,
  url text not null default '',
  -- Hours between fetches; null: on demand alone.
  every_hours integer check (every_hours in (6, 12, 24, 168)),
  -- When it is fetched next; null: on demand alone.
  next_at timestamptz,
  -- Adverts that are no longer in the file are archived.
  removes boolean not null default true,
  language text not null default 'ro' check (language in ('ro', 'ru', 'en')),
  -- Place of lines that name none.
  place_id integer references places (id)
);
create index import_sources_due on import_sources (next_at) where next_at is not null;

-- What a company has chosen for names of its files; for others a target is guessed.
create table import_mappings (
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('field', 'category')),
  source text not null check (length(source) between 1 and 300),
  -- A field, "attribute:key" or the slug of a subcategory; empty: left out.
  target text not null,
  primary key (user_id, kind, source)
);

create table import_runs (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  origin text not null check (origin in ('file', 'address')),
  -- Name of the file, or the address.
  name text not null,
  is_scheduled boolean not null default false,
  state text not null check (state in ('reading', 'checking', 'checked', 'running', 'done', 'failed', 'cancelled')),
  failure text,
  format text check (format in ('csv', 'xml', 'yml')),
  removes boolean not null,
  -- [{"name": …, "sample": …}], in the order of the file.
  fields jsonb not null default '[]',
  -- [{"name": …, "lines": …}], the commonest first.
  categories jsonb not null default '[]',
  -- {"fields": {name: target}, "categories": {name: target}}: guessed, and chosen.
  mapping jsonb not null default '{"fields": {}, "categories": {}}',
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- Last slice of work; runs take turns by it.
  worked_at timestamptz not null,
  ended_at timestamptz,
  -- {"lines": …, "done": …, "photos": …, "counts": {verdict: …}}, once it has ended; until then its lines are counted.
  counts jsonb,
  -- Lines that are held: all, those that are not "unchanged", none.
  report text not null default 'whole' check (report in ('whole', 'short', 'none'))
);
create index import_runs_report on import_runs (user_id, id desc) where ended_at is not null and report <> 'none';
create index import_runs_ended on import_runs (ended_at);
create index import_runs_user on import_runs (user_id, id desc);
create unique index import_runs_open on import_runs (user_id)
  where state in ('reading', 'checking', 'checked', 'running');
create index import_runs_work on import_runs (worked_at) where state in ('reading', 'checking', 'running');

create table import_lines (
  run_id integer not null references import_runs (id) on delete cascade,
  number integer not null,
  -- Line of the file; null: of an advert that is no longer in it.
  line integer,
  -- {"name": ["value", …]}; null once the line is done.
  fields jsonb,
  own_id text,
  title text not null default '',
  -- Foreseen until the line is done, then what became of it.
  verdict text check (verdict in ('new', 'changed', 'unchanged', 'removed', 'refused')),
  field text,
  reason text,
  -- [{"kind": "value" or "photo", "text": …}]: what was left out of the advert.
  notes jsonb not null default '[]',
  advert_id integer,
  -- Waits for photos from addresses, which are slower than everything else.
  needs_photos boolean not null default false,
  done_at timestamptz,
  primary key (run_id, number)
);
create index import_lines_unchecked on import_lines (run_id, number) where verdict is null;
create index import_lines_waiting on import_lines (run_id, needs_photos, number) where done_at is null;
create index import_lines_own on import_lines (run_id, own_id);

-- Adverts that came by imports, by the company's own ids.
create table import_items (
  user_id integer not null references users (id) on delete cascade,
  own_id text not null check (length(own_id) between 1 and 100),
  advert_id integer not null unique references adverts (id) on delete cascade,
  -- Of the content as it was written last; empty: not written whole yet.
  digest text not null default '',
  -- [{"url": …, "image": …}]
  photos jsonb not null default '[]',
  -- Archived because it was no longer in the file.
  removed_at timestamptz,
  primary key (user_id, own_id)
);

-- A company has tens of thousands of adverts: the rule on equal texts looks for their titles, not through all of them.
create index adverts_owner_title on adverts
  (owner_id, (case language when 'ro' then title_ro when 'ru' then title_ru else title_en end));
create index adverts_owner_published on adverts (owner_id, published_at);
