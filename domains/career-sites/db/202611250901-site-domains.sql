-- The domain of its own that a group wants its career site on. It gives nothing until a record of its name service has shown whose it is.
create table jobs.site_domain (
  group_id uuid primary key references core.brand (id) on delete cascade,
  -- As the name service knows it: lower case, ASCII.
  domain text not null check (domain = lower(domain) and domain !~ '[^a-z0-9.-]'),
  token text not null,
  state text not null check (state in ('WAITING', 'PROVEN', 'LOST')),
  -- Since when the name leads here; null while it does not. Links go there only then.
  leads_since timestamptz,
  -- Since when the record of a proven domain is missing.
  missing_since timestamptz,
  added_at timestamptz not null,
  checked_at timestamptz,
  -- Null: when somebody asks.
  next_check_at timestamptz,
  check (state = 'PROVEN' or (leads_since is null and missing_since is null))
);
-- Many groups may want a domain; one at a time has proven it.
create unique index site_domain_proven on jobs.site_domain (domain) where state = 'PROVEN';
create index site_domain_due on jobs.site_domain (next_check_at) where next_check_at is not null;
select platform.tenant_table('jobs.site_domain');
