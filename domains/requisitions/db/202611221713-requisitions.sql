-- Requests for people before a job is written: who is asked (chain), what was asked for (requisition), who said what (step).
create schema requisitions;

create table requisitions.chain (
  brand_id uuid primary key references core.brand (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  roles text[] not null,
  updated_by uuid,
  updated_at timestamptz not null
);
create index chain_group on requisitions.chain (group_id);
select platform.tenant_table('requisitions.chain');

create table requisitions.requisition (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id),
  position_name text not null,
  headcount int not null check (headcount > 0),
  needed_by date,
  reason text not null check (reason in ('REPLACEMENT', 'GROWTH', 'SEASON', 'OPENING', 'COVER')),
  note text not null,
  status text not null check (status in ('WAITING', 'APPROVED', 'DECLINED', 'WITHDRAWN')),
  waiting_for text,
  requested_by uuid not null,
  requested_at timestamptz not null,
  check ((status = 'WAITING') = (waiting_for is not null))
);
create index requisition_group on requisitions.requisition (group_id, requested_at desc);
create index requisition_brand on requisitions.requisition (brand_id);
create index requisition_waiting on requisitions.requisition (group_id, waiting_for) where status = 'WAITING';
select platform.tenant_table('requisitions.requisition');

create table requisitions.step (
  requisition_id uuid not null references requisitions.requisition (id) on delete cascade,
  number int not null,
  group_id uuid not null references core.brand (id) on delete cascade,
  role text not null,
  decision text check (decision in ('APPROVED', 'DECLINED')),
  decided_by uuid,
  decided_at timestamptz,
  note text not null default '',
  primary key (requisition_id, number),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
);
create index step_group on requisitions.step (group_id);
select platform.tenant_table('requisitions.step');
-- What was decided stays as it was decided.
revoke delete on requisitions.step from hearth_tenant;
