-- Where people come from: links that colleagues share, who was referred by whom, and what was promised for it.
create schema sourcing;

-- What shared links are signed with. Nobody but the system reads it.
create table sourcing.link_key (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
select platform.secured_table('sourcing.link_key');

create table sourcing.link (
  id uuid primary key,
  group_id uuid not null,
  job_id uuid not null references jobs.job (id) on delete cascade,
  user_id uuid not null,
  employee_id uuid not null references team.employee (id) on delete cascade,
  nonce text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index link_job on sourcing.link (job_id, user_id, made_at desc);
create index link_employee on sourcing.link (employee_id);
create index link_group on sourcing.link (group_id);
select platform.tenant_table('sourcing.link');
revoke insert, update, delete on sourcing.link from hearth_tenant;
create policy own on sourcing.link to hearth_self
  using (user_id = (select platform.current_user_id()))
  with check (user_id = (select platform.current_user_id()) and employee_id = any ((select team.my_employee_ids())::uuid[])
    and group_id = any ((select team.my_group_ids())::uuid[]));
grant select, insert on sourcing.link to hearth_self;

-- What is promised for a referral, for a brand and everything below it, or for one post. Rows are only added; the latest that holds
-- on the day of an application counts for it. No parts: nothing is promised; null: what stands above holds.
create table sourcing.bonus_rule (
  id uuid primary key,
  number bigint not null generated always as identity,
  group_id uuid not null,
  brand_id uuid not null references core.brand (id) on delete cascade,
  job_id uuid references jobs.job (id) on delete cascade,
  valid_from date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  parts jsonb,
  excluded text[] not null,
  by_user_id uuid not null,
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index bonus_rule_brand on sourcing.bonus_rule (brand_id, valid_from desc, number desc);
create index bonus_rule_job on sourcing.bonus_rule (job_id) where job_id is not null;
create index bonus_rule_group on sourcing.bonus_rule (group_id);
select platform.tenant_table('sourcing.bonus_rule');
revoke update, delete on sourcing.bonus_rule from hearth_tenant;
create policy staff on sourcing.bonus_rule for select to hearth_self using (group_id = any ((select team.my_group_ids())::uuid[]));
grant select on sourcing.bonus_rule to hearth_self;

-- Who was referred by whom. It goes with the application.
create table sourcing.referral (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  application_id uuid not null unique references applications.application (id) on delete cascade,
  referrer_id uuid not null,
  referrer_employee_id uuid not null,
  referrer_name text not null,
  candidate_id uuid not null,
  job_title text not null,
  at timestamptz not null,
  -- When the candidate said that it is wrong.
  disputed_at timestamptz,
  -- Who they became.
  employee_id uuid
);
create index referral_group on sourcing.referral (group_id, location_id);
create index referral_referrer on sourcing.referral (referrer_id, at desc);
create index referral_candidate on sourcing.referral (candidate_id);
select platform.tenant_table('sourcing.referral');
revoke insert, update, delete on sourcing.referral from hearth_tenant;
create policy own on sourcing.referral for select to hearth_self
  using (referrer_id = (select platform.current_user_id()) or candidate_id = (select platform.current_user_id()));
grant select on sourcing.referral to hearth_self;

-- What was promised for a referral when it came, part by part, and how each part stands.
create table sourcing.bonus (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  referral_id uuid not null references sourcing.referral (id) on delete cascade,
  number int not null,
  after_days int not null check (after_days >= 0),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('WAITING', 'EARNED', 'APPROVED', 'PAID', 'REFUSED', 'LAPSED')),
  -- The day on which it is earned; known once somebody was hired.
  due_on date,
  version int not null default 1,
  changed_at timestamptz not null,
  unique (referral_id, number)
);
create index bonus_group on sourcing.bonus (group_id, state, id);
create index bonus_location on sourcing.bonus (location_id, state, id);
create index bonus_waiting on sourcing.bonus (id) where state = 'WAITING' and due_on is not null;
select platform.tenant_table('sourcing.bonus');
revoke insert, delete on sourcing.bonus from hearth_tenant;
-- What the candidate was worth to somebody is the referrer's to know, not the candidate's.
create policy own on sourcing.bonus for select to hearth_self
  using (referral_id in (select id from sourcing.referral where referrer_id = (select platform.current_user_id())));
grant select on sourcing.bonus to hearth_self;

create table sourcing.bonus_event (
  id bigint primary key generated always as identity,
  group_id uuid not null,
  bonus_id uuid not null references sourcing.bonus (id) on delete cascade,
  from_state text not null,
  to_state text not null,
  at timestamptz not null,
  -- Null for what came by time, or with the application.
  by_user_id uuid,
  by_name text not null,
  note text not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index bonus_event_bonus on sourcing.bonus_event (bonus_id, id);
create index bonus_event_group on sourcing.bonus_event (group_id);
select platform.tenant_table('sourcing.bonus_event');
revoke update, delete on sourcing.bonus_event from hearth_tenant, hearth_system;

-- What was promised stays as it was promised, and what was paid stays paid: in no scope is either changed.
create function sourcing.keep_bonus() returns trigger language plpgsql as $$
begin
  if (new.amount, new.currency, new.after_days, new.referral_id, new.number) is distinct from (old.amount, old.currency, old.after_days, old.referral_id, old.number) then
    raise exception 'What was promised is not changed.' using errcode = 'restrict_violation';
  end if;
  if old.state = 'PAID' then
    raise exception 'What was paid is not changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_bonus before update on sourcing.bonus for each row execute function sourcing.keep_bonus();
