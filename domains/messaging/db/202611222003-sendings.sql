-- One text to several people, each in their own conversation.
create table messaging.sending (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  sender_user_id uuid not null,
  sender_name text not null,
  -- As it was written, with its open places.
  text text not null,
  created_at timestamptz not null,
  cancelled_at timestamptz
);
create index sending_brand on messaging.sending (brand_id, created_at desc);
create index sending_group on messaging.sending (group_id);
select platform.tenant_table('messaging.sending');

-- A message that leaves later; its id becomes the message's.
create table messaging.planned (
  id uuid primary key,
  group_id uuid not null,
  sending_id uuid not null references messaging.sending (id) on delete cascade,
  application_id uuid not null references applications.application (id) on delete cascade,
  sender_user_id uuid not null,
  body text not null,
  send_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'CANCELLED', 'SKIPPED')),
  created_at timestamptz not null
);
create index planned_due on messaging.planned (send_at) where state = 'WAITING';
create index planned_sending on messaging.planned (sending_id, state);
create index planned_application on messaging.planned (application_id);
create index planned_sender on messaging.planned (sender_user_id, created_at);
select platform.tenant_table('messaging.planned');
