-- Whether two accounts that applied to a group are one person, as somebody of the house has said. Nothing is moved: taking the row
-- away is taking the word back.
create schema candidates;

create table candidates.pair (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  -- The smaller id stands first, so that two people make one row.
  low_user_id uuid not null references identity."user" (id) on delete cascade,
  high_user_id uuid not null references identity."user" (id) on delete cascade,
  verdict text not null check (verdict in ('SAME', 'DIFFERENT')),
  said_by uuid not null,
  said_by_name text not null,
  said_at timestamptz not null,
  check (low_user_id < high_user_id),
  constraint pair_once unique (group_id, low_user_id, high_user_id)
);
create index pair_high on candidates.pair (group_id, high_user_id);
create index pair_low_user on candidates.pair (low_user_id);
create index pair_high_user on candidates.pair (high_user_id);
select platform.tenant_table('candidates.pair');

-- What was said and taken back, by whom. It names a pair and nobody in it.
create table candidates.pair_event (
  id bigint primary key generated always as identity,
  group_id uuid not null references core.brand (id) on delete cascade,
  pair_id uuid not null,
  deed text not null check (deed in ('SAME', 'DIFFERENT', 'TAKEN_BACK', 'ERASED')),
  by_user_id uuid,
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index pair_event_pair on candidates.pair_event (pair_id, id);
create index pair_event_group on candidates.pair_event (group_id);
select platform.tenant_table('candidates.pair_event');
revoke update, delete on candidates.pair_event from hearth_tenant;
