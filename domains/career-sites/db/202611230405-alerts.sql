-- Whoever asked for mail about new posts. They need no account: an address, what they look for, and when they want to hear. Nothing is sent
-- before they have confirmed from that address; the row goes when they stop it, and a week after nothing was confirmed.
create table jobs.alert (
  id uuid primary key,
  -- What proves the receiver: in the links of the mails that go to them, and nowhere else.
  token text not null unique,
  email text not null,
  site text not null,
  q text not null,
  place text not null,
  -- The same in the form in which posts are searched.
  words text[] not null,
  place_words text[] not null,
  employment_types text[] not null,
  -- Empty: posts in whatever language.
  post_language text not null,
  frequency text not null check (frequency in ('DAILY', 'WEEKLY')),
  language text not null,
  time_zone text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  next_at timestamptz check ((confirmed_at is null) = (next_at is null))
);
create index alert_due on jobs.alert (next_at) where next_at is not null;
create index alert_unconfirmed on jobs.alert (asked_at) where confirmed_at is null;
create index alert_email on jobs.alert (email);
select platform.secured_table('jobs.alert');

-- What somebody was told of already: a post that pauses and comes back is no news.
create table jobs.alert_post (
  alert_id uuid not null references jobs.alert (id) on delete cascade,
  job_id uuid not null references jobs.job (id) on delete cascade,
  primary key (alert_id, job_id)
);
create index alert_post_job on jobs.alert_post (job_id);
select platform.secured_table('jobs.alert_post');
