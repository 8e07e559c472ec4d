-- Where a law lets points choose people only after an audit and a notice: the audit, and who was told when.

-- The last audit by somebody outside of the house, for a brand and everything below it.
create table matching.audit (
  brand_id uuid primary key references core.brand (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  audited_on date not null,
  summary_url text not null,
  set_by uuid not null,
  set_at timestamptz not null
);
create index audit_group on matching.audit (group_id);
select platform.tenant_table('matching.audit');

-- That somebody was told of the points before they may be used for them, and whether they asked to be looked at without.
create table matching.notice (
  application_id uuid primary key references applications.application (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  user_id uuid not null references identity."user" (id) on delete cascade,
  -- The law that asks for it, and where the audit can be read: as the letter said.
  law text not null,
  summary_url text not null,
  told_at timestamptz not null,
  usable_from timestamptz not null check (usable_from > told_at),
  asked_other_at timestamptz
);
create index notice_group on matching.notice (group_id);
create index notice_user on matching.notice (user_id);
select platform.tenant_table('matching.notice');
revoke insert, update, delete on matching.notice from hearth_tenant;
create policy own on matching.notice for select to hearth_self using (user_id = (select platform.current_user_id()));
grant select on matching.notice to hearth_self;
