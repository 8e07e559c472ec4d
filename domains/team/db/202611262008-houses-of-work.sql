-- Whoever works or worked for a group sees its houses, open or not: they stand on their schedule.
create function team.groups_of_work() returns uuid[] language sql stable
  as $$ select coalesce(array_agg(distinct group_id), '{}') from team.employee where user_id = platform.current_user_id() $$;
create policy of_work on core.brand for select to hearth_self using (group_id = any ((select team.groups_of_work())::uuid[]));
