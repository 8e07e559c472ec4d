-- Texts that were sent or are to be sent, by a provider that the installation is set up with.
create table platform.text (
  id uuid primary key,
  at timestamptz not null default now(),
  sender text not null,
  recipient text not null,
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'delivered', 'failed')),
  attempts int not null default 0,
  problem text,
  sent_at timestamptz,
  -- The job that is asked for when the text does not arrive.
  otherwise jsonb
);
create index text_at on platform.text (at desc);
select platform.secured_table('platform.text');
create policy add on platform.text for insert to hearth_tenant, hearth_self, hearth_public with check (true);
grant insert on platform.text to hearth_tenant, hearth_self, hearth_public;
