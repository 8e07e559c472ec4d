-- What the amounts of targets are in, so that they are not read as another currency when the location's changes.
alter table rosters.week_budget add column currency text check (currency ~ '^[A-Z]{3}$');
-- Rows are the system's to see.
set local role hearth_system;
update rosters.week_budget set currency = b.currency from core.brand b where b.id = week_budget.location_id;
reset role;
