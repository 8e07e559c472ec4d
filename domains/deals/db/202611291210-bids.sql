-- Bids for shifts that colleagues release or nobody holds: collected until a time, then one of them gets the shift.
create table deals.bidding (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  shift_id uuid not null,
  -- The request that releases the shift; null: nobody holds it.
  deal_id uuid,
  state text not null check (state in ('OPEN', 'AWARDED', 'EMPTY', 'ENDED')),
  bid_order text not null check (bid_order in ('FIRST', 'FEWEST_HOURS', 'SENIORITY', 'LOWEST_COST')),
  -- Which offer it is about: a shift that is offered again is bid for again.
  offered_at timestamptz not null,
  closes_at timestamptz not null,
  ended_at timestamptz,
  -- The request that came of it.
  awarded_deal_id uuid,
  version int not null default 1,
  -- The shift as bidders saw it.
  position_id uuid,
  position_name text,
  local_date date not null,
  start_time time not null,
  end_time time not null,
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  unpaid_break_minutes smallint not null,
  constraint bidding_in_group unique (id, group_id),
  foreign key (deal_id, group_id) references deals.deal (id, group_id),
  foreign key (awarded_deal_id, group_id) references deals.deal (id, group_id),
  check ((ended_at is null) = (state = 'OPEN')),
  check ((awarded_deal_id is not null) = (state = 'AWARDED'))
);
create unique index bidding_open on deals.bidding (shift_id) where state = 'OPEN';
create index bidding_closes on deals.bidding (closes_at) where state = 'OPEN';
create index bidding_waits on deals.bidding (group_id, closes_at, id) where state = 'OPEN';
create index bidding_place on deals.bidding (location_id) where state = 'OPEN';
create index bidding_shift on deals.bidding (shift_id, id desc);
create index bidding_deal on deals.bidding (deal_id);
create index bidding_awarded on deals.bidding (awarded_deal_id);
select platform.tenant_table('deals.bidding');

create table deals.bid (
  id uuid primary key,
  bidding_id uuid not null,
  group_id uuid not null,
  employee_id uuid not null,
  state text not null check (state in ('PLACED', 'WITHDRAWN', 'WON', 'LOST')),
  placed_at timestamptz not null,
  -- The account that placed it: the award is made in its name.
  placed_by uuid not null,
  ended_at timestamptz,
  result text check (result in
    ('BEST', 'LATER', 'MORE_HOURS', 'SHORTER_SERVICE', 'ORDER', 'NOT_ELIGIBLE', 'ASSIGNED', 'ENDED')),
  version int not null default 1,
  foreign key (bidding_id, group_id) references deals.bidding (id, group_id) on delete cascade,
  foreign key (employee_id, group_id) references team.employee (id, group_id),
  -- One of each person; whoever withdraws and bids again has bid later.
  constraint bid_once unique (bidding_id, employee_id),
  check ((ended_at is null) = (state = 'PLACED')),
  check ((result is not null) = (state in ('WON', 'LOST')))
);
create index bid_employee on deals.bid (employee_id, placed_at desc);
select platform.tenant_table('deals.bid');
create policy own on deals.bid for select to hearth_self
  using (employee_id = any ((select team.my_employee_ids())::uuid[]));
grant select on deals.bid to hearth_self;

-- A shift can come to somebody by their bid.
alter table deals.deal_event drop constraint deal_event_move_check;
alter table deals.deal_event add constraint deal_event_move_check
  check (move in ('ASK', 'TAKE', 'AWARD', 'REFUSE', 'WITHDRAW', 'APPROVE', 'DECLINE', 'EXPIRE', 'VOID'));
