-- Rows are dated by the moment that row security goes by.
alter table access."grant" alter column created_at set default platform.moment();
