-- Groups into which directories sort their people. One that is tied to a role gives it to its members; any other gives nothing.
create table provisioning.directory_group (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  display_name text not null,
  external_id text,
  -- What its members hold, and where: nothing unless both are said.
  role text,
  brand_id uuid references core.brand (id) on delete set null,
  -- Rises with each change that a directory can see, its members included.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index directory_group_name on provisioning.directory_group (group_id, lower(display_name));
create index directory_group_external_id on provisioning.directory_group (group_id, external_id);
create index directory_group_order on provisioning.directory_group (group_id, id);
create index directory_group_brand on provisioning.directory_group (brand_id);
select platform.tenant_table('provisioning.directory_group');

-- Who is in which. Whoever made the token that put somebody in could give them no more than they hold themselves.
create table provisioning.member (
  group_id uuid not null references core.brand (id) on delete cascade,
  directory_group_id uuid not null references provisioning.directory_group (id) on delete cascade,
  person_id uuid not null references provisioning.person (id) on delete cascade,
  token_id uuid not null references provisioning.token (id) on delete cascade,
  primary key (directory_group_id, person_id)
);
create index member_group on provisioning.member (group_id);
create index member_person on provisioning.member (person_id);
create index member_token on provisioning.member (token_id);
select platform.tenant_table('provisioning.member');

-- What people hold because of their directory groups: taken away with the last group that gives it. Without its grant it was taken by hand.
create table provisioning.given_right (
  group_id uuid not null references core.brand (id) on delete cascade,
  person_id uuid not null references provisioning.person (id) on delete cascade,
  role text not null,
  brand_id uuid not null references core.brand (id) on delete cascade,
  grant_id uuid references access."grant" (id) on delete set null,
  primary key (person_id, role, brand_id)
);
create index given_right_group on provisioning.given_right (group_id);
create index given_right_brand on provisioning.given_right (brand_id);
create index given_right_grant on provisioning.given_right (grant_id);
select platform.tenant_table('provisioning.given_right');

alter table provisioning.deed drop constraint deed_action_check;
alter table provisioning.deed add constraint deed_action_check
  check (action in ('CREATED', 'CHANGED', 'DEACTIVATED', 'REACTIVATED', 'REMOVED', 'JOINED', 'LEFT'));
