-- Files that belong to a brand, to an application or message, or to a person. Bytes are in the file store; rows say whose they are.
create schema media;

-- An address was given for it; the file waits in quarantine until it is checked.
create table media.upload (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null,
  key text not null unique,
  type text not null,
  format text not null,
  file_name text not null,
  max_bytes bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index upload_expires on media.upload (expires_at);
create index upload_group on media.upload (group_id);
create index upload_brand on media.upload (brand_id);
select platform.tenant_table('media.upload');

create table media.item (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null,
  title text not null,
  description text not null,
  type text not null,
  format text not null,
  key text not null unique,
  size bigint not null check (size > 0),
  positions uuid[] not null default '{}',
  secondary jsonb not null default '[]',
  is_hosted boolean,
  created_at timestamptz not null
);
create index item_brand on media.item (brand_id, created_at desc);
create index item_group on media.item (group_id);
select platform.tenant_table('media.item');

-- A file of an application or a message. Only its two parties see it; the domain that asked for it checks who asks.
create table media.attachment (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  owner_user_id uuid,
  name text not null,
  type text not null,
  key text not null unique,
  size bigint not null check (size > 0),
  created_at timestamptz not null
);
create index attachment_group on media.attachment (group_id);
create index attachment_owner on media.attachment (owner_user_id);
select platform.tenant_table('media.attachment');
revoke insert, update, delete on media.attachment from hearth_tenant;
create policy own on media.attachment for select to hearth_self
  using (owner_user_id = (select platform.current_user_id()));
grant select on media.attachment to hearth_self;

-- One picture a person.
create table media.photo (
  user_id uuid primary key,
  uuid uuid not null unique,
  path text not null,
  set_at timestamptz not null
);
select platform.secured_table('media.photo');
create policy own on media.photo to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, insert, update, delete on media.photo to hearth_self;
-- A picture's address is public by the specification, but whose it is shows only to those who already know the person.
create policy anyone_signed_in on media.photo for select to hearth_tenant using (true);
grant select on media.photo to hearth_tenant;

-- Pictures of people, for joining beside a name.
create view media.photo_view with (security_invoker = true) as select user_id, uuid, path from media.photo;
grant select on media.photo_view to hearth_tenant, hearth_self, hearth_system;
