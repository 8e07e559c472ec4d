-- The groups that the person who is signed in works for now: what the row security of higher domains asks for.
create function team.my_group_ids() returns uuid[] language sql stable
  as $$ select coalesce(array_agg(distinct group_id), '{}') from team.employee
    where user_id = platform.current_user_id() and (status = 'ACTIVE' or end_date >= current_date) $$;
