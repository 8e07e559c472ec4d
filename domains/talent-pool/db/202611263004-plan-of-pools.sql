-- As in team: row security asks it with every statement of a person, and is to plan it once per connection.
create or replace function talent_pool.groups_of_pools() returns uuid[] language plpgsql stable
  as $$ begin return (select coalesce(array_agg(distinct group_id), '{}') from talent_pool.entry where user_id = platform.current_user_id()); end $$;
