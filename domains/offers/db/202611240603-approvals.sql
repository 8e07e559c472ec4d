-- Who has to agree before an offer goes out, and what they said.

-- The roles that a brand has asked for itself and everything below it: for every offer, or for those above a pay.
create table offers.chain (
  brand_id uuid primary key references core.brand (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  roles text[] not null,
  limit_amount int check (limit_amount > 0),
  limit_currency text,
  limit_per text,
  set_by uuid not null,
  set_at timestamptz not null,
  check ((limit_amount is null) = (limit_currency is null) and (limit_amount is null) = (limit_per is null))
);
create index chain_group on offers.chain (group_id);
select platform.tenant_table('offers.chain');

-- An offer as it was asked about, word for word: another one is asked about anew.
create table offers.approval (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  location_id uuid not null,
  application_id uuid not null references applications.application (id) on delete cascade,
  content jsonb not null,
  sha256 text not null,
  status text not null check (status in ('WAITING', 'APPROVED', 'DECLINED', 'REPLACED')),
  waiting_for text,
  asked_by uuid not null,
  asked_at timestamptz not null,
  check ((status = 'WAITING') = (waiting_for is not null))
);
create unique index approval_standing on offers.approval (application_id) where status in ('WAITING', 'APPROVED');
create index approval_application on offers.approval (application_id, asked_at desc);
create index approval_waiting on offers.approval (group_id, waiting_for) where status = 'WAITING';
select platform.tenant_table('offers.approval');
revoke delete on offers.approval from hearth_tenant;

create table offers.approval_step (
  approval_id uuid not null references offers.approval (id) on delete cascade,
  number int not null,
  group_id uuid not null references core.brand (id) on delete cascade,
  role text not null,
  decision text check (decision in ('APPROVED', 'DECLINED')),
  decided_by uuid,
  decided_at timestamptz,
  note text not null default '',
  primary key (approval_id, number),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
);
create index approval_step_group on offers.approval_step (group_id);
select platform.tenant_table('offers.approval_step');
revoke delete on offers.approval_step from hearth_tenant;
