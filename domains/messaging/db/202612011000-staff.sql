-- Staff and the managers of a location write to each other: one thread for each person and location.
create table messaging.staff_conversation (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  employee_id uuid not null,
  -- The account of the employee, who is one of the two sides.
  user_id uuid not null,
  opened_at timestamptz not null,
  -- Kept with every message, as those of applications are: lists and badges read no messages.
  unread_staff int not null default 0,
  unread_location int not null default 0,
  last_message text not null default '',
  last_message_by text check (last_message_by in ('LOCATION', 'STAFF')),
  last_message_at timestamptz,
  constraint staff_conversation_in_group unique (id, group_id),
  constraint staff_conversation_person unique (location_id, user_id),
  foreign key (employee_id, group_id) references team.employee (id, group_id) on delete cascade
);
create index staff_conversation_newest on messaging.staff_conversation (location_id, last_message_at desc, id desc)
  where last_message_at is not null;
create index staff_conversation_unread on messaging.staff_conversation (group_id, location_id) where unread_location > 0;
create index staff_conversation_user on messaging.staff_conversation (user_id);
create index staff_conversation_employee on messaging.staff_conversation (employee_id);
select platform.tenant_table('messaging.staff_conversation');
-- Whether somebody works there is asked of the team, and counts are of both sides: neither opens a thread or counts in it by itself.
revoke insert, update, delete on messaging.staff_conversation from hearth_tenant;
-- Of an employment that is still their account's, also after its last day.
create policy own on messaging.staff_conversation for select to hearth_self
  using (user_id = (select platform.current_user_id()) and exists (
    select from team.employee e where e.id = employee_id and e.user_id = (select platform.current_user_id())));
grant select on messaging.staff_conversation to hearth_self;

create table messaging.staff_message (
  id uuid primary key,
  group_id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  sender_user_id uuid not null,
  sender_side text not null check (sender_side in ('LOCATION', 'STAFF')),
  sender_name text not null,
  body text not null,
  sent_at timestamptz not null,
  -- When the other side read it.
  read_at timestamptz,
  foreign key (conversation_id, group_id) references messaging.staff_conversation (id, group_id) on delete cascade
);
create index staff_message_thread on messaging.staff_message (conversation_id, sent_at, id);
create index staff_message_unread on messaging.staff_message (conversation_id, sender_side) where read_at is null;
select platform.tenant_table('messaging.staff_message');
revoke update, delete on messaging.staff_message from hearth_tenant;
grant update (read_at) on messaging.staff_message to hearth_tenant;
create policy written_by_location on messaging.staff_message as restrictive for insert to hearth_tenant
  with check (sender_user_id = (select platform.current_user_id()) and sender_side = 'LOCATION' and read_at is null);
create policy read_by_location on messaging.staff_message as restrictive for update to hearth_tenant using (sender_side = 'STAFF');
create policy own on messaging.staff_message for select to hearth_self
  using (user_id = (select platform.current_user_id()) and exists (
    select from messaging.staff_conversation c where c.id = conversation_id));
create policy written_by_staff on messaging.staff_message for insert to hearth_self
  with check (user_id = (select platform.current_user_id()) and sender_user_id = (select platform.current_user_id())
    and sender_side = 'STAFF' and read_at is null and exists (
      select from messaging.staff_conversation c where c.id = conversation_id and c.user_id = (select platform.current_user_id())));
create policy read_by_staff on messaging.staff_message for update to hearth_self
  using (user_id = (select platform.current_user_id()) and sender_side = 'LOCATION')
  with check (user_id = (select platform.current_user_id()) and sender_side = 'LOCATION');
grant select, insert, update (read_at) on messaging.staff_message to hearth_self;
