-- Between yes and the first shift: what new hires go through, and how far each is.
create schema onboarding;

create table onboarding.template (
  id uuid primary key,
  group_id uuid not null,
  -- The brand that it belongs to; new hires of it and of everything below it get its steps.
  brand_id uuid not null,
  name text not null check (name <> ''),
  steps jsonb not null,
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  changed_at timestamptz not null,
  archived_at timestamptz,
  idempotency_key uuid not null,
  constraint template_once unique (group_id, idempotency_key),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index template_brand on onboarding.template (group_id, brand_id) where archived_at is null;
select platform.tenant_table('onboarding.template');

create table onboarding.journey (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  -- Which version of which template it began with; its steps are its own.
  template_id uuid not null,
  template_version int not null,
  state text not null check (state in ('UNDER_WAY', 'DONE', 'CANCELLED')),
  -- The first day of work.
  starts_on date not null,
  buddy_id uuid,
  language text not null,
  started_at timestamptz not null,
  started_by uuid not null,
  -- Since when nothing is missing that shifts wait for.
  ready_at timestamptz,
  ended_at timestamptz,
  reason text not null default '',
  link_sent_at timestamptz,
  nudged_at timestamptz,
  version int not null default 1,
  constraint journey_in_group unique (id, group_id),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  foreign key (buddy_id, group_id) references team.employee (id, group_id) on delete set null (buddy_id),
  check ((state = 'UNDER_WAY') = (ended_at is null))
);
-- Of somebody who is hired twice at once one onboarding begins.
create unique index journey_under_way on onboarding.journey (employee_id) where state = 'UNDER_WAY';
create index journey_employee on onboarding.journey (employee_id, started_at);
create index journey_group on onboarding.journey (group_id) where state = 'UNDER_WAY';
create index journey_ready on onboarding.journey (group_id, ready_at) where ready_at is not null;
create index journey_buddy on onboarding.journey (buddy_id) where buddy_id is not null;
select platform.tenant_table('onboarding.journey');

create table onboarding.step (
  id uuid primary key,
  group_id uuid not null,
  journey_id uuid not null,
  position smallint not null,
  kind text not null check (kind in ('READ', 'FORM', 'UPLOAD', 'SIGN', 'MEET', 'TASK', 'SYSTEM')),
  owner text not null check (owner in ('HIRE', 'MANAGER', 'HR', 'BUDDY')),
  title text not null check (title <> ''),
  text text not null,
  why text not null,
  fields text[] not null,
  due_on date not null,
  after_id uuid,
  required boolean not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'REVIEW', 'DONE', 'WAIVED')),
  -- What a form was answered with, sealed.
  answers text,
  -- In media.attachment.
  attachment_id uuid,
  signed_name text,
  -- Of the text as it was read or signed.
  signed_sha256 text check (signed_sha256 ~ '^[0-9a-f]{64}$'),
  signed_ip text,
  signed_agent text,
  reason text not null default '',
  -- Null for the holder of a link.
  done_by uuid,
  done_at timestamptz,
  version int not null default 1,
  constraint step_in_group unique (id, group_id),
  constraint step_in_journey unique (journey_id, position),
  foreign key (journey_id, group_id) references onboarding.journey (id, group_id) on delete cascade,
  check ((state in ('DONE', 'WAIVED')) = (done_at is not null))
);
create index step_due on onboarding.step (due_on) where state = 'OPEN';
select platform.tenant_table('onboarding.step');

-- The keys that links are signed with, one for each onboarding.
create table onboarding.link_key (
  journey_id uuid primary key references onboarding.journey (id) on delete cascade,
  secret text not null
);
select platform.secured_table('onboarding.link_key');

-- Who was told that a step is due or overdue; each is told once.
create table onboarding.reminder (
  step_id uuid not null,
  about text not null check (about in ('DUE', 'OVERDUE')),
  group_id uuid not null,
  at timestamptz not null,
  primary key (step_id, about),
  foreign key (step_id, group_id) references onboarding.step (id, group_id) on delete cascade
);
select platform.tenant_table('onboarding.reminder');
revoke update, delete on onboarding.reminder from hearth_tenant;

-- Who did what, with templates and in onboardings, and who looked at what is sensitive. Rows are only added.
create table onboarding.change (
  id uuid primary key,
  group_id uuid not null,
  about text not null check (about in ('TEMPLATE', 'JOURNEY', 'STEP')),
  about_id uuid not null,
  employee_id uuid,
  at timestamptz not null,
  -- Null for the holder of a link.
  actor_id uuid,
  action text not null check (action in ('CREATED', 'CHANGED', 'ARCHIVED', 'STARTED', 'CANCELLED', 'ENDED', 'LINK_SENT',
    'NUDGED', 'BUDDY', 'SENT', 'DONE', 'APPROVED', 'SENT_BACK', 'WAIVED', 'LOOKED')),
  detail jsonb not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index change_group on onboarding.change (group_id, at);
create index change_employee on onboarding.change (employee_id, at);
select platform.tenant_table('onboarding.change');
revoke update, delete on onboarding.change from hearth_tenant, hearth_system;
select platform.audited_table('onboarding.change', 'id');
