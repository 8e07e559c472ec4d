-- Who works somewhere goes by the moment that row security goes by, and by a day that is the same whatever zone a server is set to.
create or replace function team.my_group_ids() returns uuid[] language sql stable
  as $$ select coalesce(array_agg(distinct group_id), '{}') from team.employee
    where user_id = platform.current_user_id() and (status = 'ACTIVE' or end_date >= platform.today()) $$;
create or replace function access.works_for(person uuid, of_group uuid) returns boolean language sql stable
  as $$ select exists (select 1 from team.employee where user_id = person and group_id = of_group
    and (status = 'ACTIVE' or end_date >= platform.today())) $$;

alter table team.employee alter column created_at set default platform.moment(), alter column updated_at set default platform.moment();
alter table team.position alter column created_at set default platform.moment();
