-- What a group demands of whoever holds a right in it when they sign in.
create table access.sign_in_policy (
  group_id uuid primary key references core.brand (id) on delete cascade,
  second_factor_required boolean not null,
  changed_at timestamptz not null,
  changed_by uuid
);
select platform.tenant_table('access.sign_in_policy');
