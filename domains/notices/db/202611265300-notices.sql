-- What people are notified of, how each of them wants it, and what became of each mail.
create schema notices;

create table notices.notice (
  id uuid primary key,
  user_id uuid not null references identity.user (id) on delete cascade,
  kind text not null,
  title text not null check (title <> ''),
  body text not null,
  -- A path of the product.
  link text not null check (link like '/%'),
  -- The record that it is about: what is forgotten takes its notices along.
  about_id uuid,
  -- Of unread notices with the same thread, only the newest is shown.
  thread text,
  at timestamptz not null,
  read_at timestamptz,
  -- A newer one of its thread says more.
  replaced_at timestamptz
);
create index notice_of_user on notices.notice (user_id, id desc) where replaced_at is null;
create index notice_unread on notices.notice (user_id) where read_at is null and replaced_at is null;
create index notice_about on notices.notice (about_id) where about_id is not null;
create index notice_at on notices.notice (at);
select platform.secured_table('notices.notice');
create policy own on notices.notice to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, update (read_at) on notices.notice to hearth_self;

-- The delivery log: one line for the mail of each notice, sent or not.
create table notices.delivery (
  notice_id uuid primary key references notices.notice (id) on delete cascade,
  user_id uuid not null references identity.user (id) on delete cascade,
  state text not null check (state in ('WAITING', 'MAILED', 'SKIPPED', 'RETURNED')),
  -- Why there is none.
  reason text check (reason in ('OFF', 'NO_ADDRESS', 'UNPROVEN', 'READ', 'REPLACED')),
  not_before timestamptz,
  -- The mail that it went with.
  mail_about uuid,
  changed_at timestamptz not null,
  check ((state = 'WAITING') = (not_before is not null)),
  check ((state = 'SKIPPED') = (reason is not null))
);
create index delivery_waiting on notices.delivery (not_before, user_id) where state = 'WAITING';
create index delivery_of_user on notices.delivery (user_id);
create index delivery_mail on notices.delivery (mail_about) where mail_about is not null;
select platform.secured_table('notices.delivery');
create policy own on notices.delivery for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on notices.delivery to hearth_self;

create table notices.setting (
  user_id uuid primary key references identity.user (id) on delete cascade,
  -- The language that the person read the product in when they last looked.
  language text not null,
  -- Null while the person has chosen nothing.
  chosen jsonb,
  -- An address of theirs that mail came back from: nothing is mailed there.
  unreachable text
);
select platform.secured_table('notices.setting');
create policy own on notices.setting to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, insert (user_id, language, chosen), update (language, chosen) on notices.setting to hearth_self;
