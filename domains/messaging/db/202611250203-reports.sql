-- What somebody reported, with a copy of it: no reference to what may be forgotten before the report is settled.
create table messaging.report (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  location_id uuid not null,
  application_id uuid not null,
  message_id uuid,
  candidate_name text not null,
  job_title text not null,
  place_name text not null,
  reporter_user_id uuid not null,
  reporter_name text not null,
  reporter_side text not null check (reporter_side in ('EMPLOYER', 'CANDIDATE')),
  -- Who is reported: whoever wrote the message, or all who wrote for the other side. None of them decides.
  accused_ids uuid[] not null,
  accused_name text not null,
  accused_side text not null check (accused_side in ('EMPLOYER', 'CANDIDATE')),
  reason text not null,
  note text not null,
  -- The lines as they were: time, side, name, words, names of files, and which was reported.
  evidence jsonb not null,
  at timestamptz not null,
  verdict text check (verdict in ('UPHELD', 'UNFOUNDED')),
  settled_at timestamptz,
  check ((verdict is null) = (settled_at is null))
);
create index report_open on messaging.report (group_id, at desc, id desc) where settled_at is null;
create index report_settled on messaging.report (group_id, at desc, id desc) where settled_at is not null;
create index report_application on messaging.report (application_id, reporter_user_id);
create index report_due on messaging.report (settled_at) where settled_at is not null;
select platform.secured_table('messaging.report');
create policy own on messaging.report for select to hearth_self using (reporter_user_id = (select platform.current_user_id()));
-- Who decided and what it led to is no part of it.
grant select on messaging.report to hearth_self;

-- What was done about a report, never changed.
create table messaging.report_event (
  id uuid primary key,
  report_id uuid not null references messaging.report (id) on delete cascade,
  what text not null check (what in ('UPHELD', 'UNFOUNDED', 'HIDDEN', 'WARNED', 'SUSPENDED')),
  detail text not null,
  by_user_id uuid not null,
  by_name text not null,
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index report_event_report on messaging.report_event (report_id, at, id);
select platform.secured_table('messaging.report_event');

-- Messages that were taken out of sight: what they said, for the record. The message itself says nothing any more.
create table messaging.hidden (
  message_id uuid primary key references messaging.message (id) on delete cascade,
  group_id uuid not null,
  body text not null,
  attachment_ids uuid[] not null,
  by_name text not null,
  at timestamptz not null
);
select platform.secured_table('messaging.hidden');
