-- What each factor counts when somebody is held against a post: by brand, or for one post. Points themselves are never kept.
create schema matching;

create table matching.brand_weighting (
  brand_id uuid primary key references core.brand (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  -- Null: what is said above holds.
  weights jsonb,
  invites_only boolean not null,
  updated_by uuid not null,
  updated_at timestamptz not null
);
create index brand_weighting_group on matching.brand_weighting (group_id);
select platform.tenant_table('matching.brand_weighting');

create table matching.job_weighting (
  job_id uuid primary key references jobs.job (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  weights jsonb not null,
  updated_by uuid not null,
  updated_at timestamptz not null
);
create index job_weighting_group on matching.job_weighting (group_id);
select platform.tenant_table('matching.job_weighting');
