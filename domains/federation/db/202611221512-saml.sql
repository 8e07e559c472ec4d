-- Sign-in with SAML. What a provider said in a POST from its own page is kept until the browser itself comes back with its cookie.
alter table federation.attempt add column word jsonb;

-- Assertions that were taken: none is taken twice, in whichever try it comes. Kept until it would be refused as too old anyway.
create table federation.assertion (
  provider_id uuid not null references federation.provider (id) on delete cascade,
  assertion_id text not null,
  expires_at timestamptz not null,
  primary key (provider_id, assertion_id)
);
create index assertion_expires on federation.assertion (expires_at);
select platform.secured_table('federation.assertion');
