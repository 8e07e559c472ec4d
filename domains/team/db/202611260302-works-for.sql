-- What access asks before a right is given: whether the person is employed by the group already.
create or replace function access.works_for(person uuid, of_group uuid) returns boolean language sql stable
  as $$ select exists (select 1 from team.employee where user_id = person and group_id = of_group
    and (status = 'ACTIVE' or end_date >= current_date)) $$;
