-- Who works where, as what, on which contract and for what pay.
create schema team;

create table team.position (
  id uuid primary key,
  group_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  department text not null,
  tint text not null,
  archived_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index position_name on team.position (group_id, platform.searchable(name));
select platform.tenant_table('team.position');

create table team.employee (
  id uuid primary key,
  group_id uuid not null,
  employee_number text,
  first_name text not null,
  last_name text not null default '',
  email text,
  phone text,
  user_id uuid,
  -- The main place of work; others stand in team.secondary_location.
  location_id uuid not null,
  position_id uuid references team.position (id),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'ENDED')),
  contract_minutes_per_week int check (contract_minutes_per_week between 0 and 10080),
  hire_date date,
  end_date date,
  birth_date date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search text not null generated always as
    (platform.searchable(first_name || ' ' || last_name || ' ' || coalesce(employee_number, '') || ' ' || coalesce(email, ''))) stored,
  constraint employee_number_taken unique (group_id, employee_number),
  check (end_date is null or hire_date is null or end_date >= hire_date)
);
create index employee_location on team.employee (location_id, status);
create index employee_group_name on team.employee (group_id, status, last_name, first_name, id);
create index employee_user on team.employee (user_id) where user_id is not null;
create index employee_position on team.employee (position_id);
create index employee_search on team.employee using gin (search gin_trgm_ops);
select platform.tenant_table('team.employee');
create policy own on team.employee for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on team.employee to hearth_self;

create policy own on team.position for select to hearth_self
  using (id in (select position_id from team.employee where user_id = (select platform.current_user_id())));
grant select on team.position to hearth_self;

create table team.secondary_location (
  employee_id uuid not null references team.employee (id) on delete cascade,
  location_id uuid not null,
  group_id uuid not null,
  primary key (employee_id, location_id)
);
create index secondary_location_place on team.secondary_location (location_id);
select platform.tenant_table('team.secondary_location');

-- Pay for an hour, from a date on. In a table of its own, so that reading people never reads pay by accident.
create table team.pay_rate (
  employee_id uuid not null references team.employee (id) on delete cascade,
  effective_from date not null,
  group_id uuid not null,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (employee_id, effective_from)
);
select platform.tenant_table('team.pay_rate');

-- The employments of the person who is signed in: what the row security of higher domains asks for.
create function team.my_employee_ids() returns uuid[] language sql stable
  as $$ select coalesce(array_agg(id), '{}') from team.employee where user_id = platform.current_user_id() $$;

create view team.employee_view with (security_invoker = true) as
  select e.id, e.group_id, e.location_id, e.user_id, e.first_name, e.last_name, e.employee_number, e.email, e.phone, e.status,
    e.position_id, p.name as position_name, p.department, e.contract_minutes_per_week, e.hire_date, e.end_date
  from team.employee e left join team.position p on p.id = e.position_id;
grant select on team.employee_view to hearth_tenant, hearth_self, hearth_system;
