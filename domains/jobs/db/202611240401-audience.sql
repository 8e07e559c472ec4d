-- Whom a post is for: everybody, the staff first and everybody from a day on, or the staff alone.
alter table jobs.job
  add column audience text not null default 'PUBLIC' check (audience in ('PUBLIC', 'STAFF_FIRST', 'STAFF')),
  -- For how many days the staff has it to itself.
  add column staff_days int not null default 0 check (staff_days between 0 and 90),
  -- From when everybody sees a post that is for the staff first; known once it is out.
  add column public_at timestamptz,
  add check ((audience = 'STAFF_FIRST') = (staff_days > 0));
create index job_opens on jobs.job (public_at) where audience = 'STAFF_FIRST' and status = 'LIVE';

-- Whoever works in the group sees its live posts: what they say, but neither which answers rule out nor who wrote them.
create policy staff on jobs.job for select to hearth_self
  using (status = 'LIVE' and group_id = any ((select team.my_group_ids())::uuid[]));
grant select (id, group_id, location_id, position_name, title, description, language, employment_type, pay_min, pay_max, pay_currency, pay_per,
  pay_tips, week_minutes_min, week_minutes_max, starts_on, status, slug, published_at, expires_at, audience, public_at) on jobs.job to hearth_self;
