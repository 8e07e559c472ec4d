-- Texts that are written once: for a brand and everything below it, in several languages.
create table messaging.template (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  name text not null,
  -- By language.
  texts jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null
);
create unique index template_name on messaging.template (brand_id, lower(name));
create index template_group on messaging.template (group_id);
select platform.tenant_table('messaging.template');
