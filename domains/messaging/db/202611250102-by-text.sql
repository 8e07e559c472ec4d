-- Messages that went or came as texts, with the two numbers: where an answer belongs.
create table messaging.by_text (
  message_id uuid primary key references messaging.message (id) on delete cascade,
  application_id uuid not null references applications.application (id) on delete cascade,
  number text not null,
  own_number text not null,
  at timestamptz not null
);
create index by_text_line on messaging.by_text (own_number, number, at desc, message_id desc);
create index by_text_application on messaging.by_text (application_id);
select platform.secured_table('messaging.by_text');
