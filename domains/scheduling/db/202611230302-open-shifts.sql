-- What nobody holds yet, of a whole group: few rows among many.
create index shift_unheld on scheduling.shift (group_id, local_date) where employee_id is null and not removed;
