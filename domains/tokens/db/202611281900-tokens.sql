-- Tokens that programs call the API with, for a person or as a service of a group.
create schema tokens;

-- Only hashes are kept; revoked and expired tokens stay for the record.
create table tokens.access_token (
  id uuid primary key,
  group_id uuid not null,
  -- It reaches this brand and everything below it.
  brand_id uuid not null,
  kind text not null check (kind in ('PERSONAL', 'SERVICE')),
  -- Whose it is: the person, or the account that a service's deeds are recorded under.
  user_id uuid not null references identity."user" (id) on delete cascade,
  name text not null check (name <> ''),
  permissions text[] not null check (cardinality(permissions) > 0),
  token_hash bytea not null constraint access_token_hash unique,
  -- A personal token ends with all of its person's sessions: it holds only in the epoch that it was created in. 0 for a service.
  session_epoch integer not null,
  created_by uuid references identity."user" (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '366 days'),
  -- Noted once an hour at most.
  used_at timestamptz,
  revoked_at timestamptz,
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index access_token_of_group on tokens.access_token (group_id, id desc) where revoked_at is null;
create index access_token_of_brand on tokens.access_token (group_id, brand_id);
create index access_token_of_user on tokens.access_token (user_id, id desc);
create index access_token_created_by on tokens.access_token (created_by);
select platform.tenant_table('tokens.access_token');
-- Groups read theirs; tokens are created and revoked in the system scope, which has checked what may be given.
revoke insert, update, delete on tokens.access_token from hearth_tenant;
create policy own on tokens.access_token for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select (id, group_id, brand_id, kind, user_id, name, permissions, created_by, created_at, expires_at, used_at, revoked_at)
  on tokens.access_token to hearth_self;

-- Who created and revoked which token. Rows are only added.
create table tokens.change (
  id uuid primary key,
  group_id uuid not null,
  token_id uuid not null,
  at timestamptz not null,
  actor_id uuid not null,
  action text not null check (action in ('CREATED', 'REVOKED')),
  detail jsonb not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index change_of_token_group on tokens.change (group_id, at);
select platform.tenant_table('tokens.change');
revoke update, delete on tokens.change from hearth_tenant, hearth_system;
select platform.audited_table('tokens.change', 'id');
