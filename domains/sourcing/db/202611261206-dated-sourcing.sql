-- Rows are dated by the moment that row security goes by.
alter table sourcing.link_key alter column made_at set default platform.moment();
