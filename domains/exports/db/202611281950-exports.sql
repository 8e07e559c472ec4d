-- Lists that people save as files: the record of every one, and the files that are prepared in the background.
create schema exports;

-- A file that takes too long to be sent at once. It belongs to one person, and its bytes are deleted at its end.
create table exports.prepared_file (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  -- Empty once the account is deleted: the row stays until its bytes are gone.
  user_id uuid references identity."user" (id) on delete set null,
  list text not null check (list <> ''),
  format text not null check (format in ('csv', 'xlsx')),
  language text not null,
  -- What the page was narrowed to when it was asked for.
  filter jsonb not null,
  -- What the person could see when it was written: whoever downloads it has to see as much. Null until it is ready.
  basis jsonb check ((basis is not null) = (state = 'READY')),
  state text not null default 'PREPARING' check (state in ('PREPARING', 'READY', 'FAILED')),
  row_count integer not null,
  file_key text not null,
  file_name text not null,
  file_bytes bigint,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index prepared_file_of_brand on exports.prepared_file (group_id, brand_id);
create index prepared_file_of_user on exports.prepared_file (user_id, id desc);
create index prepared_file_expiry on exports.prepared_file (expires_at);
select platform.tenant_table('exports.prepared_file');
-- Written by the system scope, which the export's own call has checked the caller for; a person reads their own.
revoke all on exports.prepared_file from hearth_tenant;
create policy own on exports.prepared_file for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on exports.prepared_file to hearth_self;

-- Who exported which list, narrowed to what, and how many rows. Rows are only added.
create table exports.export_event (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  at timestamptz not null,
  actor_id uuid not null,
  list text not null check (list <> ''),
  format text not null check (format in ('csv', 'xlsx')),
  filter jsonb not null,
  row_count integer not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index export_event_of_group on exports.export_event (group_id, at);
select platform.tenant_table('exports.export_event');
revoke update, delete on exports.export_event from hearth_tenant, hearth_system;
select platform.audited_table('exports.export_event', 'id');
