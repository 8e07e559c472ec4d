-- Directories of groups, which keep their people up to date by SCIM.
create schema provisioning;

-- What a directory shows itself with. Only a hash is kept; revoked ones stay for the record.
create table provisioning.token (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  name text not null,
  token_hash bytea not null constraint token_hash unique,
  created_by uuid not null references identity."user" (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index token_group on provisioning.token (group_id, created_at);
create index token_created_by on provisioning.token (created_by);
select platform.tenant_table('provisioning.token');

-- Somebody whom a group's directory looks after, under the names that it has for them.
create table provisioning.person (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null references identity."user" (id) on delete cascade,
  user_name text not null,
  external_id text,
  is_active boolean not null,
  -- The whole account was closed for them, not only what it holds in this group.
  is_closed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint person_user unique (group_id, user_id)
);
create unique index person_user_name on provisioning.person (group_id, lower(user_name));
create index person_external_id on provisioning.person (group_id, external_id);
create index person_of_user on provisioning.person (user_id);
create index person_order on provisioning.person (group_id, id);
select platform.tenant_table('provisioning.person');

-- What directories did, for the record; never changed.
create table provisioning.deed (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  token_id uuid not null references provisioning.token (id) on delete cascade,
  user_id uuid not null references identity."user" (id) on delete cascade,
  at timestamptz not null,
  action text not null check (action in ('CREATED', 'CHANGED', 'DEACTIVATED', 'REACTIVATED', 'REMOVED')),
  detail jsonb not null
);
create index deed_group on provisioning.deed (group_id, id);
create index deed_token on provisioning.deed (token_id);
create index deed_user on provisioning.deed (user_id);
select platform.tenant_table('provisioning.deed');
