-- The present, for row security and whatever else in the database asks whether something is valid still. The database's own time,
-- on which all nodes agree; the database of a test puts another function in its place, which hears the clock of the test.
create function platform.moment() returns timestamptz language sql stable parallel safe as $$ select now() $$;
create function platform.today() returns date language sql stable parallel safe
  as $$ select (platform.moment() at time zone 'UTC')::date $$;
