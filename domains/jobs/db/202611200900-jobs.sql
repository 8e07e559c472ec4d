-- Job posts: what employers write (job), what the public sees of it while it is live (listing), and who changed what (job_change).
create schema jobs;

create table jobs.job (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  location_id uuid not null references core.brand (id),
  position_id uuid,
  position_name text not null,
  title text not null,
  description text not null,
  language text not null,
  employment_type text,
  pay_min bigint,
  pay_max bigint,
  pay_currency text,
  pay_per text,
  pay_tips boolean not null default false,
  -- Minutes, so that half and quarter hours are whole numbers.
  week_minutes_min int,
  week_minutes_max int,
  starts_on date,
  usual_week jsonb not null default '[]',
  perks jsonb not null default '[]',
  questions jsonb not null default '[]',
  publish_on date,
  closes_on date,
  evergreen boolean not null default false,
  hires_target int not null default 1 check (hires_target > 0),
  hires int not null default 0 check (hires >= 0),
  status text not null check (status in ('DRAFT', 'PENDING_APPROVAL', 'SCHEDULED', 'LIVE', 'PAUSED', 'FILLED', 'CLOSED', 'EXPIRED')),
  slug text,
  -- The first and the latest time that it went live; the first stays, so that a removed post can say that it was there.
  first_published_at timestamptz,
  published_at timestamptz,
  -- The start of publish_on and the end of closes_on at the location.
  goes_live_at timestamptz,
  expires_at timestamptz,
  version int not null default 1,
  search_text text not null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status not in ('LIVE', 'PAUSED') or slug is not null),
  check ((pay_min is null) = (pay_currency is null) and (pay_min is null) = (pay_per is null) and (pay_min is null) = (pay_max is null))
);
create unique index job_slug on jobs.job (group_id, slug);
create index job_group on jobs.job (group_id, updated_at desc);
create index job_location on jobs.job (location_id);
create index job_goes_live on jobs.job (goes_live_at) where status = 'SCHEDULED';
create index job_expires on jobs.job (expires_at) where status in ('LIVE', 'PAUSED');
select platform.tenant_table('jobs.job');

-- Everything that the public may see of a live job, and nothing else. It has no row while the job is not live.
create table jobs.listing (
  job_id uuid primary key references jobs.job (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  location_id uuid not null,
  slug text not null,
  site_slug text not null,
  site_name text not null,
  -- The brand that people know the place by: the nearest one above it, or the group.
  employer text not null,
  title text not null,
  position_name text not null,
  description text not null,
  language text not null,
  employment_type text not null,
  pay_min bigint,
  pay_max bigint,
  pay_currency text,
  pay_per text,
  pay_tips boolean not null,
  pay_hour bigint,
  week_minutes_min int,
  week_minutes_max int,
  starts_on date,
  usual_week jsonb not null,
  perks jsonb not null,
  questions jsonb not null,
  closes_on date,
  evergreen boolean not null,
  place_name text not null,
  address text not null,
  city text not null,
  region text not null,
  country text not null,
  latitude double precision,
  longitude double precision,
  search_text text not null,
  place_text text not null,
  published_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz
);
create unique index listing_address on jobs.listing (site_slug, slug);
create index listing_newest on jobs.listing (published_at desc, job_id);
create index listing_group on jobs.listing (group_id);
create index listing_point on jobs.listing (latitude, longitude);
create index listing_words on jobs.listing using gin (search_text gin_trgm_ops);
create index listing_place on jobs.listing using gin (place_text gin_trgm_ops);
select platform.tenant_table('jobs.listing');
create policy live on jobs.listing for select to hearth_public, hearth_self
  using (expires_at is null or expires_at > now());
grant select on jobs.listing to hearth_public, hearth_self;

-- Who did what to a job. Rows are only ever added.
create table jobs.job_change (
  id uuid primary key,
  -- The order in which things happened, also within one moment.
  number bigint not null generated always as identity,
  group_id uuid not null references core.brand (id) on delete cascade,
  job_id uuid not null references jobs.job (id) on delete cascade,
  at timestamptz not null,
  actor_id uuid,
  kind text not null check (kind in ('CREATED', 'EDITED', 'STATUS')),
  from_status text,
  to_status text,
  -- For an edit: each changed field with what it was and what it became.
  fields jsonb not null default '{}'
);
create index job_change_job on jobs.job_change (job_id, number desc);
create index job_change_group on jobs.job_change (group_id);
select platform.tenant_table('jobs.job_change');
revoke update, delete on jobs.job_change from hearth_tenant, hearth_system;

-- What a group demands of its posts; no row: nothing.
create table jobs.rule (
  group_id uuid primary key references core.brand (id) on delete cascade,
  approval_required boolean not null
);
select platform.tenant_table('jobs.rule');

create view jobs.job_view with (security_invoker = true) as
  select id, group_id, location_id, position_id, position_name, title, status, slug, employment_type, evergreen,
         hires_target, hires, published_at, expires_at, created_at
  from jobs.job;
grant select on jobs.job_view to hearth_tenant, hearth_system;
