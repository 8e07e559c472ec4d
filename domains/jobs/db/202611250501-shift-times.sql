-- When somebody in a job works (rules/shift-times.ts): the filter of the career pages, and what an alert asks for. Empty where the post tells no times.
alter table jobs.listing add column shift_times text[] not null default '{}';
alter table jobs.alert add column shift_times text[] not null default '{}';
create index listing_times on jobs.listing using gin (shift_times);

-- What is out already gets its times here; from now on they are written with the listing.
with shift as (
  select job_id, country, (one->>'day')::int as day,
         (one->>'start')::time as start,
         extract(epoch from (one->>'end')::time - (one->>'start')::time) / 60 as minutes
  from jobs.listing, jsonb_array_elements(usual_week) one),
middle as (
  select job_id, country, day,
         (extract(epoch from start) / 60 + (case when minutes <= 0 then minutes + 1440 else minutes end) / 2)::numeric % 1440 as at
  from shift),
part as (
  select job_id, case when at < 330 or at >= 1350 then 4 when at < 690 then 1 when at < 930 then 2 else 3 end as nth from middle
  union
  select job_id, 5 from middle
  where day = any (case when country in ('BH', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SA', 'SD', 'SY', 'YE') then '{5,6}'::int[]
                        when country = 'AF' then '{4,5}' when country = 'IR' then '{5}' when country in ('IN', 'UG') then '{7}' else '{6,7}' end)),
times as (
  select job_id, array_agg((array['MORNING', 'DAY', 'EVENING', 'NIGHT', 'WEEKEND'])[nth] order by nth) as all_times from part group by job_id)
update jobs.listing set shift_times = all_times from times where listing.job_id = times.job_id;
