-- Files of locations, employees and shifts on their way into a group.
create schema imports;

create table imports.import (
  id uuid primary key,
  group_id uuid not null,
  kind text not null check (kind in ('LOCATIONS', 'EMPLOYEES', 'SHIFTS')),
  status text not null check (status in ('UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED')),
  phase text not null default 'WAITING' check (phase in ('WAITING', 'READING', 'WRITING')),
  file_key text not null,
  file_name text not null,
  file_bytes int not null,
  file_sha256 text not null,
  encoding text not null,
  delimiter text not null,
  columns jsonb not null,
  mapping jsonb not null,
  options jsonb not null,
  rows_total int not null,
  rows_done int not null default 0,
  counts jsonb,
  problem text,
  cancel_asked boolean not null default false,
  attempts int not null default 0,
  -- When the job that works on it last said so; a running import that is silent for long is taken up again.
  alive_at timestamptz,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index import_newest on imports.import (group_id, created_at desc);
create index import_same_file on imports.import (group_id, file_sha256) where status = 'DONE';
create index import_under_way on imports.import (alive_at) where status in ('CHECKING', 'RUNNING');
select platform.tenant_table('imports.import');

-- Rows that were refused, or taken with a warning, by the newest check or run.
create table imports.row_report (
  import_id uuid not null references imports.import on delete cascade,
  group_id uuid not null,
  line int not null,
  label text not null,
  refused boolean not null,
  rules text[] not null,
  reasons jsonb not null,
  primary key (import_id, line)
);
create index row_report_rules on imports.row_report using gin (rules);
select platform.tenant_table('imports.row_report');
