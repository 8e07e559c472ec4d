-- As what people registered, and the group that an employer's registration made.
create schema registration;

create table registration.registration (
  user_id uuid primary key references identity."user" (id) on delete cascade,
  user_type text not null check (user_type in ('CANDIDATE', 'EMPLOYER')),
  mode text not null check (mode in ('NORMAL')),
  -- The root brand that was made.
  brand_id uuid references core.brand (id) on delete set null,
  registered_at timestamptz not null
);
create index registration_brand on registration.registration (brand_id);
select platform.secured_table('registration.registration');
create policy own on registration.registration to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, insert, update on registration.registration to hearth_self;

-- When an address was last sent an activation link, by a hash of the address.
create table registration.activation_mail (
  address_hash bytea primary key,
  sent_at timestamptz not null
);
select platform.secured_table('registration.activation_mail');
