-- What was spent to find people, by source and month: typed by somebody, or told by a board of its campaigns.
create table sourcing.spending (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null references core.brand (id) on delete cascade,
  job_id uuid references jobs.job (id) on delete cascade,
  source text not null,
  -- The first day of it.
  month date not null check (extract(day from month) = 1),
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  note text not null,
  -- The campaign that a board told of; null for what somebody typed.
  campaign text,
  -- Null for what a board told.
  by_user_id uuid,
  at timestamptz not null,
  removed_by uuid,
  removed_at timestamptz,
  impersonator_id uuid default platform.current_impersonator_id(),
  check ((removed_at is null) = (removed_by is null))
);
create index spending_brand on sourcing.spending (brand_id, month) where removed_at is null;
create index spending_group on sourcing.spending (group_id, month desc, id desc);
create index spending_job on sourcing.spending (job_id) where job_id is not null;
create unique index spending_campaign on sourcing.spending (brand_id, campaign, month, currency) where campaign is not null;
select platform.tenant_table('sourcing.spending');
revoke delete on sourcing.spending from hearth_tenant;
