-- An attachment that waits for the virus scanner, or that it found something in. Without a scanner nothing waits.
alter table media.attachment
  -- When it is looked at next; null: it waits for nothing.
  add column check_at timestamptz,
  -- How often the scanner could not be asked.
  add column checks smallint not null default 0,
  -- What the scanner found; the bytes are gone.
  add column infected_with text,
  -- The event that says that it was checked, worded by the domain that keeps it.
  add column announce jsonb,
  -- The language in which its sender is told by mail, where they would not see it otherwise.
  add column mail_in text;
create index attachment_waiting on media.attachment (check_at) where check_at is not null;

-- That a file was found to be infected and deleted: by whose hand it came, where, and what the scanner called it. Never its name.
create table media.infected_file (
  id uuid primary key,
  group_id uuid,
  user_id uuid,
  attachment_id uuid,
  came_as text not null check (came_as in ('ATTACHMENT', 'APPLICATION', 'MEDIA', 'PICTURE')),
  signature text not null,
  size bigint not null,
  at timestamptz not null
);
create index infected_file_attachment on media.infected_file (attachment_id);
select platform.secured_table('media.infected_file');
