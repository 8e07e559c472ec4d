-- Where a group's events are sent, and what became of each.
create schema webhooks;

create table webhooks.endpoint (
  id uuid primary key,
  group_id uuid not null,
  -- It hears of this brand and everything below it.
  brand_id uuid not null,
  name text not null check (name <> ''),
  address text not null check (address <> ''),
  -- Public names of events.
  events text[] not null check (cardinality(events) > 0),
  -- Sealed, as is the one before it, which signs for a day after a rotation.
  secret text not null,
  previous_secret text,
  previous_until timestamptz check ((previous_until is null) = (previous_secret is null)),
  state text not null check (state in ('ACTIVE', 'PAUSED')),
  paused_because text check (paused_because in ('PERSON', 'GONE', 'FAILING') and (paused_because is null) = (state = 'ACTIVE')),
  -- Since when each try failed; null when the last one did not.
  failing_since timestamptz,
  version integer not null,
  created_by uuid references identity."user" (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint endpoint_in_group unique (id, group_id),
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index endpoint_of_brand on webhooks.endpoint (group_id, brand_id);
create index endpoint_created_by on webhooks.endpoint (created_by);
select platform.tenant_table('webhooks.endpoint');
-- Groups read theirs without the secrets; the system scope writes, which has checked what may be written.
revoke select, insert, update, delete on webhooks.endpoint from hearth_tenant;
grant select (id, group_id, brand_id, name, address, events, previous_until, state, paused_because, failing_since, version, created_by, created_at, updated_at)
  on webhooks.endpoint to hearth_tenant;

-- One row for each event and endpoint, kept for 30 days. Ids and states alone.
create table webhooks.delivery (
  id uuid primary key,
  group_id uuid not null,
  endpoint_id uuid not null,
  -- The same for all endpoints that hear of an event, and for each try.
  event_id uuid not null,
  type text not null,
  at timestamptz not null,
  data jsonb not null,
  -- Whose deletion deletes the row.
  application_id uuid,
  state text not null check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  -- While it is being sent: until when nobody else takes it.
  not_before timestamptz check ((not_before is null) = (state <> 'WAITING')),
  attempts integer not null default 0,
  tried_at timestamptz,
  failure text check (failure in ('STATUS', 'TIMEOUT', 'UNREACHABLE')),
  response_status integer,
  response_body text check (octet_length(response_body) <= 1024),
  created_at timestamptz not null,
  constraint delivery_once unique (endpoint_id, event_id),
  foreign key (endpoint_id, group_id) references webhooks.endpoint (id, group_id) on delete cascade
);
create index delivery_due on webhooks.delivery (endpoint_id, not_before, id) where state = 'WAITING';
create index delivery_log on webhooks.delivery (endpoint_id, id desc);
create index delivery_of_application on webhooks.delivery (application_id) where application_id is not null;
create index delivery_created_at on webhooks.delivery (created_at);
select platform.tenant_table('webhooks.delivery');
revoke insert, update, delete on webhooks.delivery from hearth_tenant;

-- Who did what to which webhook; without a person where it was paused because its receiver failed. Rows are only added.
create table webhooks.change (
  id uuid primary key,
  group_id uuid not null,
  endpoint_id uuid not null,
  at timestamptz not null,
  actor_id uuid,
  action text not null check (action in ('CREATED', 'CHANGED', 'PAUSED', 'RESUMED', 'ROTATED', 'DELETED')),
  detail jsonb not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index change_of_webhook_group on webhooks.change (group_id, at);
select platform.tenant_table('webhooks.change');
revoke update, delete on webhooks.change from hearth_tenant, hearth_system;
select platform.audited_table('webhooks.change', 'id');
