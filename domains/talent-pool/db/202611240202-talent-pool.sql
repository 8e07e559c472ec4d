-- People who may be asked again: why, by whom, and for how long they have said yes to it.
create schema talent_pool;

create table talent_pool.entry (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  location_id uuid not null references core.brand (id),
  user_id uuid not null references identity."user" (id) on delete cascade,
  -- What they applied with; it may be forgotten before the consent to be asked again ends.
  application_id uuid references applications.application (id) on delete set null,
  first_name text not null,
  last_name text not null,
  email text not null,
  language text not null,
  position_name text not null,
  job_title text not null,
  reason text not null check (reason in ('RUNNER_UP', 'NO_OPENING', 'LATER', 'SEASON', 'OTHER')),
  note text not null,
  added_by uuid not null,
  added_by_name text not null,
  added_at timestamptz not null,
  last_contact_at timestamptz not null,
  -- Whoever has not answered by `until` leaves, and so does whoever said yes for so long.
  asked_by uuid not null,
  asked_at timestamptz not null,
  consented_at timestamptz,
  until timestamptz not null,
  search_text text not null generated always as
    (platform.searchable(first_name || ' ' || last_name || ' ' || email || ' ' || position_name || ' ' || job_title || ' ' || note)) stored,
  constraint entry_once unique (group_id, user_id)
);
create index entry_added on talent_pool.entry (group_id, added_at desc, id desc) include (location_id);
create index entry_contact on talent_pool.entry (group_id, last_contact_at, id) include (location_id);
create index entry_location on talent_pool.entry (location_id, added_at desc, id desc);
create index entry_user on talent_pool.entry (user_id);
create index entry_application on talent_pool.entry (application_id);
create index entry_until on talent_pool.entry (until);
create index entry_asked on talent_pool.entry (asked_by, asked_at);
create index entry_words on talent_pool.entry using gin (search_text gin_trgm_ops);
select platform.tenant_table('talent_pool.entry');
create policy own on talent_pool.entry for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on talent_pool.entry to hearth_self;

-- What the mailed links carry. Nobody but the system reads it.
create table talent_pool.link (
  entry_id uuid primary key references talent_pool.entry (id) on delete cascade,
  token text not null unique
);
select platform.secured_table('talent_pool.link');

-- A tag belongs to a brand and serves everything below it; those of the group itself serve everybody.
create table talent_pool.tag (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  made_by uuid not null,
  made_at timestamptz not null
);
create unique index tag_name on talent_pool.tag (brand_id, platform.searchable(name));
create index tag_group on talent_pool.tag (group_id);
select platform.tenant_table('talent_pool.tag');

create table talent_pool.entry_tag (
  entry_id uuid not null references talent_pool.entry (id) on delete cascade,
  tag_id uuid not null references talent_pool.tag (id) on delete cascade,
  group_id uuid not null,
  primary key (entry_id, tag_id)
);
create index entry_tag_tag on talent_pool.entry_tag (tag_id, entry_id);
create index entry_tag_group on talent_pool.entry_tag (group_id);
select platform.tenant_table('talent_pool.entry_tag');

-- A search that a brand uses again.
create table talent_pool.saved_search (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  filter jsonb not null,
  made_by uuid not null,
  made_at timestamptz not null
);
create unique index saved_search_name on talent_pool.saved_search (brand_id, platform.searchable(name));
create index saved_search_group on talent_pool.saved_search (group_id);
select platform.tenant_table('talent_pool.saved_search');

-- That somebody was invited to apply for a post, and whether they did.
create table talent_pool.invitation (
  id uuid primary key,
  group_id uuid not null,
  entry_id uuid not null references talent_pool.entry (id) on delete cascade,
  job_id uuid not null references jobs.job (id) on delete cascade,
  job_title text not null,
  sent_by uuid not null,
  sent_at timestamptz not null,
  applied_at timestamptz
);
create index invitation_entry on talent_pool.invitation (entry_id, sent_at desc);
create index invitation_job on talent_pool.invitation (job_id);
create index invitation_group on talent_pool.invitation (group_id);
create index invitation_sender on talent_pool.invitation (sent_by, sent_at);
select platform.tenant_table('talent_pool.invitation');

-- What was done in the pool, and nothing of whose it was once the entry is gone.
create table talent_pool.event (
  id bigint primary key generated always as identity,
  group_id uuid not null references core.brand (id) on delete cascade,
  location_id uuid not null,
  entry_id uuid not null,
  deed text not null check (deed in ('ADDED', 'CHANGED', 'ASKED', 'CONSENTED', 'INVITED', 'APPLIED', 'REMOVED', 'LEFT', 'EXPIRED', 'HIRED', 'ERASED')),
  -- Nobody where the person themselves or the night did it.
  by_user_id uuid,
  at timestamptz not null,
  impersonator_id uuid default platform.current_impersonator_id()
);
create index event_entry on talent_pool.event (entry_id, id);
create index event_group on talent_pool.event (group_id, location_id);
select platform.tenant_table('talent_pool.event');
revoke update, delete on talent_pool.event from hearth_tenant;
