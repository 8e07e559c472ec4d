-- When a message was also sent to its receiver's own mail: once.
alter table messaging.message add column mailed_at timestamptz;

-- Who said that they want no mail about messages of a group, or want it again: a line for each time, never changed. The last one holds.
create table messaging.mail_choice (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null,
  address text not null,
  wanted boolean not null,
  via text not null check (via in ('MAIL', 'LINK')),
  at timestamptz not null
);
create index mail_choice_address on messaging.mail_choice (group_id, address, at desc);
select platform.tenant_table('messaging.mail_choice');
-- What somebody said is theirs: the house may read it.
revoke insert, update, delete on messaging.mail_choice from hearth_tenant;
create policy own on messaging.mail_choice for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on messaging.mail_choice to hearth_self;
