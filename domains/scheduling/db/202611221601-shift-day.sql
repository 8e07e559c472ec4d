-- What stands on a day in a whole group: dashboards ask for it at once, not location by location.
create index shift_day on scheduling.shift (group_id, local_date);
