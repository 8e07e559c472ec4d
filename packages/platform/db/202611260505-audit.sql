-- A ledger over the records of who did what. Each row of such a table leaves an entry here in the transaction that wrote it: not its
-- content but a salted hash of it, so that what has to be forgotten can be. A job seals entries in chains, one for each group, so that
-- nobody waits for anybody when they write. What was changed, taken away or slipped in behind the application's back shows there.
create table platform.audit_entry (
  id bigint primary key generated always as identity,
  at timestamptz not null default clock_timestamp(),
  group_id uuid,
  source text not null,
  row_key text not null,
  deed text not null check (deed in ('INSERT', 'UPDATE', 'DELETE')),
  -- Forgotten with the row: without it the hash says nothing of what was hashed.
  salt text,
  content_hash bytea check ((deed = 'DELETE') = (content_hash is null)),
  -- The place in the group's chain, and the hash over it and everything before.
  number bigint,
  hash bytea,
  check ((number is null) = (hash is null))
);
create unique index audit_entry_chain on platform.audit_entry (coalesce(group_id, '00000000-0000-0000-0000-000000000000'), number) where number is not null;
create index audit_entry_waiting on platform.audit_entry (id) where number is null;
create index audit_entry_row on platform.audit_entry (source, row_key, id desc);
select platform.secured_table('platform.audit_entry');
revoke update, delete on platform.audit_entry from hearth_system;
grant update (salt, number, hash) on platform.audit_entry to hearth_system;
-- Also for the owner, as whom rows are deleted that belong to others.
create policy add on platform.audit_entry for insert with check (true);
grant insert on platform.audit_entry to hearth_tenant, hearth_self, hearth_public;

-- How far each chain has come.
create table platform.audit_head (
  chain uuid primary key,
  number bigint not null,
  hash bytea not null
);
select platform.secured_table('platform.audit_head');
revoke delete on platform.audit_head from hearth_system;

create function platform.keep_audit() returns trigger language plpgsql as $$
begin
  if old.number is not null and (new.number is distinct from old.number or new.hash is distinct from old.hash)
    or new.salt is not null and new.salt is distinct from old.salt then
    raise exception 'What is in the ledger is not changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update on platform.audit_entry for each row execute function platform.keep_audit();

-- Notes a row of an audited table. Columns that are empty do not count: one that is added later, and may be empty, changes no hash of before.
create function platform.note_audit() returns trigger language plpgsql
  set timezone = 'UTC' set datestyle = 'ISO, MDY' set intervalstyle = 'iso_8601' set bytea_output = 'hex' set extra_float_digits = 1 as $$
declare
  content jsonb;
  salted text := gen_random_uuid()::text || gen_random_uuid()::text;
begin
  if tg_op = 'DELETE' then content := to_jsonb(old); else content := to_jsonb(new); end if;
  insert into platform.audit_entry (group_id, source, row_key, deed, salt, content_hash)
  values (
    (content ->> 'group_id')::uuid, tg_table_schema || '.' || tg_table_name, content ->> tg_argv[0], tg_op,
    case when tg_op <> 'DELETE' then salted end,
    case when tg_op <> 'DELETE' then sha256(convert_to(salted || jsonb_strip_nulls(content)::text, 'UTF8')) end);
  return null;
end $$;

-- Puts a table into the ledger, with the rows that it has. `key` is the column that says which row it is.
create function platform.audited_table(target regclass, key text) returns void language plpgsql
  set timezone = 'UTC' set datestyle = 'ISO, MDY' set intervalstyle = 'iso_8601' set bytea_output = 'hex' set extra_float_digits = 1 as $$
declare
  named text := (select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target);
begin
  execute format('create trigger audit after insert or update or delete on %s for each row execute function platform.note_audit(%L)', target, key);
  set local role hearth_system;
  execute format(
    'insert into platform.audit_entry (group_id, source, row_key, deed, salt, content_hash)
     select (content ->> ''group_id'')::uuid, %L, content ->> %L, ''INSERT'', salted, sha256(convert_to(salted || content::text, ''UTF8''))
     from (select jsonb_strip_nulls(to_jsonb(t)) as content, gen_random_uuid()::text || gen_random_uuid()::text as salted from %s t offset 0) existing',
    named, key, target);
  reset role;
end $$;
