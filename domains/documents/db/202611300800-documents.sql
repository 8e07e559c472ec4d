-- What papers there are at a brand, which of them people have handed in, and who looked at them.
create schema documents;

create table documents.type (
  id uuid primary key,
  group_id uuid not null,
  -- The brand that it belongs to; people of it and of everything below it can have it.
  brand_id uuid not null,
  name text not null check (name <> ''),
  -- Which of the standard ones it came from; it is never added twice at one brand.
  starter text,
  -- Which permission its documents need beside that of the team.
  restricted_class text not null check (restricted_class in ('NONE', 'BANK', 'IDENTITY', 'MEDICAL', 'IMMIGRATION')),
  expires boolean not null,
  needs_review boolean not null,
  employee_sends boolean not null,
  -- Whether those whom the conditions name must have it; empty lists are everybody.
  required boolean not null,
  countries text[] not null,
  position_ids uuid[] not null,
  minors_only boolean not null,
  hint text not null,
  version int not null default 1,
  created_at timestamptz not null,
  archived_at timestamptz,
  idempotency_key uuid not null,
  constraint type_in_group unique (id, group_id),
  constraint type_once unique (group_id, idempotency_key),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
-- Only of those in use: the name of an archived one is free again.
create unique index type_name on documents.type (group_id, brand_id, platform.searchable(name)) where archived_at is null;
create unique index type_starter on documents.type (group_id, brand_id, starter) where archived_at is null;
select platform.tenant_table('documents.type');

-- A version of a document of somebody. A newer one that is accepted replaces it; it stays readable.
create table documents.document (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  state text not null check (state in ('PENDING', 'ACCEPTED', 'REJECTED', 'REPLACED', 'REMOVED')),
  valid_from date,
  valid_until date,
  note text not null,
  -- In media.attachment; its bytes go when it is rejected or removed.
  attachment_id uuid,
  -- Null where it came by a link of an onboarding.
  sent_by uuid,
  sent_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text not null default '',
  version int not null default 1,
  idempotency_key uuid not null,
  constraint document_in_group unique (id, group_id),
  constraint document_once unique (group_id, idempotency_key),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  foreign key (type_id, group_id) references documents.type (id, group_id) on delete cascade,
  check (valid_until >= valid_from),
  check ((state = 'PENDING') = (decided_at is null))
);
create index document_employee on documents.document (employee_id, type_id);
create index document_file on documents.document (attachment_id) where attachment_id is not null;
create index document_type on documents.document (type_id);
create index document_ends on documents.document (valid_until) where state = 'ACCEPTED';
create index document_pending on documents.document (group_id) where state = 'PENDING';
select platform.tenant_table('documents.document');
create policy own on documents.document for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on documents.document to hearth_self;

create policy own on documents.type for select to hearth_self
  using (id in (select type_id from documents.document where employee_id = any ((select team.my_employee_ids())::uuid[])));
grant select on documents.type to hearth_self;

-- What a manager has asked somebody for, until it is accepted.
create table documents.request (
  employee_id uuid not null,
  type_id uuid not null,
  group_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  primary key (employee_id, type_id),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade,
  foreign key (type_id, group_id) references documents.type (id, group_id) on delete cascade
);
create index request_type on documents.request (type_id);
select platform.tenant_table('documents.request');

-- What somebody was told of the end of a document; each step once for each last day, as that may be corrected.
create table documents.reminder (
  document_id uuid not null,
  valid_until date not null,
  days_before smallint not null check (days_before in (60, 30, 7, 0)),
  group_id uuid not null,
  at timestamptz not null,
  primary key (document_id, valid_until, days_before),
  foreign key (document_id, group_id) references documents.document (id, group_id) on delete cascade
);
select platform.tenant_table('documents.reminder');
revoke update, delete on documents.reminder from hearth_tenant;

-- The weeks whose summary the managers of a location have had.
create table documents.summary (
  location_id uuid not null,
  week date not null,
  group_id uuid not null,
  at timestamptz not null,
  primary key (location_id, week),
  foreign key (group_id, location_id) references core.brand (group_id, id) on delete cascade
);
create index summary_group on documents.summary (group_id, location_id);
select platform.tenant_table('documents.summary');
revoke update, delete on documents.summary from hearth_tenant;

-- Who did what with types and documents, looks at restricted ones included. Rows are only added.
create table documents.change (
  id uuid primary key,
  group_id uuid not null,
  about text not null check (about in ('TYPE', 'DOCUMENT', 'REQUEST')),
  about_id uuid not null,
  employee_id uuid,
  at timestamptz not null,
  -- Null where it came by a link of an onboarding.
  actor_id uuid,
  action text not null check (action in ('CREATED', 'CHANGED', 'ARCHIVED', 'RESTORED', 'ASKED', 'SENT', 'ADDED', 'ACCEPTED', 'REJECTED', 'REPLACED', 'REMOVED', 'LOOKED')),
  detail jsonb not null,
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index change_group on documents.change (group_id, at);
create index change_employee on documents.change (employee_id, at);
select platform.tenant_table('documents.change');
revoke update, delete on documents.change from hearth_tenant, hearth_system;
select platform.audited_table('documents.change', 'id');
