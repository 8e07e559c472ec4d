-- How it goes, said by employees after their shifts. Nobody can learn who said what: there is no row for an answer.
create schema voice;

-- Until which shift somebody has answered: nothing of what they said. Not even the system scope may read it, so that no statement
-- of the application can put it beside the counts.
create table voice.answered (
  employee_id uuid primary key references team.employee (id) on delete cascade,
  shift_starts_at timestamptz not null
);
select platform.secured_table('voice.answered');
drop policy system on voice.answered;
revoke all on voice.answered from hearth_system;
create policy own on voice.answered to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]))
  with check (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select, insert, update on voice.answered to hearth_self;

-- How many said what about the shifts of a week that is not over. Nobody reads it; when the week is over it becomes a result or is gone.
create table voice.tally (
  location_id uuid not null,
  week date not null,
  score smallint not null check (score between 1 and 5),
  group_id uuid not null,
  answers int not null check (answers > 0),
  primary key (location_id, week, score)
);
select platform.tenant_table('voice.tally');
revoke all on voice.tally from hearth_tenant;

-- A whole week of a location, for managers: of five answers or more, or not at all.
create table voice.result (
  location_id uuid not null,
  week date not null,
  group_id uuid not null,
  -- How many chose 1 to 5, in this order.
  scores int[] not null check (cardinality(scores) = 5),
  answers int not null check (answers >= 5),
  primary key (location_id, week)
);
create index result_group on voice.result (group_id, week);
select platform.tenant_table('voice.result');
revoke insert, update, delete on voice.result from hearth_tenant;
