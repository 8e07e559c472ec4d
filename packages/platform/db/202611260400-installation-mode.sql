-- What this database was first started for. A demonstration's has accounts with known passwords, and never becomes one of real people.
create table platform.installation (
  -- There is one row.
  id boolean primary key default true check (id),
  mode text not null check (mode in ('demo', 'production')),
  decided_at timestamptz not null
);
select platform.secured_table('platform.installation');
