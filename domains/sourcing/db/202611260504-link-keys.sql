-- Keys of links take turns: several are kept, the one with the highest number signs.
alter table sourcing.link_key drop constraint link_key_pkey, drop column only_one,
  add column id uuid primary key default gen_random_uuid(),
  add column number bigint generated always as identity,
  add column made_at timestamptz not null default now(),
  add column replaced_at timestamptz;
