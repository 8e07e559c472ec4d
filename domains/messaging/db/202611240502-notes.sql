-- What the house says to itself in a conversation. The candidate's scope has no policy here: to them there are none.
create table messaging.note (
  id uuid primary key,
  group_id uuid not null,
  application_id uuid not null references applications.application (id) on delete cascade,
  author_user_id uuid not null,
  author_name text not null,
  body text not null,
  -- Colleagues who were named, and were told.
  mentioned_names text[] not null,
  at timestamptz not null
);
create index note_application on messaging.note (application_id, at, id);
select platform.tenant_table('messaging.note');
revoke insert, update, delete on messaging.note from hearth_tenant;

-- What people of the house did with a conversation, never changed.
create table messaging.conversation_event (
  id uuid primary key,
  group_id uuid not null,
  application_id uuid not null references applications.application (id) on delete cascade,
  what text not null,
  -- Who or until when, in the words of the moment; empty where nothing more is to be said.
  detail text not null,
  by_user_id uuid not null,
  by_name text not null,
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index conversation_event_application on messaging.conversation_event (application_id, at, id);
select platform.tenant_table('messaging.conversation_event');
revoke insert, update, delete on messaging.conversation_event from hearth_tenant;
