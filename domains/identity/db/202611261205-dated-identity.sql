-- Rows are dated by the moment that row security goes by.
alter table identity.signing_key alter column made_at set default platform.moment();
alter table identity."user" alter column created_at set default platform.moment();
