-- A role that a group makes for itself. It can be given at its brand and everywhere below.
create table access.role (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  name text not null check (name <> ''),
  description text not null,
  -- What it was made from: the code of a built-in role, or the id of another one.
  based_on text,
  -- {"VIEW_TEAM": {}, "VIEW_SCHEDULE": {"POSITION_CATEGORY": ["KITCHEN"]}}: an absent type is unrestricted, an empty list does not exist.
  rights jsonb not null check (
    jsonb_typeof(rights) = 'object' and rights <> '{}' and not jsonb_path_exists(rights, '$.*.* ? (@.size() == 0)')
  ),
  version int not null default 1,
  -- Since when nobody can be given it any more; whoever holds it keeps it.
  archived_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid,
  constraint role_of_group unique (group_id, id),
  constraint role_at_brand foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index role_of_brand on access.role (group_id, brand_id);
create unique index role_name_once on access.role (brand_id, platform.searchable(name)) where archived_at is null;
select platform.tenant_table('access.role');

alter table access."grant" add column role_id uuid;
alter table access."grant" add constraint grant_of_own_role foreign key (group_id, role_id) references access.role (group_id, id);
alter table access."grant" drop constraint grant_carries_one_set;
alter table access."grant" add constraint grant_carries_one_set check (num_nonnulls(role, permissions, role_id) = 1);
create index grant_by_own_role on access."grant" (group_id, role_id) where role_id is not null;
create unique index grant_of_own_role_once on access."grant" (user_id, brand_id, role_id) where valid_until is null and conditions = '{}';

alter table access.change drop constraint change_action_check;
alter table access.change add constraint change_action_check check (
  action in (
    'GRANTED', 'REVOKED', 'PERSONA_SET', 'PERSONA_REMOVED',
    'ROLE_CREATED', 'ROLE_CHANGED', 'ROLE_ARCHIVED', 'ROLE_RESTORED'
  )
);
create index change_of_role on access.change (group_id, (detail ->> 'role_id'), at) where action like 'ROLE%';
