-- Who may do what where.
create schema access;

-- A right: permissions (a built-in role's, or a set of their own) at a brand and everything below it.
create table access."grant" (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  user_id uuid not null references identity."user" (id) on delete cascade,
  -- A built-in role; its permissions are those of the running version.
  role text check (role ~ '^[A-Z][A-Z_]*$'),
  permissions text[],
  -- {"POSITION_CATEGORY": ["KITCHEN"]}: an absent type is unrestricted, an empty list does not exist.
  conditions jsonb not null default '{}' check (jsonb_typeof(conditions) = 'object' and not jsonb_path_exists(conditions, '$.* ? (@.size() == 0)')),
  valid_from timestamptz not null,
  valid_until timestamptz check (valid_until > valid_from),
  granted_by uuid,
  created_at timestamptz not null default now(),
  constraint grant_carries_one_set check ((role is null) <> (permissions is null)),
  constraint grant_at_brand foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index grant_of_group on access."grant" (group_id, brand_id);
create index grant_of_user on access."grant" (user_id);
create unique index grant_once on access."grant" (user_id, brand_id, role) where valid_until is null and conditions = '{}';
select platform.tenant_table('access."grant"');
create policy own on access."grant" for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on access."grant" to hearth_self;

-- What kind of employer a person is in a group, where that hides something from them.
create table access.persona (
  group_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null references identity."user" (id) on delete cascade,
  name text not null check (name in ('MANAGER_NO_SALES')),
  primary key (group_id, user_id)
);
create index persona_of_user on access.persona (user_id);
select platform.tenant_table('access.persona');
create policy own on access.persona for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on access.persona to hearth_self;

-- Every change of rights. Rows are only ever added.
create table access.change (
  id uuid primary key,
  group_id uuid not null,
  at timestamptz not null,
  -- Who did it; null is the system.
  actor_id uuid,
  -- Whose rights changed; null when everybody below a brand is meant.
  user_id uuid,
  brand_id uuid not null,
  action text not null check (action in ('GRANTED', 'REVOKED', 'PERSONA_SET', 'PERSONA_REMOVED')),
  detail jsonb not null
);
create index change_of_group on access.change (group_id, at);
select platform.tenant_table('access.change');
revoke update, delete on access.change from hearth_tenant, hearth_system;
