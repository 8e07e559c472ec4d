-- Whoever stands in the pool of a group sees its houses, open or not: they stand beside the consent.
create function talent_pool.groups_of_pools() returns uuid[] language sql stable
  as $$ select coalesce(array_agg(distinct group_id), '{}') from talent_pool.entry where user_id = platform.current_user_id() $$;
create policy of_pools on core.brand for select to hearth_self using (group_id = any ((select talent_pool.groups_of_pools())::uuid[]));
