-- Whoever applied to a group sees its houses, open or not: they stand beside the application.
create function applications.groups_applied_to() returns uuid[] language sql stable
  as $$ select coalesce(array_agg(distinct group_id), '{}') from applications.application where user_id = platform.current_user_id() $$;
create policy of_applications on core.brand for select to hearth_self using (group_id = any ((select applications.groups_applied_to())::uuid[]));
