-- What somebody says of themselves once, for all their applications. Nobody else reads it: what goes along with an application is copied there.
create schema profiles;

create table profiles.profile (
  user_id uuid primary key references identity."user" (id) on delete cascade,
  said jsonb not null,
  changed_at timestamptz not null
);
select platform.secured_table('profiles.profile');
create policy own on profiles.profile to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, insert, update, delete on profiles.profile to hearth_self;
