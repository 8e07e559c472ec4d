-- Former employees whom the house would rather not hire again: why, who says so, and what was said against it. No scope but the
-- system's reads these tables, so that no search, list or match can show what they hold by mistake.
create table team.rehire_block (
  employee_id uuid primary key references team.employee (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  reason text not null,
  by_user_id uuid not null,
  by_name text not null,
  at timestamptz not null,
  -- What the person says to it, as it was noted; empty where nothing was.
  appeal text not null default ''
);
create index rehire_block_group on team.rehire_block (group_id);
select platform.secured_table('team.rehire_block');

-- What was noted and lifted, by whom; only ever added.
create table team.rehire_event (
  id bigint primary key generated always as identity,
  group_id uuid not null references core.brand (id) on delete cascade,
  employee_id uuid not null references team.employee (id) on delete cascade,
  deed text not null check (deed in ('BLOCKED', 'CHANGED', 'APPEALED', 'LIFTED')),
  -- The words as they were from then on.
  words text not null,
  by_user_id uuid not null,
  by_name text not null,
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index rehire_event_employee on team.rehire_event (employee_id, id);
create index rehire_event_group on team.rehire_event (group_id);
select platform.secured_table('team.rehire_event');
revoke update, delete on team.rehire_event from hearth_system;

-- Who left, by what a candidate gives: the same parts of an address and a number as with applications.
create index employee_left_email on team.employee (group_id, (split_part(replace(split_part(lower(email), '@', 1), '.', ''), '+', 1)))
  where status = 'ENDED' and email is not null;
create index employee_left_phone on team.employee (group_id, (right(regexp_replace(phone, '\D', '', 'g'), 7)))
  where status = 'ENDED' and phone is not null;
