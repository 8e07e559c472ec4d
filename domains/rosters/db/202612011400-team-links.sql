-- Links that show the published week of a location to whoever has them, without an account. Of the secret only a hash is kept.
create table rosters.team_link (
  id uuid primary key,
  group_id uuid not null,
  location_id uuid not null,
  token_hash bytea not null unique,
  created_by uuid references identity."user" (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To the hour.
  last_read_at timestamptz,
  revoked_at timestamptz,
  constraint team_link_in_group unique (id, group_id),
  constraint team_link_dates check (expires_at > created_at),
  foreign key (group_id, location_id) references core.brand (group_id, id) on delete cascade
);
create unique index team_link_one on rosters.team_link (group_id, location_id) where revoked_at is null;
create index team_link_created_by on rosters.team_link (created_by);
select platform.tenant_table('rosters.team_link');
revoke delete on rosters.team_link from hearth_tenant;

-- Who made and removed links is on the same record.
alter table rosters.change add column link_id uuid;
alter table rosters.change drop constraint change_subject;
alter table rosters.change add constraint change_subject check (num_nonnulls(template_id, recurring_id, link_id) = 1);
