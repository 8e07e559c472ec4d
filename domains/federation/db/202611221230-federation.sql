-- Sign-in with accounts that somebody else looks after: the identity providers of groups, and who of theirs is who here.
create schema federation;

-- An identity provider that a group's people sign in with. What all installations offer everybody stands in the settings instead.
create table federation.provider (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  -- What the sign-in page and the frame's message call it.
  code text not null constraint provider_code unique check (code ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
  name text not null,
  kind text not null check (kind in ('OIDC', 'SAML')),
  -- OIDC: the issuer. SAML: the entity id of the provider.
  issuer text not null,
  client_id text not null default '',
  -- AES-256-GCM under a key of this installation.
  sealed_secret bytea,
  -- SAML: where people are sent to, and the certificates that sign.
  sign_in_url text,
  certificates text[] not null default '{}',
  -- Mail domains whose people this provider speaks for, and who cannot sign up by themselves.
  email_domains text[] not null default '{}',
  -- Newcomers get this role at this brand; without it they have to be known already.
  newcomer_role text,
  newcomer_brand_id uuid,
  -- The claim that lists the provider's codes of the locations a person works at.
  brand_claim text,
  is_enabled boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((newcomer_role is null) = (newcomer_brand_id is null)),
  unique (group_id, id),
  foreign key (group_id, newcomer_brand_id) references core.brand (group_id, id)
);
create index provider_newcomer_brand on federation.provider (group_id, newcomer_brand_id);
select platform.tenant_table('federation.provider');

-- A mail domain that a group has shown to be its own, by a record in the domain's name service. Until then its provider speaks for nobody there.
create table federation.mail_domain (
  group_id uuid not null references core.brand (id) on delete cascade,
  domain text not null,
  token text not null,
  verified_at timestamptz,
  primary key (group_id, domain)
);
-- Many groups may claim a domain; one at a time has proven it.
create unique index mail_domain_verified on federation.mail_domain (domain) where verified_at is not null;
select platform.tenant_table('federation.mail_domain');

-- The provider's codes of locations.
create table federation.external_brand (
  group_id uuid not null,
  provider_id uuid not null,
  external_code text not null,
  brand_id uuid not null,
  primary key (group_id, provider_id, external_code),
  foreign key (group_id, provider_id) references federation.provider (group_id, id) on delete cascade,
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
create index external_brand_brand on federation.external_brand (group_id, brand_id);
select platform.tenant_table('federation.external_brand');

-- Who of a provider's people is who here: by issuer and subject, never by address alone.
create table federation.link (
  issuer text not null,
  subject text not null,
  user_id uuid not null references identity."user" (id) on delete cascade,
  -- Absent for providers that are everybody's.
  group_id uuid references core.brand (id) on delete cascade,
  created_at timestamptz not null,
  signed_in_at timestamptz,
  -- The provider took the account away.
  ended_at timestamptz,
  primary key (issuer, subject),
  constraint link_one_subject unique (user_id, issuer)
);
create index link_group on federation.link (group_id);
select platform.secured_table('federation.link');

-- One try to sign in: bound to a browser by a cookie, good once, for ten minutes.
create table federation.attempt (
  id uuid primary key,
  provider_code text not null,
  state_hash bytea not null constraint attempt_state unique,
  browser_hash bytea not null,
  verifier text not null,
  nonce text not null,
  return_origin text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The provider's answer was taken; a second one is refused.
  answered_at timestamptz,
  user_id uuid references identity."user" (id) on delete cascade,
  is_new_user boolean not null default false,
  error text,
  code_hash bytea,
  redeemed_at timestamptz
);
create index attempt_user on federation.attempt (user_id);
create index attempt_expires on federation.attempt (expires_at);
select platform.secured_table('federation.attempt');
