-- Who should have come by now is asked each minute, of all locations at once. The index is on an expression, so that a person's shifts are
-- not looked for in it: everybody's of these days would be read.
create index published_shift_start on scheduling.published_shift ((starts_at at time zone 'UTC')) where employee_id is not null;
