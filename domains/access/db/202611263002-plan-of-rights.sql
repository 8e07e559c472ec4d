-- As in team: row security asks it with every statement of a person, and is to plan it once per connection.
create or replace function access.groups_of_rights() returns uuid[] language plpgsql stable
  as $$ begin return (select coalesce(array_agg(distinct group_id), '{}') from access."grant" where user_id = platform.current_user_id()); end $$;
