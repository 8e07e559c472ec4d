-- The four scopes that statements run in, and what every table of a group has in common.
do $$
declare scope text;
begin
  foreach scope in array array['hearth_tenant', 'hearth_self', 'hearth_public', 'hearth_system'] loop
    if not exists (select from pg_roles where rolname = scope) then
      execute format('create role %I nologin', scope);
    end if;
    if not pg_has_role(current_user, scope, 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to %I', scope, current_user);
    end if;
  end loop;
end $$;

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

create schema if not exists platform;
grant usage on schema platform to hearth_tenant, hearth_self, hearth_public, hearth_system;

create function platform.current_groups() returns uuid[] language sql stable
  as $$ select coalesce(nullif(current_setting('app.groups', true), ''), '{}')::uuid[] $$;

create function platform.current_user_id() returns uuid language sql stable
  as $$ select nullif(current_setting('app.user', true), '')::uuid $$;

-- Text as it is searched: lower case, without accents. Immutable, so that indexes may use it.
create function platform.searchable(value text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Row security that everything has: forced on the owner too, and everything for the system scope.
create function platform.secured_table(target regclass) returns void language plpgsql as $$
declare schema_name text := (select nspname from pg_namespace n join pg_class c on c.relnamespace = n.oid where c.oid = target);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy system on %s to hearth_system using (true) with check (true)', target);
  execute format('grant usage on schema %I to hearth_tenant, hearth_self, hearth_public, hearth_system', schema_name);
  execute format('grant select, insert, update, delete on %s to hearth_system', target);
end $$;

-- The usual table of a group: `group_id` says whose row it is.
create function platform.tenant_table(target regclass) returns void language plpgsql as $$
begin
  perform platform.secured_table(target);
  execute format(
    'create policy tenant on %s to hearth_tenant using (group_id = any ((select platform.current_groups())::uuid[])) with check (group_id = any ((select platform.current_groups())::uuid[]))',
    target);
  execute format('grant select, insert, update, delete on %s to hearth_tenant', target);
end $$;

-- News, written in the transaction that made it true. Everyone may add, only the system reads.
create table platform.outbox (
  id uuid primary key,
  at timestamptz not null default now(),
  type text not null,
  group_id uuid,
  topics text[] not null,
  data jsonb not null
);
create index outbox_at on platform.outbox (at);
select platform.secured_table('platform.outbox');
create policy add on platform.outbox for insert to hearth_tenant, hearth_self, hearth_public with check (true);
grant insert on platform.outbox to hearth_tenant, hearth_self, hearth_public;

-- Mail that was sent or is to be sent: the queue's memory, and the inbox page of a trial installation.
create table platform.mail (
  id uuid primary key,
  at timestamptz not null default now(),
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  problem text,
  sent_at timestamptz
);
create index mail_at on platform.mail (at desc);
select platform.secured_table('platform.mail');
create policy add on platform.mail for insert to hearth_tenant, hearth_self, hearth_public with check (true);
grant insert on platform.mail to hearth_tenant, hearth_self, hearth_public;

-- Secrets that the installation makes for itself at its first start.
create table platform.secret (
  name text primary key,
  value text not null,
  made_at timestamptz not null default now()
);
select platform.secured_table('platform.secret');
