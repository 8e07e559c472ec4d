-- Notices on people's devices (web push), and a delivery log of which each line is of one channel.

-- A browser that shows somebody's notices. It belongs to the session that added it and ends with it.
create table notices.device (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  session_id uuid not null,
  -- The SHA-256 of the address at the push service: by it the browser recognises itself.
  fingerprint text not null unique,
  -- The address at the push service and the keys that only the browser and we know: sealed.
  subscription text not null,
  browser text,
  system text,
  added_at timestamptz not null,
  -- When the push service last took something for it.
  used_at timestamptz
);
create index device_of_user on notices.device (user_id, added_at);
create index device_session on notices.device (session_id);
select platform.secured_table('notices.device');
create policy own on notices.device to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, delete on notices.device to hearth_self;

-- The group that a notice comes from; the notice itself is its receiver's. Its rules decide what a locked screen shows, and what waits until the next shift.
alter table notices.notice add column from_group_id uuid references core.brand (id) on delete cascade;
create index notice_group on notices.notice (from_group_id) where from_group_id is not null;

-- Until now a notice had one line, that of its mail. Its id becomes the line's.
alter table notices.delivery
  add column id uuid,
  add column channel text not null default 'MAIL' check (channel in ('MAIL', 'PUSH')),
  add column device_id uuid references notices.device (id) on delete set null,
  add column attempts smallint not null default 0,
  -- What put it off.
  add column held text check (held in ('QUIET', 'OFF_CLOCK'));
update notices.delivery set id = notice_id;
alter table notices.delivery
  alter column id set not null,
  alter column channel drop default,
  drop constraint delivery_pkey,
  drop constraint delivery_state_check,
  drop constraint delivery_reason_check,
  drop constraint delivery_check1;
update notices.delivery set state = 'SENT' where state = 'MAILED';
alter table notices.delivery
  add primary key (id),
  add constraint delivery_state_check check (state in ('WAITING', 'SENT', 'SKIPPED', 'FAILED', 'RETURNED')),
  add constraint delivery_reason_check check (
    reason in ('OFF', 'NO_ADDRESS', 'UNPROVEN', 'READ', 'REPLACED', 'DEVICE_GONE', 'REFUSED', 'UNREACHABLE')),
  add constraint delivery_why_check check ((state in ('SKIPPED', 'FAILED')) = (reason is not null));
create index delivery_of_notice on notices.delivery (notice_id);
create index delivery_device on notices.delivery (device_id) where device_id is not null;
drop index notices.delivery_waiting;
create index delivery_waiting on notices.delivery (channel, not_before, user_id) where state = 'WAITING';

-- Of each kind it is chosen now whether it is mailed at once, hourly or daily; what one choice said for all summaries is said by kind.
update notices.setting set chosen = chosen - 'digest' || jsonb_build_object(
  'push', '{}'::jsonb,
  'hides_text', false,
  'mail', coalesce((
    select jsonb_object_agg(kind, choice) from (
      select kind, case when said = 'DIGEST' then coalesce(chosen ->> 'digest', 'DAILY') else said end as choice
        from (
          select key as kind, value as said from jsonb_each_text(chosen -> 'mail')
          union all
          select usual.kind, 'DIGEST' from unnest(array['schedule.timeOffRequested', 'hiring.applicationReceived']) as usual (kind)
           where chosen ->> 'digest' = 'HOURLY' and not (chosen -> 'mail') ? usual.kind
        ) as every_kind
    ) as of_kind), '{}'::jsonb))
 where chosen is not null;
