-- Who may not write to whom. HOUSE: nobody of the house in this conversation; PERSON: one of the house, in every conversation of this
-- candidate with the group; CANDIDATE: the house closed this conversation. Ended by who made it, and kept as ended.
create table messaging.block (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  kind text not null check (kind in ('HOUSE', 'PERSON', 'CANDIDATE')),
  -- Where it was made; a person is stopped beyond that conversation, and longer than it is kept.
  application_id uuid references applications.application (id) on delete cascade,
  candidate_user_id uuid not null,
  blocked_user_id uuid,
  blocked_name text not null,
  reason text not null,
  note text not null,
  by_user_id uuid not null,
  by_name text not null,
  at timestamptz not null,
  ended_at timestamptz,
  ended_by_name text,
  check ((kind = 'PERSON') = (blocked_user_id is not null)),
  check ((kind = 'PERSON') = (application_id is null))
);
create unique index block_of_conversation on messaging.block (application_id, kind) where ended_at is null and application_id is not null;
create unique index block_of_person on messaging.block (group_id, candidate_user_id, blocked_user_id) where ended_at is null and blocked_user_id is not null;
select platform.secured_table('messaging.block');
create policy own on messaging.block for select to hearth_self
  using (candidate_user_id = (select platform.current_user_id()) and kind <> 'CANDIDATE');
grant select on messaging.block to hearth_self;

-- Members of staff who may not write in conversations for some days.
create table messaging.suspension (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null,
  user_name text not null,
  report_id uuid not null,
  until timestamptz not null,
  by_name text not null,
  at timestamptz not null,
  ended_at timestamptz,
  ended_by_name text
);
create index suspension_user on messaging.suspension (group_id, user_id, until);
create index suspension_newest on messaging.suspension (group_id, at desc, id desc);
select platform.secured_table('messaging.suspension');

-- Who may write to people under age, at a brand and everything below it. Removed ones are kept as removed.
create table messaging.minor_sender (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null,
  user_name text not null,
  by_name text not null,
  at timestamptz not null,
  removed_at timestamptz,
  removed_by_name text
);
create unique index minor_sender_once on messaging.minor_sender (brand_id, user_id) where removed_at is null;
create index minor_sender_group on messaging.minor_sender (group_id, user_id);
select platform.secured_table('messaging.minor_sender');
