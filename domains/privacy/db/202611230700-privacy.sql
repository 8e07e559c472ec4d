-- How long what candidates sent is kept, and that it was forgotten.
create schema privacy;

-- What a brand says for itself and everything below it; null: as above it, at last what the country asks for.
create table privacy.period (
  brand_id uuid primary key references core.brand (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  period text check (period in ('WEEKS_4', 'MONTHS_3', 'MONTHS_6', 'YEAR_1', 'YEARS_2', 'YEARS_3', 'YEARS_4')),
  set_by uuid not null,
  set_at timestamptz not null
);
create index period_group on privacy.period (group_id);
select platform.tenant_table('privacy.period');

-- An application that was forgotten: where, when and why, and nothing of whose it was.
create table privacy.erasure (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  location_id uuid not null,
  because text not null check (because in ('PERIOD', 'REQUEST')),
  at timestamptz not null
);
create index erasure_group on privacy.erasure (group_id, location_id) include (at);
select platform.tenant_table('privacy.erasure');
revoke insert, update, delete on privacy.erasure from hearth_tenant;
revoke update, delete on privacy.erasure from hearth_system;
