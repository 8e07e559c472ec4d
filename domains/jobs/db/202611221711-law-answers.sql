-- What a law warns of in a post's questions, and somebody said that they looked at.
alter table jobs.job add column law_answers text[] not null default '{}';
