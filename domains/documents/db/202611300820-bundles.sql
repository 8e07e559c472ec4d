-- Files that hold all documents of somebody, made in the background for one manager and gone after some days. A row outlives the person,
-- so that its bytes are deleted in any case.
create table documents.bundle (
  id uuid primary key,
  group_id uuid not null,
  employee_id uuid not null,
  -- Where it was asked for: the right there is asked again when it is made and opened.
  brand_id uuid not null,
  asked_by uuid not null,
  language text not null,
  state text not null default 'PREPARING' check (state in ('PREPARING', 'READY', 'FAILED')),
  -- What its maker saw.
  classes text[] not null default '{}',
  file_key text not null,
  file_name text not null,
  file_count int not null default 0,
  bytes bigint,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create unique index bundle_under_way on documents.bundle (asked_by, employee_id) where state = 'PREPARING';
create index bundle_employee on documents.bundle (employee_id, asked_by);
create index bundle_expires on documents.bundle (expires_at);
create index bundle_group on documents.bundle (group_id, brand_id);
select platform.tenant_table('documents.bundle');

alter table documents.change drop constraint change_action_check;
alter table documents.change add constraint change_action_check check (action in ('CREATED', 'CHANGED', 'ARCHIVED', 'RESTORED', 'ASKED', 'SENT', 'ADDED', 'ACCEPTED', 'REJECTED', 'REPLACED', 'REMOVED', 'LOOKED', 'BUNDLED'));
alter table documents.change drop constraint change_about_check;
alter table documents.change add constraint change_about_check check (about in ('TYPE', 'DOCUMENT', 'REQUEST', 'BUNDLE'));
