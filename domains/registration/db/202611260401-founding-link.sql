-- Links that found a company: the first owner's, and invitations that were used. Only a hash of what opens them is kept.
create table registration.founding_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  kind text not null check (kind in ('FIRST_OWNER', 'INVITATION')),
  -- Only somebody with this address can use it.
  email text,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz,
  check (kind = 'FIRST_OWNER' or used_at is not null)
);
-- One link at a time makes the first owner, however many nodes start.
create unique index founding_link_first_owner on registration.founding_link (kind)
  where kind = 'FIRST_OWNER' and used_at is null and replaced_at is null;
select platform.secured_table('registration.founding_link');
