-- What somebody sent without signing in, until the address that they gave is proven. Where the address had no account, the application was
-- received at once, and the row keeps what counts once it is proven; where it had one, the application itself waits here.
create table applications.guest_application (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  job_id uuid not null,
  email text not null,
  first_name text not null,
  language text not null,
  -- What was sent. Absent once it was received.
  content jsonb,
  attachment_ids uuid[] not null default '{}',
  -- The phone that texts are wanted on.
  texts_to text,
  -- A password chosen where it was sent counts only if the address is proven in the same browser: an address is easily somebody else's.
  browser_hash bytea not null constraint guest_application_browser unique check (octet_length(browser_hash) = 32),
  password_hash text check (password_hash like '$argon2id$%'),
  application_id uuid,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  check (content is not null or application_id is not null),
  foreign key (job_id, group_id) references jobs.job (id, group_id) on delete cascade,
  foreign key (application_id, group_id) references applications.application (id, group_id) on delete cascade
);
create index guest_application_group on applications.guest_application (group_id);
create index guest_application_job on applications.guest_application (job_id);
create index guest_application_email on applications.guest_application (email);
create index guest_application_application on applications.guest_application (application_id) where application_id is not null;
create index guest_application_over on applications.guest_application (expires_at);
select platform.secured_table('applications.guest_application');

-- What the links are signed with that send an application that waits. Nobody but the system reads it.
create table applications.guest_link_key (
  guest_application_id uuid primary key references applications.guest_application (id) on delete cascade,
  secret text not null
);
select platform.secured_table('applications.guest_link_key');
