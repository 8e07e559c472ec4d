-- Mail to an address that its owner has not proven waits, but for the mail that proves it.
alter table platform.mail add column before_proof boolean not null default false;
alter table platform.mail drop constraint mail_state_check;
alter table platform.mail add constraint mail_state_check check (state in ('queued', 'held', 'sent', 'failed'));
create index mail_held on platform.mail (recipient) where state = 'held';
