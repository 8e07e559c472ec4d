-- Searches for people for the open shifts of a week, and what they found until it is accepted or discarded.
create schema auto_fill;

create table auto_fill.run (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  week date not null,
  state text not null check (state in ('WAITING', 'RUNNING', 'READY', 'STOPPED', 'ACCEPTED', 'DROPPED', 'FAILED')),
  -- In hundredths.
  progress smallint not null check (progress between 0 and 100),
  goals jsonb not null,
  with_published boolean not null,
  -- The departments that the caller may plan; null for all of them.
  departments text[],
  -- Whether the caller may see pay: without it, pay decides nothing.
  sees_pay boolean not null,
  -- Somebody wants it to end with the best that it has.
  stop_asked boolean not null,
  requested_by uuid not null references identity."user" (id) on delete cascade,
  requested_at timestamptz not null,
  finished_at timestamptz,
  -- By shift, who gets it: where a search goes on after a restart, and what is accepted.
  best jsonb,
  -- What is shown of it: sums, people, reasons. Ids, never names.
  result jsonb,
  idempotency_key uuid not null,
  constraint run_in_group unique (id, group_id),
  constraint run_once unique (group_id, idempotency_key),
  foreign key (group_id, location_id) references core.brand (group_id, id) on delete cascade
);
-- One search at a time for a week.
create unique index run_under_way on auto_fill.run (location_id, week) where state in ('WAITING', 'RUNNING');
create index run_latest on auto_fill.run (requested_by, location_id, week, requested_at);
create index run_age on auto_fill.run (requested_at);
select platform.tenant_table('auto_fill.run');
