-- Time off for a part of one day: a morning, an afternoon, or some hours, by the clock of the location.
alter table scheduling.time_off
  add column part text not null default 'DAYS' check (part in ('DAYS', 'MORNING', 'AFTERNOON', 'HOURS')),
  add column start_time time,
  -- Midnight is the end of the day.
  add column end_time time,
  add constraint time_off_part_times check (
    case when part = 'DAYS' then start_time is null and end_time is null
    else start_time is not null and end_time is not null and starts_on = ends_on and (end_time > start_time or end_time = '00:00') end
  );
