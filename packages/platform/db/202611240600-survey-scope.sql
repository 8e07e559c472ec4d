-- The scope that counts what people said of themselves for statistics. It sees those answers and nothing else.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hearth_survey') then
    create role hearth_survey nologin;
  end if;
  if not pg_has_role(current_user, 'hearth_survey', 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant hearth_survey to %I', current_user);
  end if;
end $$;
grant usage on schema platform to hearth_survey;
