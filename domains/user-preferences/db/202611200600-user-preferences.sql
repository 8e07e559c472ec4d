-- What people like the product to do.
create schema user_preferences;

create table user_preferences.navigation (
  user_id uuid primary key,
  default_home_page text check (default_home_page in ('HALO_DASHBOARD', 'RISK_ANALYSIS', 'EMPLOYEE_VOICE')),
  updated_at timestamptz not null
);
select platform.secured_table('user_preferences.navigation');
create policy own on user_preferences.navigation to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, insert, update on user_preferences.navigation to hearth_self;
