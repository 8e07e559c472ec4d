-- What a message asks its candidate for: a time of several, a document, a yes. The message has the same id.
create table messaging.ask (
  id uuid primary key references messaging.message (id) on delete cascade,
  group_id uuid not null,
  application_id uuid not null references applications.application (id) on delete cascade,
  kind text not null check (kind in ('TIME', 'DOCUMENT', 'CONFIRM')),
  -- The times that were offered; empty for anything else.
  times timestamptz[] not null,
  time_zone text not null,
  expires_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'DECLINED', 'WITHDRAWN')),
  chosen timestamptz,
  changed_at timestamptz,
  check ((state = 'OPEN') = (changed_at is null))
);
create index ask_application on messaging.ask (application_id);
select platform.tenant_table('messaging.ask');
revoke insert, update, delete on messaging.ask from hearth_tenant;
