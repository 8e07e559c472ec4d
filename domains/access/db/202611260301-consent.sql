-- By what its holder agreed to a right. There is no default: whoever writes a grant has to say it.
alter table access."grant" add column consent text not null default 'EARLIER' check (
  consent in ('EARLIER', 'FOUNDER', 'MEMBER', 'INVITATION', 'PROVIDER', 'DIRECTORY', 'SEED')
);
alter table access."grant" alter column consent drop default;

-- Rights offered to people outside a group, bound to the address that the offer was mailed to. They count for nothing.
create table access.invitation (
  id uuid primary key,
  group_id uuid not null,
  brand_id uuid not null,
  address text not null,
  language text not null,
  -- Of a token of 256 random bits that is in the mail alone.
  token_hash bytea not null constraint invitation_token unique,
  role text check (role ~ '^[A-Z][A-Z_]*$'),
  role_id uuid,
  conditions jsonb not null check (jsonb_typeof(conditions) = 'object' and not jsonb_path_exists(conditions, '$.* ? (@.size() == 0)')),
  -- Null: from its acceptance.
  valid_from timestamptz,
  valid_until timestamptz,
  invited_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  constraint invitation_offers_one_role check (num_nonnulls(role, role_id) = 1),
  constraint invitation_at_brand foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade,
  constraint invitation_of_own_role foreign key (group_id, role_id) references access.role (group_id, id)
);
create unique index invitation_once on access.invitation (brand_id, address, (coalesce(role, role_id::text)));
create index invitation_of_group on access.invitation (group_id, brand_id);
create index invitation_by_end on access.invitation (expires_at);
select platform.tenant_table('access.invitation');

alter table access.change drop constraint change_action_check;
alter table access.change add constraint change_action_check check (
  action in (
    'GRANTED', 'REVOKED', 'LEFT', 'INVITED', 'INVITATION_WITHDRAWN', 'INVITATION_DECLINED', 'PERSONA_SET', 'PERSONA_REMOVED',
    'ROLE_CREATED', 'ROLE_CHANGED', 'ROLE_ARCHIVED', 'ROLE_RESTORED'
  )
);

-- Whether somebody works for a group now. The domain that knows employments gives the answer.
create function access.works_for(person uuid, of_group uuid) returns boolean language sql stable
  as $$ select false $$;
