-- The messages between the two parties of an application.
create schema messaging;

create table messaging.message (
  id uuid primary key,
  group_id uuid not null,
  application_id uuid not null references applications.application (id) on delete cascade,
  candidate_user_id uuid not null,
  sender_user_id uuid,
  sender_side text not null check (sender_side in ('EMPLOYER', 'CANDIDATE')),
  sender_name text not null,
  body text not null,
  attachment_ids uuid[] not null default '{}',
  sent_at timestamptz not null,
  -- When the other side read it.
  read_at timestamptz
);
create index message_application on messaging.message (application_id, sent_at, id);
create index message_unread on messaging.message (application_id, sender_side) where read_at is null;
select platform.tenant_table('messaging.message');
create policy own on messaging.message to hearth_self using (candidate_user_id = (select platform.current_user_id()));
grant select on messaging.message to hearth_self;
