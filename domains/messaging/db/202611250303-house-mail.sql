-- How somebody of a house wants to be mailed about messages that nobody has looked at. Without a line: at once, of what is theirs.
create table messaging.house_mail_choice (
  group_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null references identity."user" (id) on delete cascade,
  choice text not null check (choice in ('NEVER', 'ASSIGNED', 'HOURLY', 'MORNING')),
  via text not null check (via in ('MAIL', 'LINK', 'SETTINGS')),
  at timestamptz not null,
  primary key (user_id, group_id)
);
create index house_mail_choice_group on messaging.house_mail_choice (group_id);
create index house_mail_choice_digest on messaging.house_mail_choice (user_id, group_id) where choice in ('HOURLY', 'MORNING');
select platform.secured_table('messaging.house_mail_choice');

-- Mail to somebody of the house about one conversation: one stands until somebody has looked there. Its id is what an answer comes to.
create table messaging.house_mail (
  id uuid primary key,
  group_id uuid not null,
  application_id uuid not null references applications.application (id) on delete cascade,
  user_id uuid not null references identity."user" (id) on delete cascade,
  mailed_at timestamptz not null,
  is_waiting boolean not null,
  -- When the last answer was refused and that was explained.
  refused_at timestamptz,
  constraint house_mail_once unique (application_id, user_id)
);
create index house_mail_user on messaging.house_mail (user_id);
select platform.secured_table('messaging.house_mail');

-- What candidates wrote and nobody of the house has read, by time.
create index message_unseen on messaging.message (sent_at) where sender_side = 'CANDIDATE' and read_at is null;
