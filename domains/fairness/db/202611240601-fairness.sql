-- What candidates say of themselves for statistics alone, apart from everything that decides about them.
create schema fairness;

-- One answer of one application. Its writer reads and changes it; the survey scope counts it. No manager, no search, no export to an
-- employer and not even the system scope can read it, so that no statement of the application can put it beside a name.
create table fairness.answer (
  application_id uuid not null references applications.application (id) on delete cascade,
  question text not null,
  choice text not null,
  form text not null,
  user_id uuid not null references identity."user" (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  -- The year in which the person applied: its answers are counted together and then deleted.
  year int not null,
  primary key (application_id, question)
);
create index answer_user on fairness.answer (user_id);
create index answer_year on fairness.answer (group_id, year, application_id);
select platform.secured_table('fairness.answer');
drop policy system on fairness.answer;
revoke all on fairness.answer from hearth_system;
create policy own on fairness.answer to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, insert, update, delete on fairness.answer to hearth_self;
create policy counted on fairness.answer to hearth_survey using (true);
grant usage on schema fairness to hearth_survey;
grant select, delete on fairness.answer to hearth_survey;

-- What is left of a year: counts in which nobody stands alone.
create table fairness.result (
  group_id uuid not null references core.brand (id) on delete cascade,
  year int not null,
  form text not null,
  questions jsonb not null,
  counted_at timestamptz not null,
  primary key (group_id, year, form)
);
select platform.tenant_table('fairness.result');
revoke insert, update, delete on fairness.result from hearth_tenant;

-- Whether a group asks at all, and whether it owes the answers that contractors of the United States are asked for.
create table fairness.setting (
  group_id uuid primary key references core.brand (id) on delete cascade,
  asks boolean not null,
  contractor boolean not null,
  set_by uuid not null,
  set_at timestamptz not null
);
select platform.tenant_table('fairness.setting');
