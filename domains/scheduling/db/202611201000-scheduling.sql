-- Who works when: the working copy of managers, what staff see, and what people say about their time.
create schema scheduling;

-- How a location schedules. Without a row: weeks start on Monday, and the rules are the defaults of the domain.
create table scheduling.location_setting (
  location_id uuid primary key,
  group_id uuid not null,
  week_start smallint not null default 1 check (week_start between 1 and 7),
  rule_set jsonb
);
select platform.tenant_table('scheduling.location_setting');
-- A person's usual week begins when the weeks of their location do. The rules are the managers' own.
create policy place_of_work on scheduling.location_setting for select to hearth_self using (true);
grant select (location_id, week_start) on scheduling.location_setting to hearth_self;

-- The working copy. Staff never see this table.
create table scheduling.shift (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  employee_id uuid references team.employee (id),
  position_id uuid references team.position (id),
  local_date date not null,
  start_time time not null,
  end_time time not null,
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  unpaid_break_minutes smallint not null,
  paid_break_minutes smallint not null,
  station text not null,
  note text not null,
  version int not null,
  -- Taken away by a manager; staff see it until the next publication.
  removed boolean not null,
  updated_at timestamptz not null,
  updated_by uuid,
  check (ends_at > starts_at)
);
create index shift_place on scheduling.shift (location_id, local_date);
create index shift_person on scheduling.shift (employee_id, local_date) where employee_id is not null;
create index shift_employee on scheduling.shift (employee_id);
create index shift_position on scheduling.shift (position_id);
select platform.tenant_table('scheduling.shift');

-- What staff see: a copy made by a publication, complete in itself.
create table scheduling.published_shift (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  employee_id uuid,
  position_id uuid,
  position_name text,
  local_date date not null,
  start_time time not null,
  end_time time not null,
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  unpaid_break_minutes smallint not null,
  paid_break_minutes smallint not null,
  station text not null,
  note text not null,
  published_at timestamptz not null
);
create index published_shift_place on scheduling.published_shift (location_id, local_date);
create index published_shift_person on scheduling.published_shift (employee_id, starts_at) where employee_id is not null;
select platform.tenant_table('scheduling.published_shift');
create policy own on scheduling.published_shift for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on scheduling.published_shift to hearth_self;

-- The week of a location: its row is what saving and publishing wait for each other on.
create table scheduling.schedule_week (
  location_id uuid not null,
  week date not null,
  group_id uuid not null,
  version int not null,
  publication_number int not null default 0,
  published_at timestamptz,
  primary key (location_id, week)
);
select platform.tenant_table('scheduling.schedule_week');

create table scheduling.publication (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  week date not null,
  number int not null,
  published_at timestamptz not null,
  published_by uuid not null,
  people_count int not null,
  change_count int not null,
  -- Each shift with what staff saw before and see after: [{shift_id, before, after}].
  changes jsonb not null,
  -- The key of the request: sending it again finds this row.
  idempotency_key uuid not null,
  unique (group_id, idempotency_key),
  unique (location_id, week, number)
);
create index publication_place on scheduling.publication (location_id, published_at desc);
select platform.tenant_table('scheduling.publication');
revoke update, delete on scheduling.publication from hearth_tenant;

-- One saved batch of commands, under the key that its sender made.
create table scheduling.saved_batch (
  group_id uuid not null,
  idempotency_key uuid not null,
  location_id uuid not null,
  shift_ids uuid[] not null,
  saved_at timestamptz not null,
  saved_by uuid not null,
  primary key (group_id, idempotency_key)
);
select platform.tenant_table('scheduling.saved_batch');

-- Who changed what, and which rules were answered with a consent or overridden. Rows are only ever added.
create table scheduling.shift_change (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  shift_id uuid not null,
  changed_at timestamptz not null,
  changed_by uuid not null,
  verb text not null check (verb in ('CREATED', 'CHANGED', 'REMOVED', 'RESTORED', 'CONSENTED', 'OVERRIDDEN')),
  before jsonb,
  after jsonb,
  rule text,
  reason text
);
create index shift_change_place on scheduling.shift_change (location_id, changed_at desc);
create index shift_change_shift on scheduling.shift_change (shift_id, changed_at desc);
select platform.tenant_table('scheduling.shift_change');
revoke update, delete on scheduling.shift_change from hearth_tenant;

-- The usual week of a person from a date on. Earlier rows stay: they say what held before.
create table scheduling.usual_week (
  employee_id uuid not null references team.employee (id),
  effective_from date not null,
  group_id uuid not null,
  -- [{weekday, start, end, kind}]
  slots jsonb not null,
  said_at timestamptz not null,
  primary key (employee_id, effective_from)
);
select platform.tenant_table('scheduling.usual_week');

create table scheduling.availability_exception (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null references team.employee (id),
  local_date date not null,
  start_time time not null,
  end_time time not null,
  kind text not null check (kind in ('CANNOT', 'PREFERS_NOT', 'PREFERS', 'CAN'))
);
create index availability_exception_person on scheduling.availability_exception (employee_id, local_date);
select platform.tenant_table('scheduling.availability_exception');

create table scheduling.time_off (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null references team.employee (id),
  starts_on date not null,
  ends_on date not null,
  kind text not null check (kind in ('HOLIDAY', 'SICK', 'UNPAID', 'OTHER')),
  state text not null check (state in ('REQUESTED', 'APPROVED', 'DECLINED', 'CANCELLED')),
  note text not null,
  decision_note text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  requested_at timestamptz not null,
  version int not null default 1,
  check (ends_on >= starts_on)
);
create index time_off_person on scheduling.time_off (employee_id, ends_on);
create index time_off_state on scheduling.time_off (group_id, state, starts_on);
select platform.tenant_table('scheduling.time_off');

-- What a person says about their own time. Time off is decided by managers: a person can ask, and take an open request back.
create policy own on scheduling.usual_week to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]))
  with check (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select, insert, update on scheduling.usual_week to hearth_self;
create policy own on scheduling.availability_exception to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]))
  with check (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select, insert, delete on scheduling.availability_exception to hearth_self;
create policy own on scheduling.time_off for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
create policy ask on scheduling.time_off for insert to hearth_self
  with check (state = 'REQUESTED' and employee_id = any ((select team.my_employee_ids())::uuid[]));
create policy take_back on scheduling.time_off for update to hearth_self
  using (state = 'REQUESTED' and employee_id = any ((select team.my_employee_ids())::uuid[]))
  with check (state = 'CANCELLED');
grant select, insert, update (state, version) on scheduling.time_off to hearth_self;

-- The secret calendar link of a person: only the hash of its token is kept.
create table scheduling.calendar_feed (
  user_id uuid primary key,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
select platform.secured_table('scheduling.calendar_feed');
create policy own on scheduling.calendar_feed to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, insert, update, delete on scheduling.calendar_feed to hearth_self;
