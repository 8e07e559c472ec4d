-- When a hired candidate let their account become part of the team. Null until then, and for whom it was tied to at once before they were asked.
alter table applications.application add column joined_at timestamptz check (joined_at is null or stage = 'HIRED');
-- Who was hired by a group before and has not joined yet is the same employee when they are hired again.
create index application_hired_of_person on applications.application (user_id, group_id) where stage = 'HIRED' and joined_at is null;
