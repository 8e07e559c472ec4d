-- Rows are dated by the moment that row security goes by.
alter table core.brand alter column created_at set default platform.moment();
alter table core.brand alter column updated_at set default platform.moment();
alter table core.favourite_brand alter column created_at set default platform.moment();
