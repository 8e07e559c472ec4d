-- Who should have come by now is asked each minute, of all locations at once.
create index published_shift_start on scheduling.published_shift (starts_at) where employee_id is not null;
