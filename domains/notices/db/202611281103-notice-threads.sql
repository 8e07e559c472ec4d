-- A conversation that somebody of a team has looked at settles the notices of it for everybody.
create index notice_thread on notices.notice (thread) where thread is not null and read_at is null and replaced_at is null;
