-- What is written to a candidate when an application ends. It waits, so that a move that is taken back takes it back too.
create table applications.letter (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  application_id uuid not null references applications.application (id) on delete cascade,
  recipient text not null,
  language text not null,
  subject text not null,
  body text not null,
  send_after timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'CANCELLED')),
  by_user_id uuid,
  at timestamptz not null
);
create index letter_group on applications.letter (group_id);
create index letter_application on applications.letter (application_id, at);
create index letter_due on applications.letter (send_after) where state = 'WAITING';
select platform.tenant_table('applications.letter');
revoke delete on applications.letter from hearth_tenant;

-- Which moves were made together, so that they are taken back together.
alter table applications.stage_event add column batch_id uuid;
create index stage_event_batch on applications.stage_event (batch_id) where batch_id is not null;
