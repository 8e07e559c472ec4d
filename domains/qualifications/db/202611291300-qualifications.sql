-- Skills and certificates: what there is, who has which, and which position demands what.
create schema qualifications;

create table qualifications.qualification (
  id uuid primary key,
  group_id uuid not null,
  -- The brand that it belongs to; people of it and of everything below it can have it.
  brand_id uuid not null,
  kind text not null check (kind in ('SKILL', 'CERTIFICATE')),
  name text not null check (name <> ''),
  -- Which of the ready-made ones it came from; it is never added twice at one brand.
  starter text,
  -- Of levels 1 to 3; none where it is there or it isn't.
  level_names text[] not null,
  months_valid smallint check (months_valid between 1 and 240),
  needs_number boolean not null,
  needs_issuer boolean not null,
  needs_file boolean not null,
  authority text not null,
  version int not null default 1,
  created_at timestamptz not null,
  archived_at timestamptz,
  idempotency_key uuid not null,
  constraint qualification_in_group unique (id, group_id),
  constraint qualification_once unique (group_id, idempotency_key),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade,
  check (cardinality(level_names) <= 3),
  check (kind = 'SKILL' or cardinality(level_names) = 0)
);
-- Only of those in use: the name of an archived one is free again.
create unique index qualification_name on qualifications.qualification (group_id, brand_id, platform.searchable(name)) where archived_at is null;
create unique index qualification_starter on qualifications.qualification (group_id, brand_id, starter) where archived_at is null;
select platform.tenant_table('qualifications.qualification');

-- What somebody has, or says that they have. Rows are never deleted while the person is known: a decision ends them.
create table qualifications.record (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  qualification_id uuid not null,
  state text not null check (state in ('PENDING', 'CONFIRMED', 'REFUSED', 'REMOVED')),
  level smallint not null check (level between 1 and 3),
  number text not null,
  issuer text not null,
  issued_on date,
  expires_on date,
  note text not null,
  -- In media.attachment; its bytes go when the record is removed.
  attachment_id uuid,
  sent_by uuid not null,
  sent_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text not null default '',
  version int not null default 1,
  idempotency_key uuid not null,
  constraint record_in_group unique (id, group_id),
  constraint record_once unique (group_id, idempotency_key),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  foreign key (qualification_id, group_id) references qualifications.qualification (id, group_id) on delete cascade,
  check (expires_on >= issued_on),
  check ((state = 'PENDING') = (decided_at is null))
);
create index record_employee on qualifications.record (employee_id, qualification_id);
create index record_qualification on qualifications.record (qualification_id);
create index record_expires on qualifications.record (expires_on) where state = 'CONFIRMED';
create index record_pending on qualifications.record (group_id) where state = 'PENDING';
select platform.tenant_table('qualifications.record');
create policy own on qualifications.record for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on qualifications.record to hearth_self;

create policy own on qualifications.qualification for select to hearth_self
  using (id in (select qualification_id from qualifications.record where employee_id = any ((select team.my_employee_ids())::uuid[])));
grant select on qualifications.qualification to hearth_self;

create table qualifications.demand (
  id uuid primary key,
  group_id uuid not null,
  -- Where it holds: there and at everything below.
  brand_id uuid not null,
  position_id uuid not null,
  qualification_id uuid not null,
  min_level smallint not null check (min_level between 1 and 3),
  strictness text not null check (strictness in ('block', 'consent', 'warn')),
  version int not null default 1,
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade,
  foreign key (position_id, group_id) references team.position (id, group_id) on delete cascade,
  foreign key (qualification_id, group_id) references qualifications.qualification (id, group_id) on delete cascade,
  constraint demand_once unique (group_id, brand_id, position_id, qualification_id)
);
create index demand_position on qualifications.demand (position_id);
create index demand_qualification on qualifications.demand (qualification_id);
select platform.tenant_table('qualifications.demand');

-- What somebody was told of the end of a record; each step once for each last day, as that may be corrected.
create table qualifications.reminder (
  record_id uuid not null,
  expires_on date not null,
  days_before smallint not null check (days_before in (60, 30, 7, 0)),
  group_id uuid not null,
  at timestamptz not null,
  primary key (record_id, expires_on, days_before),
  foreign key (record_id, group_id) references qualifications.record (id, group_id) on delete cascade
);
select platform.tenant_table('qualifications.reminder');
revoke update, delete on qualifications.reminder from hearth_tenant;

-- The weeks whose summary the managers of a location have had.
create table qualifications.summary (
  location_id uuid not null,
  week date not null,
  group_id uuid not null,
  at timestamptz not null,
  primary key (location_id, week),
  foreign key (group_id, location_id) references core.brand (group_id, id) on delete cascade
);
create index summary_group on qualifications.summary (group_id, location_id);
select platform.tenant_table('qualifications.summary');
revoke update, delete on qualifications.summary from hearth_tenant;

-- Who did what: with what there is, with what positions demand, and with what somebody has. Rows are only added.
create table qualifications.change (
  id uuid primary key,
  group_id uuid not null,
  about text not null check (about in ('QUALIFICATION', 'RECORD', 'DEMAND')),
  about_id uuid not null,
  employee_id uuid,
  at timestamptz not null,
  actor_id uuid not null,
  action text not null
    check (action in ('CREATED', 'CHANGED', 'ARCHIVED', 'RESTORED', 'SENT', 'RECORDED', 'CONFIRMED', 'REFUSED', 'REMOVED')),
  detail jsonb not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index change_group on qualifications.change (group_id, at);
create index change_employee on qualifications.change (employee_id, at);
select platform.tenant_table('qualifications.change');
revoke update, delete on qualifications.change from hearth_tenant, hearth_system;
select platform.audited_table('qualifications.change', 'id');
