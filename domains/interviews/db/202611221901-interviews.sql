-- Interviews: how they are held, who is invited, and which times are taken.
create schema interviews;

-- How interviews of a kind are held at a location.
create table interviews.kit (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  name text not null,
  kind text not null check (kind in ('IN_PERSON', 'PHONE', 'VIDEO', 'GROUP', 'TRIAL_SHIFT')),
  minutes int not null check (minutes > 0),
  buffer_minutes int not null check (buffer_minutes >= 0),
  notice_hours int not null check (notice_hours >= 0),
  horizon_days int not null check (horizon_days > 0),
  capacity int not null check (capacity > 0),
  panel uuid[] not null check (cardinality(panel) > 0),
  panel_rule text not null check (panel_rule in ('ALL', 'ANY')),
  room text not null,
  details text not null,
  -- [{weekday, start, end}] on the clock of the location.
  hours jsonb not null,
  focus text[] not null,
  version int not null default 1,
  away_at timestamptz,
  created_at timestamptz not null
);
create index kit_location on interviews.kit (location_id) where away_at is null;
create index kit_group on interviews.kit (group_id);
select platform.tenant_table('interviews.kit');

-- One time that people sit together: made by the first who books it, gone with the last who leaves.
create table interviews.session (
  id uuid primary key,
  group_id uuid not null,
  kit_id uuid not null references interviews.kit (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- In order of their ids: the same people are the same session.
  host_ids uuid[] not null,
  capacity int not null,
  taken int not null check (taken between 0 and capacity),
  constraint session_once unique (kit_id, starts_at, host_ids)
);
create index session_time on interviews.session (kit_id, starts_at);
select platform.tenant_table('interviews.session');

-- A person or a room for a stretch of time. Two sessions cannot have the same one at once: the database refuses the second.
create table interviews.hold (
  session_id uuid not null references interviews.session (id) on delete cascade,
  group_id uuid not null,
  -- host:<user id>, or room:<location id>:<its name in lower case>
  resource text not null,
  during tstzrange not null,
  constraint hold_once exclude using gist (resource with =, during with &&)
);
create index hold_session on interviews.hold (session_id);
select platform.tenant_table('interviews.hold');

create table interviews.interview (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  application_id uuid not null references applications.application (id) on delete cascade,
  user_id uuid not null,
  kit_id uuid not null references interviews.kit (id),
  state text not null check (state in ('INVITED', 'BOOKED', 'CANCELLED', 'DONE', 'NO_SHOW')),
  -- While it is booked; a session that everybody has left is gone.
  session_id uuid,
  starts_at timestamptz,
  ends_at timestamptz,
  host_ids uuid[] not null default '{}',
  -- The language that the candidate applied in.
  language text not null,
  invited_at timestamptz not null,
  invited_by uuid,
  open_until timestamptz not null,
  -- Raised with every change of time, so that calendars know the newest.
  sequence int not null default 0,
  flag text check (flag in ('PANEL_AWAY', 'PANEL_BUSY', 'PANEL_LEFT')),
  late_minutes int,
  -- When a reminder was sent, or was not needed any more.
  reminded_day_at timestamptz,
  reminded_hours_at timestamptz,
  check ((state = 'BOOKED') = (session_id is not null)),
  check (state not in ('BOOKED', 'DONE', 'NO_SHOW') or starts_at is not null)
);
create unique index interview_open on interviews.interview (application_id, kit_id) where state in ('INVITED', 'BOOKED');
create index interview_application on interviews.interview (application_id, invited_at desc);
create index interview_user on interviews.interview (user_id) where state in ('INVITED', 'BOOKED');
create index interview_day on interviews.interview (group_id, starts_at) where starts_at is not null;
create index interview_due on interviews.interview (starts_at) where state = 'BOOKED';
create index interview_session on interviews.interview (session_id);
create index interview_kit on interviews.interview (kit_id);
select platform.tenant_table('interviews.interview');
create policy own on interviews.interview for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on interviews.interview to hearth_self;

-- What the links of an interview are signed with. Nobody but the system reads it.
create table interviews.link_key (
  interview_id uuid primary key references interviews.interview (id) on delete cascade,
  secret text not null
);
select platform.secured_table('interviews.link_key');
