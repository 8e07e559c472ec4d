-- Whether people may work where they work: what a law asks for, what they said and showed, and who decided.
create schema eligibility;

create table eligibility.work_case (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  -- Of rules/regimes.
  regime text not null check (regime <> ''),
  state text not null check (state in ('NOT_STARTED', 'WITH_EMPLOYEE', 'TO_CHECK', 'CONFIRMED', 'NOT_NEEDED')),
  -- The first check is 1; each time that an authorisation is followed up is another.
  round smallint not null default 1 check (round > 0),
  -- The first day of work that the days below are counted from.
  starts_on date not null,
  statement_by date,
  check_by date not null,
  -- Of the last confirmation: until when it holds, null without an end; and whether a receipt stood in for a document.
  valid_until date,
  is_receipt boolean not null default false,
  method text check (method in ('IN_PERSON', 'REMOTE', 'ONLINE_SERVICE', 'IDENTITY_PROVIDER', 'AUTHORITY')),
  checked_on date,
  -- Why it was sent back, or is not needed.
  reason text not null default '',
  started_at timestamptz not null,
  confirmed_at timestamptz,
  reminded_at timestamptz,
  version int not null default 1,
  constraint work_case_in_group unique (id, group_id),
  constraint work_case_once unique (employee_id, regime),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  check (state <> 'CONFIRMED' or (confirmed_at is not null and method is not null and checked_on is not null)),
  check (state <> 'NOT_NEEDED' or reason <> '')
);
create index work_case_group on eligibility.work_case (group_id);
create index work_case_check on eligibility.work_case (check_by) where state in ('NOT_STARTED', 'WITH_EMPLOYEE', 'TO_CHECK');
create index work_case_ends on eligibility.work_case (valid_until) where valid_until is not null;
select platform.tenant_table('eligibility.work_case');
create policy own on eligibility.work_case for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on eligibility.work_case to hearth_self;

-- What somebody stated of themselves, sealed; each time is a row, and none is changed.
create table eligibility.statement (
  id uuid primary key,
  group_id uuid not null,
  case_id uuid not null,
  round smallint not null,
  answers text not null,
  signed_name text not null check (signed_name <> ''),
  -- A manager has the paper that they signed.
  on_paper boolean not null,
  at timestamptz not null,
  by_user_id uuid not null,
  foreign key (case_id, group_id) references eligibility.work_case (id, group_id) on delete cascade
);
create index statement_case on eligibility.statement (case_id, at);
select platform.tenant_table('eligibility.statement');
revoke update, delete on eligibility.statement from hearth_tenant;

-- What was shown for a case. Files are documents of the domain of documents, which this names and never copies.
create table eligibility.evidence (
  id uuid primary key,
  group_id uuid not null,
  case_id uuid not null,
  round smallint not null,
  -- In documents.document; null for what has no file.
  document_id uuid,
  list text not null check (list <> ''),
  item text not null check (item <> ''),
  is_receipt boolean not null,
  valid_until date,
  sent_at timestamptz not null,
  sent_by uuid not null,
  idempotency_key uuid not null,
  constraint evidence_once unique (group_id, idempotency_key),
  foreign key (case_id, group_id) references eligibility.work_case (id, group_id) on delete cascade
);
create index evidence_case on eligibility.evidence (case_id, round);
create index evidence_document on eligibility.evidence (document_id) where document_id is not null;
select platform.tenant_table('eligibility.evidence');

-- What people were told of a case, once for each day that it is about.
create table eligibility.reminder (
  case_id uuid not null,
  about text not null check (about in ('CHECK', 'FOLLOW_UP')),
  on_day date not null,
  days_before smallint not null check (days_before between -1 and 90),
  group_id uuid not null,
  at timestamptz not null,
  primary key (case_id, about, on_day, days_before),
  foreign key (case_id, group_id) references eligibility.work_case (id, group_id) on delete cascade
);
select platform.tenant_table('eligibility.reminder');
revoke update, delete on eligibility.reminder from hearth_tenant;

-- Who did what, looks at what somebody stated included. Rows are only added.
create table eligibility.change (
  id uuid primary key,
  group_id uuid not null,
  case_id uuid not null,
  employee_id uuid not null,
  at timestamptz not null,
  -- Null for what was done by itself.
  actor_id uuid,
  action text not null check (action in ('STARTED', 'STATED', 'SENT', 'WITHDRAWN', 'LOOKED', 'REMINDED', 'CONFIRMED', 'SENT_BACK', 'NOT_NEEDED',
    'REOPENED', 'EXPIRED')),
  detail jsonb not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index change_case on eligibility.change (case_id, at);
create index change_employee on eligibility.change (employee_id, at);
create index change_group on eligibility.change (group_id, at);
select platform.tenant_table('eligibility.change');
revoke update, delete on eligibility.change from hearth_tenant, hearth_system;
select platform.audited_table('eligibility.change', 'id');
-- When a record is deleted after an employment, what was written of it in here goes along; who did what and when stays.
grant update (detail) on eligibility.change to hearth_system;
create function eligibility.keep_change() returns trigger language plpgsql as $$
begin
  if new.detail <> '{}'::jsonb then
    raise exception 'What is on record is emptied, and never written again.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update on eligibility.change for each row execute function eligibility.keep_change();
