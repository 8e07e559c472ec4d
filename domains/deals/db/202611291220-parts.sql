-- A part of a shift that somebody gives: the columns of the shift are then those of the part, these are the whole as it was.
alter table deals.deal_shift
  add column whole_date date,
  add column whole_start time,
  add column whole_end time,
  add column whole_starts_at timestamptz,
  add column whole_ends_at timestamptz,
  add column whole_break_minutes smallint,
  add constraint deal_shift_whole check (
    num_nulls(whole_date, whole_start, whole_end, whole_starts_at, whole_ends_at, whole_break_minutes) in (0, 6)),
  add constraint deal_shift_part check (whole_date is null or part = 'GIVEN');
