-- Whoever holds a right in a group sees its houses, open or not.
create function access.groups_of_rights() returns uuid[] language sql stable
  as $$ select coalesce(array_agg(distinct group_id), '{}') from access."grant" where user_id = platform.current_user_id() $$;
create policy of_rights on core.brand for select to hearth_self using (group_id = any ((select access.groups_of_rights())::uuid[]));
