-- What a worker says to a change of their own published shift that a law asks a yes for: staff see the old state until then.
create table scheduling.consent (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  employee_id uuid not null,
  shift_id uuid not null,
  -- The publication with which it was asked, and its week.
  publication_id uuid not null,
  week date not null,
  change text not null check (change in ('ADDED', 'EXTENDED', 'MOVED', 'REDUCED', 'CANCELLED')),
  -- What staff saw when it was asked, and what they see after a yes.
  before jsonb,
  after jsonb not null,
  -- The rules that ask for it, as they were called then: [{rule, law, paragraph, is_owed}].
  laws jsonb not null,
  reason text not null,
  note text not null,
  asked_at timestamptz not null,
  asked_by uuid not null,
  answer_until timestamptz not null,
  state text not null check (state in ('WAITING', 'AGREED', 'DECLINED', 'WITHDRAWN')),
  answered_at timestamptz,
  answered_by uuid,
  -- On what it was answered, and which text in which language was read; null where a manager recorded how they agreed.
  device text check (device in ('PHONE', 'TABLET', 'COMPUTER')),
  language text,
  text_version int,
  -- How they agreed, where a manager recorded it.
  how text,
  impersonator_id uuid default platform.current_impersonator_id(),
  check ((state in ('AGREED', 'DECLINED')) = (answered_at is not null)),
  check ((answered_at is null) = (answered_by is null)),
  foreign key (publication_id, group_id) references scheduling.publication (id, group_id) on delete cascade,
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create unique index consent_open on scheduling.consent (shift_id) where state = 'WAITING';
create index consent_shift on scheduling.consent (shift_id, asked_at);
create index consent_week on scheduling.consent (location_id, week);
create index consent_person on scheduling.consent (employee_id, asked_at);
create index consent_publication on scheduling.consent (publication_id);
select platform.tenant_table('scheduling.consent');
create policy own on scheduling.consent for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on scheduling.consent to hearth_self;
-- What was asked and answered is proof: whoever serves a request adds it, and the system alone notes an answer, on record.
revoke update, delete on scheduling.consent from hearth_tenant, hearth_self;
select platform.audited_table('scheduling.consent', 'id');
