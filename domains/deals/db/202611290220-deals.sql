-- Published shifts that staff give away, swap or ask for, and what became of each request.
create schema deals;

create table deals.deal (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  verb text not null check (verb in ('RELEASE', 'GIVE', 'SWAP', 'PICK_UP')),
  state text not null check (state in ('OFFERED', 'TAKEN', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'VOID')),
  -- Whose shift it is until somebody approves; nobody's where an open shift is asked for.
  giver_id uuid,
  -- Whom it is for, or who took it.
  taker_id uuid,
  note text not null,
  asked_at timestamptz not null,
  taken_at timestamptz,
  -- When it ends by itself while it is pending.
  closes_at timestamptz not null,
  ended_at timestamptz,
  -- Whose word or deed ended it; null: the clock or the schedule did.
  ended_by text check (ended_by in ('GIVER', 'TAKER', 'MANAGER', 'RULES')),
  decision_note text not null default '',
  version int not null default 1,
  -- The key of the request and the account that made it: sent again, it finds this row.
  asked_by uuid not null,
  idempotency_key uuid not null,
  constraint deal_in_group unique (id, group_id),
  foreign key (giver_id, group_id) references team.employee (id, group_id),
  foreign key (taker_id, group_id) references team.employee (id, group_id),
  constraint deal_key unique (group_id, idempotency_key),
  check ((giver_id is null) = (verb = 'PICK_UP')),
  check ((ended_at is null) = (state in ('OFFERED', 'TAKEN'))),
  check (state not in ('TAKEN', 'APPROVED') or taker_id is not null)
);
-- What waits, by place and by clock: few rows among those of ten years.
create index deal_waits on deals.deal (group_id, state, closes_at) where state in ('OFFERED', 'TAKEN');
create index deal_closes on deals.deal (closes_at) where state in ('OFFERED', 'TAKEN');
create index deal_ended on deals.deal (location_id, ended_at desc, id desc) where ended_at is not null;
create index deal_giver on deals.deal (giver_id, asked_at desc);
create index deal_taker on deals.deal (taker_id, asked_at desc);
select platform.tenant_table('deals.deal');
create policy own on deals.deal for select to hearth_self
  using (giver_id = any ((select team.my_employee_ids())::uuid[]) or taker_id = any ((select team.my_employee_ids())::uuid[]));
grant select on deals.deal to hearth_self;

-- The shifts of a deal as they were when it was made: one, or the two of a swap.
create table deals.deal_shift (
  deal_id uuid not null,
  shift_id uuid not null,
  group_id uuid not null,
  -- GIVEN goes from the giver to the taker, RETURNED the other way.
  part text not null check (part in ('GIVEN', 'RETURNED')),
  is_pending boolean not null,
  location_id uuid not null,
  position_id uuid,
  position_name text,
  local_date date not null,
  start_time time not null,
  end_time time not null,
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  unpaid_break_minutes smallint not null,
  primary key (deal_id, part),
  foreign key (deal_id, group_id) references deals.deal (id, group_id) on delete cascade
);
-- A shift is in at most one pending deal.
create unique index deal_shift_pending on deals.deal_shift (shift_id) where is_pending;
create index deal_shift_place on deals.deal_shift (location_id) where is_pending;
select platform.tenant_table('deals.deal_shift');

-- Who did what in a deal. A manager who acts for somebody says why.
create table deals.deal_event (
  id uuid primary key,
  deal_id uuid not null,
  group_id uuid not null,
  at timestamptz not null,
  move text not null check (move in ('ASK', 'TAKE', 'REFUSE', 'WITHDRAW', 'APPROVE', 'DECLINE', 'EXPIRE', 'VOID')),
  state text not null,
  -- Null: the clock or the schedule.
  by_user uuid,
  -- The employee in whose name a manager acted; null: in their own.
  for_employee uuid,
  reason text not null default '',
  impersonator_id uuid default platform.current_impersonator_id(),
  foreign key (deal_id, group_id) references deals.deal (id, group_id) on delete cascade,
  foreign key (for_employee, group_id) references team.employee (id, group_id),
  check (for_employee is null or reason <> '')
);
create index deal_event_deal on deals.deal_event (deal_id, at);
create index deal_event_for on deals.deal_event (for_employee);
select platform.tenant_table('deals.deal_event');
revoke update, delete on deals.deal_event from hearth_tenant;
select platform.audited_table('deals.deal_event', 'id');
