-- Terms of the global search that a person keeps at hand, the newest first.
create table user_preferences.pinned_search (
  user_id uuid primary key,
  terms text[] not null check (cardinality(terms) <= 10)
);
select platform.secured_table('user_preferences.pinned_search');
create policy own on user_preferences.pinned_search to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, insert, update on user_preferences.pinned_search to hearth_self;
