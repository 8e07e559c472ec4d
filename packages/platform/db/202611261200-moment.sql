-- The present, for whatever in the database dates a row or asks whether something is valid still: its own time, on which all nodes
-- agree. The database of a test puts another function in its place, which hears the clock of the test.
create function platform.moment() returns timestamptz language sql stable parallel safe as $$ select now() $$;
create function platform.today() returns date language sql stable parallel safe
  as $$ select (platform.moment() at time zone 'UTC')::date $$;

alter table platform.mail alter column at set default platform.moment();
alter table platform.outbox alter column at set default platform.moment();
alter table platform.secret alter column made_at set default platform.moment();
alter table platform.text alter column at set default platform.moment();
