-- The letters that somebody texts to get the way to apply: one code for a post, and one for a location.
create table jobs.text_code (
  code text primary key,
  job_id uuid unique references jobs.job (id) on delete cascade,
  location_id uuid unique references core.brand (id) on delete cascade,
  made_at timestamptz not null,
  check ((job_id is null) <> (location_id is null))
);
select platform.secured_table('jobs.text_code');
