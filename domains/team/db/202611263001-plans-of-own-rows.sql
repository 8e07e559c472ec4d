-- Row security asks these with every statement of a person. PostgreSQL plans a function in SQL that reads a table at each call,
-- which took longer than the statement; one in PL/pgSQL is planned once per connection.
create or replace function team.my_employee_ids() returns uuid[] language plpgsql stable
  as $$ begin return (select coalesce(array_agg(id), '{}') from team.employee where user_id = platform.current_user_id()); end $$;

create or replace function team.my_group_ids() returns uuid[] language plpgsql stable
  as $$ begin return (select coalesce(array_agg(distinct group_id), '{}') from team.employee
    where user_id = platform.current_user_id() and (status = 'ACTIVE' or end_date >= platform.today())); end $$;

create or replace function team.groups_of_work() returns uuid[] language plpgsql stable
  as $$ begin return (select coalesce(array_agg(distinct group_id), '{}') from team.employee where user_id = platform.current_user_id()); end $$;
